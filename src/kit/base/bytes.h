#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>

#if defined(__SSE2__)
#include <emmintrin.h>
#elif defined(__wasm_simd128__)
#include <wasm_simd128.h>
#endif

namespace cellophane {

/// Eight bytes from anywhere, as one number.
inline std::uint64_t eight_bytes(const unsigned char* from) {
    std::uint64_t word;
    std::memcpy(&word, from, sizeof word);
    return word;
}

/// As many as loops over memory take in one go, for vectors to be made of it.
inline constexpr std::size_t at_once = 64;

/// Whether two pieces of memory hold the same. The module's library compares byte by byte; this compiles to
/// vectors everywhere.
inline bool same_bytes(const void* a, const void* b, std::size_t count) {
    const auto* mine = static_cast<const unsigned char*>(a);
    const auto* theirs = static_cast<const unsigned char*>(b);
    std::uint64_t differences = 0;
    std::size_t at = 0;
    for (; at + at_once <= count; at += at_once)
        for (std::size_t i = at; i < at + at_once; i += sizeof(std::uint64_t))
            differences |= eight_bytes(mine + i) ^ eight_bytes(theirs + i);
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
    for (; at + at_once <= count; at += at_once)
        for (std::size_t i = at; i < at + at_once; i += sizeof(std::uint64_t)) seen |= eight_bytes(from + i);
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

/// Which of up to 64 numbers are above a limit, a bit each from the lowest on.
inline std::uint64_t numbers_above(const std::int32_t* numbers, int count, std::int32_t limit) {
    std::uint64_t found = 0;
    int at = 0;
#if defined(__SSE2__) || defined(__wasm_simd128__)
    constexpr int step = 16;
    const auto sixteen_from = [&](int first) {
        const std::int32_t* from = numbers + first;
#if defined(__SSE2__)
        const __m128i least = _mm_set1_epi32(limit);
        const auto above = [&](int i) {
            return _mm_cmpgt_epi32(_mm_loadu_si128(reinterpret_cast<const __m128i*>(from + 4 * i)), least);
        };
        // All ones stay so when they are packed.
        return static_cast<std::uint64_t>(static_cast<std::uint32_t>(_mm_movemask_epi8(
            _mm_packs_epi16(_mm_packs_epi32(above(0), above(1)), _mm_packs_epi32(above(2), above(3))))));
#else
        const v128_t least = wasm_i32x4_splat(limit);
        const auto above = [&](int i) { return wasm_i32x4_gt(wasm_v128_load(from + 4 * i), least); };
        return static_cast<std::uint64_t>(
            static_cast<std::uint32_t>(wasm_i8x16_bitmask(wasm_i8x16_narrow_i16x8(
                wasm_i16x8_narrow_i32x4(above(0), above(1)), wasm_i16x8_narrow_i32x4(above(2), above(3))))));
#endif
    };
    for (; at + step <= count; at += step) found |= sixteen_from(at) << at;
    // The last sixteen, though the first of them have been looked at.
    if (at < count && count >= step) return found | sixteen_from(count - step) << (count - step);
#endif
    for (; at < count; ++at) found |= std::uint64_t{numbers[at] > limit} << at;
    return found;
}

}  // namespace cellophane
