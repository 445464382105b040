#pragma once

#include <emscripten/val.h>

#include "session/telling/reading.h"

namespace cellophane {

/// What a screen shows in words, as JavaScript gets it.
emscripten::val value_of(const Reading& told);

}  // namespace cellophane
