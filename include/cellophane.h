/* Cellophane for C, C++ and whatever can call C: levels from seeds, and games for programs that play.
 *
 * Every function that can fail returns 0 or one of the error codes below; cellophane_error_text says what a code
 * means, and cellophane_last_error what was wrong with the last call that failed in this thread.
 *
 * Handles (of levels and games) are given by a pointer to a pointer and belong to the caller, who frees each once with
 * the function named there. They are numbers, not addresses of anything: copy and compare them, but do not follow them.
 * Every call looks whether there is something behind its handles. One that was freed, or was made up, or is of the other
 * kind, is refused with CELLOPHANE_BAD_HANDLE; so is one that was freed by another thread meanwhile. (On systems of 32
 * bits a handle may come again after 2047 others.)
 *
 * A handle is used by one thread at a time, different handles by different threads at once. A call whose handle another
 * thread is using right then does nothing and fails with CELLOPHANE_BUSY; to share a handle, hold a lock of your own
 * around the calls. Freeing waits for the call that is under way. This costs a call some nanoseconds.
 *
 * Texts that are returned stay valid for as long as the program runs, unless it says otherwise.
 *
 * Buffers are the caller's. A function that fills one takes its length in bytes, and fails with
 * CELLOPHANE_BUFFER_TOO_SMALL, without writing, if that is not enough. Grids are row by row: the cell x, y is at
 * y * width + x.
 */
#ifndef CELLOPHANE_H
#define CELLOPHANE_H

#include <stddef.h>
#include <stdint.h>

/* Its functions are seen from outside of the library, whatever a compiler is told of all others. */
#ifdef __GNUC__
#pragma GCC visibility push(default)
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* The version of this header: it rises if a declaration changes so that programs have to be compiled anew.
 * Functions and error codes may be added without that. */
#define CELLOPHANE_INTERFACE 1

/* --- Errors --- */

enum {
    CELLOPHANE_OK = 0,
    /* A pointer is null that must not be, or a name or a number is not among those allowed. */
    CELLOPHANE_BAD_ARGUMENT = 1,
    /* The seed is 0. */
    CELLOPHANE_BAD_SEED = 2,
    /* There is no style, or variant, of that name. */
    CELLOPHANE_BAD_STYLE = 3,
    /* The dungeon has no such depth. */
    CELLOPHANE_BAD_DEPTH = 4,
    /* The number is that of no action: nothing was done. */
    CELLOPHANE_BAD_ACTION = 5,
    /* The buffer is too small: nothing was written. */
    CELLOPHANE_BUFFER_TOO_SMALL = 6,
    /* There is no more memory. */
    CELLOPHANE_OUT_OF_MEMORY = 7,
    /* A fault of Cellophane's own: please report it. */
    CELLOPHANE_INTERNAL_ERROR = 8,
    /* The handle was freed, or is none of this kind: nothing was done. */
    CELLOPHANE_BAD_HANDLE = 9,
    /* Another thread is using the handle: nothing was done. */
    CELLOPHANE_BUSY = 10
};

/* What an error code means, in a sentence. code: any number; unknown ones have a text as well. */
const char* cellophane_error_text(int code);

/* What was wrong with the last call that failed in this thread, and what would be right, in a sentence; empty if none
 * has. Valid until the next call that fails in this thread. */
const char* cellophane_last_error(void);

/* --- Versions --- */

/* The version of the library, such as "1.1.0". */
const char* cellophane_version(void);

/* The version of the dungeons: it rises if a seed gives another dungeon than before. */
int cellophane_dungeon_version(void);

/* CELLOPHANE_INTERFACE as the library was compiled with: compare it with that of the header. */
int cellophane_interface(void);

/* --- What to make --- */

/* Which dungeon, for levels and games alike. Begin with all bytes zero, as CELLOPHANE_DUNGEON does, and set what you
 * want: zeros and null pointers stand for what is usual. */
typedef struct cellophane_dungeon {
    /* 1 to 18446744073709551615. Must be set. */
    uint64_t seed;
    /* "brogue", "classic", "rogue", "accretion" and so on (docs of the style parameter); null: "brogue". */
    const char* style;
    /* "brogue", "rapid" or "bullet": how long the dungeon is; null: "brogue". */
    const char* variant;
    /* The level, or the level on which a game begins, from 1 down; 0: 1. */
    int32_t depth;
    /* Of games: 1 if nothing hurts the hero, which needs no food. */
    int32_t harmless;
} cellophane_dungeon;

#define CELLOPHANE_DUNGEON \
    { 0, NULL, NULL, 0, 0 }

/* --- Levels --- */

typedef struct cellophane_level cellophane_level;

/* Digs a level of 79 by 29 cells.
 * dungeon: which one. level: where the handle is put, to be freed with cellophane_level_free. */
int cellophane_level_new(const cellophane_dungeon* dungeon, cellophane_level** level);

/* Frees a level. level: null does nothing, and nor does a handle that was freed. */
void cellophane_level_free(cellophane_level* level);

/* The size of a level in cells. width, height: where they are put. */
int cellophane_level_size(const cellophane_level* level, int32_t* width, int32_t* height);

/* The class of each cell, a letter each (docs/json.md, cell classes), without line ends and without a zero at the end.
 * letters, bytes: the buffer; width * height bytes are written. */
int cellophane_level_classes(const cellophane_level* level, char* letters, size_t bytes);

/* A set of cells, 1 for each member and 0 for all others.
 * name: "passable", "walkable", "findable", "opaque", "lit" or "spawn" (docs/makers.md).
 * cells, bytes: the buffer; width * height bytes are written. */
int cellophane_level_mask(const cellophane_level* level, const char* name, uint8_t* cells, size_t bytes);

/* Where the stairs are. up, down: two numbers each are put there, column and row. */
int cellophane_level_stairs(const cellophane_level* level, int32_t up[2], int32_t down[2]);

/* A shortest way between two cells, both ends included, over what a walker enters of its own will.
 * from, to: column and row. cells, bytes: the buffer for the columns and rows of the way, two numbers a cell.
 * length: where the number of its cells is put; 0: there is no way. */
int cellophane_level_path(const cellophane_level* level, const int32_t from[2], const int32_t to[2], int32_t* cells,
                          size_t bytes, size_t* length);

/* A hash of everything in the level: equal levels have equal hashes on every machine. hash: where it is put. */
int cellophane_level_hash(const cellophane_level* level, uint64_t* hash);

/* --- Games --- */

typedef struct cellophane_game cellophane_game;

/* What came of an action. */
typedef struct cellophane_outcome {
    /* Turns of the hero's that passed. */
    int32_t turns;
    /* 1 if a long action has more to do. */
    int32_t going_on;
    /* 1 if a question waits for an answer. */
    int32_t asked;
    /* 1 if the game is over. */
    int32_t over;
    /* 0 if nothing came of it: no turn passed, and the state is what it was; a message may say why. The same action then
     * changes nothing again until another one does. */
    int32_t changed;
} cellophane_outcome;

/* Begins a game. dungeon: which one. game: where the handle is put, to be freed with cellophane_game_free. */
int cellophane_game_new(const cellophane_dungeon* dungeon, cellophane_game** game);

/* Frees a game. game: null does nothing, and nor does a handle that was freed. */
void cellophane_game_free(cellophane_game* game);

/* Begins another game in place of this one, with all options but the seed as before. seed: not 0. */
int cellophane_game_reset(cellophane_game* game, uint64_t seed);

/* Carries out an action. Any may be given at any time: one that is not possible changes nothing, which is no error.
 * action: its number (docs/observation.md). outcome: where is put what came of it; null if that is not wanted. */
int cellophane_game_step(cellophane_game* game, int32_t action, cellophane_outcome* outcome);

/* Carries out actions one after another, up to the first that changes nothing, which is not counted, or the one that ends
 * the game, which is. A walk: explore and then continue, as often as it may take.
 * actions, count: their numbers, and how many these are. done: where the number of those carried out is put. */
int cellophane_game_step_many(cellophane_game* game, const int32_t* actions, size_t count, size_t* done);

/* The length of an observation, and of a mask, in bytes; the number of actions: they are numbered from 0. */
size_t cellophane_observation_bytes(void);
size_t cellophane_mask_bytes(void);
int32_t cellophane_action_count(void);

/* The layout of observations and the numbers of actions as JSON: the text of docs/observation.json. */
const char* cellophane_observation_layout(void);

/* Writes what a player of the game is shown now. observation, bytes: the buffer, of cellophane_observation_bytes(). */
int cellophane_game_observe(const cellophane_game* game, void* observation, size_t bytes);

/* Writes which actions make sense now: a bit each, the first in the lowest bit of the first byte.
 * mask, bytes: the buffer, of cellophane_mask_bytes(). members: where their number is put; null if not wanted. */
int cellophane_game_mask(const cellophane_game* game, void* mask, size_t bytes, int32_t* members);

/* Another game that goes on from here, independent of this one: for search, and as a snapshot.
 * copy: where its handle is put, to be freed with cellophane_game_free. */
int cellophane_game_fork(const cellophane_game* game, cellophane_game** copy);

/* Makes a game what another one is now. from: a game of any dungeon, which stays as it is. */
int cellophane_game_restore(cellophane_game* game, const cellophane_game* from);

/* A hash of the whole state: equal states have equal hashes on every machine. hash: where it is put. */
int cellophane_game_hash(const cellophane_game* game, uint64_t* hash);

/* How the game was played so far, as a file for `cellophane replay` and `cellophane rank`.
 * file, bytes: the buffer; null and 0 to learn the length. length: where the length of the file is put. */
int cellophane_game_recording(const cellophane_game* game, void* file, size_t bytes, size_t* length);

/* --- Many games in one call --- */

typedef struct cellophane_batch cellophane_batch;

/* Begins a game for each seed: for programs that learn from many at once. Each goes as it would alone.
 * Batches of more than 64 games free what a game can make anew between its turns: about 150 kB a game on the first levels
 * in place of 500, for turns that take half as long again.
 * dungeon: which ones, but for the seed, which is not read. seeds, count: a seed for each game; count: 1 to 1000000.
 * batch: where the handle is put, to be freed with cellophane_batch_free. */
int cellophane_batch_new(const cellophane_dungeon* dungeon, const uint64_t* seeds, size_t count,
                         cellophane_batch** batch);

/* Frees a batch with its games. batch: null does nothing, and nor does a handle that was freed. */
void cellophane_batch_free(cellophane_batch* batch);

/* What is wanted of each game after a call: arrays with a place for each game of the batch, or null. */
typedef struct cellophane_results {
    /* What came of the action. */
    cellophane_outcome* outcomes;
    /* cellophane_observation_bytes() and cellophane_mask_bytes() a game. */
    void* observations;
    void* masks;
    /* How many actions make sense, where masks are wanted. */
    int32_t* members;
} cellophane_results;

/* Carries out an action in each game, and says what its player is shown then.
 * actions: a number for each game; -1 leaves a game as it is. results: where what is wanted is put; null for nothing. */
int cellophane_batch_step(cellophane_batch* batch, const int32_t* actions, const cellophane_results* results);

/* What the players are shown now. results: its outcomes are not read. */
int cellophane_batch_look(cellophane_batch* batch, const cellophane_results* results);

/* Begins another game in place of one. number: which, from 0. seed: not 0. */
int cellophane_batch_reset(cellophane_batch* batch, size_t number, uint64_t seed);

/* A copy of one game, which goes on by itself. number: which, from 0.
 * game: where its handle is put, to be freed with cellophane_game_free. */
int cellophane_batch_game(const cellophane_batch* batch, size_t number, cellophane_game** game);

#ifdef __cplusplus
}
#endif

#ifdef __GNUC__
#pragma GCC visibility pop
#endif

#endif
