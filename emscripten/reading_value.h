#pragma once

#include <emscripten/val.h>

#include "session/messages/screen_description.h"

namespace cellophane {

/// A reading of the screen as a JavaScript object (`Reading` in cellophane.d.ts).
emscripten::val value_of(const Reading& reading);

}  // namespace cellophane
