#include "play/combat/bolt_effects.h"

#include <algorithm>

#include "content/bolt_powers.h"
#include "kit/base/enum_table.h"
#include "play/combat/beckoning.h"
#include "play/combat/blow_effects.h"
#include "play/combat/bolt_wounds.h"
#include "play/combat/displacement.h"
#include "play/combat/duplication.h"
#include "play/combat/empowerment.h"
#include "play/combat/negation.h"
#include "play/combat/polymorph.h"
#include "play/combat/teleport.h"
#include "play/effects/harm.h"
#include "play/effects/haste.h"
#include "play/pathfinding/bolt_path.h"
#include "play/perception/allegiance.h"
#include "play/society/leadership.h"
#include "play/turn/parties.h"

namespace cellophane {

namespace {

BoltAnswer leave_alone(const BoltHit&) {
    return BoltResult::NoEffect;
}

BoltAnswer slow_down(const BoltHit& hit) {
    slow(hit.whom, slow_turns(hit.magnitude));
    return BoltResult::Affected;
}

BoltAnswer speed_up(const BoltHit& hit) {
    haste(hit.whom, haste_turns(hit.magnitude));
    return BoltResult::Affected;
}

BoltAnswer shield(const BoltHit& hit) {
    hit.statuses().renew(Status::Shielded, at_magnitude(shield_strengths, hit.magnitude));
    return BoltResult::Affected;
}

BoltAnswer mend(const BoltHit& hit) {
    if (hit.whom.health >= hit.whom.max_health) return BoltResult::NoEffect;
    heal(hit.whom, hit.whom.max_health * healing_percent(hit.magnitude) / 100);
    return BoltResult::Affected;
}

BoltAnswer hide(const BoltHit& hit) {
    hit.statuses().set(Status::Invisible, invisible_turns(hit.magnitude));
    return BoltResult::Affected;
}

BoltAnswer sow_discord(const BoltHit& hit) {
    hit.statuses().raise(Status::Discordant, discord_turns(hit.magnitude));
    return BoltResult::Affected;
}

BoltAnswer confuse(const BoltHit& hit) {
    hit.statuses().set(Status::Confused, trance_turns(hit.magnitude));
    return BoltResult::Affected;
}

BoltAnswer entrance(const BoltHit& hit) {
    rouse(hit.turn.game, hit.whom);
    hit.statuses().set(Status::Entranced, trance_turns(hit.magnitude));
    return BoltResult::Affected;
}

BoltAnswer sicken_with_poison(const BoltHit& hit) {
    poison(hit.turn, hit.whom, at_magnitude(poison_turns, hit.magnitude), party(hit.game(), hit.caster));
    return BoltResult::Affected;
}

BoltAnswer strip_hero(const BoltHit& hit) {
    return negate_hero(hit.turn) ? BoltResult::Affected : BoltResult::NoEffect;
}

BoltAnswer negate_target(const BoltHit& hit) {
    if (hit.whom.is_invulnerable() && !hit.whom.is(Behavior::DiesIfNegated)) return BoltResult::Immune;
    const bool changed = negate(hit.turn, hit.level, hit.whom);
    if (hit.whom.vitals.dead) return BoltResult::Killed;
    return changed ? BoltResult::Affected : BoltResult::NoEffect;
}

/// The less health, the likelier it works (rules/monsters.md 14.3). Allies are left alone, lifeless or not.
BoltAnswer dominate(const BoltHit& hit) {
    if (is_on_heros_side(hit.whom)) return BoltResult::NoEffect;
    if (hit.whom.is_lifeless()) return BoltResult::Immune;
    if (!hit.game().play.percent(domination_percent(hit.whom.health, hit.whom.max_health)))
        return BoltResult::Resisted;
    join_hero(hit.turn, hit.level, hit.whom, Joined::How::Dominated);
    return BoltResult::Affected;
}

BoltAnswer transform(const BoltHit& hit) {
    polymorph(hit.turn, hit.level, hit.whom);
    return BoltResult::Affected;
}

BoltAnswer send_away(const BoltHit& hit) {
    if (hit.whom.is(Behavior::Immobile)) return BoltResult::Immune;
    free_captive(hit.turn, hit.level, hit.whom);
    return teleport(hit.turn, hit.level, hit.whom) ? BoltResult::Affected : BoltResult::NoEffect;
}

BoltAnswer call_over(const BoltHit& hit) {
    if (hit.whom.is(Behavior::Immobile)) return BoltResult::Immune;
    // A deflected bolt pulls in a straight line: its own path leads elsewhere.
    const Pos from = hit.whom.at;
    std::vector<Pos> way;
    if (hit.deflected) {
        way = straight_line(hit.game().here().level.size(), hit.caster.at, from);
        way.erase(std::find(way.begin(), way.end(), from), way.end());
        way.push_back(from);
    }
    const bool moved = beckon(hit.turn, hit.level, hit.whom, hit.caster, hit.deflected ? way : hit.flown);
    return moved ? BoltResult::Affected : BoltResult::NoEffect;
}

BoltAnswer double_up(const BoltHit& hit) {
    return duplicate(hit.turn, hit.level, hit.whom) ? BoltResult::Affected : BoltResult::NoEffect;
}

BoltAnswer strengthen(const BoltHit& hit) {
    empower(hit.turn, hit.whom);
    return BoltResult::Affected;
}

enum class Touches : bool { Everybody, TheLiving };

struct EffectRow {
    Bolt kind{};
    BoltAnswer (*act)(const BoltHit&) = leave_alone;
    Touches whom = Touches::Everybody;
    /// What it does to the hero, where that is something else.
    BoltAnswer (*on_hero)(const BoltHit&) = act;
};

/// Bolts that work on terrain or on the caster alone do nothing to their targets.
constexpr EffectRow effect_list[] = {
    {Bolt::Teleportation, send_away},
    {Bolt::Slowness, slow_down, Touches::TheLiving},
    {Bolt::Polymorphism, transform, Touches::TheLiving, leave_alone},
    {Bolt::Negation, negate_target, Touches::Everybody, strip_hero},
    {Bolt::Domination, dominate},
    {Bolt::Beckoning, call_over},
    {Bolt::Plenty, double_up, Touches::TheLiving},
    {Bolt::Invisibility, hide, Touches::TheLiving},
    {Bolt::Empowerment, strengthen, Touches::TheLiving, leave_alone},
    {Bolt::Lightning, wound},
    {Bolt::Firebolt, wound},
    {Bolt::Poison, sicken_with_poison, Touches::TheLiving},
    {Bolt::Tunneling, leave_alone},
    {Bolt::Blinking, leave_alone},
    {Bolt::Entrancement, entrance, Touches::TheLiving, confuse},
    {Bolt::Obstruction, leave_alone},
    {Bolt::Discord, sow_discord, Touches::TheLiving},
    {Bolt::Conjuration, leave_alone},
    {Bolt::Healing, mend},
    {Bolt::Haste, speed_up, Touches::TheLiving},
    {Bolt::SlownessMinor, slow_down, Touches::TheLiving},
    {Bolt::Protection, shield, Touches::TheLiving},
    {Bolt::Spiderweb, leave_alone},
    {Bolt::Spark, wound},
    {Bolt::Dragonfire, wound},
    {Bolt::Arrow, shoot},
    {Bolt::PoisonedDart, shoot},
    {Bolt::GrowingVines, leave_alone},
    {Bolt::Whip, shoot},
    {Bolt::AcidSpit, shoot},
};
constexpr EnumTable<Bolt, EffectRow> effect_rows{effect_list};

}  // namespace

BoltAnswer take_effect(const BoltHit& hit) {
    const EffectRow& row = effect_rows[hit.bolt];
    if (row.whom == Touches::TheLiving && hit.whom.is_lifeless()) return BoltResult::Immune;
    return hit.whom.is_hero() ? row.on_hero(hit) : row.act(hit);
}

bool is_shot(Bolt bolt) {
    return effect_rows[bolt].act == shoot;
}

bool is_damaging(Bolt bolt) {
    return effect_rows[bolt].act == wound;
}

bool shows_its_kind(const BoltHit& hit, BoltResult result) {
    const bool worked = result != BoltResult::NoEffect && result != BoltResult::Immune;
    switch (hit.bolt) {
        case Bolt::Teleportation:
            return false;
        case Bolt::Slowness:
        case Bolt::SlownessMinor:
        case Bolt::Haste:
        case Bolt::Protection:
        case Bolt::Lightning:
        case Bolt::Firebolt:
        case Bolt::Spark:
        case Bolt::Dragonfire:
            return true;
        case Bolt::Plenty:
            return worked;
        case Bolt::Polymorphism:
            return worked && !hit.was_invisible;
        case Bolt::Invisibility:
            return worked && is_perceived(hit.game(), hit.whom);
        default:
            return worked && hit.is_seen();
    }
}

}  // namespace cellophane
