#include "kit/base/foreign_text.h"

#include <cstddef>

namespace cellophane {

namespace {

/// How long a sign is that begins with this byte; 0: none does.
std::size_t length_of(unsigned char lead) {
    if (lead < 0x80) return 1;
    if (lead < 0xC2) return 0;
    if (lead < 0xE0) return 2;
    if (lead < 0xF0) return 3;
    return lead < 0xF5 ? 4 : 0;
}

bool begins_formula(std::string_view text) {
    if (text.empty()) return false;
    switch (first_sign(text).sign) {
        case U'=':
        case U'+':
        case U'-':
        case U'@':
        // The same in full width, which some spreadsheets read alike.
        case U'\uFF1D':
        case U'\uFF0B':
        case U'\uFF0D':
        case U'\uFF20':
        case U'\t':
        case U'\r':
            return true;
        default:
            return false;
    }
}

}  // namespace

ForeignSign first_sign(std::string_view text) {
    const auto lead = static_cast<unsigned char>(text.front());
    const std::size_t length = length_of(lead);
    const ForeignSign stray{.bytes = text.substr(0, 1)};
    if (length == 0 || length > text.size()) return stray;
    char32_t sign = length == 1 ? lead : lead & (0xFFU >> (length + 1));
    for (std::size_t i = 1; i < length; ++i) {
        const auto byte = static_cast<unsigned char>(text[i]);
        if ((byte & 0xC0) != 0x80) return stray;
        sign = sign << 6 | (byte & 0x3FU);
    }
    const bool is_overlong = (length == 3 && sign < 0x800) || (length == 4 && sign < 0x10000);
    const bool is_half = sign >= 0xD800 && sign <= 0xDFFF;
    if (is_overlong || is_half || sign > 0x10FFFF) return stray;
    return {.sign = sign, .bytes = text.substr(0, length), .is_valid = true};
}

std::string without_controls(std::string_view text) {
    constexpr std::string_view hex = "0123456789abcdef";
    std::string out;
    while (!text.empty()) {
        const ForeignSign next = first_sign(text);
        text.remove_prefix(next.bytes.size());
        if (next.is_valid && !is_unseen(next.sign)) {
            out += next.bytes;
            continue;
        }
        for (const char each : next.bytes) {
            const auto byte = static_cast<unsigned char>(each);
            out.append("\\x") += hex[byte >> 4];
            out += hex[byte & 15];
        }
    }
    return out;
}

std::string csv_cell(std::string_view text) {
    std::string cell = begins_formula(text) ? "\"'" : "\"";
    for (const char sign : without_controls(text)) cell.append(sign == '"' ? 2 : 1, sign);
    return cell + '"';
}

}  // namespace cellophane
