#pragma once

#include "protocol/event.h"

namespace cellophane {

struct Context;

/// Adds the messages of a report to the log.
void hear(Context& context, const Report& report);

}  // namespace cellophane
