#pragma once

#include "play/minds/acting.h"

namespace cellophane {

/// The hero has moved, struck or struggled in a direction: whoever is under his spell does the opposite, with
/// no thought for what lies there (spec 40, section 14.2).
void mirror_entranced(Turn& turn, LivingLevel& living, Direction toward);

/// A status that swayed somebody's mind has run out (sections 14.1 and 14.2).
void come_to(const Acting& acting, Status ended);

}  // namespace cellophane
