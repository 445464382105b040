#pragma once

#include <cstdint>
#include <vector>

#include "world/game.h"

namespace cellophane {

/// A step in a direction, with all that walking into things brings (rules/hero.md 10.3;
/// rules/monsters.md 9.3).
struct Step {
    Direction toward = Direction::North;
    /// Whether it attacks whoever is in the way.
    bool attacks = true;
};

/// Cells of the creatures the hero strikes as the hero steps from one cell to another: a rapier's lunge, a
/// flail's passing blows.
struct PassingBlows {
    std::vector<Pos> lunge;
    std::vector<Pos> passing;
};

/// What a step would come to, terrain and creatures being as they are.
struct StepVerdict {
    enum class Kind : std::uint8_t {
        OffTheMap,
        /// The creature cannot leave its liquid.
        OutOfElement,
        /// The hero pushes a lever or the like.
        Pushes,
        /// A wall, a corner or the crystal around who steps is in the way: `bar`.
        Barred,
        /// An attack with a weapon that reaches, or on who is there (`whom`): cells `struck`, none if chance
        /// or a corner takes them all away.
        Reaches,
        Strikes,
        /// The hero frees a captive.
        Frees,
        /// They change places.
        Swaps,
        /// Who is there neither makes way nor is attacked.
        InTheWay,
        /// The cell is entered.
        Enters,
        /// The hero takes a way off the level.
        Leaves
    };
    Kind kind = Kind::OffTheMap;
    Pos to{};
    Pos bar = nowhere;
    const Actor* whom = nullptr;
    std::vector<Pos> struck{};
    /// What the hero strikes on the way if it goes.
    PassingBlows in_passing{};

    bool is_attack() const { return kind == Kind::Reaches || kind == Kind::Strikes; }
};

/// Changes nothing: the step, automatic movement and creatures ask alike.
StepVerdict consider(const Game& game, const Actor& who, const Step& step);

}  // namespace cellophane
