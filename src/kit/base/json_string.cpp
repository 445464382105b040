#include "kit/base/json_string.h"

#include <algorithm>

#include "kit/base/foreign_text.h"

namespace cellophane {

namespace {

void append_unit(std::string& out, char32_t unit) {
    constexpr std::string_view hex = "0123456789abcdef";
    out += "\\u";
    for (int shift = 12; shift >= 0; shift -= 4) out += hex[unit >> shift & 15];
}

/// By its number; what is past U+FFFF takes two.
void append_escaped(std::string& out, char32_t sign) {
    constexpr char32_t first_of_pairs = 0x10000;
    if (sign < first_of_pairs) return append_unit(out, sign);
    append_unit(out, 0xD800 + ((sign - first_of_pairs) >> 10));
    append_unit(out, 0xDC00 + ((sign - first_of_pairs) & 0x3FF));
}

bool is_plain(char letter) {
    return letter >= 0x20 && letter < 0x7F && letter != '"' && letter != '\\';
}

}  // namespace

std::string json_string(std::string_view text) {
    constexpr char32_t replacement = 0xFFFD;
    std::string out = "\"";
    while (!text.empty()) {
        // Nearly all there is.
        const auto plain =
            static_cast<std::size_t>(std::find_if_not(text.begin(), text.end(), is_plain) - text.begin());
        out += text.substr(0, plain);
        text.remove_prefix(plain);
        if (text.empty()) break;
        const ForeignSign next = first_sign(text);
        text.remove_prefix(next.bytes.size());
        if (!next.is_valid) {
            append_escaped(out, replacement);
        } else if (is_unseen(next.sign)) {
            append_escaped(out, next.sign);
        } else {
            if (next.sign == U'"' || next.sign == U'\\') out += '\\';
            out += next.bytes;
        }
    }
    return out += '"';
}

}  // namespace cellophane
