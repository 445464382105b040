#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>

namespace cellophane {

/// Whether two pieces of memory hold the same. The module's library compares byte by byte; this compiles to
/// vectors everywhere.
inline bool same_bytes(const void* a, const void* b, std::size_t count) {
    const auto* mine = static_cast<const unsigned char*>(a);
    const auto* theirs = static_cast<const unsigned char*>(b);
    std::uint64_t differences = 0;
    std::size_t at = 0;
    for (; at + sizeof(std::uint64_t) <= count; at += sizeof(std::uint64_t)) {
        std::uint64_t one;
        std::uint64_t other;
        std::memcpy(&one, mine + at, sizeof one);
        std::memcpy(&other, theirs + at, sizeof other);
        differences |= one ^ other;
    }
    for (; at < count; ++at) differences |= static_cast<std::uint64_t>(mine[at] ^ theirs[at]);
    return differences == 0;
}

/// Whether a piece of memory holds nothing but zeros.
inline bool are_zero(const void* bytes, std::size_t count) {
    const auto* from = static_cast<const unsigned char*>(bytes);
    std::uint64_t seen = 0;
    std::size_t at = 0;
    for (; at + sizeof(std::uint64_t) <= count; at += sizeof(std::uint64_t)) {
        std::uint64_t word;
        std::memcpy(&word, from + at, sizeof word);
        seen |= word;
    }
    for (; at < count; ++at) seen |= from[at];
    return seen == 0;
}

}  // namespace cellophane
