#pragma once

#include <array>
#include <optional>
#include <string>
#include <variant>

#include "content/styles.h"
#include "session/pages/pack_purpose.h"
#include "session/watching/annotations.h"
#include "session/watching/keyframes.h"

namespace cellophane {

/// How somebody watches a recording (rules/interface.md 13; tables/commands.tsv, playback).
struct Viewing {
    static constexpr int usual_delay = 50;
    /// Whoever goes faster wants to be somewhere else, and nothing flies or flashes on the way.
    static constexpr int shortest_shown = 10;
    static constexpr int shortest_delay = 1;
    static constexpr int longest_delay = 3000;

    bool plays = false;
    /// Milliseconds a turn takes.
    int delay = usual_delay;
    /// Everything is shown, whether the hero knows of it or not.
    bool unveiled = false;
    /// The next command is one of the player's, not the next step of a long one.
    bool begins_anew = true;
    /// Digits that were arrows as well, and the speed before them: what follows tells what they were.
    std::string digits{};
    int delay_before = usual_delay;
    /// As much of a turn's number as has been typed where one is asked for.
    std::string turn_typed{};

    /// What the rules ask, and what will be answered.
    struct Answered {
        std::string question;
        bool yes = false;
    };
    /// What is about to be chosen, for as long as it is shown.
    using Choice = std::variant<Answered, PackPick>;
    std::optional<Choice> choice{};

    /// What is said beside it of its turns. While it plays it waits where something is said.
    Annotations notes{};
    bool lingers = false;
    /// Something was told of the turn that is shown.
    bool tells = false;

    /// A way too long to be gone at once.
    struct Way {
        int to = 0;
        /// Where it began.
        int from = 0;
        /// To where this depth was entered first, wherever that is; 0: to the turn.
        int depth = 0;
        /// With what took no time after the last turn.
        bool to_the_end = false;
        /// Somebody has asked for that very turn, and is told if there is none.
        bool asked = false;
    };
    std::optional<Way> way{};

    Keyframes keyframes{};
    /// The turns on which the depths were entered first, as far as the recording has been played.
    std::array<std::optional<int>, deepest_depth + 1> entered{};
};

}  // namespace cellophane
