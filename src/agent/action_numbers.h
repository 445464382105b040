#pragma once

#include <optional>
#include <vector>

#include "agent/action_table.h"
#include "protocol/command.h"
#include "protocol/observation.h"

namespace cellophane {

/// Translates between commands and the numbers of actions. Which creature a number aims at depends on what
/// the hero sees, so it holds for one observation.
class ActionNumbers {
public:
    explicit ActionNumbers(const Observation& seen);

    /// The command with a number; none if there is nothing to do it with or to: no such letter in the pack,
    /// no such creature in sight.
    std::optional<Command> command_of(int action) const;
    /// The number of a command; none if it has none, such as a throw at an empty cell.
    std::optional<int> number_of(const Command& command) const;

private:
    const Observation& seen_;
    /// The first rows of the creatures, as far as they are in sight.
    std::vector<Pos> aims_;
};

}  // namespace cellophane
