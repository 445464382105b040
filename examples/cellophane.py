"""Cellophane for Python: games for programs that play and learn, with `reset` and `step` as that field has them.

    from cellophane import Environment

    environment = Environment()
    observation, info = environment.reset(seed=5)
    while True:
        action = my_policy(observation, info["action_mask"])
        observation, reward, terminated, truncated, info = environment.step(action)
        if terminated or truncated:
            break

`VectorEnvironment` has many games at once; many_games.py beside this file plays with it. All needs numpy and the shared
library, which `cmake --install` brings; CELLOPHANE_LIBRARY names it where the system does not find it. Everything goes through include/cellophane.h, whose comments are the reference.
"""

import ctypes
import ctypes.util
import json
import operator
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
    _fields_ = [(name, ctypes.c_int32) for name in ("turns", "going_on", "asked", "over", "changed")]


class _Results(ctypes.Structure):
    _fields_ = [(name, ctypes.c_void_p) for name in ("outcomes", "observations", "masks", "members")]


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
    library.cellophane_batch_new.argtypes = [ctypes.POINTER(_Dungeon), handle, size, ctypes.POINTER(handle)]
    library.cellophane_batch_free.argtypes = [handle]
    library.cellophane_batch_free.restype = None
    library.cellophane_batch_step.argtypes = [handle, handle, ctypes.POINTER(_Results)]
    library.cellophane_batch_look.argtypes = [handle, ctypes.POINTER(_Results)]
    library.cellophane_batch_reset.argtypes = [handle, size, ctypes.c_uint64]
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
    try:
        number = operator.index(value)
    except TypeError:
        raise ValueError(f"{name} is a whole number from {least} to {most}, not {value!r}.") from None
    if not least <= number <= most:
        raise ValueError(f"{name} is a whole number from {least} to {most}, not {value}.")
    return number


def _needs(handle):
    if not handle:
        raise RuntimeError("There is no game yet, or it was closed: call reset first.")


def _limit(max_actions):
    return None if max_actions is None else _whole("max_actions", max_actions, 1, 2**62)


def _dungeon(style, variant, depth, harmless):
    return _Dungeon(
        1,
        style.encode() if style else None,
        variant.encode() if variant else None,
        _whole("depth", depth, 1, 2**31 - 1),
        bool(harmless),
    )


class _Closing:
    """What `close` frees is freed at the end of a `with`, or when it is forgotten. `_held` names what that is."""

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def __del__(self):
        if getattr(self, self._held, None):
            self.close()


class Environment(_Closing):
    """One game after another.

    style, variant: names, as in links. depth: the level on which games begin. harmless: nothing hurts the hero.
    max_actions: after so many a game is truncated; None: never.

    An observation is a dictionary of arrays, a field each, which share one block of memory: `observation_bytes`. The
    next `reset` or `step` writes it anew; copy what is to be kept. A single number is an array without dimensions, and
    sums of uint8 overflow: `int(observation["health"])`. A reward is what the score has risen by.
    """

    _held = "_game"

    def __init__(self, style=None, variant=None, depth=1, harmless=False, max_actions=None):
        self._dungeon = _dungeon(style, variant, depth, harmless)
        self._most = _limit(max_actions)
        self._done = 0
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
        self._done = 0
        self._outcome = _Outcome()
        self._look()
        self._score = int(self._observation["score"])
        return self._observation, self._info()

    def step(self, action):
        """Carries out an action, by its number. Gives (observation, reward, terminated, truncated, info).

        One that is not possible changes nothing, which is no error: `info["changed"]` tells.
        """
        _needs(self._game)
        action = _whole("action", action, 0, ACTIONS - 1)
        _check(_library.cellophane_game_step(self._game, action, ctypes.byref(self._outcome)))
        self._look()
        score = int(self._observation["score"])
        reward, self._score = float(score - self._score), score
        self._done += 1
        over = bool(self._outcome.over)
        truncated = not over and self._most is not None and self._done >= self._most
        return self._observation, reward, over, truncated, self._info()

    def _look(self):
        _check(_library.cellophane_game_observe(self._game, self.observation_bytes.ctypes.data, _OBSERVATION_BYTES))
        members = ctypes.byref(self._members)
        _check(_library.cellophane_game_mask(self._game, self.mask_bytes.ctypes.data, _MASK_BYTES, members))

    def _info(self):
        """The mask has one number an action, 1 for those that make sense now: all 0 once the game is over. `turns` have
        passed; `changed` is False if nothing came of the action."""
        mask = numpy.unpackbits(self.mask_bytes, bitorder="little")[:MASKED_ACTIONS]
        changed = bool(self._outcome.changed)
        return {"action_mask": mask, "turns": self._outcome.turns, "changed": changed, "seed": self._seed}

    def state_hash(self):
        """A hash of the whole state: equal states have equal hashes on every machine."""
        _needs(self._game)
        hash = ctypes.c_uint64()
        _check(_library.cellophane_game_hash(self._game, ctypes.byref(hash)))
        return hash.value

    def recording(self):
        """How the game was played, as bytes: the content of a file for `cellophane replay` and `cellophane rank`."""
        _needs(self._game)
        length = ctypes.c_size_t()
        _check(_library.cellophane_game_recording(self._game, None, 0, ctypes.byref(length)))
        file = (ctypes.c_char * length.value)()
        _check(_library.cellophane_game_recording(self._game, file, length, ctypes.byref(length)))
        return file.raw

    def close(self):
        """Frees the game. Another `reset` begins one anew."""
        _library.cellophane_game_free(self._game)
        self._game = ctypes.c_void_p()



class VectorEnvironment(_Closing):
    """Many games side by side, each step of all of them one call of the library.

    count: how many. The other arguments are those of `Environment`. Observations are dictionaries of arrays with a row a
    game, which share one block of memory: the next call writes it anew. A game that is over, or was truncated, begins
    anew, with the next seed, in the step after: that step's action for it is not read, and its reward is 0.
    """

    _held = "_batch"

    def __init__(self, count, style=None, variant=None, depth=1, harmless=False, max_actions=None):
        self.count = _whole("count", count, 1, 1000000)
        self._most = _limit(max_actions)
        self._done = numpy.zeros(self.count, numpy.int64)
        self._dungeon = _dungeon(style, variant, depth, harmless)
        self._batch = ctypes.c_void_p()
        self.observation_bytes = numpy.zeros((self.count, _OBSERVATION_BYTES), numpy.uint8)
        self.mask_bytes = numpy.zeros((self.count, _MASK_BYTES), numpy.uint8)
        self._members = numpy.zeros(self.count, numpy.int32)
        self._outcomes = numpy.zeros((self.count, 5), numpy.int32)
        self._results = _Results(
            *(array.ctypes.data for array in (self._outcomes, self.observation_bytes, self.mask_bytes, self._members))
        )
        self._observation = {field["name"]: self._view(field) for field in LAYOUT["fields"]}
        self._seeds = numpy.zeros(self.count, numpy.uint64)
        self._next_seed = 1
        self._scores = numpy.zeros(self.count)
        self._over = numpy.zeros(self.count, bool)

    def _view(self, field):
        kind = numpy.dtype(_TYPES[field["type"]])
        strides = (_OBSERVATION_BYTES, *numpy.zeros(field["shape"], kind).strides)
        shape = (self.count, *field["shape"])
        return numpy.ndarray(shape, kind, self.observation_bytes, offset=field["offset"], strides=strides)

    def reset(self, *, seed=None, options=None):
        """Begins all games: of the seeds from `seed` on, or of those after the last. Gives (observations, info)."""
        if options:
            raise ValueError(f"reset takes no options, and there is {next(iter(options))!r}.")
        first = self._next_seed if seed is None else _whole("seed", seed, 1, 2**64 - self.count)
        self._seeds[:] = [first + i for i in range(self.count)]
        self._next_seed = first + self.count
        self.close()
        seeds = self._seeds.ctypes.data
        _check(
            _library.cellophane_batch_new(ctypes.byref(self._dungeon), seeds, self.count, ctypes.byref(self._batch))
        )
        self._done[:] = 0
        self._over[:] = False
        self._outcomes[:] = 0
        self._look()
        self._scores = self._score()
        return self._observation, self._info()

    def reset_at(self, number, seed=None):
        """Begins another game in place of one: of a seed, or of the next. Gives (observations, info)."""
        _needs(self._batch)
        number = _whole("number", number, 0, self.count - 1)
        self._begin(number, None if seed is None else _whole("seed", seed, 1, 2**64 - 1))
        self._outcomes[number] = 0
        self._look()
        self._scores[number] = self._score()[number]
        return self._observation, self._info()

    def _begin(self, number, seed=None):
        if seed is None:
            seed = self._next_seed
            self._next_seed += 1
        _check(_library.cellophane_batch_reset(self._batch, int(number), seed))
        self._seeds[number] = seed
        self._done[number] = 0
        self._over[number] = False

    def _look(self):
        _check(_library.cellophane_batch_look(self._batch, ctypes.byref(self._results)))

    def _score(self):
        return self._observation["score"].reshape(self.count).astype(numpy.float64)

    def observation_of(self, number):
        """The observation of one game, as `Environment` has it: views into the same memory."""
        number = _whole("number", number, 0, self.count - 1)
        return {name: values[number, ...] for name, values in self._observation.items()}

    def step(self, actions):
        """An action for each game, by its number; -1 leaves a game as it is. Gives (observations, rewards, terminated,
        truncated, info)."""
        _needs(self._batch)
        given = numpy.asarray(actions)
        if given.shape != (self.count,):
            raise ValueError(f"actions are {self.count} numbers, one for each game, not of the shape {given.shape}.")
        if given.dtype.kind not in "iu" or (given < -1).any() or (given >= ACTIONS).any():
            raise ValueError(f"an action is a whole number from 0 to {ACTIONS - 1}, or -1 to leave a game as it is.")
        anew = self._over.copy()
        actions = numpy.where(anew, -1, given).astype(numpy.int32)
        for number in numpy.flatnonzero(anew):
            self._begin(number)
        _check(_library.cellophane_batch_step(self._batch, actions.ctypes.data, ctypes.byref(self._results)))
        scores = self._score()
        rewards = numpy.where(anew, 0.0, scores - self._scores)
        self._scores = scores
        self._done += actions >= 0
        terminated = self._outcomes[:, 3] != 0
        truncated = ~terminated & (self._done >= (2**62 if self._most is None else self._most))
        self._over = terminated | truncated
        return self._observation, rewards, terminated, truncated, self._info()

    def _info(self):
        """What `Environment` tells, with a row a game."""
        mask = numpy.unpackbits(self.mask_bytes, axis=1, bitorder="little")[:, :MASKED_ACTIONS]
        turns, changed = self._outcomes[:, 0].copy(), self._outcomes[:, 4] != 0
        return {"action_mask": mask, "turns": turns, "changed": changed, "seed": self._seeds.copy()}

    def close(self):
        """Frees the games. Another `reset` begins them anew."""
        _library.cellophane_batch_free(self._batch)
        self._batch = ctypes.c_void_p()
