#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "exports/dig_recording.h"

namespace cellophane {

/// What an event is called in files and programs.
std::string_view name_of(DigEventKind kind);

/// The stages and steps of a recording as JSON, without what every cell looks like.
std::string to_json(const DigRecording& recording);

/// What every cell looks like, for programs that paint: first the beginning, then step after step, the number
/// of cells that changed and for each its number, glyph, foreground and background (0xRRGGBB, 1 << 24 added
/// to the background of solid rock); then the number of tickets that follow, 0 or one a cell, in tenths.
std::vector<std::uint32_t> looks_of(const DigRecording& recording);

}  // namespace cellophane
