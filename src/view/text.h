#pragma once

#include <string_view>
#include <vector>

#include "screen/frame.h"
#include "words/message.h"

namespace cellophane {

/// The color of a tone.
Rgb tone_color(Tone tone);

/// Draws a sign on whatever ground there is.
void put(StyledCell& cell, const StyledCell& sign);

/// Writes on one row from a column on, never past column `end`; keeps the backgrounds unless one is given.
/// Controls, line breaks among them, are drawn as U+FFFD. Returns the column after the last character.
int write(Frame& frame, int column, int row, int end, std::u32string_view text, Rgb fore);
int write(Frame& frame, int column, int row, int end, std::string_view text, Rgb fore);

/// The same on as many rows as it takes, broken at blanks. Returns the row after the last.
int write_wrapped(Frame& frame, int column, int row, int end, std::string_view text, Rgb fore);

void fill(Frame& frame, int column, int row, int width, int height, const StyledCell& cell);

/// A text of several tones, one code point and tone at a time.
struct TonedGlyph {
    char32_t glyph = U' ';
    Tone tone = Tone::Plain;
};
using TonedLine = std::vector<TonedGlyph>;

/// The same for a line of several tones, each at so many percent of its brightness.
void write(Frame& frame, int column, int row, const TonedLine& line, int brightness = 100);

/// Breaks a text into lines of at most `width` columns (1 at least), at blanks where there are any; words
/// longer than a line are hyphenated, if it has room for that. An empty text is one empty line.
std::vector<TonedLine> wrapped(const std::vector<Phrase>& phrases, int width);

}  // namespace cellophane
