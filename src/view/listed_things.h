#pragma once

#include <variant>
#include <vector>

#include "protocol/observation.h"

namespace cellophane {

/// Something the sidebar lists besides the hero.
struct ListedThing {
    Pos at;
    std::variant<Terrain, MonsterView, ItemView> what;
    bool seen = false;
};

/// Everything worth a row, in sidebar order: the item under the hero; then what is in view, then what is only
/// known: creatures, items, terrain, each by distance from the hero (without one: in their own order). Tab
/// walks this list.
std::vector<ListedThing> listed_things(const Observation& seen);

}  // namespace cellophane
