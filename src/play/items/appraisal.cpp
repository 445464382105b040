#include "play/items/appraisal.h"

#include <algorithm>

#include "content/bolt_powers.h"
#include "content/rune_powers.h"
#include "content/trinkets.h"
#include "play/items/staff_charges.h"
#include "play/perception/known_combat_stats.h"
#include "play/perception/visibility.h"
#include "play/stats/armor_value.h"
#include "play/stats/combat_math.h"
#include "play/stats/ring_levels.h"
#include "play/stats/strength.h"

namespace cellophane {

namespace {

int change_in_percent(int from, int to) {
    return from <= 0 ? 0 : (to - from) * 100 / from;
}

/// Twice what a blow does on average.
int force(const Roll& damage) {
    return damage.least + damage.most;
}

void appraise_weapon(const Hero& hero, const Item& item, Appraisal& worth) {
    const Item* in_hand = weapon_in_hand(hero);
    worth.accuracy_change =
        change_in_percent(accuracy_as_known(hero, in_hand), accuracy_as_known(hero, &item));
    worth.damage_change =
        change_in_percent(force(damage_as_known(hero, in_hand)), force(damage_as_known(hero, &item)));
}

/// As once donned: armor being put on counts in full.
void appraise_armor(Hero hero, const Item& item, Appraisal& worth) {
    hero.vitals.statuses.set(Status::Donning, 0);
    worth.present_armor = defense_as_known(hero, armor_worn(hero));
    worth.armor = defense_as_known(hero, &item);
    worth.stealth_change = item.row().extra_stealth;
    // Worn armor is compared with wearing none.
    if (const Item* worn = armor_worn(hero); worn != nullptr && worn->letter != item.letter)
        worth.stealth_change -= worn->row().extra_stealth;
}

/// The figure of what a rune does, and how well its images hit.
RuneWorth worth_of_rune(WeaponRune rune, ItemKind weapon, int net) {
    RuneWorth worth{.percent = rune_percent(rune, weapon, net)};
    switch (rune) {
        case WeaponRune::Paralysis:
            worth.figure = rune_paralysis_turns(net);
            break;
        case WeaponRune::Slowing:
            worth.figure = rune_slowing_turns(net);
            break;
        case WeaponRune::Confusion:
            worth.figure = rune_confusion_turns(net);
            break;
        case WeaponRune::Force:
            worth.figure = rune_force_cells(net);
            break;
        case WeaponRune::Multiplicity:
            worth.figure = weapon_images(net);
            worth.accuracy = image_accuracy(net);
            break;
        default:
            break;
    }
    return worth;
}

RuneWorth worth_of_rune(ArmorRune rune, int net) {
    RuneWorth worth{.percent = armor_rune_rows[rune].acts_percent};
    switch (rune) {
        case ArmorRune::Multiplicity:
            worth.figure = attacker_images(net);
            break;
        case ArmorRune::Absorption:
            worth.figure = most_absorbed(net);
            break;
        case ArmorRune::Reprisal:
            worth.figure = reprisal_percent(net);
            break;
        case ArmorRune::Reflection:
            worth.percent = reflection_percent(net);
            break;
        default:
            break;
    }
    return worth;
}

RuneWorth worth_of_rune(const Item& item, int net) {
    if (item.weapon_rune) return worth_of_rune(*item.weapon_rune, item.kind, net);
    return worth_of_rune(*item.armor_rune, net);
}

void appraise_rune(const Hero& hero, Item item, Appraisal& worth) {
    if (!item.has_rune() || !item.marks.has(ItemMark::RuneKnown)) return;
    // A rune may be known while its strength is not.
    if (!item.marks.has(ItemMark::Identified)) item.enchant = 0;
    const int net = net_enchantment(hero, item);
    worth.rune = worth_of_rune(item, net);
    // Some runes act as often whatever the hero's strength.
    const int as_strong = item.enchant * quarters + std::max(0, strength_adjustment(hero, item));
    worth.rune_is_held_back = net < 0 && worth_of_rune(item, as_strong).percent > worth.rune.percent;
    item.enchant += worth.enchanting_worth;
    for (int left = worth.enchanting_worth; left > 0; --left)
        if (item.strength() > 0) --item.usage.strength;
    worth.rune_then = worth_of_rune(item, net_enchantment(hero, item));
}

/// Whether an item stood in a vault before the hero took it.
bool is_from_vault(const Game& game, const Item& item) {
    if (item.machine == 0 || item.origin_depth <= 0) return false;
    const auto& place = game.places[static_cast<std::size_t>(item.origin_depth - 1)];
    if (!place) return false;
    const auto& machines = place->level.machines;
    return std::any_of(machines.begin(), machines.end(), [&](const MachineRecord& machine) {
        return machine.number == item.machine && blueprint_rows[machine.kind].role == Role::Reward;
    });
}

void appraise_staff(const Hero& hero, const Item& item, Appraisal& worth) {
    const int step = recharge_step(ring_level(hero, ItemKind::RingOfWisdom));
    if (step > 0) worth.turns_per_charge = (mean_recharge(item) + step - 1) / step;
}

/// `hero`: a copy whose pack is laid open once the game has ended.
Appraisal appraise(const Game& game, const Hero& hero, int number) {
    const Item& item = hero.pack.at(number);
    const ItemRow& row = item.row();
    Appraisal worth{.letter = item.letter, .clings = hero.pack.clings(number)};
    const VariantRow variant = game.variant.row();
    worth.enchanting_worth = variant.enchanting_worth;
    // Facts the hero does not know must not show.
    const bool is_known = item.marks.has(ItemMark::Identified);
    const bool kind_is_known = game.ending || game.item_knowledge.knows(item.kind);
    if (gear.has(row.category) && !(is_known && kind_is_known)) worth.left_to_know = item.charges;
    switch (row.category) {
        case ItemCategory::Weapon:
            worth.strength_quarters = strength_adjustment(hero, item);
            appraise_weapon(hero, item, worth);
            break;
        case ItemCategory::Armor:
            worth.strength_quarters = strength_adjustment(hero, item);
            appraise_armor(hero, item, worth);
            break;
        case ItemCategory::Ring:
            worth.works_at = is_known ? working_level(item) : item.usage.enchanted + 1;
            break;
        case ItemCategory::Staff:
            if (kind_is_known && (is_known || item.marks.has(ItemMark::MaxChargesKnown)))
                appraise_staff(hero, item, worth);
            break;
        case ItemCategory::Food:
            worth.wasted_nutrition = std::max(0, hero.nutrition + row.nutrition - full_nutrition);
            break;
        case ItemCategory::Scroll:
            if (kind_is_known && item.kind == ItemKind::ScrollOfEnchanting)
                worth.own_worth = variant.enchanting_worth;
            break;
        case ItemCategory::Potion:
            if (kind_is_known && item.kind == ItemKind::PotionOfStrength)
                worth.own_worth = variant.strength_worth;
            if (kind_is_known && item.kind == ItemKind::PotionOfLife)
                worth.health_gain_percent =
                    row.range.least * variant.life_worth * 100 / std::max(1, hero.max_health);
            break;
        default:
            break;
    }
    appraise_rune(hero, item, worth);
    worth.from_vault = is_from_vault(game, item);
    for (std::size_t i = 0; i < worth.used_ago.size(); ++i)
        if (const int turn = item.usage.last_used[i]; turn > 0) worth.used_ago[i] = game.turns - turn;
    return worth;
}

}  // namespace

Appraisals appraise_pack(const Game& game) {
    Hero hero = game.hero;
    if (game.ending)
        for (Item& item : hero.pack.items) item = laid_open(item);
    Appraisals all;
    for (int i = 0; i < static_cast<int>(hero.pack.items.size()); ++i) all.push_back(appraise(game, hero, i));
    return all;
}

}  // namespace cellophane
