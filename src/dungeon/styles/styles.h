#pragma once

#include "dungeon/draft.h"

namespace cellophane {

// The stages in which the styles differ from `brogue` (spec 10, section 25).

void classic_first_room(Draft& draft, Rng& rng);
void classic_attach_rooms(Draft& draft, Rng& rng);
void classic_add_loops(Draft& draft, Rng& rng);

void accretion_first_room(Draft& draft, Rng& rng);
void accretion_attach_rooms(Draft& draft, Rng& rng);

void rogue_rooms(Draft& draft, Rng& rng);
void rogue_corridors(Draft& draft, Rng& rng);
void rogue_lay_floor(Draft& draft, Rng& rng);
void rogue_stairs(Draft& draft, Rng& rng);

}  // namespace cellophane
