#pragma once

#include <cstddef>

#include "protocol/command.h"
#include "protocol/event.h"

namespace cellophane {

struct Context;

/// Milliseconds between the steps of a long command (rules/interface.md 12).
int pace_of(const Command& command);
/// Notes whether the command goes on after a step. At its end, a hero who has arrived at the pointed cell
/// ends the pointing.
void note_progress(Context& context, const Report& report);
/// Notes why a long command ended if no message since `messages_before` says so.
void notice_end_of_long_command(Context& context, const Report& report, std::size_t messages_before);

}  // namespace cellophane
