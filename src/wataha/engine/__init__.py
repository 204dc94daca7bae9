"""The contract that every game keeps, and what works on all games alike."""
