#pragma once

#include <cstdint>
#include <string_view>

#include "kit/base/enum_table.h"
#include "kit/base/pos.h"
#include "world/level.h"

namespace cellophane {

// Every action that a program can choose has a number. The numbers stay; more may be added behind them.

/// The nearest creatures in sight that things can be aimed at by number: the first rows of an observation.
inline constexpr int aim_rows = 16;
inline constexpr int letters = 26;

enum class ActionGroup : std::uint8_t {
    Move,
    Run,
    Rest,
    Search,
    LongSearch,
    Explore,
    Recover,
    Stairs,
    Answer,
    Continue,
    Stop,
    Drop,
    Use,
    Choose,
    Throw,
    Zap,
    ZapToward,
    Travel,
    count
};

struct ActionGroupRow {
    ActionGroup kind{};
    /// As `step` calls the actions in it; `use` stands for whatever the item is for.
    std::string_view name;
    /// The number of its first action, and how many there are.
    int first = 0;
    int count = 1;
    std::string_view meaning;
};

inline constexpr ActionGroupRow action_group_list[] = {
    {ActionGroup::Move, "move", 0, 8,
     "a step north, south, west, east, northwest, southwest, northeast, southeast"},
    {ActionGroup::Run, "run", 8, 8, "the same step again and again, likewise, until something comes up"},
    {ActionGroup::Rest, "rest", 16, 1, "rests for a turn"},
    {ActionGroup::Search, "search", 17, 1, "searches for a turn"},
    {ActionGroup::LongSearch, "search5", 18, 1, "searches up to five times in a row"},
    {ActionGroup::Explore, "explore", 19, 1,
     "a step of exploring, which takes up what lies about and hits an enemy beside the hero"},
    {ActionGroup::Recover, "recover", 20, 1,
     "rests until nothing ails the hero, for 300 turns at most; for 100 if nothing does"},
    {ActionGroup::Stairs, "stairs", 21, 2,
     "a step towards the stairs up, down, at last onto them; if no way is known, as near as one leads"},
    {ActionGroup::Answer, "answer", 23, 2, "answers the open question: no, yes"},
    {ActionGroup::Continue, "continue", 25, 1,
     "the next step of what `goingOn` tells of: run, search5, explore, recover, stairs or travel"},
    {ActionGroup::Stop, "stop", 26, 1, "gives that up"},
    {ActionGroup::Drop, "drop", 27, letters, "puts down the item with the letter a to z"},
    {ActionGroup::Use, "use", 27 + letters, letters,
     "equips or takes off, eats, drinks, reads or uses the item with the letter a to z, whichever it is for"},
    {ActionGroup::Choose, "choose", 27 + 2 * letters, letters,
     "names the item that the open question asks for, by its letter"},
    {ActionGroup::Throw, "throw", 27 + 3 * letters, letters* aim_rows,
     "throws an item at a creature: 16 numbers a letter, one for each of the first rows of creatures"},
    {ActionGroup::Zap, "zap", 27 + (3 + aim_rows) * letters, letters* aim_rows,
     "sends the bolt of a staff or wand at a creature, likewise"},
    {ActionGroup::ZapToward, "zap", 27 + (3 + 2 * aim_rows) * letters, letters * 8,
     "sends it six cells, or as far as is in view, in a direction: 8 numbers a letter"},
    {ActionGroup::Travel, "travel", 27 + (3 + 2 * aim_rows + 8) * letters, standard_size.area(),
     "a step towards a cell, counted row by row, or as near as a way leads; the mask never lists these"},
};

inline constexpr EnumTable<ActionGroup, ActionGroupRow> action_groups{action_group_list};

/// One more than the last number; the numbers that a mask lists come first.
inline constexpr int action_count =
    action_groups[ActionGroup::Travel].first + action_groups[ActionGroup::Travel].count;
inline constexpr int masked_actions = action_groups[ActionGroup::Travel].first;

}  // namespace cellophane
