#include "play/perception/allegiance.h"

namespace cellophane {

namespace {

bool has_status(const Game& game, const Monster* who, Status status) {
    return who == nullptr ? game.hero.vitals.statuses.has(status) : who->has(status);
}

Pos place_of(const Game& game, const Monster* who) {
    return who == nullptr ? game.hero.at : who->at;
}

bool floats(const Game& game, const Monster* who) {
    return who == nullptr ? has_status(game, who, Status::Levitating) : who->floats();
}

/// Creatures confined to liquid hunt all that is in deep water, neither afloat nor at home there.
bool is_prey(const Game& game, const Monster* hunter, const Monster* swimmer) {
    if (hunter == nullptr || !hunter->is(Behaviour::ConfinedToLiquid)) return false;
    if (swimmer != nullptr && swimmer->is(Behaviour::Swims)) return false;
    return !floats(game, swimmer) &&
           game.here().level.layers.has(place_of(game, swimmer), {TerrainProperty::DeepWater});
}

}  // namespace

bool is_on_heros_side(const Monster* who) {
    return who == nullptr || who->follows_hero();
}

const Monster* leader_of(const Level& level, const Monster& monster) {
    return monster.leader ? level.monsters.find(monster.leader) : nullptr;
}

Monster* leader_of(Level& level, const Monster& monster) {
    return monster.leader ? level.monsters.find(monster.leader) : nullptr;
}

bool are_teammates(const Monster* a, const Monster* b) {
    if (a == b) return true;
    if (is_on_heros_side(a) && is_on_heros_side(b)) return true;
    if (a == nullptr || b == nullptr) return false;
    return (a->leader && a->leader == b->leader) || a->leader == b->id || b->leader == a->id;
}

bool are_enemies(const Game& game, const Monster* a, const Monster* b) {
    if (a == b) return false;
    if ((a != nullptr && a->is_captive()) || (b != nullptr && b->is_captive())) return false;
    if (has_status(game, a, Status::Discordant) || has_status(game, b, Status::Discordant)) return true;
    if (is_prey(game, a, b) || is_prey(game, b, a)) return true;
    return is_on_heros_side(a) != is_on_heros_side(b);
}

bool is_willing_to_attack(const Game& game, const Monster* attacker, const Monster* defender) {
    if (attacker == defender || (defender != nullptr && !defender->is_about())) return false;
    if (defender == nullptr && game.harmless) return false;
    const bool discord =
        has_status(game, attacker, Status::Discordant) || has_status(game, defender, Status::Discordant);
    if (attacker == nullptr && is_on_heros_side(defender))
        return has_status(game, defender, Status::Discordant);
    if (attacker != nullptr && attacker->has(Status::Entranced)) return !is_on_heros_side(defender);
    if (is_on_heros_side(attacker) && attacker != nullptr && defender != nullptr &&
        defender->has(Status::Entranced))
        return false;
    if (defender != nullptr && defender->is_captive()) return false;
    // Allies leave a sacrifice target alone.
    if (attacker != nullptr && is_on_heros_side(attacker) && !discord && !attacker->has(Status::Confused) &&
        defender != nullptr && defender->has(MonsterMark::SacrificeTarget))
        return false;
    if (discord || (attacker != nullptr && attacker->has(Status::Confused))) return true;
    return are_enemies(game, attacker, defender) && !are_teammates(attacker, defender);
}

bool is_embedded(const Level& level, const Monster& monster) {
    return level.layers.has(monster.at, {TerrainProperty::BlocksMovement});
}

bool is_futile(const Game& game, const Monster* attacker, const Monster* defender) {
    const Level& level = game.here().level;
    if (defender != nullptr && is_embedded(level, *defender) && !defender->is(Behaviour::AttackableInWalls))
        return true;
    if (attacker == nullptr) return false;
    if (attacker->is(Behaviour::ConfinedToLiquid) && floats(game, defender)) return true;
    if (defender == nullptr) return false;
    if (defender->is(Behaviour::Invulnerable)) return true;
    return defender->is(Behaviour::ImmuneToWeapons) && !attacker->can(Ability::Poisons);
}

}  // namespace cellophane
