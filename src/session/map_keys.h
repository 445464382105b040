#pragma once

#include "session/keys.h"

// What keys do on the map.

namespace cellophane {

struct SessionState;

void press_on_map(SessionState& session, const Meaning& meaning);

}  // namespace cellophane
