#pragma once

#include "protocol/event.h"

namespace cellophane {

struct Context;

/// Adds the messages of a report to the log.
void hear(Context& context, const Report& report);

/// Adds what there is to hear of a report, where sounds are wanted: only then is the hero observed for it.
void note_sounds(Context& context, const Report& report);

}  // namespace cellophane
