"""One tiny dishonest game for each promise."""
