#pragma once

#include <cstddef>
#include <string>

#include "protocol/command.h"
#include "protocol/event.h"

namespace cellophane {

struct SessionState;

/// A command of many steps, while it goes on and when it has ended.
struct RunningCommand {
    bool goes_on = false;
    /// The last command given is Explore, and the player has not interrupted it.
    bool explores = false;
    /// Exploring has led to a fight: blows follow without a pause.
    bool brawls = false;
    /// Milliseconds between its steps.
    int pace = 0;
    /// Milliseconds between steps in place of the usual pace of a command; 0: the usual pace.
    int forced_pace = 0;
    /// Why the last long command ended, if no message says so.
    std::string why_stopped;
    /// Foes in view after the last step.
    int foes_in_view = 0;
};

/// Milliseconds between the steps of a long command (rules/interface.md 12).
int pace_of(const Command& command);
/// A long command or the autopilot is under way.
bool is_busy(const SessionState& session);
/// Milliseconds between the steps of what is under way.
int pace_now(const SessionState& session);
/// Submits the steps for which time has passed.
void keep_going(SessionState& session);
/// Notes whether the command goes on after a step. At its end, a hero who has arrived at the pointed cell
/// ends the pointing.
void note_progress(SessionState& session, const Report& report);
/// Stops the long command, the autopilot or the seek under way.
void interrupt(SessionState& session);
/// Notes why a long command ended if no message since `messages_before` says so.
void notice_end_of_long_command(SessionState& session, const Report& report, std::size_t messages_before);

}  // namespace cellophane
