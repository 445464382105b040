#pragma once

#include <string>

#include "screen/frame.h"

namespace cellophane {

/// The terminal bytes that turn a screen showing `shown` into one showing `wanted`, as one synchronized
/// update (CSI ? 2026): what differs, pair of colors by pair of colors, by the shortest ways of the cursor.
/// Empty if nothing differs. Every difference leaves the terminal's colors reset, so that each one stands by
/// itself.
std::string encode(const Frame& shown, const Frame& wanted);

/// Every cell, whatever was shown before: clears the screen, hides the cursor, switches line wrap off.
std::string repaint(const Frame& wanted);

/// The frame as text: 34 lines of 100 characters, each ended by a newline. Pictures are no text: their
/// glyphs stand for them.
std::string plain_text(const Frame& frame);

/// Appends "ESC [ 38;2;r;g;b m" or its background twin.
void append_fore(std::string& out, Rgb color);
void append_back(std::string& out, Rgb color);

}  // namespace cellophane
