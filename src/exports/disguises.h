#pragma once

#include "protocol/observation.h"

namespace cellophane {

/// For maps that strangers see: secrets in their guise, what lies in wait not at all.
void hide_secrets(Observation& seen);

}  // namespace cellophane
