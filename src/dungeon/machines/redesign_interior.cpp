#include "content/profiles.h"
#include "dungeon/machines/machines.h"
#include "dungeon/rooms/accretion.h"
#include "dungeon/rooms/loops.h"
#include "world/connectivity.h"

namespace cellophane {

namespace {

/// Places that older openings led to, at most.
constexpr std::size_t most_orphans = 20;
constexpr int shortest_detour = 10;

constexpr Profile warren{.weights = {{RoomType::Small, 1}}};
constexpr Profile sanctuary{.weights = {{RoomType::SymmetricalCross, 5}, {RoomType::Circular, 1}}};

Room warren_room(const Draft& draft, Rng& rng) {
    return design_room(warren, draft.goal.size, rng);
}

Room sanctuary_room(const Draft& draft, Rng& rng) {
    return design_room(sanctuary, draft.goal.size, rng);
}

/// Digs the shortest way through the interior from a cell to what is carved already.
void dig_to(FloorPlan& plan, const BitGrid& interior, Pos from) {
    const BitGrid carved = plan.open() & interior;
    if (carved.none() || carved.test(from)) return;
    // Rings of equal distance around the carved cells, until one holds the start.
    std::vector<BitGrid> rings{carved};
    BitGrid reached = carved;
    while (!rings.back().test(from)) {
        BitGrid next = (rings.back().dilated4() & interior) - reached;
        if (next.none()) return;
        reached |= next;
        rings.push_back(next);
    }
    Pos at = from;
    for (std::size_t distance = rings.size() - 1; distance > 0; --distance) {
        plan.floor.set(at);
        for (Direction d : cardinals) {
            if (!rings[distance - 1].test(at + step(d))) continue;
            at = at + step(d);
            break;
        }
    }
}

}  // namespace

void redesign_interior(Draft& draft, Redesign redesign, Interior& interior, Rng& rng) {
    const Size size = draft.goal.size;
    const BitGrid& cells = interior.cells;
    const BitGrid outside = open_or_doorway(draft.layers) - cells;
    BitGrid rest = cells;
    rest.reset(interior.origin);
    const BitGrid beside = outside & rest.dilated4();
    std::vector<Pos> orphans;
    beside.for_each([&](Pos at) {
        for (Direction d : cardinals)
            if (rest.test(at + step(d)) && orphans.size() < most_orphans) orphans.push_back(at + step(d));
    });

    FloorPlan before = std::move(draft.plan);
    std::vector<RoomRecord> rooms = std::move(draft.rooms);
    draft.rooms = {};
    draft.plan = FloorPlan{size};
    draft.plan.floor = outside - beside;
    draft.plan.floor.set(interior.origin);
    draft.plan.off_limits = (cells.complement() - draft.plan.floor) | beside;
    accrete(draft,
            {.attempts = 40,
             .max_rooms = 40,
             .hallway_percent = 0,
             .design = redesign == Redesign::GoblinWarren ? warren_room : sanctuary_room},
            rng);
    for (Pos orphan : orphans) dig_to(draft.plan, cells, orphan);
    cut_detours(draft, shortest_detour, rng);
    const BitGrid carved = draft.plan.open() & cells;
    draft.plan = std::move(before);
    draft.rooms = std::move(rooms);

    cells.for_each([&](Pos at) {
        draft.layers[Layer::Surface][at] = Terrain::Nothing;
        draft.layers[Layer::Gas][at] = Terrain::Nothing;
        draft.layers.gas_volume[at] = 0;
        draft.layers[Layer::Dungeon][at] = carved.test(at) ? Terrain::Floor : Terrain::Granite;
    });
    interior.cells = carved;
}

}  // namespace cellophane
