#include "play/effects/harm.h"

#include <algorithm>

#include "play/effects/monster_remains.h"
#include "play/perception/visibility.h"
#include "play/society/ally_learning.h"
#include "play/society/leadership.h"
#include "play/stats/combat_math.h"
#include "world/environment/promotion.h"

namespace cellophane {

namespace {

/// Sheds blood in proportion to the damage (rules/hero.md 7.5, step 3).
void bleed(LevelContext& living, Actor& who, int damage) {
    FeatureRow blood = feature_rows[who.row().blood];
    if (blood.kind == Feature::None) return;
    blood.start_percent = blood.start_percent * (15 + 3 * std::min(damage, who.health) / 2) / 100;
    if (blood.layer == Layer::Gas) blood.start_percent *= 100;
    place_feature(living.around(), blood, who.at);
}

/// Whether harm is by a fall, which happens out of sight, on the level below (rules/monsters.md 16.3).
bool is_on_its_way_down(Actor& who, const Ending& why) {
    return who.vitals.falling && why.cause == DeathCause::Fall;
}

}  // namespace

void rouse(Game& game, Actor& who) {
    if (who.state == MonsterState::Sleeping && !who.is_dormant() && !who.is_captive()) wake_group(game, who);
}

void hurt(LevelContext& living, Actor& who, int damage, Ending why, Shielding shielding) {
    if (damage <= 0 || who.vitals.dead || who.is_invulnerable() || living.game().ending ||
        (who.is_hero() && living.game().harmless))
        return;
    const int shield = who.vitals.statuses[Status::Shielded];
    if (shielding == Shielding::Counts && shield > 0) {
        if (shield > 10 * damage) {
            who.vitals.statuses.run_down(Status::Shielded, 10 * damage);
            return;
        }
        damage -= points_shielded(shield);
        who.vitals.statuses.end(Status::Shielded);
        if (who.is_hero()) living.emit(StatusEnded{Status::Shielded});
        if (damage <= 0) return;
    }
    disturb_lesson(who);
    if (!is_on_its_way_down(who, why)) bleed(living, who, damage);
    rouse(living.game(), who);
    if (who.is_hero()) damage = scaled_for_easy_mode(living.game(), damage);
    if (who.health <= damage) return kill(living, who, why);
    who.health -= damage;
    if (who.is(Behavior::FleesNearDeath) && !who.is_ally() && who.is_near_death() && !who.is_captive())
        who.state = MonsterState::Fleeing;
}

void heal(Actor& who, int health) {
    who.health = std::min(who.max_health, who.health + health);
}

void kill(LevelContext& living, Actor& who, Ending why) {
    if (who.vitals.dead || (who.is_hero() && living.game().harmless)) return;
    const bool known = is_perceived(living.game(), who);
    who.vitals.dead = true;
    who.health = 0;
    if (who.is_hero()) {
        living.game().ending = why;
        return;
    }
    // A blow reports its own kill. A death by negation is felt anywhere (rules/monsters.md, addendum A3).
    const bool is_felt_to_go = why.cause == DeathCause::Negated;
    const bool is_told = why.cause != DeathCause::Creature && !is_on_its_way_down(who, why);
    if (is_felt_to_go || (is_told && known && living.is_seen(who.at)))
        living.emit(CreatureDied{view_of(who), why.cause, why.terrain, known});
    leave_remains(living, who);
}

}  // namespace cellophane
