#include "play/combat/blow.h"

#include <algorithm>

#include "play/combat/armor_runes.h"
#include "play/combat/blow_effects.h"
#include "play/combat/knockback.h"
#include "play/combat/sneak_attack.h"
#include "play/combat/splitting.h"
#include "play/combat/weapon_runes.h"
#include "play/combat/wound_gains.h"
#include "play/effects/harm.h"
#include "play/effects/mind_effects.h"
#include "play/perception/allegiance.h"
#include "play/society/leadership.h"
#include "play/stats/combat_math.h"
#include "play/turn/feats.h"
#include "play/turn/parties.h"

namespace cellophane {

namespace {

/// An attack ends its target's trance and cuts its fear short.
void shake(Actor& who) {
    who.vitals.statuses.end(Status::Entranced);
    who.vitals.statuses.cut_short(Status::Frightened);
}

/// Position of the damage in its range, in percent.
int severity_of(int damage, const Roll& range) {
    if (range.most <= range.least) return 100;
    return std::clamp((damage - range.least) * 100 / (range.most - range.least), 0, 100);
}

class Attack {
public:
    Attack(Turn& turn, LevelContext& level, Actor& by, Actor& at, const BlowManner& manner)
        : turn_{turn}, game_{turn.game}, level_{level}, by_{by}, at_{at}, manner_{manner} {}

    bool carry_out() {
        if (by_.vitals.dead || at_.vitals.dead || game_.ending) return false;
        if (by_.is_hero() && !at_.is_hero()) judge_attack(turn_, at_, attacks_with());
        if (by_.can(Ability::Bursts)) {
            burst();
            return true;
        }
        if (by_.is(Behavior::ConfinedToLiquid) && at_.floats()) return false;
        if (is_stranded(game_.here().level, by_)) return false;
        begin();
        if (is_to_seize()) {
            seize();
            return true;
        }
        weapon_ = is_thrown() ? manner_.thrown : weapon_of(game_, by_);
        const bool goes_home = surprise_ != Surprise::None || game_.play.percent(chance());
        if (goes_home)
            hit();
        else
            emit(Blow::Missed, 0);
        return goes_home;
    }

private:
    /// A bursting creature attacks by dying.
    void burst() {
        kill(level_, by_, {.cause = DeathCause::Burst, .terrain = Terrain::Nothing, .depth = game_.depth});
    }

    AttackWith attacks_with() const {
        if (is_thrown()) return AttackWith::ThrownWeapon;
        return weapon_in_hand(game_.hero) == nullptr ? AttackWith::BareHands : AttackWith::Weapon;
    }

    bool is_thrown() const { return manner_.thrown != nullptr; }

    int chance() const {
        return is_thrown() ? throw_percent(game_, *manner_.thrown, at_) : hit_percent(game_, by_, at_);
    }

    /// A thrown item tells its target where the hero is, whether it hits or not (rules/hero.md 7.10).
    void warn() {
        const bool runs_anyway = at_.state == MonsterState::Fleeing && !at_.has(Status::Frightened);
        if (!runs_anyway) alert(game_, at_);
    }

    /// A fleeing creature turns on the hero's side when struck other than by a throw, unless it flees for
    /// good or for its life (rules/hero.md 7.8).
    void turn_round() {
        const bool near_death = at_.is(Behavior::FleesNearDeath) && at_.is_near_death();
        if (is_on_heros_side(by_) && at_.state == MonsterState::Fleeing && !near_death) alert(game_, at_);
    }

    void begin() {
        if (is_thrown()) warn();
        const bool was_entranced = at_.has(Status::Entranced);
        shake(at_);
        if (was_entranced) come_to(turn_, level_, at_, Status::Entranced);
        surprise_ = surprise();
        if (by_.state == MonsterState::Wandering && at_.is_hero()) by_.state = MonsterState::Hunting;
        // A creature that seizes may do so while submerged.
        if (!by_.is_hero() && !is_to_seize()) by_.vitals.submerged = false;
        by_party_ = party(game_, by_);
        at_party_ = party(game_, at_);
    }

    /// A lunge counts as a surprise to anybody; a thrown item takes nobody by surprise.
    Surprise surprise() const {
        if (manner_.lunge) return Surprise::Lunge;
        return is_thrown() ? Surprise::None : surprise_of(by_, at_);
    }

    bool is_to_seize() const {
        // A lash counts as hand to hand; other bolts cannot seize.
        const bool at_hand = manner_.bolt == Bolt::count || manner_.bolt == Bolt::Whip;
        return at_hand && by_.can(Ability::Seizes) &&
               !(by_.has(MonsterMark::Seizing) && at_.has(MonsterMark::Seized)) &&
               king_distance(by_.at, at_.at) == 1;
    }

    void seize() {
        by_.set(MonsterMark::Seizing);
        at_.set(MonsterMark::Seized);
        // The seizer surfaces if the hero can perceive it.
        if (at_.is_hero() && is_perceived(game_, by_)) by_.vitals.submerged = false;
        by_party_ = party(game_, by_);
        emit(Blow::Seized, 0);
    }

    bool is_proof() const { return at_.is(Behavior::ImmuneToWeapons) || at_.is(Behavior::Invulnerable); }

    int roll(const Roll& heros) {
        if (by_.is_hero()) return game_.play.clumped(heros.least, heros.most, heros.dice);
        const Roll& own = by_.stats.damage;
        const int rolled = game_.play.clumped(own.least, own.most, own.dice);
        return weakened(by_, rolled);
    }

    void hit() {
        const Roll range = by_.is_hero() ? damage(game_.hero, weapon_) : damage(by_);
        const bool poisonous = by_.can(Ability::Poisons) && !at_.is_lifeless();
        int rolled = is_proof() ? 0 : roll(range);
        const int severity = severity_of(rolled, range);
        startle(game_, at_, surprise_);
        rolled *= sneak_attack_factor(surprise_, weapon_);
        const std::size_t told = turn_.events.size();
        if (at_.is_hero()) rolled = let_armor_rune_act(turn_, level_, by_, by_party_, rolled);
        const int wound = poisonous && rolled > 0 ? 1 : rolled;
        // Damage absorbed by a shield is not drained.
        const int before = at_.health;
        inflict(wound);
        drain(before - at_.health);
        if (by_.is_hero() && !at_.is_lifeless()) {
            transfer_health(turn_, level_, before - std::max(0, at_.health));
            if (!is_thrown()) reap(turn_, std::min(wound, before));
        }
        const Blow blow = at_.vitals.dead                ? Blow::Killed
                          : wound > 0 || range.most == 0 ? Blow::Hit
                                                         : Blow::NoEffect;
        turn_.emit_before(told, [&] { emit(blow, wound, severity); });
        if (at_.vitals.dead) {
            const bool is_dragon = at_.kind == MonsterKind::Dragon;
            if (by_.is_hero() && !is_thrown() && is_dragon) win_feat(turn_, Feat::Dragonslayer);
        } else {
            if (!is_thrown() && has_manner(weapon_, Manner::Knockback))
                apply_knockback(turn_, level_, by_, at_);
            apply_hit_effects(turn_, level_, {by_, at_, by_party_, at_party_, rolled, wound});
            if (!at_.vitals.dead) provoke(turn_, by_, at_);
            if (!at_.vitals.dead && !is_thrown()) turn_round();
        }
        if (!is_thrown() && weapon_ != nullptr)
            let_weapon_rune_act(turn_, level_, game_.hero.pack.at(game_.hero.pack.wielded), at_, at_party_,
                                surprise_);
        if (!at_.vitals.dead) split(turn_, level_, by_, at_);
        // A thrown weapon neither corrodes nor becomes familiar.
        if (is_thrown()) return;
        wear_weapon(turn_, by_, at_);
        if (at_.vitals.dead && by_.is_hero()) learn_from_kill(turn_, at_);
    }

    void inflict(int wound) { hurt(level_, at_, wound, killed_by(game_, by_), Shielding::Counts); }

    /// Heals a life-draining attacker by part of the damage (rules/monsters.md 12.1).
    void drain(int taken) {
        if (by_.vitals.dead || !by_.can(Ability::DrainsLife) || at_.is_lifeless()) return;
        const int tenths = by_.is_ally() ? 4 : 9;
        heal(by_, taken * tenths / 10);
    }

    void emit(Blow blow, int wound, int severity = 0) {
        // Blows at captives make no noise.
        const bool unheard = was_heard() || at_.is_captive();
        if (!by_party_.is_known() && !at_party_.is_known() && unheard) return;
        turn_.emit(Struck{.by = by_party_,
                          .at = at_party_,
                          .blow = blow,
                          .surprise = surprise_,
                          .damage = wound,
                          .severity = severity,
                          .bolt = manner_.bolt,
                          .weapon = weapon_ == nullptr ? std::nullopt : std::optional{weapon_->kind},
                          .thrown = is_thrown()});
    }

    /// Whether a blow out of the hero's perception has been reported this turn: once is enough.
    bool was_heard() const {
        return std::any_of(turn_.events.begin(), turn_.events.end(), [](const Event& event) {
            const Struck* struck = event.as<Struck>();
            return struck != nullptr && !struck->by.is_known() && !struck->at.is_known();
        });
    }

    Turn& turn_;
    Game& game_;
    LevelContext& level_;
    Actor& by_;
    Actor& at_;
    const BlowManner& manner_;
    const Item* weapon_ = nullptr;
    Surprise surprise_ = Surprise::None;
    Party by_party_;
    Party at_party_;
};

}  // namespace

bool strike(Turn& turn, LevelContext& level, Actor& by, Actor& at, const BlowManner& manner) {
    return Attack{turn, level, by, at, manner}.carry_out();
}

bool strike_cells(LevelContext& level, Actor& by, const std::vector<Pos>& cells, const BlowManner& manner) {
    std::vector<Actor*> victims;
    for (const Pos at : cells)
        if (Actor* victim = anybody_at(level.game(), at)) victims.push_back(victim);
    bool any_hit = false;
    for (Actor* victim : victims) any_hit |= strike(level.turn(), level, by, *victim, manner);
    return any_hit;
}

void provoke(Turn& turn, Actor& by, Actor& at) {
    constexpr int enraged_turns = 4;
    const bool was_paralyzed = at.has(Status::Paralyzed);
    if (was_paralyzed) at.vitals.statuses.end(Status::Paralyzed);
    shake(at);
    if (at.is_hero()) return;
    if (was_paralyzed) at.vitals.ticks = std::min(at.vitals.ticks, std::min(by.attack_ticks(), 100) - 1);
    Monster& victim = at;
    if (victim.can(Ability::AvoidsCorridors)) victim.vitals.statuses.set(Status::Enraged, enraged_turns);
    if (by.is_hero() && victim.is_ally() && !by.has(Status::Confused) && !victim.has(Status::Discordant))
        turn_on_hero(turn, victim);
    const bool by_heros_side = is_on_heros_side(by);
    if (by_heros_side && !victim.is_ally() && victim.state != MonsterState::Fleeing)
        wake_group(turn.game, victim);
}

}  // namespace cellophane
