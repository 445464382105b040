#pragma once

#include <vector>

#include "dungeon/draft/draft.h"

namespace cellophane {

// The steps of rules/levels.md 5 to 24, as the pipeline runs them (dungeon/pipeline.cpp, where their order
// is decided). Styles share all but the growth of rooms (styles.h). A stage takes the draft as those before
// it left it, does its part, and draws from a stream of its own, so that what it draws moves no other. If the
// stairs find no place, the attempt is over: `Draft::rejected` (rules/levels.md 22).

// On the plan: rooms with doors and hallways, until there are enough (rules/levels.md 5 to 7); loops
// (rules/levels.md 8).
void first_room(Draft& draft, Rng& rng);
void attach_rooms(Draft& draft, Rng& rng);
void add_loops(Draft& draft, Rng& rng);

// From plan to terrain: floor, doors and a first round of walls (rules/levels.md 9); where lakes lie, and
// what fills them (rules/levels.md 10).
void lay_floor(Draft& draft, Rng& rng);
void design_lakes(Draft& draft, Rng& rng);
void fill_lakes(Draft& draft, Rng& rng);

// What grows and what is built: autogenerators without machines (rules/levels.md 11; with them in
// rules/levels.md 25.2, item 6), no openings on the slant (rules/levels.md 12), reward rooms (rules/levels.md
// 15), autogenerators with machines (rules/levels.md 16).
void scatter_features(Draft& draft, Rng& rng);
void classic_scatter_features(Draft& draft, Rng& rng);
void clear_diagonals(Draft& draft, Rng& rng);
void furnish_rewards(Draft& draft, Rng& rng);
void furnish_areas(Draft& draft, Rng& rng);

// Finishing: no walls within lakes (rules/levels.md 17), bridges (rules/levels.md 18), doors that lead
// somewhere, some of them secret (rules/levels.md 19), walls on all sides (rules/levels.md 20), stairs
// (rules/levels.md 21).
void join_lakes(Draft& draft, Rng& rng);
void build_bridges(Draft& draft, Rng& rng);
void finish_doors(Draft& draft, Rng& rng);
void finish_walls(Draft& draft, Rng& rng);
void place_stairs(Draft& draft, Rng& rng);
/// Looks at the level's shape where no machine has done so before; draws nothing.
void analyze_shape(Draft& draft, Rng& rng);

// Items and creatures: items (rules/levels.md 23.2 to 23.4), gold (rules/levels.md 23.5), hordes
// (rules/levels.md 23.6), the Amulet if no machine holds it (rules/levels.md 24).
void place_items(Draft& draft, Rng& rng);
void place_gold(Draft& draft, Rng& rng);
void place_hordes(Draft& draft, Rng& rng);
void place_amulet(Draft& draft, Rng& rng);
/// The waypoints that wandering creatures visit (rules/levels.md 23.7).
void set_waypoints(Draft& draft, Rng& rng);

/// The environment's turns before the hero arrives (rules/levels.md 23.7; rules/terrain.md 14.1).
void settle(Draft& draft, Rng& rng);

// ---- pieces of the stages, used by more than one of them or worth a test of their own ----

/// Whether covering `lake` would cut the dry part of the level in two (rules/levels.md 10.2).
/// `dry` are the passable cells under no lake so far; where they are known to be connected, it is enough that
/// those around the lake still reach one another, which is found out sooner.
bool lake_disrupts(const BitGrid& dry, const BitGrid& lake, bool dry_is_connected = false);

/// Tries places for a lake's cells; the cells where it came to lie, or none (rules/levels.md 10.1).
/// `refused`, if given, takes the upper left corners of the places that would not do.
BitGrid settle_lake(const BitGrid& blob, const BitGrid& dry, int tries, Rng& rng,
                    std::vector<Pos>* refused = nullptr);

/// Makes granite and stone wall what their neighbors ask for (rules/levels.md 20).
void line_walls(TerrainLayers& layers, bool eight_neighbors);

/// Puts stairs into the dungeon layer and empties the others.
void set_stairs(Draft& draft, Pos at, bool down);

}  // namespace cellophane
