#include "play/combat/bolt_wounds.h"

#include <algorithm>

#include "content/bolt_powers.h"
#include "play/combat/blow.h"
#include "play/combat/splitting.h"
#include "play/combat/wound_gains.h"
#include "play/effects/burning.h"
#include "play/effects/harm.h"
#include "play/society/leadership.h"
#include "play/turn/feats.h"

namespace cellophane {

namespace {

bool is_fiery(const BoltHit& hit) {
    return bolt_rows[hit.bolt].flags.has(BoltFlag::Fiery);
}

Ending death_by_bolt(const BoltHit& hit) {
    Ending death = killed_by(hit.game(), hit.caster);
    if (hit.caster.is_hero() && hit.whom.is_hero()) death.cause = DeathCause::Reflection;
    return death;
}

/// A wounded creature hunts, unless it flees for reasons other than fright (rules/monsters.md 7).
void turn_to_hunting(const BoltHit& hit) {
    Monster& victim = hit.whom;
    if (victim.is_ally() || victim.has(MonsterMark::PermanentlyFleeing)) return;
    if (victim.state == MonsterState::Fleeing && !victim.has(Status::Frightened)) return;
    hit.statuses().end(Status::Frightened);
    alert(hit.game(), victim);
}

}  // namespace

BoltAnswer wound(const BoltHit& hit) {
    const bool fireproof = is_fiery(hit) && hit.whom.is_fireproof();
    if (hit.whom.is_invulnerable() || fireproof) return BoltResult::Immune;
    if (hit.whom.is_hero() && hit.game().harmless) return BoltResult::NoEffect;
    if (hit.caster.is_hero() && !hit.whom.is_hero() && !hit.deflected)
        judge_attack(hit.turn, hit.whom, AttackWith::Bolt);
    const Roll roll = bolt_damage(hit.magnitude);
    const int damage = hit.game().play.clumped(roll.least, roll.most, roll.dice);
    const int before = hit.whom.health;
    hurt(hit.level, hit.whom, damage, death_by_bolt(hit), Shielding::Counts);
    if (hit.caster.is_hero() && !hit.whom.is_hero() && !hit.whom.is_lifeless())
        transfer_health(hit.turn, hit.level, before - std::max(0, hit.whom.health));
    if (hit.whom.vitals.dead) return {BoltResult::Killed, damage};
    if (is_fiery(hit)) set_alight(hit.turn, hit.whom, hit.level.around().ground());
    if (!hit.deflected) provoke(hit.turn, hit.caster, hit.whom);
    turn_to_hunting(hit);
    split(hit.turn, hit.level, hit.caster, hit.whom);
    return {BoltResult::Wounded, damage};
}

BoltAnswer shoot(const BoltHit& hit) {
    const bool hit_home =
        strike(hit.turn, hit.level, hit.caster, hit.whom, {.lunge = false, .bolt = hit.bolt});
    return hit_home ? BoltResult::Affected : BoltResult::NoEffect;
}

}  // namespace cellophane
