#pragma once

#include <array>

#include "kit/rng/rng.h"
#include "play/play.h"
#include "record/recorder.h"
#include "world/game.h"

namespace cellophane {

/// Plays without a plan, and has every command written down.
struct Bot {
    explicit Bot(std::uint64_t seed, Style style = Style::Brogue)
        : options{.seed = seed, .style = style, .harmless = seed % 2 == 0},
          play{options},
          recorder{options},
          whim{stream_key(seed, "whim")} {
        play.begin();
    }

    void act() {
        const Command command = next();
        const Report report = play.submit(command);
        recorder.note(command, report, play);
        going_on = report.going_on;
        asked = report.question != Question::None;
    }

    Command next() {
        if (asked) return Answer{whim.percent(70)};
        if (going_on && whim.percent(95)) return Continue{};
        const Direction toward = directions[static_cast<std::size_t>(whim.uniform(0, 7))];
        switch (whim.uniform(0, 9)) {
            case 0:
                return Rest{};
            case 1:
                return Search{};
            case 2:
                return LongSearch{};
            case 3:
                return Run{toward};
            case 4:
                return TravelTo{{whim.uniform(0, 78), whim.uniform(0, 28)}};
            case 5:
                return TravelToStairs{whim.percent(80) ? Stair::Down : Stair::Up};
            case 6:
                return Move{toward};
            case 7:
                return Stop{};
            default:
                return Explore{};
        }
    }

    NewGame options;
    Play play;
    Recorder recorder;
    Rng whim;
    bool going_on = false;
    bool asked = false;
};

}  // namespace cellophane
