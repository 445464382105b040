#include "words/ending.h"

#include <algorithm>
#include <cstddef>

#include "words/grammar.h"
#include "words/items.h"

namespace cellophane {

namespace {

std::string in_a_row(const std::vector<std::string>& names) {
    std::string row;
    for (const std::string& name : names) row.append(row.empty() ? "" : ", ").append(name);
    return row;
}

/// Something that was left unused, with what it would have done.
struct Unused {
    ItemKind kind{};
    std::string_view advice;
};
constexpr Unused unused_items[] = {
    {ItemKind::PotionOfLife,
     "Such a potion heals all of your health. Drink unknown potions early, with no enemy near."},
    {ItemKind::ScrollOfTeleportation,
     "Such a scroll takes you away from any fight. Read unknown scrolls early, with no enemy near."},
    {ItemKind::PotionOfDescent,
     "Such a potion takes you to the next level at once. Drink unknown potions early, with no enemy near."},
    {ItemKind::ScrollOfSanctuary, "No enemy steps onto the ground that such a scroll blesses."},
    {ItemKind::ScrollOfCauseFear, "Such a scroll makes the enemies in view run away."},
    {ItemKind::PotionOfSpeed, "Such a potion lets you outrun nearly everything."},
    {ItemKind::ScrollOfEnchanting, "Read each such scroll at once, for your armor above all."},
};

/// What would have helped against a death that no enemy dealt.
struct Lesson {
    DeathCause cause{};
    std::string_view advice;
};
constexpr Lesson lessons[] = {
    {DeathCause::Starvation,
     "Explore each level whole, which has food enough for it. Then go down, and do not wait or go back."},
    {DeathCause::Burning,
     "Fire spreads over grass and through gas. Step onto bare floor or into deep water."},
    {DeathCause::Poison,
     "Poison takes health every turn, and you do not heal while it lasts. Throw weapons at what poisons."},
    {DeathCause::Terrain,
     "Point at ground that you do not know before you walk on it, to read what it does."},
};

constexpr std::string_view fight_in_corridors =
    "Fight several enemies in a corridor or a doorway, where only one of them can reach you.";
constexpr std::string_view throw_first =
    "You still carried things to throw. Throw them while an enemy comes nearer.";
constexpr std::string_view leave_in_time =
    "Walk away from a fight while you still have half of your health, and rest before you go on.";

const PackItemView* carried_of(const Observation& seen, ItemKind kind) {
    const auto found = std::find_if(seen.pack.begin(), seen.pack.end(),
                                    [&](const PackItemView& carried) { return carried.item.kind == kind; });
    return found == seen.pack.end() ? nullptr : &*found;
}

bool carries_missiles(const Observation& seen) {
    return std::any_of(seen.pack.begin(), seen.pack.end(), [](const PackItemView& carried) {
        return item_rows[carried.item.kind].manners.has(Manner::Thrown);
    });
}

}  // namespace

std::string format_decline(const Decline& decline) {
    constexpr std::size_t most_named = 3;
    if (decline.turns <= 0 || decline.lost <= 0) return {};
    // What came back meanwhile was lost as well.
    int lost = 0;
    for (const Wound& wound : decline.wounds) lost += wound.damage;
    lost = std::max(lost, decline.lost);
    std::string text = "You lost " + std::to_string(lost);
    if (lost <= decline.max_health) text += " of " + std::to_string(decline.max_health);
    text += " health in " + counted(decline.turns, "turn", "turns");
    std::size_t named = 0;
    for (const Wound& wound : decline.wounds) {
        if (named == most_named) break;
        text += (named++ == 0 ? ": " : ", ") + std::to_string(wound.damage) + " to " + wound.by;
    }
    return text + ".";
}

std::string advice_after(const Observation& seen, const Decline& decline) {
    if (!seen.ending || seen.ending->fate != Fate::Died) return {};
    for (const Lesson& lesson : lessons)
        if (lesson.cause == seen.ending->cause) return std::string{lesson.advice};
    for (const Unused& unused : unused_items)
        if (const PackItemView* carried = carried_of(seen, unused.kind))
            return "You still carried " + item_name(carried->item) + ". " + std::string{unused.advice};
    if (decline.wounds.size() > 1) return std::string{fight_in_corridors};
    return std::string{carries_missiles(seen) ? throw_first : leave_in_time};
}

std::string more_of_them(int number) {
    return "and " + std::to_string(number) + " more";
}

std::string last_level_heading(int depth) {
    return "Depth " + std::to_string(depth);
}

std::string format_figure(std::string_view name, std::string_view figure) {
    return capitalized(name).append(": ").append(figure).append(".");
}

std::string format_carried(const std::vector<std::string>& names) {
    return names.empty() ? "You carried nothing at all." : "You carried: " + in_a_row(names) + ".";
}

std::string format_feats(const std::vector<std::string>& names) {
    return "Feats: " + in_a_row(names) + ".";
}

std::string format_last_level(int depth, int cells_known, int steps, bool died) {
    std::string text = "Your last level was depth " + std::to_string(depth) + ". You knew " +
                       counted(cells_known, "cell", "cells") + " of it";
    if (steps <= 1) return text + ".";
    text += ", and the map shows your last " + counted(steps, "step", "steps");
    return text + (died ? " to the place where you died." : ".");
}

}  // namespace cellophane
