#pragma once

#include <string>

#include "protocol/event.h"

namespace cellophane {

/// What an event says of the hero's health that must be seen at once, and is worth no line in the log; else
/// nothing.
std::string alert_about(const Event& event);

}  // namespace cellophane
