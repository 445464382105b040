#include "play/ai/casting.h"

#include <algorithm>

#include "play/combat/bolt_effects.h"
#include "play/pathfinding/bolt_path.h"
#include "play/pathfinding/passability.h"
#include "play/perception/allegiance.h"

namespace cellophane {

namespace {

using P = TerrainProperty;

/// A possible target of a bolt, with what the rules ask about it.
struct Mark {
    const Acting& acting;
    const Actor& who;

    const Monster& caster() const { return acting.self; }
    bool has(Status status) const { return who.has(status); }
    bool is(Behavior behavior) const { return who.is(behavior); }
    bool is_teammate() const { return are_teammates(caster(), who); }
    bool is_enemy() const { return are_enemies(acting.game(), caster(), who); }
    /// Only flight or immunity to fire saves the target from the terrain below it.
    bool stands_on_magic() const {
        return (who.is_fireproof() && acting.layers().has(who.at, {P::Lava})) ||
               (who.floats() && acting.layers().has(who.at, {P::Lava, P::DeepWater, P::Descends}));
    }
};

/// Whether the hero has an enemy in view that the hero perceives.
bool is_hero_in_a_fight(const Acting& acting) {
    const Game& game = acting.game();
    const Monsters& monsters = acting.level().monsters;
    return std::any_of(monsters.begin(), monsters.end(), [&](const Monster& monster) {
        return monster.is_about() && game.here().known.in_view.test(monster.at) &&
               are_enemies(game, game.hero, monster) && is_perceived(game, monster);
    });
}

/// Whether help that is used up (haste, protection) is called for.
bool is_help_needed(const Mark& mark) {
    if (!is_on_heros_side(mark.caster())) return mark.who.state == MonsterState::Hunting;
    return mark.acting.is_in_heros_view() && is_hero_in_a_fight(mark.acting);
}

bool is_worth_negating(const Mark& mark) {
    const bool of_magic = mark.is(Behavior::DiesIfNegated);
    if (!mark.is_enemy()) {
        // A friend is freed from fear, and among the hero's enemies from a trance; the hero helps itself.
        const bool theirs = !is_on_heros_side(mark.caster()) && mark.has(Status::Entranced);
        return !mark.who.is_hero() && !of_magic && (theirs || mark.has(Status::Frightened));
    }
    if (mark.is_teammate() && mark.has(Status::Discordant) && !mark.caster().has(Status::Discordant))
        return !of_magic;
    return of_magic || mark.has(Status::Hasted) || mark.has(Status::Telepathic) ||
           mark.has(Status::Shielded) || mark.is(Behavior::ImmuneToWeapons) || mark.stands_on_magic();
}

bool wounds_well(const Mark& mark) {
    return !(mark.is_enemy() && mark.has(Status::Entranced));
}

/// Whether the bolt's effect is worth casting (the table of rules/monsters.md 11.2).
bool is_worthwhile(const Mark& mark, Bolt bolt) {
    if (is_damaging(bolt)) return wounds_well(mark);
    if (is_shot(bolt))
        return wounds_well(mark) &&
               (!is_embedded(mark.acting.level(), mark.who) || mark.is(Behavior::AttackableInWalls));
    switch (bolt) {
        case Bolt::Blinking:
        case Bolt::Tunneling:
        case Bolt::Obstruction:
            return false;
        case Bolt::Beckoning:
            return king_distance(mark.caster().at, mark.who.at) > 1;
        case Bolt::Spiderweb:
        case Bolt::GrowingVines:
            return !mark.has(Status::Stuck);
        case Bolt::Discord:
            return !mark.who.is_hero() && !mark.has(Status::Discordant);
        case Bolt::Negation:
            return is_worth_negating(mark);
        case Bolt::Slowness:
        case Bolt::SlownessMinor:
            return !mark.has(Status::Slowed);
        case Bolt::Haste:
            return !mark.has(Status::Hasted) && is_help_needed(mark);
        case Bolt::Protection:
            return !mark.has(Status::Shielded) && is_help_needed(mark);
        case Bolt::Healing:
            return mark.who.is_wounded();
        case Bolt::Invisibility:
            return !mark.who.is_invisible();
        case Bolt::Entrancement:
            return !mark.has(Status::Entranced) && !mark.has(Status::Confused);
        default:
            return true;
    }
}

bool is_spared(const Mark& mark, const BoltRow& row) {
    const auto spares = [&](BoltSpares property, Behavior behavior) {
        return row.spares.has(property) && mark.is(behavior);
    };
    return spares(BoltSpares::Immobile, Behavior::Immobile) ||
           spares(BoltSpares::Inanimate, Behavior::Inanimate) ||
           spares(BoltSpares::ImmuneToWeapons, Behavior::ImmuneToWeapons) ||
           spares(BoltSpares::ImmuneToWebs, Behavior::ImmuneToWebs) ||
           (row.spares.has(BoltSpares::ImmuneToFire) && mark.who.is_fireproof());
}

/// Whether the ground under the caster would catch fire and harm it.
bool would_burn_itself(const Acting& acting) {
    const TerrainProperties shunned = shunned_terrain(acting.self);
    for (const Layer layer : every_layer) {
        const TerrainRow& row = terrain_rows[acting.layers()[layer][acting.self.at]];
        if (!row.properties.has(P::Flammable)) continue;
        if (shunned.has(P::Fire) ||
            terrain_rows[feature_rows[row.burns_into].terrain].properties.any_of(shunned))
            return true;
    }
    return false;
}

bool is_on_right_side(const Mark& mark, const BoltRow& row) {
    // Negation serves friends as well, if they need it.
    if (row.kind == Bolt::Negation && mark.is_teammate()) return true;
    if (row.aim == BoltAim::Allies) return mark.is_teammate() && !mark.is_enemy();
    return mark.is_enemy() && !mark.is(Behavior::Invulnerable);
}

bool would_bounce(const Mark& mark, const BoltRow& row) {
    if (!row.flags.has(BoltFlag::Reflectable) || row.flags.has(BoltFlag::HaltsBefore)) return false;
    const bool mirrors = mark.is(Behavior::Reflective) || mark.who.can(Ability::ReflectsAll);
    return mirrors && !is_on_heros_side(mark.who);
}

bool is_out_of_the_question(const Mark& mark) {
    const Acting& acting = mark.acting;
    const Monster& self = acting.self;
    if (mark.who.is_hero()) return self.has(Status::Discordant) && self.state == MonsterState::Wandering;
    if (&mark.who == &self || !mark.who.is_about()) return true;
    const bool willing_friend = self.is_ally() && !self.has(Status::Discordant);
    return willing_friend && mark.who.has(MonsterMark::SacrificeTarget);
}

}  // namespace

bool may_cast(const Acting& acting, Bolt bolt, const Actor& target) {
    const Mark mark{acting, target};
    const BoltRow& row = bolt_rows[bolt];
    // The open line is checked last, because it costs most.
    return !is_out_of_the_question(mark) && is_on_right_side(mark, row) && !is_spared(mark, row) &&
           !would_bounce(mark, row) && is_worthwhile(mark, bolt) &&
           !(row.flags.has(BoltFlag::Fiery) && (mark.who.is_fireproof() || would_burn_itself(acting))) &&
           !hides_from(acting.game(), target, acting.self) &&
           has_open_line(acting.game(), acting.self.at, target.at);
}

}  // namespace cellophane
