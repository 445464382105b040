#pragma once

#include "world/environment/surroundings.h"

namespace cellophane {

/// Gas spreading, thinning and going (spec 30, section 7.1), pass after pass.
void spread_gas(Surroundings& around, int passes = 1);

}  // namespace cellophane
