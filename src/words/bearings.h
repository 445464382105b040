#pragma once

#include <string>
#include <string_view>

#include "kit/base/pos.h"

namespace cellophane {

/// "two", "twelve"; from there on in digits.
std::string number_in_words(int number);

/// Distance and direction, for a player without sight of the map: "three east, two north"; "here".
std::string bearing(Pos from, Pos to);

/// "north-east".
std::string_view direction_name(Direction direction);

/// "one step", "nine steps".
std::string steps_in_words(int steps);

}  // namespace cellophane
