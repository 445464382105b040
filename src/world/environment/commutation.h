#pragma once

#include "world/environment/surroundings.h"

namespace cellophane {

/// Where an item lies on a commutation altar: if another of its machine holds one as well, they exchange what
/// they are enchanted with, and the altars burn out (rules/machines.md 9.1).
void commute(Surroundings& around, Pos at);

}  // namespace cellophane
