#include "play/ai/thrusts.h"

#include <algorithm>

#include "play/combat/attack_patterns.h"
#include "play/pathfinding/passability.h"
#include "play/perception/allegiance.h"

namespace cellophane {

namespace {

constexpr int thrust_reach = 2;

bool would_strike(const Game& game, const Actor& who, const Actor& other) {
    return is_willing_to_attack(game, who, other) && !is_futile(game, who, other);
}

/// Whether a creature that may strike at any time thrusts through the cell next to it.
bool threatens(const Game& game, const Monster& foe, const Monster& ally) {
    return foe.is_about() && pattern_of(game, foe) == Pattern::TwoInLine &&
           foe.state == MonsterState::Hunting && !foe.has(Status::Paralyzed) && !foe.has(Status::Entranced) &&
           !foe.is_captive() && would_strike(game, foe, ally);
}

/// Whether the foe's thrust at whoever stands next to it, other than the ally, passes on into the cell.
bool thrusts_into(const Game& game, const Monster& foe, const Monster& ally, Pos at) {
    const TerrainLayers& layers = game.here().level.layers;
    const Pos way = at - foe.at;
    if (king_distance(foe.at, at) != thrust_reach || way.x % 2 != 0 || way.y % 2 != 0) return false;
    const Pos near = foe.at + Pos{way.x / 2, way.y / 2};
    const Actor* target = anybody_at(game, near);
    return target != nullptr && target != &ally && would_strike(game, foe, *target) &&
           is_next_to(layers, foe.at, near) &&
           !layers.has(near, {TerrainProperty::BlocksMovement, TerrainProperty::BlocksVision});
}

/// Whether the creature could strike somebody if it stood in the cell.
bool could_strike_from(const Game& game, const Monster& self, Pos at) {
    const Monsters& monsters = game.here().level.monsters;
    const bool is_spear = pattern_of(game, self) == Pattern::TwoInLine;
    return std::any_of(monsters.begin(), monsters.end(), [&](const Monster& other) {
        if (!other.is_about() || other.is_hidden_below() || !would_strike(game, self, other)) return false;
        if (is_next_to(game.here().level.layers, at, other.at)) return true;
        const Pos way = other.at - at;
        return is_spear && king_distance(at, other.at) == thrust_reach && way.x % 2 == 0 && way.y % 2 == 0;
    });
}

}  // namespace

Direction thrust_target(const Acting& acting) {
    const Game& game = acting.game();
    const Pos from = acting.self.at;
    if (pattern_of(game, acting.self) != Pattern::TwoInLine) return Direction::count;
    for (const Direction d : directions) {
        const Pos far = from + step(d) + step(d);
        const Actor* other = acting.level().size().contains(far) ? anybody_at(game, far) : nullptr;
        if (other == nullptr || other->is_hidden_below()) continue;
        const std::vector<Pos> struck = attacked_cells(game, acting.self, from, d);
        if (std::find(struck.begin(), struck.end(), far) == struck.end()) continue;
        if (other->is_invisible() && !acting.rng().percent(percent_for_the_unseen)) continue;
        return d;
    }
    return Direction::count;
}

bool is_exposed_in_vain(const Acting& acting, Pos at) {
    const Game& game = acting.game();
    const Monster& self = acting.self;
    const Monsters& monsters = acting.level().monsters;
    return std::any_of(monsters.begin(), monsters.end(),
                       [&](const Monster& foe) {
                           return threatens(game, foe, self) && thrusts_into(game, foe, self, at);
                       }) &&
           !could_strike_from(game, self, at);
}

}  // namespace cellophane
