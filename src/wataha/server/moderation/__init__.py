"""For hosts: reports, what is done about them, and words that are not to be said."""
