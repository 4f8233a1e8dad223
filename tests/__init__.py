"""What the house promises, tried."""

import pytest

pytest.register_assert_rewrite("tests.promises")
