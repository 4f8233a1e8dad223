"""What the house promises, tried."""
