#pragma once

#include <cstddef>
#include <string>

#include "protocol/command.h"
#include "protocol/event.h"

namespace cellophane {

struct SessionState;

/// A command of many steps, while it goes on and when it has ended.
struct CommandUnderWay {
    bool goes_on = false;
    /// It explores, or did, and nobody has given another.
    bool explores = false;
    /// Exploring has led to a fight: blow follows blow at once.
    bool brawls = false;
    /// Milliseconds between its steps.
    int pace = 0;
    /// Milliseconds between steps, whatever they are steps of; 0: as usual.
    int forced_pace = 0;
    /// Why the last one ended, if nothing told it.
    std::string why_stopped;
    /// How many foes were in view.
    int foes_in_view = 0;
};

/// Milliseconds between the steps of a long command (rules/interface.md 12).
int pace_of(const Command& command);
/// The hero goes on by himself, whatever makes him.
bool is_busy(const SessionState& session);
/// Milliseconds until the next step of what goes on by itself.
int pace_now(const SessionState& session);
/// Takes the steps for which time has passed.
void keep_going(SessionState& session);
/// Whether it goes on after a step; who has come to what was pointed at stops pointing.
void note_progress(SessionState& session, const Report& report);
/// Stops whatever goes on by itself.
void interrupt(SessionState& session);
/// What ended a long command that no message tells of.
void notice_end_of_long_command(SessionState& session, const Report& report, std::size_t messages_before);

}  // namespace cellophane
