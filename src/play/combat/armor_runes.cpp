#include "play/combat/armor_runes.h"

#include <algorithm>
#include <vector>

#include "content/rune_powers.h"
#include "play/combat/conjuring.h"
#include "play/effects/harm.h"
#include "play/items/identification.h"
#include "play/pathfinding/passability.h"
#include "play/perception/allegiance.h"
#include "play/perception/visibility.h"
#include "play/stats/combat_math.h"
#include "play/stats/strength.h"
#include "play/turn/parties.h"
#include "world/environment/promotion.h"

namespace cellophane {

namespace {

constexpr int ticks_until_image_acts = 100;

/// An armor rune and the blow it answers.
struct RuneStruck {
    Turn& turn;
    LevelContext& level;
    Item& armor;
    Actor& by;
    const Party& striker;
    int damage = 0;
    /// The armor's net enchantment, in quarters.
    int net = 0;

    Game& game() const { return turn.game; }
    Level& place() const { return turn.game.here().level; }

    bool is_known() const { return armor.marks.has(ItemMark::RuneKnown); }

    void show(const Party& whom) const { reveal_rune(turn, armor, whom); }
    void show_before(std::size_t from, const Party& whom, bool killed = false) const {
        reveal_rune_before(turn, from, armor, whom, killed);
    }

    /// Reports a continuous effect only the first time.
    void show_once(const Party& whom) const {
        if (!is_known()) show(whom);
    }

    /// Passes a wound on to another creature, past its shield.
    void pass_on(Actor& to, int wound) const {
        const Party whom = party(turn.game, to);
        const std::size_t told = turn.events.size();
        hurt(level, to, wound, killed_by(turn.game, turn.game.hero), Shielding::Bypassed);
        // Deaths are reported every time.
        if (whom.is_known() && (to.vitals.dead || !is_known())) show_before(told, whom, to.vitals.dead);
    }
};

/// A spectral image of the attacker, with one point of health, that fights for the hero.
Monster image_of(const RuneStruck& rune) {
    const Monster& original = rune.by;
    Monster image = called(original.kind, rune.game().hero.at, rune.game().hero, true, rune.game().play);
    image.stats = original.stats;
    image.health = image.max_health = 1;
    image.set(MonsterMark::Spectral);
    image.vitals.ticks = ticks_until_image_acts;
    image.vitals.statuses.set(Status::Lifespan, image_turns);
    MonsterStats& stats = image.stats;
    stats.defense = 0;
    stats.turns_per_health = 0;
    // An image holds nothing to release, summons no others, and is visible to its summoner.
    stats.abilities =
        stats.abilities.without({Ability::Summons, Ability::Bursts, Ability::Splits, Ability::Steals,
                                 Ability::ReleasesFeature, Ability::EntersSummons});
    stats.behaviors = stats.behaviors.without({Behavior::Invisible, Behavior::FleesNearDeath});
    stats.behaviors |= {Behavior::DiesIfNegated};
    return image;
}

int multiply(const RuneStruck& rune) {
    if (rune.by.is_lifeless() ||
        !rune.game().play.percent(armor_rune_rows[ArmorRune::Multiplicity].acts_percent))
        return rune.damage;
    const std::size_t told = rune.turn.events.size();
    int come = 0;
    for (int i = 0; i < attacker_images(rune.net); ++i)
        come += bring_in(rune.turn, rune.level, image_of(rune), rune.game().hero.at) != nullptr ? 1 : 0;
    if (come > 0) rune.show_before(told, rune.striker);
    return rune.damage;
}

/// Enemies beside the hero, other than the attacker, that can be made to share in the blow.
std::vector<Monster*> bystanders(const RuneStruck& rune) {
    const Game& game = rune.game();
    std::vector<Monster*> found;
    for (Monster& monster : rune.place().monsters)
        if (monster.is_about() && &monster != &rune.by && !monster.is_captive() &&
            !shrugs_off_blows(monster) && is_next_to(rune.place().layers, game.hero.at, monster.at) &&
            are_enemies(game, game.hero, monster))
            found.push_back(&monster);
    return found;
}

int share(const RuneStruck& rune) {
    const std::vector<Monster*> others = bystanders(rune);
    if (rune.damage <= 0 || others.empty()) return rune.damage;
    const int heads = static_cast<int>(others.size()) + 1;
    const int each = (rune.damage + heads - 1) / heads;
    for (Monster* other : others) rune.pass_on(*other, each);
    rune.show_once({.hero = true});
    return each;
}

int absorb(const RuneStruck& rune) {
    if (rune.damage <= 0) return rune.damage;
    const int absorbed = rune.game().play.uniform(1, most_absorbed(rune.net));
    const int left = std::max(0, rune.damage - absorbed);
    if (left == 0) rune.show_once(rune.striker);
    return left;
}

int pay_back(const RuneStruck& rune) {
    if (rune.by.is_lifeless()) return rune.damage;
    rune.pass_on(rune.by, std::max(1, rune.damage * reprisal_percent(rune.net) / 100));
    return rune.damage;
}

int ignore(const RuneStruck& rune) {
    if (!protects_from(&rune.armor, rune.by)) return rune.damage;
    rune.show(rune.striker);
    return 0;
}

int weigh_down(const RuneStruck& rune) {
    if (!rune.game().play.percent(armor_rune_rows[ArmorRune::Burden].acts_percent)) return rune.damage;
    ++rune.armor.usage.strength;
    rune.show({.hero = true});
    return rune.damage;
}

int worsen(const RuneStruck& rune) {
    if (rune.damage > 0) rune.show_once({.hero = true});
    return 2 * rune.damage;
}

int burst_into_flame(const RuneStruck& rune) {
    if (!rune.game().play.percent(armor_rune_rows[ArmorRune::Immolation].acts_percent)) return rune.damage;
    rune.show({.hero = true});
    place_feature(rune.level.around(), Feature::ArmorOfImmolationBurst, rune.game().hero.at);
    return rune.damage;
}

int act(ArmorRune kind, const RuneStruck& rune) {
    switch (kind) {
        case ArmorRune::Multiplicity:
            return multiply(rune);
        case ArmorRune::Mutuality:
            return share(rune);
        case ArmorRune::Absorption:
            return absorb(rune);
        case ArmorRune::Reprisal:
            return pay_back(rune);
        case ArmorRune::Immunity:
            return ignore(rune);
        case ArmorRune::Burden:
            return weigh_down(rune);
        case ArmorRune::Vulnerability:
            return worsen(rune);
        case ArmorRune::Immolation:
            return burst_into_flame(rune);
        // These answer bolts, gas and explosions.
        case ArmorRune::Reflection:
        case ArmorRune::Respiration:
        case ArmorRune::Dampening:
        case ArmorRune::count:
            break;
    }
    return rune.damage;
}

}  // namespace

int let_armor_rune_act(Turn& turn, LevelContext& level, Actor& by, const Party& striker, int damage) {
    Hero& hero = turn.game.hero;
    if (hero.pack.worn < 0 || by.is_hero()) return damage;
    Item& armor = hero.pack.at(hero.pack.worn);
    if (!armor.armor_rune) return damage;
    return act(*armor.armor_rune, {turn, level, armor, by, striker, damage, net_enchantment(hero, armor)});
}

}  // namespace cellophane
