"""A gamepad without hardware, attached through the SDL that pygame brings: real events, hot-plug and rumble.

The pad is on the same path as one in somebody's hands, so nothing is mocked. It is driven by hand:
change a button, axis or hat, then let pygame pump.
"""

from __future__ import annotations

import ctypes
import glob
import os
from typing import Any, Self

import pygame

A, B, X, Y, BACK, GUIDE, START, LEFT_STICK, RIGHT_STICK = range(9)
LEFT_SHOULDER, RIGHT_SHOULDER, DPAD_UP, DPAD_DOWN, DPAD_LEFT, DPAD_RIGHT = range(9, 15)
LEFT_X, LEFT_Y, RIGHT_X, RIGHT_Y, LEFT_TRIGGER, RIGHT_TRIGGER = range(6)
HAT_CENTRE, HAT_UP, HAT_RIGHT, HAT_DOWN, HAT_LEFT = 0, 1, 2, 4, 8

_RUMBLE = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_uint16, ctypes.c_uint16)
_GAMECONTROLLER = 1  # SDL_JOYSTICK_TYPE_GAMECONTROLLER


class _Description(ctypes.Structure):
    """SDL_VirtualJoystickDesc, version 1."""

    _fields_ = (
        *((name, ctypes.c_uint16) for name in ("version", "type", "axes", "buttons", "hats")),
        *((name, ctypes.c_uint16) for name in ("vendor", "product", "padding")),
        *((name, ctypes.c_uint32) for name in ("button_mask", "axis_mask")),
        ("name", ctypes.c_char_p),
        ("userdata", ctypes.c_void_p),
        ("update", ctypes.c_void_p),
        ("set_player", ctypes.c_void_p),
        ("rumble", _RUMBLE),
        *((name, ctypes.c_void_p) for name in ("rumble_triggers", "set_led", "send_effect")),
    )


def _sdl() -> ctypes.CDLL:
    """The very library pygame has loaded; a second copy would know nothing of its joysticks."""
    root = os.path.dirname(pygame.__file__)
    for pattern in ("../pygame_ce.libs/libSDL2-2*.so*", ".dylibs/libSDL2-2*.dylib", "SDL2.dll"):
        for path in glob.glob(os.path.join(root, pattern)):
            return _typed(ctypes.CDLL(path))
    return _typed(ctypes.CDLL("libSDL2-2.0.so.0"))  # a pygame built against the system's SDL


def _typed(sdl: ctypes.CDLL) -> ctypes.CDLL:
    sdl.SDL_JoystickOpen.restype = ctypes.c_void_p
    sdl.SDL_GetError.restype = ctypes.c_char_p
    sdl.SDL_JoystickClose.argtypes = (ctypes.c_void_p,)
    for part, value in (("Button", ctypes.c_uint8), ("Axis", ctypes.c_int16), ("Hat", ctypes.c_uint8)):
        getattr(sdl, f"SDL_JoystickSetVirtual{part}").argtypes = (ctypes.c_void_p, ctypes.c_int, value)
    return sdl


class VirtualPad:
    """One virtual pad, plugged in when made and, in a with-block, unplugged at its end.

    `mapped` pads are game controllers to SDL, others raw sticks. Buttons and axes are in the order of
    the controller API, by the names above. `rumbles` collects (low, high) in 0..65535 as they reach
    the pad. Raises RuntimeError when SDL refuses.
    """

    def __init__(
        self,
        name: str = "Sofa Pad",
        *,
        vendor: int = 0x1209,
        product: int = 1,
        mapped: bool = True,
        buttons: int = 15,
        axes: int = 6,
        hats: int | None = None,
    ) -> None:
        self._lib = _sdl()
        self.rumbles: list[tuple[int, int]] = []
        self._rumble = _RUMBLE(self._rumbled)
        self._description = _Description(
            version=1,
            type=_GAMECONTROLLER if mapped else 0,
            axes=axes,
            buttons=buttons,
            hats=(0 if mapped else 1) if hats is None else hats,
            vendor=vendor,
            product=product,
            button_mask=(1 << buttons) - 1 if mapped else 0,
            axis_mask=(1 << axes) - 1 if mapped else 0,
            name=name.encode(),
            rumble=self._rumble,
        )
        index = self._lib.SDL_JoystickAttachVirtualEx(ctypes.byref(self._description))
        if index < 0:
            raise RuntimeError(self._lib.SDL_GetError().decode())
        self.instance_id: int = self._lib.SDL_JoystickGetDeviceInstanceID(index)
        # A handle of our own, so that the pad can be driven before the game opens it.
        self._stick: Any = self._lib.SDL_JoystickOpen(index)

    @property
    def key(self) -> str:
        """The key of the device the house knows this pad by."""
        return f"pad:{self.instance_id}"

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        self.unplug()

    def _rumbled(self, _userdata: int, low: int, high: int) -> int:
        self.rumbles.append((low, high))
        return 0

    def press(self, button: int) -> None:
        """Push a button down."""
        self._do("Button", button, 1)

    def release(self, button: int) -> None:
        """Let a button up."""
        self._do("Button", button, 0)

    def push(self, axis: int, value: float) -> None:
        """Move an axis, -1..1."""
        self._do("Axis", axis, max(-32768, min(32767, round(value * 32767))))

    def hat(self, value: int, number: int = 0) -> None:
        """Turn a hat; values may be added for corners."""
        self._do("Hat", number, value)

    def unplug(self) -> None:
        """Pull the plug; a second time is harmless."""
        if self._stick is None:
            return
        for index in range(self._lib.SDL_NumJoysticks()):  # indices shift with every plug
            if self._lib.SDL_JoystickGetDeviceInstanceID(index) == self.instance_id:
                self._check(self._lib.SDL_JoystickDetachVirtual(index))
                break
        self._lib.SDL_JoystickClose(self._stick)
        self._stick = None

    def _do(self, part: str, number: int, value: int) -> None:
        self._check(getattr(self._lib, f"SDL_JoystickSetVirtual{part}")(self._stick, number, value))

    def _check(self, result: int) -> None:
        if result != 0:
            raise RuntimeError(self._lib.SDL_GetError().decode())
