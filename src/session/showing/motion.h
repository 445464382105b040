#pragma once

#include <cstddef>
#include <map>
#include <span>

#include "protocol/event.h"
#include "protocol/observation.h"
#include "view/motion.h"

namespace cellophane {

struct SessionState;

/// What moves by itself, if anything may.
struct Moving {
    bool is_wanted = false;
    Motion motion;
    /// How healthy those in view were a moment ago, by number.
    std::map<int, int> healths_before;
    /// How much of the hero's health is to be seen going after the interludes.
    int wound = 0;
    /// Milliseconds since the last beat of the dance; turns since all danced.
    int swayed = 0;
    int turns_at_rest = 0;
    /// Beats since the last turn, for what changes its looks.
    int beats = 0;
    /// Milliseconds for which the screen goes on reminding him of what he has to read.
    int reminded = 0;
    /// Milliseconds for which the button of a key that was pressed still looks it.
    int struck = 0;
};

/// Whether anything may move while the game stands still.
bool may_move(const SessionState& session);
/// How many milliseconds take the place of those of a turn at the usual speed of recordings: one that
/// goes by fast does so in everything, one that goes by slowly does not crawl (rules/hero.md 15.5).
int time_of_usual_turn(const SessionState& session);
/// The first of the events at once, the others after the interludes before them.
void show_happening(SessionState& session, const Report& report, std::size_t at_once);
/// What happened until it came to that.
void show_events(SessionState& session, std::span<const Event> events, const Observation& then);
/// Flashes where somebody's health went.
void show_wounds(SessionState& session);
/// Lets so many milliseconds of it pass.
void move_on(SessionState& session, int milliseconds);
/// Milliseconds until that has something to show; -1: nothing moves.
int time_until_motion(const SessionState& session);
/// Whether something moves that is soon over.
bool is_in_haste(const SessionState& session);

}  // namespace cellophane
