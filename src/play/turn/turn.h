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

/// The hero is leaving for another level; the code that counts time moves it.
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
    /// Ticks of the hero's step when its time was last counted.
    int pace = game.hero.move_ticks();
    /// Health that regenerated.
    int regenerated = 0;

    /// What follows from the action at hand and is not done yet: machines that have run, in that order, whose
    /// guardians will answer. The code that counts time sees to it (play/time/consequences.h).
    std::vector<int> machines_to_answer{};
    /// Number of events of which the hero has seen the flares.
    std::size_t flares_seen = events.size();

    /// The hero's health when the command came.
    int health_before = game.hero.health;
    /// Frames of moments at which the player has no say (play/turn/animation_frames.h); null if there is
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

    void emit(const Event& event) { events.push_back(event); }

    /// Reports a cause ahead of all that came of it, the events since `mark`: what it was is known only
    /// afterwards. `emit_cause` tells it.
    template <class EmitCause>
    void emit_before(std::size_t mark, EmitCause&& emit_cause) {
        const auto first = events.begin() + static_cast<std::ptrdiff_t>(mark);
        const std::vector<Event> consequences{first, events.end()};
        events.erase(first, events.end());
        emit_cause();
        events.insert(events.end(), consequences.begin(), consequences.end());
    }

    /// Change of the hero's health by the command, without what regenerated.
    int health_change() const { return game.hero.health - health_before - regenerated; }
};

/// Whether an action took the hero's turn. Refused and free actions took none.
enum class TurnCost : bool { Nothing, Turn };

}  // namespace cellophane
