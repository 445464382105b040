#pragma once

#include <string>
#include <vector>

#include "protocol/event.h"
#include "words/ending.h"

namespace cellophane {

/// What hurt the hero lately, for the page of the end. It is no part of the game: the session notes it as the
/// game goes by.
class LastWounds {
public:
    /// What a report tells, and how the hero is after it.
    void note(int turn, const HeroView& hero, const Report& report);

    /// How health was lost up to now; no turns if nothing is known of that.
    Decline decline() const;

private:
    struct Step {
        int turn = 0;
        int health = 0;
        int max_health = 0;
        /// Who struck in it, and how hard.
        std::vector<Wound> wounds{};
    };
    /// Oldest first.
    std::vector<Step> steps_;
};

}  // namespace cellophane
