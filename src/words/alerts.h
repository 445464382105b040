#pragma once

#include <string>

#include "protocol/event.h"

namespace cellophane {

/// What an event says of the hero's health, to be shown at once and kept out of the log; else empty.
std::string alert_about(const Event& event);

}  // namespace cellophane
