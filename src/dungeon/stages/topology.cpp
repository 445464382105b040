#include <array>

#include "dungeon/stages/stages.h"

namespace cellophane {

BitGrid open_or_doorway(const Strata& strata) {
    const auto [blocked, solid] = strata.cells_with_each(std::array{pathing_blockers, solid_properties});
    return open_or_doorway(strata, blocked, solid);
}

BitGrid open_or_doorway(const Strata& strata, const BitGrid& blocked, const BitGrid& solid) {
    return blocked.complement() |
           (solid & strata.cells_with({TerrainMechanic::Secret, TerrainMechanic::ConnectsLevel}));
}

int passable_arcs(const BitGrid& open, Pos at) {
    int changes = 0;
    bool before = open.test(at + ring.back());
    for (Pos by : ring) {
        const bool now = open.test(at + by);
        changes += now != before ? 1 : 0;
        before = now;
    }
    return changes / 2;
}

bool disrupts(const BitGrid& open, const BitGrid& blocking) {
    const BitGrid left = open - blocking;
    // The zones that touch what is blocked, each spreading into it as far as no other came first.
    std::vector<BitGrid> zones;
    BitGrid starts = left & blocking.dilated4();
    while (starts.any()) {
        zones.push_back(part_with(starts.first(), left));
        starts -= zones.back();
    }
    if (zones.size() < 2) return false;
    BitGrid free = open & blocking;
    for (BitGrid& zone : zones) {
        const BitGrid taken = flood(zone.dilated4() & free, free);
        zone |= taken;
        free -= taken;
    }
    for (std::size_t a = 0; a < zones.size(); ++a) {
        const BitGrid around = zones[a].dilated4();
        for (std::size_t b = a + 1; b < zones.size(); ++b)
            if (around.intersects(zones[b])) return true;
    }
    return false;
}

}  // namespace cellophane
