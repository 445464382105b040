#include "play/combat/weapon_runes.h"

#include "content/rune_powers.h"
#include "play/combat/blink.h"
#include "play/combat/conjuring.h"
#include "play/combat/displacement.h"
#include "play/combat/duplication.h"
#include "play/combat/splitting.h"
#include "play/effects/harm.h"
#include "play/effects/haste.h"
#include "play/items/identification.h"
#include "play/pathfinding/bolt_path.h"
#include "play/perception/visibility.h"
#include "play/stats/combat_math.h"
#include "play/stats/strength.h"
#include "play/turn/parties.h"

namespace cellophane {

namespace {

/// A weapon rune acting on a target.
struct RuneAtWork {
    Turn& turn;
    LevelContext& level;
    Item& weapon;
    Actor& at;
    /// The target as the hero knew it before the rune acted.
    const Party& whom;
    /// The weapon's net enchantment, in quarters.
    int net = 0;

    Game& game() const { return turn.game; }
    Statuses& statuses() const { return at.vitals.statuses; }

    /// Effects the hero does not perceive give nothing away.
    void show(const Party& to, bool killed = false) const {
        if (to.is_known()) reveal_rune(turn, weapon, to, killed);
    }

    void show_before(std::size_t from, const Party& to, bool killed = false) const {
        if (to.is_known()) reveal_rune_before(turn, from, weapon, to, killed);
    }

    /// Reported first: what the death sets off comes after.
    void slay() const {
        show(whom, true);
        kill(level, at, death());
    }
    Ending death() const { return killed_by(turn.game, turn.game.hero); }
};

void hasten(const RuneAtWork& rune) {
    rune.turn.timeless = true;
    rune.turn.emit(Flared{rune.game().hero.at, Light::EnchantmentFlare});
    rune.show({.hero = true});
}

void end_life(const RuneAtWork& rune, Light flare) {
    if (rune.whom.is_known()) rune.turn.emit(Flared{rune.at.at, flare});
    rune.slay();
}

void paralyze(const RuneAtWork& rune) {
    rune.statuses().raise(Status::Paralyzed, rune_paralysis_turns(rune.net));
    rune.show(rune.whom);
}

void slow_down(const RuneAtWork& rune) {
    slow(rune.at, rune_slowing_turns(rune.net));
    rune.show(rune.whom);
}

void confuse(const RuneAtWork& rune) {
    rune.statuses().raise(Status::Confused, rune_confusion_turns(rune.net));
    rune.show(rune.whom);
}

/// A spectral image of the weapon, which strikes the way the weapon does.
Monster image_of(const RuneAtWork& rune) {
    Game& game = rune.game();
    Monster image = called(MonsterKind::SpectralSword, rune.at.at, game.hero, true, game.play);
    image.image_of = rune.weapon.kind;
    image.vitals.statuses.set(Status::Lifespan, image_turns);
    MonsterStats& stats = image.stats;
    stats.accuracy = image_accuracy(rune.net);
    stats.damage = damage(game.hero, &rune.weapon);
    const Manners manners = rune.weapon.row().manners;
    if (manners.has(Manner::Sweeps)) stats.abilities |= {Ability::AttacksAllAdjacent};
    if (manners.has(Manner::Pierces)) stats.abilities |= {Ability::AttacksTwoInLine};
    if (manners.has(Manner::Reaches)) stats.abilities |= {Ability::AttacksFromAfar};
    if (manners.has(Manner::Knockback)) {
        stats.abilities |= {Ability::Knockback};
        stats.attack_ticks *= 2;
    }
    if (manners.has(Manner::Quick)) stats.attack_ticks /= 2;
    return image;
}

void multiply(const RuneAtWork& rune) {
    const std::size_t told = rune.turn.events.size();
    int come = 0;
    for (int i = 0; i < weapon_images(rune.net); ++i)
        come += bring_in(rune.turn, rune.level, image_of(rune), rune.at.at) != nullptr ? 1 : 0;
    if (come > 0) rune.show_before(told, {.hero = true});
}

/// The cells beyond a target, straight away from the hero.
std::vector<Pos> way_out(const Game& game, Pos at) {
    const std::vector<Pos> line = straight_line(game.here().level.size(), game.hero.at, at);
    const auto here = std::find(line.begin(), line.end(), at);
    return here == line.end() ? std::vector<Pos>{} : std::vector<Pos>(here + 1, line.end());
}

/// Wounds a creature that was flung and stopped, or (`in_the_way`) one that stopped another.
void crash(const RuneAtWork& rune, Actor& who, int damage, bool in_the_way) {
    const Party whom = party(rune.game(), who);
    if (whom.is_known())
        rune.turn.emit(Knockback{.whom = whom, .from = who.at, .to = who.at, .in_the_way = in_the_way});
    const std::size_t told = rune.turn.events.size();
    hurt(rune.level, who, damage, rune.death(), Shielding::Counts);
    if (who.vitals.dead) return rune.show_before(told, whom, true);
    split(rune.turn, rune.level, rune.game().hero, who);
}

void fling(const RuneAtWork& rune) {
    Game& game = rune.game();
    Level& level = game.here().level;
    Monster& victim = rune.at;
    if (victim.is(Behavior::Immobile) || victim.is_captive() ||
        level.layers.has(victim.at, {TerrainProperty::BlocksMovement}))
        return;
    const std::vector<Pos> way = way_out(game, victim.at);
    const int reach = rune_force_cells(rune.net);
    const int flown = blink_length(game, way, reach);
    if (flown == 0) return;
    const Pos from = victim.at;
    const bool stopped = flown < reach && flown < static_cast<int>(way.size());
    Monster* struck = stopped ? somebody_at(level, way[static_cast<std::size_t>(flown)]) : nullptr;
    rune.show(rune.whom);
    land(rune.turn, rune.level, rune.at, way[static_cast<std::size_t>(flown - 1)]);
    if (rune.whom.is_known())
        rune.turn.emit(Blinked{.who = rune.whom, .from = from, .to = victim.at, .by_force = true});
    if (!stopped) return;
    if (!victim.vitals.dead) crash(rune, rune.at, flown, false);
    if (struck == nullptr || struck->vitals.dead || shrugs_off_blows(*struck)) return;
    crash(rune, *struck, flown, true);
}

void spare(const RuneAtWork& rune) {
    heal(rune.at, rune.at.max_health / 2);
    rune.show(rune.whom);
}

void add_another(const RuneAtWork& rune) {
    const std::size_t told = rune.turn.events.size();
    if (duplicate_whole(rune.turn, rune.level, rune.at)) rune.show_before(told, rune.whom);
}

void act(WeaponRune kind, const RuneAtWork& rune) {
    switch (kind) {
        case WeaponRune::Speed:
            return hasten(rune);
        case WeaponRune::Quietus:
            return end_life(rune, Light::QuietusFlare);
        case WeaponRune::Slaying:
            return end_life(rune, Light::SlayingFlare);
        case WeaponRune::Paralysis:
            return paralyze(rune);
        case WeaponRune::Multiplicity:
            return multiply(rune);
        case WeaponRune::Slowing:
            return slow_down(rune);
        case WeaponRune::Confusion:
            return confuse(rune);
        case WeaponRune::Force:
            return fling(rune);
        case WeaponRune::Mercy:
            return spare(rune);
        case WeaponRune::Plenty:
            return add_another(rune);
        case WeaponRune::count:
            break;
    }
}

bool is_to_act(Game& game, const Item& weapon, WeaponRune rune, Actor& at, Surprise surprise) {
    if (at.vitals.dead && !weapon_rune_rows[rune].acts_on_dead) return false;
    if (rune == WeaponRune::Slaying) return slays(&weapon, at);
    if (at.is_lifeless()) return false;
    int percent = rune_percent(rune, weapon.kind, net_enchantment(game.hero, weapon));
    if (surprise != Surprise::None && surprise != Surprise::Lunge) percent = surprise_percent(percent);
    return game.play.percent(percent);
}

}  // namespace

void let_weapon_rune_act(Turn& turn, LevelContext& level, Item& weapon, Actor& at, const Party& whom,
                         Surprise surprise) {
    if (!weapon.weapon_rune) return;
    const WeaponRune kind = *weapon.weapon_rune;
    if (!is_to_act(turn.game, weapon, kind, at, surprise)) return;
    act(kind, {turn, level, weapon, at, whom, net_enchantment(turn.game.hero, weapon)});
}

}  // namespace cellophane
