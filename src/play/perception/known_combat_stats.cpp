#include "play/perception/known_combat_stats.h"

#include <algorithm>

#include "play/perception/allegiance.h"
#include "play/perception/visibility.h"
#include "play/stats/armor_value.h"
#include "play/stats/combat_math.h"

namespace cellophane {

namespace {

bool is_known(const Item* item) {
    return item == nullptr || item->marks.has(ItemMark::Identified);
}

/// A rune is known or not independently of the rest.
bool is_rune_known(const Item* item) {
    return item != nullptr && item->marks.has(ItemMark::RuneKnown);
}

/// The item without its enchantment, which the hero does not know.
Item plain(Item item) {
    item.enchant = 0;
    return item;
}

int blows_to_kill(int health, int most) {
    return most <= 0 ? 0 : (std::max(1, health) + most - 1) / most;
}

/// Whether even the least damage kills, after what a shield absorbs.
bool kills_surely(const Roll& damage, const Monster& monster) {
    return damage.least >= monster.health + points_shielded(monster.vitals.statuses[Status::Shielded]);
}

int usual_share(const Roll& damage, int health) {
    return (damage.least + damage.most) / 2 * 100 / std::max(1, health);
}

}  // namespace

bool is_known_to_slay(const Item* weapon, const Monster& monster) {
    return is_rune_known(weapon) && slays(weapon, monster);
}

int accuracy_as_known(const Hero& hero, const Item* weapon) {
    if (is_known(weapon)) return accuracy(hero, weapon);
    const Item known = plain(*weapon);
    return accuracy(hero, &known);
}

Roll damage_as_known(const Hero& hero, const Item* weapon) {
    if (is_known(weapon)) return damage(hero, weapon);
    const Item known = plain(*weapon);
    return damage(hero, &known);
}

int defense_as_known(const Hero& hero, const Item* armor) {
    if (is_known(armor)) return defense(hero, armor);
    const Item known = plain(*armor);
    return defense(hero, &known);
}

int defense_as_known(const Hero& hero) {
    return defense_as_known(hero, armor_worn(hero));
}

KnownCombatStats::KnownCombatStats(const Game& game)
    : game_{game},
      weapon_{weapon_in_hand(game.hero)},
      armor_{armor_worn(game.hero)},
      accuracy_{accuracy_as_known(game.hero, weapon_)},
      defense_{defense_as_known(game.hero)},
      damage_{damage_as_known(game.hero, weapon_)} {}

std::optional<Odds> KnownCombatStats::against(const Monster& monster) const {
    if (monster.is_captive() || !are_enemies(game_, game_.hero, monster)) return std::nullopt;
    Odds odds{.its = blows_of(monster), .heros = blows_of_hero(monster)};
    if (odds.its.against == Odds::Against::Nothing && monster.can(Ability::Poisons)) {
        odds.poison_turns = damage(monster).most;
        odds.its.to_kill = blows_to_fatal_poison(odds.poison_turns);
    }
    return odds;
}

Odds::Blows KnownCombatStats::blows_of(const Monster& monster) const {
    const Roll wound = scaled_for_easy_mode(game_, damage(monster));
    if (wound.most <= 0 || monster.can(Ability::Bursts)) return {.against = Odds::Against::Harmless};
    if (is_rune_known(armor_) && protects_from(armor_, monster)) return {.against = Odds::Against::Immune};
    const int health = game_.hero.health;
    return {.hit_percent = cannot_dodge(monster, game_.hero) ? 100 : hit_percent(accuracy(monster), defense_),
            .share_percent = usual_share(wound, health),
            .to_kill = blows_to_kill(health, wound.most)};
}

Odds::Blows KnownCombatStats::blows_of_hero(const Monster& monster) const {
    if (is_known_to_slay(weapon_, monster))
        return {.hit_percent = 100, .share_percent = 100, .to_kill = 1, .kills_surely = true};
    if (shrugs_off_blows(monster)) return {.against = Odds::Against::Immune};
    return {.hit_percent = cannot_dodge(game_.hero, monster) ? 100 : hit_percent(accuracy_, defense(monster)),
            .share_percent = usual_share(damage_, monster.health),
            .to_kill = blows_to_kill(monster.health, damage_.most),
            .kills_surely = kills_surely(damage_, monster)};
}

/// Every blow adds `turns` of poison and raises its harm by a point a turn.
int KnownCombatStats::blows_to_fatal_poison(int turns) const {
    if (turns <= 0) return 0;
    const Vitals& vitals = game_.hero.vitals;
    int blows = 1;
    while ((vitals.statuses[Status::Poisoned] + blows * turns) *
               scaled_for_easy_mode(game_, vitals.poison + blows) <
           game_.hero.health)
        ++blows;
    return blows;
}

}  // namespace cellophane
