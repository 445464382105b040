#include "play/effects/appraisal.h"

#include <algorithm>

#include "content/trinkets.h"
#include "play/effects/staffs.h"
#include "play/senses/odds.h"
#include "play/senses/prospects.h"
#include "play/senses/rings.h"

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

/// Once it sits: what is being put on counts in full.
void appraise_armor(Hero hero, const Item& item, Appraisal& worth) {
    hero.vitals.statuses.set(Status::Donning, 0);
    worth.present_armor = defence_as_known(hero, armor_worn(hero));
    worth.armor = defence_as_known(hero, &item);
}

void appraise_staff(const Game& game, const Item& item, Appraisal& worth) {
    const int step = recharge_step(ring_level(game.hero, ItemKind::RingOfWisdom));
    if (step > 0) worth.turns_per_charge = (mean_recharge(item) + step - 1) / step;
}

Appraisal appraise(const Game& game, int number) {
    const Hero& hero = game.hero;
    const Item& item = hero.pack.at(number);
    const ItemRow& row = item.row();
    Appraisal worth{.letter = item.letter, .clings = hero.pack.clings(number)};
    // What nobody knows about it must not show in its figures.
    const bool is_known = item.marks.has(ItemMark::Identified);
    const bool kind_is_known = is_known || game.lore.knows(item.kind);
    if (gear.has(row.category) && !is_known) worth.left_to_know = item.charges;
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
            if (kind_is_known) worth.works_at = working_level(item);
            break;
        case ItemCategory::Staff:
            if (is_known || (kind_is_known && item.marks.has(ItemMark::MaxChargesKnown)))
                appraise_staff(game, item, worth);
            break;
        case ItemCategory::Food:
            worth.wasted_nutrition = std::max(0, hero.nutrition + row.nutrition - full_nutrition);
            break;
        case ItemCategory::Potion:
            if (kind_is_known && item.kind == ItemKind::PotionOfLife)
                worth.health_gain_percent = row.range.least * 100 / std::max(1, hero.max_health);
            break;
        default:
            break;
    }
    for (std::size_t i = 0; i < worth.used_ago.size(); ++i)
        if (const int turn = item.usage.last_used[i]; turn > 0) worth.used_ago[i] = game.turns - turn;
    return worth;
}

}  // namespace

Appraisals appraise_pack(const Game& game) {
    Appraisals all;
    for (int i = 0; i < static_cast<int>(game.hero.pack.items.size()); ++i) all.push_back(appraise(game, i));
    return all;
}

}  // namespace cellophane
