#pragma once

#include <cstdint>
#include <variant>

#include "kit/base/pos.h"

namespace cellophane {

enum class Stair : std::uint8_t { Up, Down };

/// One step; walking into something acts on it (spec 60, section 10.3).
struct Move {
    Direction toward;
};
/// Repeat the step until something makes it unwise (spec 60, section 10.6).
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
/// Throws one of the items with this letter (spec 50, section 11).
struct Throw {
    char item = 0;
    Pos target{};
};
/// The answer to the question the last report ended with.
struct Answer {
    bool yes;
};

/// Everything a player can ask of the rules. Commands are what recordings hold.
using Command = std::variant<Move, Run, Rest, Search, LongSearch, TravelTo, TravelToStairs, Explore, Continue,
                             Stop, Answer, Drop, Throw>;

}  // namespace cellophane
