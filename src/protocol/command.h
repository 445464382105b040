#pragma once

#include <cstdint>

#include "kit/base/one_of.h"
#include "kit/base/pos.h"
#include "protocol/label.h"

namespace cellophane {

enum class Stair : std::uint8_t { Up, Down };

/// One step; walking into something acts on it (rules/hero.md 10.3).
struct Move {
    Direction toward;
};
/// Repeat the step until something makes it unwise (rules/hero.md 10.6).
struct Run {
    Direction toward;
};
struct Rest {};
struct Search {};
/// Up to five searches in a row.
struct LongSearch {};
struct TravelTo {
    Pos target;
};
/// Walk to known stairs and use them.
struct TravelToStairs {
    Stair which;
};
struct Explore {};
/// One more step of the long command in progress; without one it does nothing.
struct Continue {};
/// Gives up the long command in progress.
struct Stop {};
/// Puts down the item with this letter: all of a stack of weapons or gems, one of anything else. What lies
/// there already is taken up for it.
struct Drop {
    char item = 0;
};
/// Throws one of the items with this letter (rules/items.md 11).
struct Throw {
    char item = 0;
    Pos target{};
};
/// Takes in hand or puts on; what is there already goes back into the pack (rules/items.md 7).
struct Equip {
    char item = 0;
};
struct TakeOff {
    char item = 0;
};
/// Takes back what was last replaced.
struct SwapBack {};
struct Eat {
    char item = 0;
};
struct Drink {
    char item = 0;
};
struct Read {
    char item = 0;
};
/// Sends the bolt of a staff or wand at a cell.
struct Zap {
    char item = 0;
    Pos target{};
};
/// Wakes a charm.
struct Invoke {
    char item = 0;
};
/// Gives a kind that is not known a name, or an item an inscription; an empty text takes it back.
struct Call {
    char item = 0;
    AskedLabel text{};
};
/// Writes on this very item, whatever is known of its kind; an empty text takes it back.
struct Inscribe {
    char item = 0;
    AskedLabel text{};
};
/// Gives an item another letter; whatever has that takes the old one.
struct Relabel {
    char item = 0;
    char letter = 0;
};
/// The item a question asked for.
struct Choose {
    char item = 0;
};
/// Makes the game easier, for good (rules/hero.md 14).
struct PlayEasily {};
/// Rests until nothing ails the hero any more, or for a hundred turns if nothing does (rules/hero.md 6).
struct Recover {};
/// Gives up the game at once; the caller has to ask the player first.
struct Quit {};
/// The answer to the question the last report ended with.
struct Answer {
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
