#pragma once

#include <cstddef>
#include <map>
#include <span>

#include "protocol/event.h"
#include "protocol/observation.h"
#include "view/motion.h"

namespace cellophane {

struct SessionState;

/// The state of animations.
struct Moving {
    bool is_wanted = false;
    Motion motion;
    /// The health of the creatures in view after the last command, by number.
    std::map<int, int> healths_before;
    /// The hero's loss of health, to be flashed after the animation frames.
    int wound = 0;
    /// Milliseconds since the last beat of the dance; turns since all dancing cells moved.
    int swayed = 0;
    int turns_at_rest = 0;
    /// Beats since the last turn, for the changing looks of hallucinations.
    int beats = 0;
    /// Milliseconds left of the reminder that a message has to be confirmed.
    int reminded = 0;
    /// Milliseconds for which the button of a pressed key still looks held.
    int struck = 0;
};

/// Whether anything may move while the game stands still.
bool may_move(const SessionState& session);
/// The milliseconds that animations of a usual turn (50 ms) take: fewer in proportion in a fast playback, but
/// in a slow one only the root of 50 times its delay (rules/hero.md 15.5).
int time_of_usual_turn(const SessionState& session);
/// Shows the first `at_once` events now; the others follow with the animation frames.
void show_happening(SessionState& session, const Report& report, std::size_t at_once);
/// Shows the events that led up to the state `then`.
void show_events(SessionState& session, std::span<const Event> events, const Observation& then);
/// Flashes creatures that burn or are poisoned as they lose health, and the hero for what the command cost
/// him.
void show_wounds(SessionState& session);
/// Advances the animations by so many milliseconds.
void move_on(SessionState& session, int milliseconds);
/// Milliseconds until `move_on` has something to show; -1: nothing moves.
int time_until_motion(const SessionState& session);
/// Whether a short animation is running.
bool is_in_haste(const SessionState& session);

}  // namespace cellophane
