#include "words/reports.h"

#include <cctype>

#include "words/bearings.h"
#include "words/conditions.h"
#include "words/grammar.h"
#include "words/items.h"
#include "words/monsters.h"
#include "words/terrain.h"

namespace cellophane {

namespace {

/// "(Off balance)" and " (dark)" without what only a column needs.
std::string bare(std::string_view label) {
    std::string text;
    for (const char sign : label)
        if (sign != '(' && sign != ')')
            text += static_cast<char>(std::tolower(static_cast<unsigned char>(sign)));
    return text.empty() || text.front() != ' ' ? text : text.substr(1);
}

std::string bearing_from_hero(const Observation& seen, Pos at) {
    return seen.hero ? ", " + bearing(seen.hero->at, at) : std::string{};
}

}  // namespace

std::vector<std::string> hero_report(const Observation& seen) {
    if (!seen.hero) return {};
    const HeroView& hero = *seen.hero;
    std::vector<std::string> report;
    report.push_back("Health " + std::to_string(hero.health) + " of " + std::to_string(hero.max_health) +
                     ".");
    report.push_back("Depth " + std::to_string(seen.depth) + ".");
    const std::string hunger = bare(nutrition_label(hero.nutrition));
    constexpr std::string_view fed = "nutrition";
    report.push_back(hunger == fed             ? "Not hungry."
                     : hunger.starts_with(fed) ? capitalized(hunger.substr(fed.size() + 1)) + "."
                                               : capitalized(hunger) + ".");
    if (const std::string light = bare(light_label(hero)); !light.empty())
        report.push_back(light == "lit"    ? "In the light."
                         : light == "dark" ? "In the dark."
                                           : capitalized(light) + ".");
    for (const StatusView& status : hero.statuses) {
        const std::string left = status_left(status);
        report.push_back(capitalized(bare(status_label(status, hero))) + (left.empty() ? "" : ", ") + left +
                         ".");
    }
    report.push_back("Strength " + std::to_string(hero.strength - hero.weakness) + ".");
    report.push_back("Armor " + std::to_string(hero.armor / 10) + (hero.armor_known ? "." : ", estimated."));
    report.push_back("Stealth range " + std::to_string(hero.stealth_range) + ".");
    if (hero.gold > 0) report.push_back(counted(hero.gold, "piece", "pieces") + " of gold.");
    return report;
}

std::string creature_report(const Observation& seen, const MonsterView& monster, std::string_view state) {
    std::string text = capitalized(monster_name(monster));
    if (!state.empty()) text += ", " + bare(state);
    if (monster.max_health > 1)
        text += ", health " + std::to_string(monster.health * 100 / monster.max_health) + " percent";
    for (const StatusView& status : monster.statuses) text += ", " + bare(status_label(status, monster));
    if (const ItemView* carried = carried_at(seen, monster.at)) text += ", carries " + item_name(*carried);
    return text + bearing_from_hero(seen, monster.at);
}

std::string item_report(const Observation& seen, const ItemView& item) {
    return capitalized(item_name(item)) + bearing_from_hero(seen, item.at);
}

std::string terrain_report(const Observation& seen, Terrain terrain, Pos at) {
    return capitalized(std::string{terrain_words[terrain].name}) + bearing_from_hero(seen, at);
}

std::string way_report(int steps, bool arrives) {
    if (arrives) return capitalized(steps_in_words(steps)) + " to walk.";
    if (steps == 0) return "You know no way there.";
    return "You know no way there; " + steps_in_words(steps) + " lead near it.";
}

std::string kind_report(const KindView& kind) {
    std::string text = capitalized(item_words[kind.kind].name);
    text += kind.known ? ": known" : ": unknown";
    if (kind.means == Polarity::Benevolent) text += ", beneficial";
    if (kind.means == Polarity::Malevolent) text += ", harmful";
    if (kind.percent > 0) text += ", " + std::to_string(kind.percent) + "% of those unknown";
    return text;
}

}  // namespace cellophane
