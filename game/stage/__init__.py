"""What you see and hear: a table drawn from views and beats. Knows the kernel, and no game."""
