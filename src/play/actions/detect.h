#pragma once

#include "play/turn/turn.h"

namespace cellophane {

/// Everything magical on the level and in the pack makes itself felt, and so does whether it means well
/// (rules/items.md 10).
void detect_magic(Turn& turn);

}  // namespace cellophane
