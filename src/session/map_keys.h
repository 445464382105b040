#pragma once

#include "session/key_bindings.h"

// What keys do on the map.

namespace cellophane {

struct SessionState;

/// What a key does on the map, or a button or a line of the menu that stands for it.
void press_on_map(SessionState& session, const Meaning& meaning);

}  // namespace cellophane
