"""A designer's report on a game: what many games by bots say of its seats, course, components and depth."""
