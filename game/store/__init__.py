"""What lasts: the journal of the match on the table, and the history of those that are over."""
