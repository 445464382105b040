#pragma once

#include <string>

#include "protocol/observation.h"

namespace cellophane {

/// A map for virtual tabletops, Universal VTT format 0.3: the ground as a picture, lines that end sight,
/// doors, lights. It shows the ground that `seen` shows, without creatures or items.
std::string to_universal_vtt(const Observation& seen);

}  // namespace cellophane
