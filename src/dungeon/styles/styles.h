#pragma once

#include "dungeon/draft/draft.h"

namespace cellophane {

// The stages in which the styles differ from `brogue` (rules/levels.md 25); dungeon/stages/stages.h says what
// stages have in common.

// Section 25.2: one room, corridors and rooms at random walls of it and of each other, and loops.
void classic_first_room(Draft& draft, Rng& rng);
void classic_attach_rooms(Draft& draft, Rng& rng);
void classic_add_loops(Draft& draft, Rng& rng);

// Section 25.3: rooms of four templates, grown on like those of `brogue`.
void accretion_first_room(Draft& draft, Rng& rng);
void accretion_attach_rooms(Draft& draft, Rng& rng);

// Section 25.4: a grid of rooms, corridors between them, both made terrain, and stairs in the first room and
// the last. None of it can fail.
void rogue_rooms(Draft& draft, Rng& rng);
void rogue_corridors(Draft& draft, Rng& rng);
void rogue_lay_floor(Draft& draft, Rng& rng);
void rogue_stairs(Draft& draft, Rng& rng);

}  // namespace cellophane
