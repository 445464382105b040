#include "play/perception/allegiance.h"

namespace cellophane {

namespace {

/// Creatures confined to liquid hunt all that is in deep water, neither afloat nor at home there.
bool is_prey(const Game& game, const Actor& hunter, const Actor& swimmer) {
    return hunter.is(Behavior::ConfinedToLiquid) && !swimmer.is(Behavior::Swims) && !swimmer.floats() &&
           game.here().level.layers.has(swimmer.at, {TerrainProperty::DeepWater});
}

}  // namespace

bool is_on_heros_side(const Actor& who) {
    return who.follows_hero();
}

const Monster* leader_of(const Level& level, const Monster& monster) {
    return monster.leader ? level.monsters.find(monster.leader) : nullptr;
}

Monster* leader_of(Level& level, const Monster& monster) {
    return monster.leader ? level.monsters.find(monster.leader) : nullptr;
}

bool are_teammates(const Actor& a, const Actor& b) {
    if (&a == &b) return true;
    if (is_on_heros_side(a) && is_on_heros_side(b)) return true;
    return (a.leader && a.leader == b.leader) || a.leader == b.id || b.leader == a.id;
}

bool are_enemies(const Game& game, const Actor& a, const Actor& b) {
    if (&a == &b || a.is_captive() || b.is_captive()) return false;
    if (a.has(Status::Discordant) || b.has(Status::Discordant)) return true;
    if (is_prey(game, a, b) || is_prey(game, b, a)) return true;
    return is_on_heros_side(a) != is_on_heros_side(b);
}

bool is_willing_to_attack(const Game& game, const Actor& attacker, const Actor& defender) {
    if (&attacker == &defender || defender.is_dormant()) return false;
    if (defender.is_hero() ? game.harmless : defender.vitals.dead) return false;
    const bool discord = attacker.has(Status::Discordant) || defender.has(Status::Discordant);
    if (attacker.has(Status::Entranced)) return !is_on_heros_side(defender);
    if (attacker.is_hero()) {
        if (is_on_heros_side(defender)) return defender.has(Status::Discordant);
        if (defender.is_captive()) return false;
        return discord || (are_enemies(game, attacker, defender) && !are_teammates(attacker, defender));
    }
    if (attacker.follows_hero() && defender.has(Status::Entranced)) return false;
    if (defender.is_captive()) return false;
    if (discord || attacker.has(Status::Confused)) return true;
    // Allies leave a sacrifice target alone.
    if (attacker.follows_hero() && defender.has(MonsterMark::SacrificeTarget)) return false;
    return are_enemies(game, attacker, defender) && !are_teammates(attacker, defender);
}

bool is_embedded(const Level& level, const Actor& who) {
    return level.layers.has(who.at, {TerrainProperty::BlocksMovement});
}

bool is_stranded(const Level& level, const Actor& who) {
    return who.is(Behavior::ConfinedToLiquid) && !who.floats() &&
           !level.layers.mechanics(who.at).has(TerrainMechanic::AllowsSubmersion);
}

bool is_futile(const Game& game, const Actor& attacker, const Actor& defender) {
    if (!defender.is_hero() && is_embedded(game.here().level, defender) &&
        !defender.is(Behavior::AttackableInWalls))
        return true;
    if (attacker.is_hero()) return false;
    if (attacker.is(Behavior::ConfinedToLiquid) && defender.floats()) return true;
    if (is_stranded(game.here().level, attacker)) return true;
    return defender.is_invulnerable() ||
           (defender.is(Behavior::ImmuneToWeapons) && !attacker.can(Ability::Poisons));
}

}  // namespace cellophane
