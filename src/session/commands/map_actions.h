#pragma once

#include "session/game_screen.h"
#include "session/key_bindings.h"

// What inputs do on the map.

namespace cellophane {

/// What a key does on the map, or a button or a line of the menu that stands for it.
GameOutcome press_on_map(Context& context, const Meaning& meaning);
/// Opens the settings page, or asks the caller to open its own.
GameOutcome open_settings(Context& context);

}  // namespace cellophane
