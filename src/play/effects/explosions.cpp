#include "play/effects/explosions.h"

#include <algorithm>

#include "play/items/identification.h"
#include "play/stats/armor_value.h"

namespace cellophane {

namespace {

constexpr int blast_immunity = 5;

/// Armor of dampening stops an explosion, no more often than one would have hurt.
bool muffles_blast(LevelContext& living, Actor& who) {
    if (!who.is_hero() || !wears(living.game().hero, ArmorRune::Dampening)) return false;
    who.vitals.statuses.set(Status::BlastImmune, blast_immunity);
    reveal_rune(living.turn(), living.game().hero.pack.at(living.game().hero.pack.worn), {.hero = true});
    return true;
}

}  // namespace

std::optional<int> blast_damage(LevelContext& living, Actor& who) {
    if (!living.is_in(who, {TerrainProperty::Explodes}) || who.has(Status::BlastImmune) ||
        who.is_hidden_below() || who.is_invulnerable())
        return std::nullopt;
    if (muffles_blast(living, who)) return std::nullopt;
    const int rolled = living.around().rng.uniform(15, 20);
    who.vitals.statuses.set(Status::BlastImmune, blast_immunity);
    return std::max(rolled, who.max_health / 2);
}

}  // namespace cellophane
