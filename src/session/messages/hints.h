#pragma once

namespace cellophane {

struct Context;

/// Tells a player who is new to it what the situation calls for, unless that has been told before: at most
/// one hint, in the log. Hints are no part of a recording.
void give_hint(Context& context);

}  // namespace cellophane
