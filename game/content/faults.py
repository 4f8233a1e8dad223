"""What can be wrong with a file of the program: the kernel's words for it, where the readers of files look."""

from game.kernel.faults import ContentError, Fault

__all__ = ["ContentError", "Fault"]
