#include "words/monster_activity.h"

#include <optional>

#include "content/monsters.h"
#include "content/terrain.h"

namespace cellophane {

namespace {

using Motion = Doing::Motion;

bool is_diving_ground(const CellView& cell) {
    return terrain_rows[cell[Layer::Liquid]].mechanics.has(TerrainMechanic::AllowsSubmersion);
}

bool is_at_home_in_liquid(const MonsterView& monster) {
    return monster.is(Behavior::ConfinedToLiquid) || monster.is(Behavior::Swims) ||
           monster.is(Behavior::Submerges);
}

/// What keeps it where it is, whatever it has in mind.
std::optional<Doing> held(const MonsterView& monster, const CellView& cell) {
    if (monster.marks.has(MonsterMark::Dormant)) return Doing{"lying in wait"};
    if (cell.has(TerrainProperty::BlocksMovement))
        return Doing{monster.is(Behavior::AttackableInWalls) ? "embedded" : "trapped"};
    if (monster.marks.has(MonsterMark::Captive)) return Doing{"shackled"};
    if (monster.is(Status::Paralyzed)) return Doing{"frozen"};
    if (cell.has(TerrainProperty::Descends) && !is_aloft(monster)) return Doing{"suspended"};
    if (monster.is(Status::Stuck)) return Doing{"entangled"};
    if (monster.is(Status::Entranced)) return Doing{"entranced"};
    return std::nullopt;
}

/// How it gets about, where that is not on its feet.
std::optional<Doing> borne(const MonsterView& monster, const CellView& cell) {
    const bool is_driven = monster.state == MonsterState::Hunting || monster.state == MonsterState::Fleeing;
    if (is_aloft(monster)) {
        if (monster.is(Behavior::Inanimate)) return Doing{is_driven ? "gliding" : "drifting", Motion::Aloft};
        if (monster.state == MonsterState::Ally) return Doing{"hovering", Motion::Aloft};
        if (monster.state == MonsterState::Fleeing) return Doing{"fleeing", Motion::Aloft};
        return Doing{"flying", Motion::Aloft};
    }
    if (is_at_home_in_liquid(monster) && is_diving_ground(cell)) return Doing{"swimming", Motion::Afoot};
    if (cell.has(TerrainProperty::DeepWater)) return Doing{"struggling"};
    if (monster.is(Behavior::ConfinedToLiquid)) return Doing{"lying stranded"};
    return std::nullopt;
}

Doing afoot(const MonsterView& monster) {
    if (monster.is(Behavior::Inanimate) || monster.bond != Bond::None) return {"standing"};
    const bool stays = monster.is(Behavior::Immobile);
    switch (monster.state) {
        case MonsterState::Fleeing:
            return {"fleeing", Motion::Afoot};
        case MonsterState::Wandering:
            return stays ? Doing{"resting"} : Doing{"wandering", Motion::Afoot};
        case MonsterState::Hunting:
            return stays ? Doing{"standing"} : Doing{"charging", Motion::Afoot};
        case MonsterState::Ally:
            return monster.marks.has(MonsterMark::FollowsHero) ? Doing{"following you", Motion::Afoot}
                                                               : Doing{"resting"};
        case MonsterState::Sleeping:
        case MonsterState::count:
            break;
    }
    return {"sleeping"};
}

}  // namespace

bool is_aloft(const MonsterView& monster) {
    return monster.is(Status::Levitating) || monster.is(Behavior::Flies);
}

Doing doing_of(const MonsterView& monster, const CellView& cell) {
    if (monster.kind == MonsterKind::You) return {};
    if (const std::optional<Doing> doing = held(monster, cell)) return *doing;
    const Motion motion = is_aloft(monster) ? Motion::Aloft : Motion::Afoot;
    if (monster.is(Status::Confused)) return {"staggering", motion};
    if (monster.is(Status::Frightened)) return {"fleeing", motion};
    // Sleep comes before all that is done awake; what has no mind does not sleep.
    if (monster.state == MonsterState::Sleeping && !monster.is(Behavior::Inanimate))
        return {"sleeping", is_aloft(monster) ? Motion::Aloft : Motion::Still};
    if (const std::optional<Doing> doing = borne(monster, cell)) return *doing;
    return afoot(monster);
}

std::string_view doing_of_item(const CellView& cell) {
    if (cell.has(TerrainProperty::BlocksMovement)) return "enclosed";
    return cell.has(TerrainProperty::DeepWater) ? "drifting" : "lying";
}

std::string_view preposition(std::string_view where, Layer layer, Doing::Motion motion) {
    if (motion == Motion::Still || where == "over") return where;
    if (where == "in" && (motion == Motion::Afoot || layer != Layer::Liquid)) return "through";
    return motion == Motion::Aloft ? "over" : "across";
}

}  // namespace cellophane
