#pragma once

#include <cstdint>
#include <string>

namespace cellophane {

/// The last digits of a number in base 16, so many of them, at most sixteen, in small letters.
inline std::string hex_digits(std::uint64_t number, int count) {
    constexpr int bits = 4;
    std::string text;
    for (int shift = (count - 1) * bits; shift >= 0; shift -= bits)
        text += "0123456789abcdef"[number >> shift & 15];
    return text;
}

}  // namespace cellophane
