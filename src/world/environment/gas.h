#pragma once

#include "world/environment/surroundings.h"

namespace cellophane {

/// One pass of gas spreading, thinning and going (spec 30, section 7.1); a tick makes two.
void spread_gas(Surroundings& around);

}  // namespace cellophane
