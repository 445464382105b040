#pragma once

#include <array>
#include <optional>
#include <string>
#include <variant>

#include "content/variants.h"
#include "session/pages/inventory_purpose.h"
#include "session/replay/annotations.h"
#include "session/replay/keyframes.h"

namespace cellophane {

/// The state of watching a recording (rules/interface.md 13; tables/commands.tsv, playback). Delays in
/// milliseconds.
struct Viewing {
    static constexpr int usual_delay = 50;
    /// Below this delay turns are skipped through without flights and flashes.
    static constexpr int shortest_shown = 10;
    static constexpr int shortest_delay = 1;
    static constexpr int longest_delay = 3000;

    bool plays = false;
    /// Milliseconds a turn takes.
    int delay = usual_delay;
    /// Omniscience: shows what the hero does not know, too.
    bool unveiled = false;
    /// The next command is one of the player's, not a further step of a long one.
    bool begins_anew = true;
    /// Digits typed that have acted as arrows, and the delay before them: the next key decides what they
    /// were.
    std::string digits{};
    int delay_before = usual_delay;
    /// The number of a turn, as far as it has been typed.
    std::string turn_typed{};

    /// A question of the rules, and the answer recorded.
    struct Answered {
        std::string question;
        bool yes = false;
    };
    /// The recorded choice that is being shown before it is carried out.
    using Choice = std::variant<Answered, PackPick>;
    std::optional<Choice> choice{};

    /// Notes on its turns. Playback lingers on a turn with a note.
    Annotations notes{};
    bool lingers = false;
    /// The turn shown brought messages.
    bool tells = false;

    /// A seek too long to be done at once.
    struct Seek {
        int to = 0;
        /// The turn where it began.
        int from = 0;
        /// The depth to go to where it was entered first; 0: go to the turn.
        int depth = 0;
        /// Includes the commands after the last turn that took no time.
        bool to_the_end = false;
        /// The viewer asked for this turn by number, and is told if there is none.
        bool asked = false;
    };
    std::optional<Seek> seek{};

    Keyframes keyframes{};
    /// The turns on which the depths were entered first, as far as the recording has been played.
    std::array<std::optional<int>, most_depths + 1> entered{};
};

}  // namespace cellophane
