#include "dungeon/population/hordes.h"

#include <algorithm>
#include <array>
#include <utility>

#include "dungeon/draft/arrival.h"
#include "dungeon/draft/draft_cells.h"
#include "dungeon/population/monsters.h"
#include "kit/grid/random_cell.h"
#include "kit/grid/step_waves.h"
#include "world/connectivity.h"

namespace cellophane {

namespace {

constexpr int most_horde_draws = 50;
constexpr int most_looks = 25;

bool is_wanted(const HordeRow& row, const HordeRequest& request, int depth, bool out_of_depth) {
    const bool open_dungeon = request.category == HordeCategory::Ordinary;
    const bool fits =
        row.category == request.category || (open_dungeon && row.category == HordeCategory::Captive);
    if (!fits || !row.depths.has(depth)) return false;
    if (request.is_late && (row.flags.has(HordeFlag::NeverPeriodic) ||
                            monster_rows[row.leader].behaviors.has(Behavior::Immobile)))
        return false;
    if (!request.captives && row.flags.has(HordeFlag::CaptiveLeader)) return false;
    return !(out_of_depth && row.flags.has(HordeFlag::NeverOutOfDepth));
}

bool is_home(const HordeRow& row, Terrain terrain) {
    return terrain == row.lives_in ||
           (row.lives_in == Terrain::DormantStatue && terrain == Terrain::DormantStatueInDoorway);
}

/// Whether a horde can stand on a cell: at home, if it has a terrain of its own, and not on what its kind
/// must shun.
bool suits(const TerrainLayers& layers, const HordeRow& row, Pos at) {
    if (row.lives_in == Terrain::Nothing) return !layers.has(at, pathing_blockers);
    const TerrainProperties forbidden = forbidden_terrain(row.leader);
    bool at_home = false;
    for (const Grid<Terrain>& layer : layers.grids) {
        if (is_home(row, layer[at]))
            at_home = true;
        else if (terrain_rows[layer[at]].properties.any_of(forbidden))
            return false;
    }
    return at_home;
}

Pos free_place(const Draft& draft, const HordeRow& row, Rng& rng) {
    return row.lives_in == Terrain::Nothing ? matching_cell(draft, Terrain::Floor, Terrain::Nothing, rng)
                                            : matching_cell_with(draft, row.lives_in, rng);
}

const HordeRow* draw_for(const Draft& draft, const HordeRequest& request, Rng& rng) {
    int depth = draft.goal.drawn_long_depth(rng);
    // No hordes of machines and no captives come from below the Amulet, but a short dungeon has some there.
    const bool ends_at_amulet = request.machine != 0 || request.category == HordeCategory::Captive;
    if (ends_at_amulet && !draft.goal.variant->is_by_curves()) depth = std::min(depth, long_amulet_depth);
    return draw_horde(request, depth, rng, draft.goal.tuning[Tunable::OutOfDepth]);
}

/// How many ways meet at a cell for a creature of this kind. For an immobile one other immobile creatures
/// count as obstacles, lest a few of them cut a level in two.
int arcs_around(const Draft& draft, MonsterKind kind, Pos at) {
    if (!monster_rows[kind].behaviors.has(Behavior::Immobile)) return passable_arcs(draft.layers, at);
    BitGrid taken{draft.goal.size};
    for (const Monster& monster : draft.monsters.oldest_first())
        if (monster.row().behaviors.has(Behavior::Immobile) && !monster.is_dormant()) taken.set(monster.at);
    return passable_arcs(draft.layers, taken, at);
}

/// A horde for a given cell: after too many that do not suit it, the last one drawn.
HordeChoice choose_for(const Draft& draft, const HordeRequest& request, Rng& rng) {
    HordeChoice choice{.horde = nullptr, .at = *request.at};
    for (int draw = 0; draw < most_horde_draws; ++draw) {
        choice.horde = draw_for(draft, request, rng);
        if (choice.horde == nullptr || suits(draft.layers, *choice.horde, choice.at)) break;
    }
    return choice;
}

bool never_rests(MonsterKind kind) {
    const Behaviors behaviors = monster_rows[kind].behaviors;
    return behaviors.has(Behavior::AlwaysHunting) ||
           (behaviors.has(Behavior::NeverSleeps) && !behaviors.has(Behavior::Immobile));
}

/// A totem: its camp is awake around it.
bool is_totem(const HordeRow& horde) {
    return monster_rows[horde.leader].behaviors.has(Behavior::Immobile) &&
           !horde.flags.has(HordeFlag::CaptiveLeader);
}

/// Whether a horde's leader is awake when it is placed, or stands among guards that are.
bool leads_awake(const HordeRow& horde) {
    return horde.flags.has(HordeFlag::CaptiveLeader) || is_totem(horde) || never_rests(horde.leader);
}

/// Whether nobody, or nobody awake, may be put here.
bool is_kept_free(const HordeRequest& request, Pos at, bool is_awake) {
    return (request.in_view != nullptr && request.in_view->test(at)) ||
           (is_awake && request.near_arrival != nullptr && request.near_arrival->test(at));
}

/// A horde and a place for it, out of corridors and away from the arrival; after too many looks, none.
HordeChoice choose_anywhere(const Draft& draft, const HordeRequest& request, Rng& rng) {
    HordeChoice choice{.horde = draw_for(draft, request, rng), .at = nowhere};
    int failures = 0;
    for (int look = 0; look < most_looks; ++look) {
        while (choice.horde != nullptr) {
            choice.at = free_place(draft, *choice.horde, rng);
            if (!(choice.at == nowhere) && suits(draft.layers, *choice.horde, choice.at) &&
                arcs_around(draft, choice.horde->leader, choice.at) <= 1)
                break;
            if (++failures >= most_horde_draws) return {};
            choice.horde = draw_for(draft, request, rng);
        }
        if (choice.horde == nullptr) return {};
        if (!is_kept_free(request, choice.at, leads_awake(*choice.horde))) return choice;
    }
    return {};
}

struct Shackle {
    Pos corner;
    Terrain on_corner;
    Terrain above_or_below;
    Terrain beside;
};
constexpr std::array shackles{
    Shackle{{-1, -1}, Terrain::ManacleTopLeft, Terrain::ManacleTop, Terrain::ManacleLeft},
    Shackle{{-1, 1}, Terrain::ManacleBottomLeft, Terrain::ManacleBottom, Terrain::ManacleLeft},
    Shackle{{1, -1}, Terrain::ManacleTopRight, Terrain::ManacleTop, Terrain::ManacleRight},
    Shackle{{1, 1}, Terrain::ManacleBottomRight, Terrain::ManacleBottom, Terrain::ManacleRight}};

void draw_shackles(Draft& draft, Pos at) {
    const auto draw = [&](Pos where, Terrain manacle) {
        if (draft.layers[Layer::Dungeon][where] != Terrain::Floor ||
            draft.layers[Layer::Liquid][where] != Terrain::Nothing ||
            draft.layers.has(where, {TerrainProperty::BlocksVision, TerrainProperty::BlocksMovement}))
            return false;
        draft.layers[Layer::Surface][where] = manacle;
        return true;
    };
    for (const Shackle& shackle : shackles) {
        if (draw(at + shackle.corner, shackle.on_corner)) continue;
        if (draw({at.x, at.y + shackle.corner.y}, shackle.above_or_below)) continue;
        draw({at.x + shackle.corner.x, at.y}, shackle.beside);
    }
}

ActorId add_leader(Draft& draft, const HordeRow& horde, Pos at, int machine, Rng& rng) {
    remove_monster_at(draft, at);
    const ActorId id = add_monster(draft, {.kind = horde.leader, .at = at, .machine = machine}, rng);
    Monster& leader = *draft.monsters.find(id);
    if (horde.flags.has(HordeFlag::CaptiveLeader)) {
        leader.marks |= MonsterMarks{MonsterMark::Captive};
        leader.state = MonsterState::Wandering;
        if (leader.row().turns_per_health > 0) leader.health = leader.max_health / 4 + 1;
        if (horde.lives_in == Terrain::Nothing) draw_shackles(draft, at);
    }
    if (horde.flags.has(HordeFlag::Allied)) leader.state = MonsterState::Ally;
    if (horde.category == HordeCategory::SacrificeTarget)
        leader.marks |= MonsterMarks{MonsterMark::SacrificeTarget};
    return id;
}

void add_follower(Draft& draft, const HordeRow& horde, MonsterKind kind, Pos at, ActorId leader, int machine,
                  Rng& rng) {
    const ActorId id = add_monster(draft, {.kind = kind, .at = at, .machine = machine}, rng);
    Monster& follower = *draft.monsters.find(id);
    const Monster& chief = *draft.monsters.find(leader);
    follower.leader = leader;
    // A leader whose kind never sleeps does not keep the others awake.
    if (follower.state == MonsterState::Sleeping) {
        if (is_totem(horde) || chief.is_captive()) follower.state = MonsterState::Wandering;
        if (chief.is_ally()) follower.state = MonsterState::Ally;
    }
    if (horde.flags.has(HordeFlag::DiesWithLeader))
        follower.marks |= MonsterMarks{MonsterMark::BoundToLeader};
}

/// Where a follower may be put, distances left aside.
class FollowerGround {
public:
    FollowerGround(const Draft& draft, const HordeRow& horde, MonsterKind kind)
        : draft_{draft}, horde_{horde}, kind_{kind}, forbidden_{forbidden_terrain(kind)} {}

    bool takes(Pos at, const BitGrid& taken) const {
        if (taken.test(at) || is_level_exit(draft_.layers[Layer::Dungeon][at])) return false;
        if (horde_.lives_in == Terrain::Nothing)
            return !draft_.layers.has(at, forbidden_) && arcs_around(draft_, kind_, at) <= 1;
        return draft_.layers.holds(at, horde_.lives_in);
    }

    TerrainProperties impassable() const { return level_dividers & forbidden_; }

private:
    const Draft& draft_;
    const HordeRow& horde_;
    MonsterKind kind_;
    TerrainProperties forbidden_;
};

/// Puts so many followers of a kind on the free cells with the shortest walk from the leader, chance deciding
/// among equals; ends when there is no room left.
void add_members(Draft& draft, const HordeRow& horde, MonsterKind kind, int count, ActorId leader,
                 const HordeRequest& request, Rng& rng) {
    // Members that have to share their leader's own terrain do not stray far for it.
    const int farthest = horde.lives_in == Terrain::Nothing ? unreachable : 20;
    const FollowerGround ground{draft, horde, kind};
    const Pos home = draft.monsters.find(leader)->at;
    const auto [blocked, corners] = draft.layers.cells_with_each(
        std::array{ground.impassable(), TerrainProperties{TerrainProperty::BlocksDiagonals}});
    BitGrid taken = cells_with_monsters(draft);
    taken.set(home);
    if (request.reserved != nullptr) taken |= *request.reserved;
    if (request.in_view != nullptr) taken |= *request.in_view;
    const bool is_awake = horde.flags.has(HordeFlag::CaptiveLeader) || is_totem(horde) || never_rests(kind);
    if (is_awake && request.near_arrival != nullptr) taken |= *request.near_arrival;
    StepWaves waves{home, blocked.complement(), corners};
    for (waves.advance(); count > 0 && waves.front().any() && waves.distance() <= farthest; waves.advance()) {
        BitGrid fitting = waves.front();
        fitting.for_each([&](Pos at) {
            if (!ground.takes(at, taken)) fitting.reset(at);
        });
        while (count > 0 && fitting.any()) {
            const Pos at = random_cell(fitting, rng);
            fitting.reset(at);
            // Members placed just before may be in the way.
            if (!ground.takes(at, taken)) continue;
            add_follower(draft, horde, kind, at, leader, request.machine, rng);
            --count;
        }
    }
}

void add_followers(Draft& draft, const HordeRow& horde, ActorId leader, const HordeRequest& request,
                   Rng& rng) {
    for (const HordeMember& member : horde.members) {
        const int count = rng.clumped(member.least, member.most, member.dice);
        add_members(draft, horde, member.kind, count, leader, request, rng);
    }
}

}  // namespace

const HordeRow* draw_horde(const HordeRequest& request, int depth, Rng& rng, int out_of_depth_tuned) {
    constexpr int out_of_depth_percent = 10;
    int wanted_depth = depth;
    bool out_of_depth = false;
    if (depth > 1 && rng.percent(out_of_depth_percent * out_of_depth_tuned / untuned)) {
        wanted_depth = depth + rng.uniform(1, std::min(5, depth / 2));
        if (wanted_depth > long_amulet_depth) wanted_depth = std::max(depth, long_amulet_depth);
        out_of_depth = true;
    }
    int total = 0;
    for (const HordeRow& row : horde_rows())
        if (is_wanted(row, request, wanted_depth, out_of_depth)) total += row.frequency;
    if (total == 0) return nullptr;
    int left = rng.uniform(1, total);
    for (const HordeRow& row : horde_rows()) {
        if (!is_wanted(row, request, wanted_depth, out_of_depth)) continue;
        left -= row.frequency;
        if (left <= 0) return &row;
    }
    return nullptr;
}

HordeChoice choose_horde(const Draft& draft, const HordeRequest& request, Rng& rng) {
    return request.at ? choose_for(draft, request, rng) : choose_anywhere(draft, request, rng);
}

ActorId add_horde(Draft& draft, const HordeChoice& choice, const HordeRequest& request, Rng& rng) {
    const HordeRow& horde = *choice.horde;
    const ActorId leader = add_leader(draft, horde, choice.at, request.machine, rng);
    const std::size_t before = draft.monsters.size() - 1;
    add_followers(draft, horde, leader, request, rng);
    // Hordes that a machine asked for are reported by the machine, once they are settled.
    if (draft.watch && request.machine == 0)
        draft.emit({.kind = DigEventKind::HordePlaced,
                    .at = choice.at,
                    .count = static_cast<int>(draft.monsters.size() - before)});
    return leader;
}

}  // namespace cellophane
