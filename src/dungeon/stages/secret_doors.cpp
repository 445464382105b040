#include "content/profiles.h"
#include "dungeon/stages/stages.h"

namespace cellophane {

namespace {

bool is_orphan(const Draft& draft, Pos door) {
    int blocked = 0;
    for (Direction d : cardinals) blocked += draft.layers.has(door + step(d), pathing_blockers) ? 1 : 0;
    if (blocked >= 3) return true;
    const auto solid = [&](Direction d) { return draft.layers.has(door + step(d), solid_properties); };
    const bool open_beside = !solid(Direction::West) || !solid(Direction::East);
    const bool open_upright = !solid(Direction::North) || !solid(Direction::South);
    return open_beside && open_upright;
}

}  // namespace

/// Doors that stand free or lead nowhere go; deeper down many of the rest become secret doors
/// (rules/levels.md 19). How the hero finds these: play/actions/search.
void finish_doors(Draft& draft, Rng& rng) {
    Grid<Terrain>& ground = draft.layers[Layer::Dungeon];
    const Size size = draft.goal.size;
    const int secret =
        draft.goal.depth == shallowest_depth ? 0 : secret_door_percent(draft.goal.long_depth());
    for (int i = 0; i < size.area(); ++i) {
        const Pos at = size.at(i);
        if (ground[at] != Terrain::WoodenDoor || !size.contains_inside(at) || draft.ownership.test(at))
            continue;
        if (is_orphan(draft, at))
            ground[at] = Terrain::Floor;
        else if (rng.percent(secret))
            ground[at] = Terrain::SecretDoor;
    }
}

}  // namespace cellophane
