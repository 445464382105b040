#include "words/lesson.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>

#include "words/variants.h"

namespace cellophane {

namespace {

/// How many goals there are: one a variant, and one for those of one's own.
constexpr std::size_t goal_count = variant_rows.size() + 1;

/// What there is to do, by variant.
constexpr auto goal_lines = [] {
    std::array<std::array<LessonLine, 1>, goal_count> lines{};
    for (const VariantWords& words : variant_words)
        lines[static_cast<std::size_t>(words.kind)][0] = {"", words.goal};
    lines.back()[0] = {"", goal_of_own_variants};
    return lines;
}();

constexpr LessonLine moving_lines[] = {
    {"", "The arrow keys work too. With Shift you run. Click a place to travel there."},
};

constexpr LessonLine exploring_lines[] = {
    {"x", "show the next place; again: go there"},    {">  <", "the same for the stairs down, and up"},
    {"Enter", "look around with the direction keys"}, {"s", "search; five times in a row: thorough"},
    {"z  Z", "rest one turn; rest until better"},
};

constexpr LessonLine fighting_lines[] = {
    {"",
     "Walk into an enemy to attack it. Point at it first (mouse, or Tab): a card tells how dangerous it is."},
    {"t", "throw darts while it comes closer"},
    {"",
     "Fight in a corridor or a doorway, where only one can reach you. Sleeping or unaware enemies take "
     "triple "
     "damage. You may run away."},
};

constexpr LessonLine item_lines[] = {
    {"", "Walk over an item to pick it up."},
    {"i", "inventory; a letter: one item"},
    {"a", "use: eat, drink, read, zap"},
    {"e  r", "equip; take off"},
    {"d  t", "drop; throw"},
    {"",
     "Unknown potions and scrolls become known by use: try them while you are safe. Enchanting scrolls make "
     "you "
     "strong, for there is no experience to gain: put them into one or two items."},
};

constexpr LessonLine surviving_lines[] = {
    {"",
     "Eat when you are Hungry. Rest before you go on. Captives that you free fight for you. Hard enemies can "
     "be "
     "avoided: keep out of the light. {J} shows how far off you are noticed."},
};

constexpr LessonLine more_lines[] = {
    {"?", "on any other screen: explains it"},
    {"D  M  @", "discoveries; messages; character"},
    {"O", "settings: colours, ASCII only, hints"},
    {"S", "save and quit, to go on another time"},
};

constexpr LessonBlock by_keys_list[] = {
    {"Your goal", goal_lines[0]}, {"Move", moving_lines, true}, {"Explore", exploring_lines},
    {"Survive", surviving_lines}, {"Fight", fighting_lines},    {"Items", item_lines},
    {"More help", more_lines},
};

constexpr LessonLine moving_touches[] = {
    {"tap", "go there; hold: see what is under your finger"},
    {"arrows", "one step; hold: keep walking; shown by the button beside Rest"},
};

constexpr LessonLine exploring_touches[] = {
    {"Explore", "walk to the next unexplored place"},
    {"Descend", "take the stairs down, once you know them (hold: up)"},
    {"Search", "search for secret doors, where nothing is left to explore"},
    {"Rest", "rest one turn; hold: rest until you are better"},
};

constexpr LessonLine fighting_touches[] = {
    {"", "Tap an enemy: a card tells how dangerous it is. Beside you, a tap attacks it."},
    {"Throw", "darts and javelins, while it comes closer"},
    {"",
     "Fight in a corridor or a doorway, where only one can reach you. Sleeping or unaware enemies take "
     "triple "
     "damage. You may run away."},
};

constexpr LessonLine item_touches[] = {
    {"", "Walk over an item to pick it up."},
    {"", "In the inventory, tap an item for details and actions."},
    {"",
     "Unknown potions and scrolls become known by use: try them while you are safe. Enchanting scrolls make "
     "you "
     "strong, for there is no experience to gain: put them into one or two items."},
};

constexpr LessonLine surviving_touches[] = {
    {"",
     "Eat when you are Hungry. Rest before you go on. Captives that you free fight for you. Hard enemies can "
     "be "
     "avoided: keep out of the light."},
};

constexpr LessonLine more_touches[] = {
    {"Help", "on any other screen: what it shows and what to tap"},
    {"Menu", "character, discoveries, message log, settings, saving"},
};

constexpr LessonBlock by_touch_list[] = {
    {"Your goal", goal_lines[0]},   {"Move", moving_touches},    {"Explore", exploring_touches},
    {"Survive", surviving_touches}, {"Fight", fighting_touches}, {"Items", item_touches},
    {"More help", more_touches},
};

}  // namespace

namespace {

/// The same blocks for each variant, with its goal first.
template <std::size_t N>
constexpr auto with_goals(const LessonBlock (&blocks)[N]) {
    std::array<std::array<LessonBlock, N>, goal_count> lists{};
    for (std::size_t i = 0; i < lists.size(); ++i) {
        std::copy(std::begin(blocks), std::end(blocks), lists[i].begin());
        lists[i].front().lines = goal_lines[i];
    }
    return lists;
}
constexpr auto by_keys = with_goals(by_keys_list);
constexpr auto by_touch = with_goals(by_touch_list);

}  // namespace

std::span<const LessonBlock> lesson(bool has_keys, const DungeonVariant& variant) {
    const auto place = static_cast<std::size_t>(variant.in_list().value_or(Variant::count));
    if (has_keys) return by_keys[place];
    return by_touch[place];
}

namespace {

/// "x, Ctrl + x", where more than one blank stands between keys.
std::string keys_told(std::string_view keys) {
    std::string text;
    for (std::size_t i = 0; i < keys.size(); ++i) {
        if (keys[i] == ' ' && i + 1 < keys.size() && keys[i + 1] == ' ') {
            text += ',';
            while (i + 1 < keys.size() && keys[i + 1] == ' ') ++i;
        }
        text += keys[i];
    }
    return text;
}

}  // namespace

std::vector<LessonRow> lesson_rows(bool has_keys, KeySwaps swaps, const DungeonVariant& variant) {
    std::vector<LessonRow> rows;
    for (const LessonBlock& block : lesson(has_keys, variant)) {
        rows.push_back({std::string{block.title}, {}});
        if (block.shows_keys) {
            rows.push_back({text_with_keys("{h}, {j}, {k}, {l} or {4}, {2}, {8}, {6}", swaps),
                            "west, south, north, east"});
            rows.push_back(
                {text_with_keys("{y}, {u}, {b}, {n} or {7}, {9}, {1}, {3}", swaps), "the diagonals"});
        }
        for (const LessonLine& line : block.lines)
            rows.push_back({keys_told(key_list(line.by, swaps)), text_with_keys(line.text, swaps)});
    }
    return rows;
}

}  // namespace cellophane
