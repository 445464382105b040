#include "words/character.h"

#include <string_view>

#include "content/feats.h"
#include "content/hunger.h"
#include "content/items.h"
#include "words/conditions.h"
#include "words/grammar.h"
#include "words/items.h"
#include "words/monsters.h"

namespace cellophane {

namespace {

using CharacterSheet = std::vector<CharacterSheetLine>;

/// The name stands before the first of them only.
void tell_all(CharacterSheet& sheet, std::string_view name, const std::vector<std::string>& all,
              std::string_view none = {}) {
    if (all.empty() && !none.empty()) sheet.push_back({std::string{name}, std::string{none}});
    for (const std::string& one : all)
        sheet.push_back({&one == &all.front() ? std::string{name} : std::string{}, one});
}

std::string of_most(int number, int most) {
    return std::to_string(number) + " of " + std::to_string(most);
}

std::string strength_of(const HeroView& hero) {
    const std::string now = std::to_string(hero.strength - hero.weakness);
    if (hero.weakness == 0) return now;
    return now + ", weakened from " + std::to_string(hero.strength);
}

std::string armor_of(const HeroView& hero) {
    return std::to_string(hero.armor / 10) + (hero.armor_known ? "" : ", estimated") +
           "; the higher, the less often you are hit";
}

std::string noticed_from(const HeroView& hero) {
    return counted(hero.stealth_range, "cell", "cells") + "; enemies farther away do not notice you";
}

std::string light_on(const HeroView& hero) {
    if (hero.dark) return "you stand in the dark, which halves your stealth range";
    return hero.lit ? "you stand in the light, which doubles your stealth range" : "shadow";
}

std::string hunger_of(const HeroView& hero) {
    // The bar says it in few words; here there is room for how far it is to the next meal.
    if (hero.nutrition == 0) return "starving";
    if (hero.nutrition <= hungry_nutrition)
        return "hungry; " + counted(hero.nutrition, "turn", "turns") + " from starving";
    return "not hungry for another " + counted(hero.nutrition - hungry_nutrition, "turn", "turns");
}

std::vector<std::string> conditions_of(const HeroView& hero) {
    std::vector<std::string> all;
    for (const StatusView& status : hero.statuses) {
        const std::string left = status_left(status);
        all.push_back(status_label(status, hero) + (left.empty() ? "" : ", ") + left);
    }
    return all;
}

std::vector<std::string> in_use(const Observation& seen, ItemCategory category) {
    std::vector<std::string> all;
    for (const PackItemView& carried : seen.pack)
        if (carried.in_use && item_rows[carried.item.kind].category == category)
            all.push_back(capitalized(item_name(carried.item)));
    return all;
}

std::vector<std::string> allies_of(const Observation& seen) {
    std::vector<std::string> all;
    for (const MonsterView& monster : seen.monsters)
        if (monster.state == MonsterState::Ally)
            all.push_back(capitalized(with_article(monster_name(monster))) + ", " +
                          of_most(monster.health, monster.max_health));
    return all;
}

std::vector<std::string> prides_of(const Observation& seen) {
    std::vector<std::string> all;
    for (const FeatRow& feat : feat_rows)
        if (seen.feats.has(feat.kind)) all.push_back(std::string{feat.name} + (feat.kept ? ", so far" : ""));
    return all;
}

}  // namespace

CharacterSheet character_sheet(const Observation& seen) {
    if (!seen.hero) return {};
    const HeroView& hero = *seen.hero;
    CharacterSheet sheet{
        {"Health", of_most(hero.health, hero.max_health)},
        {"Strength", strength_of(hero)},
        {"Armor", armor_of(hero)},
        {"Light", light_on(hero)},
        {"Stealth range", noticed_from(hero)},
        {"Hunger", hunger_of(hero)},
    };
    tell_all(sheet, "Condition", conditions_of(hero));
    sheet.push_back({});
    tell_all(sheet, "In hand", in_use(seen, ItemCategory::Weapon), "Nothing");
    tell_all(sheet, "Worn", in_use(seen, ItemCategory::Armor), "Nothing");
    tell_all(sheet, "Rings", in_use(seen, ItemCategory::Ring));
    tell_all(sheet, "Allies in view", allies_of(seen));
    sheet.push_back({});
    sheet.push_back({"Gold", std::to_string(hero.gold)});
    sheet.push_back(
        {"Depth", std::to_string(seen.depth) + "; deepest so far: " + std::to_string(seen.deepest)});
    sheet.push_back({"Turn", std::to_string(seen.turns)});
    if (hero.easy) sheet.push_back({"Mode", "easy"});
    tell_all(sheet, "Feats", prides_of(seen));
    return sheet;
}

}  // namespace cellophane
