#include "screen/utf8.h"

#include <cstddef>

namespace cellophane {

void append_utf8(std::string& out, char32_t code_point) {
    const auto tail = [&](int shift) { out += static_cast<char>(0x80 | ((code_point >> shift) & 0x3F)); };
    if (code_point < 0x80) {
        out += static_cast<char>(code_point);
    } else if (code_point < 0x800) {
        out += static_cast<char>(0xC0 | (code_point >> 6));
        tail(0);
    } else if (code_point < 0x10000) {
        out += static_cast<char>(0xE0 | (code_point >> 12));
        tail(6);
        tail(0);
    } else {
        out += static_cast<char>(0xF0 | (code_point >> 18));
        tail(12);
        tail(6);
        tail(0);
    }
}

char32_t take_utf8(std::string_view& text) {
    constexpr char32_t replacement = 0xFFFD;
    const auto lead = static_cast<unsigned char>(text.front());
    const std::size_t length = lead < 0x80   ? 1
                               : lead < 0xC2 ? 0
                               : lead < 0xE0 ? 2
                               : lead < 0xF0 ? 3
                               : lead < 0xF5 ? 4
                                             : 0;
    if (length == 0 || length > text.size()) {
        text.remove_prefix(1);
        return replacement;
    }
    char32_t point = length == 1 ? lead : lead & (0xFFU >> (length + 1));
    for (std::size_t i = 1; i < length; ++i) {
        const auto byte = static_cast<unsigned char>(text[i]);
        if ((byte & 0xC0) != 0x80) {
            text.remove_prefix(1);
            return replacement;
        }
        point = (point << 6) | (byte & 0x3FU);
    }
    text.remove_prefix(length);
    const bool overlong = (length == 3 && point < 0x800) || (length == 4 && point < 0x10000);
    const bool surrogate = point >= 0xD800 && point <= 0xDFFF;
    return overlong || surrogate || point > 0x10FFFF ? replacement : point;
}

std::u32string from_utf8(std::string_view text) {
    std::u32string points;
    while (!text.empty()) points += take_utf8(text);
    return points;
}

std::string to_utf8(std::u32string_view text) {
    std::string bytes;
    for (char32_t point : text) append_utf8(bytes, point);
    return bytes;
}

}  // namespace cellophane
