#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>

namespace cellophane {

/// Eight bytes from anywhere, as one number.
inline std::uint64_t eight_bytes(const unsigned char* from) {
    std::uint64_t word;
    std::memcpy(&word, from, sizeof word);
    return word;
}

/// Whether two pieces of memory hold the same. The module's library compares byte by byte; this compiles to
/// vectors everywhere.
inline bool same_bytes(const void* a, const void* b, std::size_t count) {
    const auto* mine = static_cast<const unsigned char*>(a);
    const auto* theirs = static_cast<const unsigned char*>(b);
    std::uint64_t differences = 0;
    std::size_t at = 0;
    for (; at + sizeof(std::uint64_t) <= count; at += sizeof(std::uint64_t))
        differences |= eight_bytes(mine + at) ^ eight_bytes(theirs + at);
    for (; at < count; ++at) differences |= static_cast<std::uint64_t>(mine[at] ^ theirs[at]);
    return differences == 0;
}

/// Whether a piece of memory holds nothing but zeros.
inline bool are_zero(const void* bytes, std::size_t count) {
    const auto* from = static_cast<const unsigned char*>(bytes);
    std::uint64_t seen = 0;
    std::size_t at = 0;
    for (; at + sizeof(std::uint64_t) <= count; at += sizeof(std::uint64_t)) seen |= eight_bytes(from + at);
    for (; at < count; ++at) seen |= from[at];
    return seen == 0;
}

/// Which of up to 64 bytes differ, a bit each from the lowest on.
inline std::uint64_t differing_bytes(const void* a, const void* b, int count) {
    const auto* mine = static_cast<const unsigned char*>(a);
    const auto* theirs = static_cast<const unsigned char*>(b);
    constexpr int step = sizeof(std::uint64_t);
    const auto eight_from = [&](int at) {
        const std::uint64_t difference = eight_bytes(mine + at) ^ eight_bytes(theirs + at);
        if (difference == 0) return std::uint64_t{0};
        // The highest bit of every byte that is not zero, then all of those side by side.
        constexpr std::uint64_t low_bits = 0x7F7F7F7F7F7F7F7F;
        const std::uint64_t high_bits = ((difference & low_bits) + low_bits) | difference;
        return ((high_bits & ~low_bits) >> 7) * 0x0102040810204080 >> 56;
    };
    std::uint64_t differing = 0;
    int at = 0;
    for (; at + step <= count; at += step) differing |= eight_from(at) << at;
    if (at == count) return differing;
    // The last eight, though the first of them have been looked at.
    if (count >= step) return differing | eight_from(count - step) << (count - step);
    for (; at < count; ++at) differing |= std::uint64_t{mine[at] != theirs[at]} << at;
    return differing;
}

}  // namespace cellophane
