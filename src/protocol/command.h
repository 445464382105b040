#pragma once

#include <cstdint>
#include <string_view>

#include "kit/base/one_of.h"
#include "kit/base/pos.h"
#include "protocol/label.h"

namespace cellophane {

// One struct a command: what programs call it (emscripten/api/actions.ts, emscripten/cellophane.d.ts), and
// what it takes. `tests/architecture/commands_test.cpp` holds that the lists elsewhere are the same.

enum class Stair : std::uint8_t { Up, Down };

/// One step; walking into something acts on it (rules/hero.md 10.3).
struct Move {
    static constexpr std::string_view name = "move";
    Direction toward;
};
/// Repeat the step until something makes it unwise (rules/hero.md 10.6).
struct Run {
    static constexpr std::string_view name = "run";
    Direction toward;
};
struct Rest {
    static constexpr std::string_view name = "rest";
};
struct Search {
    static constexpr std::string_view name = "search";
};
/// Up to five searches in a row.
struct LongSearch {
    static constexpr std::string_view name = "search5";
};
struct TravelTo {
    static constexpr std::string_view name = "travel";
    Pos target;
};
/// Walk to known stairs and use them.
struct TravelToStairs {
    static constexpr std::string_view name = "stairs";
    Stair which;
};
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
/// Takes in hand or puts on; what is there already goes back into the pack (rules/items.md 7).
struct Equip {
    static constexpr std::string_view name = "equip";
    char item = 0;
};
struct TakeOff {
    static constexpr std::string_view name = "remove";
    char item = 0;
};
/// Takes back what was last replaced.
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
/// Sends the bolt of a staff or wand at a cell.
struct Zap {
    static constexpr std::string_view name = "zap";
    char item = 0;
    Pos target{};
};
/// Wakes a charm.
struct Invoke {
    static constexpr std::string_view name = "use";
    char item = 0;
};
/// Gives a kind that is not known a name, or an item an inscription; an empty text takes it back.
struct Call {
    static constexpr std::string_view name = "call";
    char item = 0;
    AskedLabel text{};
};
/// Writes on this very item, whatever is known of its kind; an empty text takes it back.
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
/// The item a question asked for.
struct Choose {
    static constexpr std::string_view name = "choose";
    char item = 0;
};
/// Makes the game easier, for good (rules/hero.md 14).
struct PlayEasily {
    static constexpr std::string_view name = "easy";
};
/// Rests until nothing ails the hero any more, or for a hundred turns if nothing does (rules/hero.md 6).
struct Recover {
    static constexpr std::string_view name = "recover";
};
/// Gives up the game at once; the caller has to ask the player first.
struct Quit {
    static constexpr std::string_view name = "quit";
};
/// The answer to the question the last report ended with.
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
