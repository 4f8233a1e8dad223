"""Where you are: the scenes and their stack."""
