#pragma once

#include "protocol/observation.h"

namespace cellophane {

/// For maps without spoilers: secrets look like what they pretend to be, dormant creatures are left out.
void hide_secrets(Observation& seen);

}  // namespace cellophane
