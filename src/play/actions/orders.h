#pragma once

#include <optional>

#include "play/turn/turn.h"
#include "protocol/command.h"

namespace cellophane {

// What orders about things come to, before anything is done. Nothing here changes the game.

struct OrderVerdict {
    /// The number of the stack with the letter; -1: there is none.
    int number = -1;
    /// Why it cannot be done, and the item in the way, if any.
    std::optional<Refusal> refused{};
    const Item* by = nullptr;
    /// What is asked first, before it is done or refused; once it is answered with yes it does not count.
    Question question = Question::None;
    /// It would kill the hero for certain, which the hero refuses.
    bool is_certain_death = false;

    bool is_found() const { return number >= 0; }
};

/// The stack with a letter, of one of these categories.
OrderVerdict find_in_pack(const Game& game, char letter);
OrderVerdict find_in_pack(const Game& game, char letter, ItemCategories categories);

/// Whether things can be thrown and sent there: a cell of the map other than the hero's.
bool may_aim_at(const Game& game, Pos at);

OrderVerdict consider(const Game& game, const Drop& order);
/// `instead`: which of two rings is to come off; 0: not said.
OrderVerdict consider(const Game& game, const Equip& order, char instead = 0);
OrderVerdict consider(const Game& game, const TakeOff& order);
OrderVerdict consider(const Game& game, const Eat& order);
OrderVerdict consider(const Game& game, const Drink& order);
OrderVerdict consider(const Game& game, const Read& order);
OrderVerdict consider(const Game& game, const Zap& order);
OrderVerdict consider(const Game& game, const Invoke& order);
/// `answered`: what has been answered with yes; one question may follow on another.
OrderVerdict consider(const Game& game, const Throw& order, Question answered = Question::None);
OrderVerdict consider(const Game& game, const Call& order);
OrderVerdict consider(const Game& game, const Inscribe& order);
OrderVerdict consider(const Game& game, const Relabel& order);

}  // namespace cellophane
