#include "play/pathfinding/travel_hazards.h"

#include "play/pathfinding/mishap.h"
#include "play/pathfinding/shore_distance.h"
#include "play/perception/allegiance.h"
#include "play/perception/known_terrain.h"
#include "play/perception/visibility.h"

namespace cellophane {

namespace {

constexpr TerrainProperties harmful{TerrainProperty::Damages, TerrainProperty::Paralyzes,
                                    TerrainProperty::Confuses, TerrainProperty::Explodes};

/// What the hero already stands in, which excuses more of the same.
struct Excuses {
    bool ignites = false;
    bool deep_water = false;
    bool harmful = false;
    bool lichen = false;
    bool fire = false;
    /// Only a hero that nothing hurts can stay in lava unprotected.
    bool lava = false;
};

Excuses excuses_at(const Game& game, Pos at) {
    const TerrainProperties here = known_properties(game.here(), at);
    const bool burning = game.hero.vitals.statuses.has(Status::Burning);
    return {.ignites = burning || here.has(TerrainProperty::Ignites),
            .deep_water = here.has(TerrainProperty::DeepWater),
            .harmful = here.any_of(harmful),
            .lichen = here.has(TerrainProperty::LichenPoison),
            .fire = here.has(TerrainProperty::Fire),
            .lava = game.harmless && here.has(TerrainProperty::Lava)};
}

TerrainProperties avoided_properties(const Excuses& excuses) {
    using P = TerrainProperty;
    TerrainProperties avoided{P::BlocksMovement, P::Descends, P::TrapPlate};
    if (!excuses.lava) avoided = avoided | TerrainProperties{P::Lava};
    if (!excuses.ignites) avoided = avoided | TerrainProperties{P::Ignites};
    if (!excuses.deep_water) avoided = avoided | TerrainProperties{P::DeepWater};
    if (!excuses.fire) avoided = avoided | TerrainProperties{P::Fire};
    if (!excuses.harmful) avoided = avoided | harmful;
    if (!excuses.lichen) avoided = avoided | TerrainProperties{P::LichenPoison};
    return avoided;
}

/// Whether the hero would strike an adjacent creature by walking into it; its ground does not matter then.
bool would_strike(const Game& game, const Monster& monster) {
    return king_distance(monster.at, game.hero.at) == 1 && !game.harmless &&
           is_willing_to_attack(game, game.hero, monster) && !is_futile(game, game.hero, monster) &&
           is_perceived(game, monster);
}

}  // namespace

TerrainProperties unwelcome_to(const Game& game) {
    return avoided_properties(excuses_at(game, game.hero.at));
}

bool TravelHazards::keeps_off(Pos at) {
    const VisitedLevel& place = game_.here();
    if (!place.level.size().contains(at) || !is_known(place, at)) return true;
    if (is_known_exit(place, at)) return false;
    return place.known.occupied.test(at) || keeps_off_ground(at);
}

bool TravelHazards::keeps_off_ground(Pos at) {
    const TerrainProperties there = known_dangers(game_, at);
    if (!there.any_of(avoided_)) return false;
    const TerrainProperties avoided = avoided_in(at);
    if (!there.any_of(avoided)) return false;
    return there.any_of(avoided.without(crossed)) || !crossable_cells().test(at);
}

/// Depressed plates are harmless, and so is lava under water or over a pit; fire is not feared where a
/// perceived creature stands.
TerrainProperties TravelHazards::avoided_in(Pos at) const {
    TerrainProperties avoided = avoided_;
    const Level& level = game_.here().level;
    if (level.environment_state.pressed.test(at)) avoided = avoided.without({TerrainProperty::TrapPlate});
    if (avoided.has(TerrainProperty::Lava) && !is_lava_deadly(game_.here().known.memory, at))
        avoided = avoided.without({TerrainProperty::Lava});
    const Monster* monster = somebody_at(level, at);
    if (monster == nullptr || !is_perceived(game_, *monster)) return avoided;
    if (would_strike(game_, *monster)) return {};
    return avoided.without({TerrainProperty::Ignites, TerrainProperty::Fire});
}

const BitGrid& TravelHazards::crossable_cells() {
    if (!crossable_) crossable_ = crossable(game_);
    return *crossable_;
}

bool is_left_alone(const Item& item) {
    return item.marks.any_of({ItemMark::ExplorerAvoids, ItemMark::IsKey});
}

bool would_avoid(const Game& game, Pos at) {
    return TravelHazards{game}.keeps_off(at);
}

bool is_path_clear(const Game& game, std::span<const Pos> route) {
    const VisitedLevel& place = game.here();
    TravelHazards caution{game};
    Pos from = game.hero.at;
    for (std::size_t left = route.size(); left-- > 0;) {
        const Pos to = route[left];
        const Direction toward = direction_of(to - from);
        if (toward == Direction::count || cuts_known_corner(place, from, toward)) return false;
        // The last cell only has to be passable.
        const bool closed = left == 0 ? known_properties(place, to).has(TerrainProperty::BlocksMovement)
                                      : caution.keeps_off(to);
        if (closed) return false;
        from = to;
    }
    return true;
}

}  // namespace cellophane
