#pragma once

#include <string>
#include <string_view>

namespace cellophane {

// Text from outside (names of files, what stands in them) on its way out: for each medium the one function it
// passes. JSON has `json_string` (kit/base/json_string.h), XML `xml_text` (exports/svg.h).

/// What a reader does not see and a terminal or an editor obeys: control characters, separators of lines,
/// marks that turn the direction of writing, and what has no width.
constexpr bool is_unseen(char32_t sign) {
    return sign < 0x20 || (sign >= 0x7F && sign < 0xA0) || sign == 0xAD || sign == 0x61C ||
           (sign >= 0x200B && sign <= 0x200F) || (sign >= 0x2028 && sign <= 0x202E) ||
           (sign >= 0x2060 && sign <= 0x206F) || sign == 0xFEFF || (sign >= 0xFFF9 && sign <= 0xFFFB) ||
           (sign >= 0xE0000 && sign <= 0xE007F);
}

struct ForeignSign {
    char32_t sign = 0;
    /// Its bytes.
    std::string_view bytes{};
    /// False: a byte that is no part of any UTF-8.
    bool is_valid = false;
};
/// The first sign of a text that is not empty.
ForeignSign first_sign(std::string_view text);

/// For a terminal, or a message: on one line, what cannot be seen by its bytes, "\x1b".
std::string without_controls(std::string_view text);

/// A cell of CSV, quoted: the same, and with an apostrophe before what a spreadsheet would take for a
/// formula.
std::string csv_cell(std::string_view text);

}  // namespace cellophane
