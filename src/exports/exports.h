#pragma once

#include <string>

#include "dungeon/generate.h"
#include "protocol/observation.h"
#include "world/level.h"

namespace cellophane {

/// The map as its glyphs: one line a row, UTF-8, each ended by a newline. Any map size.
std::string to_text(const Observation& seen);

/// The same in true color, with the colors reset at the end of each line.
std::string to_ansi(const Observation& seen);

/// Cell classes (docs/json.md): one line a row, each ended by a newline.
std::string to_classes(const Level& level);

/// What of a level is not as usual, by name: {"loops":50}.
std::string tuning_json(const Tuning& tuning);

/// A level as JSON with everything in it (docs/json.md). Positions are [x, y]; terrain is row-major, as the
/// rows are.
std::string to_json(const LevelRequest& request, const Level& level);

}  // namespace cellophane
