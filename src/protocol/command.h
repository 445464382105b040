#pragma once

#include <cstdint>
#include <string_view>

#include "kit/base/one_of.h"
#include "kit/base/pos.h"
#include "protocol/label.h"

namespace cellophane {

// One struct a command: what programs call it, and what it takes. The actions of the module's API are made of
// these structs and their comments (emscripten/generate_actions.mjs).

enum class Stair : std::uint8_t { Up, Down };

/// A step; walking into something acts on it (rules/hero.md 10.3).
struct Move {
    static constexpr std::string_view name = "move";
    Direction toward;
};
/// Repeats the step until something makes it unwise (rules/hero.md 10.6).
struct Run {
    static constexpr std::string_view name = "run";
    Direction toward;
};
/// Rests for a turn.
struct Rest {
    static constexpr std::string_view name = "rest";
};
/// Searches for a turn.
struct Search {
    static constexpr std::string_view name = "search";
};
/// Searches up to five times in a row.
struct LongSearch {
    static constexpr std::string_view name = "search5";
};
/// Travels to a cell, until something makes it unwise.
struct TravelTo {
    static constexpr std::string_view name = "travel";
    Pos target;
};
/// Travels to known stairs and takes them.
struct TravelToStairs {
    static constexpr std::string_view name = "stairs";
    Stair which;
};
/// Explores, until something makes it unwise.
struct Explore {
    static constexpr std::string_view name = "explore";
};
/// One more step of the long command in progress; without one it does nothing.
struct Continue {
    static constexpr std::string_view name = "continue";
};
/// Gives up the long command in progress.
struct Stop {
    static constexpr std::string_view name = "stop";
};
/// Puts down the item with this letter: all of a stack of weapons or gems, one of anything else. What lies
/// there already is taken up for it.
struct Drop {
    static constexpr std::string_view name = "drop";
    char item = 0;
};
/// Throws one of the items with this letter (rules/items.md 11).
struct Throw {
    static constexpr std::string_view name = "throw";
    char item = 0;
    Pos target{};
};
/// Wields a weapon, or puts on armor or a ring; what is there already goes back into the pack
/// (rules/items.md 7).
struct Equip {
    static constexpr std::string_view name = "equip";
    char item = 0;
};
/// Takes off what is wielded or worn.
struct TakeOff {
    static constexpr std::string_view name = "remove";
    char item = 0;
};
/// Equips again the item that was replaced last.
struct SwapBack {
    static constexpr std::string_view name = "swap";
};
struct Eat {
    static constexpr std::string_view name = "eat";
    char item = 0;
};
struct Drink {
    static constexpr std::string_view name = "drink";
    char item = 0;
};
struct Read {
    static constexpr std::string_view name = "read";
    char item = 0;
};
/// Fires the bolt of a staff or wand at a cell.
struct Zap {
    static constexpr std::string_view name = "zap";
    char item = 0;
    Pos target{};
};
/// Uses a charm.
struct Invoke {
    static constexpr std::string_view name = "use";
    char item = 0;
};
/// Names an unknown kind, or labels an item: up to 29 characters from space to ~, none to remove the name.
struct Call {
    static constexpr std::string_view name = "call";
    char item = 0;
    AskedLabel text{};
};
/// Labels this item alone, whether or not its kind is known.
struct Inscribe {
    static constexpr std::string_view name = "inscribe";
    char item = 0;
    AskedLabel text{};
};
/// Gives an item another letter; whatever has that takes the old one.
struct Relabel {
    static constexpr std::string_view name = "relabel";
    char item = 0;
    char letter = 0;
};
/// Names the item that an open question asks for ('which-ring', 'what-to-enchant', 'what-to-identify');
/// without such a question nothing happens.
struct Choose {
    static constexpr std::string_view name = "choose";
    char item = 0;
};
/// Makes the game easier, irrevocably; asks first (rules/hero.md 14).
struct PlayEasily {
    static constexpr std::string_view name = "easy";
};
/// Rests until nothing ails the hero, or for a hundred turns if nothing does (rules/hero.md 6).
struct Recover {
    static constexpr std::string_view name = "recover";
};
/// Gives the game up at once, without a question.
struct Quit {
    static constexpr std::string_view name = "quit";
};
/// Answers the open question; without one nothing happens.
struct Answer {
    static constexpr std::string_view name = "answer";
    bool yes;
};

/// Everything a player can ask of the rules. Commands are what recordings hold.
class Command : public OneOf<Move, Run, Rest, Search, LongSearch, TravelTo, TravelToStairs, Explore, Continue,
                             Stop, Answer, Drop, Throw, Equip, TakeOff, SwapBack, Eat, Drink, Read, Zap,
                             Invoke, Call, Relabel, Choose, PlayEasily, Inscribe, Recover, Quit> {
public:
    using OneOf::OneOf;
};

}  // namespace cellophane
