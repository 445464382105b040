#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "play/pathfinding/turn_caches.h"
#include "protocol/event.h"
#include "world/game.h"

namespace cellophane {

/// The hero is on his way to another level; who keeps the time sees to it.
struct Departure {
    int depth = 1;
    ArrivedBy how{};
};

struct Turn;
class LevelContext;

/// What an action works on: the game, the record of what happens, and working memory that is no part of
/// either.
struct Turn {
    Game& game;
    std::vector<Event>& events;
    TurnCaches& caches;
    std::optional<Departure> departure{};
    /// The turn went by in rest, which makes the hero harder to notice.
    bool rested = false;
    /// So did a search.
    bool searched = false;
    /// How long the action took; 0: as long as a step.
    int ticks = 0;
    /// It took no time at all, though it was a turn: nobody else gets to act before the hero's next.
    bool timeless = false;
    /// How long the hero's steps took when his time was last counted.
    int pace = game.hero.move_ticks();
    /// Health that grew back by itself.
    int regenerated = 0;

    /// Gives a turn to a creature that has none but when its machine runs; whoever keeps the time knows how.
    void (*rouse)(Turn&, LevelContext&, Monster&) = nullptr;
    /// How many of the events he has seen the flares of.
    std::size_t flares_seen = events.size();

    /// The hero's health when the command came.
    int health_before = game.hero.health;
    /// Where moments at which he has no say are kept (play/effects/animation_frames.h); null: nobody looks
    /// on.
    std::vector<AnimationFrame>* animation_frames = nullptr;

    /// Machines that have run in this round of time.
    std::vector<int> ran{};

    /// True the first time in a round.
    bool has_not_run(int machine) {
        if (std::find(ran.begin(), ran.end(), machine) != ran.end()) return false;
        ran.push_back(machine);
        return true;
    }

    void tell(const Event& event) { events.push_back(event); }

    /// What was told from the one up to the other comes after all that has been told since: it came to pass
    /// while its cause was at work, and is told after it.
    void put_last(std::size_t from, std::size_t to) {
        const auto at = [this](std::size_t number) {
            return events.begin() + static_cast<std::ptrdiff_t>(number);
        };
        std::rotate(at(from), at(to), events.end());
    }

    /// What was done to the hero's health so far, what grew back by itself left out.
    int health_change() const { return game.hero.health - health_before - regenerated; }
};

/// Whether an action took the hero's turn. Refused and free actions took none.
enum class TurnCost : bool { Nothing, Turn };

}  // namespace cellophane
