#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "exports/canvas.h"

namespace cellophane {

enum class Weight : std::uint8_t { Regular, Bold };

/// Letters as SVG paths of M, L, Q and Z: so many units are as high as a line's type, and the next letter
/// stands `advance_of_outline` of them to the right. The origin is on the base line.
inline constexpr int units_of_type = 512;
inline constexpr int advance_of_outline = 308;
/// Empty for a blank; none for what is no printable ASCII.
std::optional<std::string_view> letter_outline(char32_t letter, Weight weight);

/// How text is written on a canvas: `size` is the height of its type in pixels.
struct Type {
    int size = 24;
    Rgb color{};
    Weight weight = Weight::Regular;
};

/// In pixels. All letters are equally wide.
int width_of_text(std::string_view text, int size);
/// How many letters fit.
int letters_within(int width, int size);

/// Writes a line; `at` is the left end of its base line. Only printable ASCII has letters: other bytes are
/// blanks.
void write_text(Canvas& canvas, Pos at, std::string_view text, const Type& type);

/// Text in lines of at most so many letters, broken at blanks; a longer word is cut.
std::vector<std::string> wrapped_text(std::string_view text, int letters);
/// The text, or its beginning and "..." where it has more letters.
std::string shortened_text(std::string_view text, int letters);

}  // namespace cellophane
