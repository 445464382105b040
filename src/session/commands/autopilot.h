#pragma once

namespace cellophane {

struct Context;

void end_autopilot(Context& context);
/// Ends it with a message, since it gets nowhere.
void give_up_autopilot(Context& context);

}  // namespace cellophane
