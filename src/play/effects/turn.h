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

/// The hero is leaving for another level; the code that counts time moves him.
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
    /// The turn went by in a search.
    bool searched = false;
    /// Ticks the action took; 0: as long as a step.
    int ticks = 0;
    /// The action took a turn but no time: no creature acts before the hero's next turn.
    bool timeless = false;
    /// Ticks of the hero's step when his time was last counted.
    int pace = game.hero.move_ticks();
    /// Health that regenerated.
    int regenerated = 0;

    /// Gives a turn to a creature that acts only when its machine runs; set by the code that counts time.
    void (*rouse)(Turn&, LevelContext&, Monster&) = nullptr;
    /// Number of events of which the hero has seen the flares.
    std::size_t flares_seen = events.size();

    /// The hero's health when the command came.
    int health_before = game.hero.health;
    /// Frames of moments at which the player has no say (play/effects/animation_frames.h); null if there is
    /// no viewer.
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

    /// Moves the events in [from, to) behind all later ones: they happened while their cause was at work, and
    /// are reported after it.
    void put_last(std::size_t from, std::size_t to) {
        const auto at = [this](std::size_t number) {
            return events.begin() + static_cast<std::ptrdiff_t>(number);
        };
        std::rotate(at(from), at(to), events.end());
    }

    /// Change of the hero's health by the command, without what regenerated.
    int health_change() const { return game.hero.health - health_before - regenerated; }
};

/// Whether an action took the hero's turn. Refused and free actions took none.
enum class TurnCost : bool { Nothing, Turn };

}  // namespace cellophane
