"""Cellophane for Python: games for programs that play and learn, with `reset` and `step` as that field has them.

    from cellophane import Environment

    environment = Environment()
    observation, info = environment.reset(seed=5)
    while True:
        action = my_policy(observation, info["action_mask"])
        observation, reward, terminated, truncated, info = environment.step(action)
        if terminated:
            break

It needs numpy and the shared library, which `cmake --install` brings; CELLOPHANE_LIBRARY names it where the system does
not find it. Everything goes through include/cellophane.h, whose comments are the reference.
"""

import ctypes
import ctypes.util
import json
import os

import numpy

INTERFACE = 1
"""The CELLOPHANE_INTERFACE of the header that this file was written for."""


class Error(Exception):
    """What a function of the library has refused. `code` is one of the error codes of the header."""

    def __init__(self, code, sentence):
        super().__init__(sentence)
        self.code = code


class _Dungeon(ctypes.Structure):
    _fields_ = [
        ("seed", ctypes.c_uint64),
        ("style", ctypes.c_char_p),
        ("variant", ctypes.c_char_p),
        ("depth", ctypes.c_int32),
        ("harmless", ctypes.c_int32),
    ]


class _Outcome(ctypes.Structure):
    _fields_ = [(name, ctypes.c_int32) for name in ("turns", "going_on", "asked", "over")]


def _load():
    name = os.environ.get("CELLOPHANE_LIBRARY") or ctypes.util.find_library("cellophane")
    if not name:
        raise ImportError("libcellophane.so is not installed; name it in the environment variable CELLOPHANE_LIBRARY.")
    library = ctypes.CDLL(name)
    for function in ("cellophane_last_error", "cellophane_version", "cellophane_observation_layout"):
        getattr(library, function).restype = ctypes.c_char_p
    for function in ("cellophane_observation_bytes", "cellophane_mask_bytes"):
        getattr(library, function).restype = ctypes.c_size_t
    handle, size, integer = ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int32
    library.cellophane_game_new.argtypes = [ctypes.POINTER(_Dungeon), ctypes.POINTER(handle)]
    library.cellophane_game_free.argtypes = [handle]
    library.cellophane_game_free.restype = None
    library.cellophane_game_reset.argtypes = [handle, ctypes.c_uint64]
    library.cellophane_game_step.argtypes = [handle, integer, ctypes.POINTER(_Outcome)]
    library.cellophane_game_observe.argtypes = [handle, handle, size]
    library.cellophane_game_mask.argtypes = [handle, handle, size, ctypes.POINTER(integer)]
    library.cellophane_game_fork.argtypes = [handle, ctypes.POINTER(handle)]
    library.cellophane_game_restore.argtypes = [handle, handle]
    library.cellophane_game_hash.argtypes = [handle, ctypes.POINTER(ctypes.c_uint64)]
    library.cellophane_game_recording.argtypes = [handle, handle, size, ctypes.POINTER(size)]
    if library.cellophane_interface() != INTERFACE:
        raise ImportError(f"{name} has the interface {library.cellophane_interface()}; this file takes {INTERFACE}.")
    return library


_library = _load()

LAYOUT = json.loads(_library.cellophane_observation_layout())
"""The fields of observations, the names their numbers stand for, and the numbers of actions (docs/observation.md)."""

ACTIONS = LAYOUT["actions"]["count"]
MASKED_ACTIONS = LAYOUT["actions"]["masked"]
_OBSERVATION_BYTES = _library.cellophane_observation_bytes()
_MASK_BYTES = _library.cellophane_mask_bytes()
_TYPES = {"uint8": "u1", "int16": "<i2", "int32": "<i4", "uint32": "<u4"}


def _check(code):
    if code:
        raise Error(code, _library.cellophane_last_error().decode())


def _whole(name, value, least, most):
    """A number as the library takes it: ctypes would cut off what is too large."""
    number = int(value)
    if not least <= number <= most:
        raise ValueError(f"{name} is a whole number from {least} to {most}, not {value}.")
    return number


class Environment:
    """One game after another.

    style, variant: names, as in links. depth: the level on which games begin. harmless: nothing hurts the hero.

    An observation is a dictionary of arrays, a field each, which share one block of memory: `observation_bytes`. The
    next `reset` or `step` writes it anew; copy what is to be kept. A reward is what the score has risen by.
    """

    def __init__(self, style=None, variant=None, depth=1, harmless=False):
        self._dungeon = _Dungeon(
            1,
            style.encode() if style else None,
            variant.encode() if variant else None,
            _whole("depth", depth, 1, 2**31 - 1),
            bool(harmless),
        )
        self._game = ctypes.c_void_p()
        self._outcome = _Outcome()
        self._members = ctypes.c_int32()
        self._seed = 0
        self._score = 0
        self.observation_bytes = numpy.zeros(_OBSERVATION_BYTES, numpy.uint8)
        self.mask_bytes = numpy.zeros(_MASK_BYTES, numpy.uint8)
        self._observation = {field["name"]: self._view(field) for field in LAYOUT["fields"]}

    def _view(self, field):
        kind = numpy.dtype(_TYPES[field["type"]])
        count = int(numpy.prod(field["shape"], dtype=int))
        part = self.observation_bytes[field["offset"] : field["offset"] + count * kind.itemsize]
        return part.view(kind).reshape(field["shape"])

    def reset(self, *, seed=None, options=None):
        """Begins another game: of a seed from 1 to 2**64 - 1, or of the one after the last. Gives (observation, info).

        options: none are known; `None` or an empty dictionary.
        """
        if options:
            raise ValueError(f"reset takes no options, and there is {next(iter(options))!r}.")
        seed = self._seed + 1 if seed is None else _whole("seed", seed, 1, 2**64 - 1)
        if self._game:
            _check(_library.cellophane_game_reset(self._game, seed))
        else:
            self._dungeon.seed = seed
            _check(_library.cellophane_game_new(ctypes.byref(self._dungeon), ctypes.byref(self._game)))
        self._seed = seed
        self._look()
        self._score = int(self._observation["score"])
        return self._observation, self._info(0)

    def step(self, action):
        """Carries out an action, by its number. Gives (observation, reward, terminated, truncated, info)."""
        action = _whole("action", action, 0, ACTIONS - 1)
        _check(_library.cellophane_game_step(self._game, action, ctypes.byref(self._outcome)))
        self._look()
        score = int(self._observation["score"])
        reward, self._score = float(score - self._score), score
        return self._observation, reward, bool(self._outcome.over), False, self._info(self._outcome.turns)

    def _look(self):
        _check(_library.cellophane_game_observe(self._game, self.observation_bytes.ctypes.data, _OBSERVATION_BYTES))
        members = ctypes.byref(self._members)
        _check(_library.cellophane_game_mask(self._game, self.mask_bytes.ctypes.data, _MASK_BYTES, members))

    def _info(self, turns):
        """The mask has one number an action, 1 for those that make sense now: all 0 once the game is over."""
        mask = numpy.unpackbits(self.mask_bytes, bitorder="little")[:MASKED_ACTIONS]
        return {"action_mask": mask, "turns": turns, "seed": self._seed}

    def state_hash(self):
        """A hash of the whole state: equal states have equal hashes on every machine."""
        hash = ctypes.c_uint64()
        _check(_library.cellophane_game_hash(self._game, ctypes.byref(hash)))
        return hash.value

    def recording(self):
        """How the game was played, as bytes: the content of a file for `cellophane replay` and `cellophane rank`."""
        length = ctypes.c_size_t()
        _check(_library.cellophane_game_recording(self._game, None, 0, ctypes.byref(length)))
        file = (ctypes.c_char * length.value)()
        _check(_library.cellophane_game_recording(self._game, file, length, ctypes.byref(length)))
        return file.raw

    def close(self):
        """Frees the game. Another `reset` begins one anew."""
        _library.cellophane_game_free(self._game)
        self._game = ctypes.c_void_p()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def __del__(self):
        if getattr(self, "_game", None):
            self.close()
