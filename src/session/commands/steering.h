#pragma once

namespace cellophane {

struct Context;

/// Starts the autopilot, at the usual or a fast pace.
void begin_autopilot(Context& context, bool fast);
/// Submits its next command: answers a question (yes, but no item), explores, or goes down the stairs.
void steer(Context& context);

}  // namespace cellophane
