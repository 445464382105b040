#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#if defined(__SSSE3__)
#include <tmmintrin.h>
#elif defined(__wasm_simd128__)
#include <wasm_simd128.h>
#endif

namespace cellophane {

/// A set of bytes that can be asked about sixteen at a time.
///
/// Kept as two tables, one for bytes below 128 and one for those above: entry `low` holds, as bits, the
/// values of the middle three bits with which the low four make a member. Processors look up sixteen entries
/// at once.
class ByteSet {
public:
    constexpr ByteSet() = default;

    constexpr void add(std::uint8_t byte) {
        half_of(byte)[byte & 15U] = static_cast<std::uint8_t>(half_of(byte)[byte & 15U] | middle_bit(byte));
    }
    constexpr bool has(std::uint8_t byte) const {
        return ((byte < 128 ? low_ : high_)[byte & 15U] & middle_bit(byte)) != 0;
    }
    constexpr ByteSet& operator|=(const ByteSet& other) {
        for (std::size_t i = 0; i < low_.size(); ++i) {
            low_[i] = static_cast<std::uint8_t>(low_[i] | other.low_[i]);
            high_[i] = static_cast<std::uint8_t>(high_[i] | other.high_[i]);
        }
        return *this;
    }

    /// Which of sixteen bytes are members, the first in the lowest bit.
    std::uint32_t among_sixteen(const std::uint8_t* bytes) const {
#if defined(__SSSE3__)
        const __m128i these = _mm_loadu_si128(reinterpret_cast<const __m128i*>(bytes));
        const __m128i top = _mm_set1_epi8(-128);
        // A look-up with the top bit set yields nothing.
        const __m128i found = _mm_or_si128(
            _mm_shuffle_epi8(_mm_load_si128(reinterpret_cast<const __m128i*>(low_.data())), these),
            _mm_shuffle_epi8(_mm_load_si128(reinterpret_cast<const __m128i*>(high_.data())),
                             _mm_xor_si128(these, top)));
        const __m128i middle = _mm_and_si128(_mm_srli_epi16(these, 4), _mm_set1_epi8(7));
        const __m128i powers = _mm_setr_epi8(1, 2, 4, 8, 16, 32, 64, -128, 0, 0, 0, 0, 0, 0, 0, 0);
        const __m128i members = _mm_and_si128(found, _mm_shuffle_epi8(powers, middle));
        const __m128i others = _mm_cmpeq_epi8(members, _mm_setzero_si128());
        return static_cast<std::uint32_t>(~_mm_movemask_epi8(others)) & 0xFFFFU;
#elif defined(__wasm_simd128__)
        const v128_t these = wasm_v128_load(bytes);
        // Looking up an entry beyond the last yields nothing.
        const v128_t low_entry = wasm_v128_and(these, wasm_i8x16_const_splat(static_cast<std::int8_t>(0x8F)));
        const v128_t found = wasm_v128_or(
            wasm_i8x16_swizzle(wasm_v128_load(low_.data()), low_entry),
            wasm_i8x16_swizzle(
                wasm_v128_load(high_.data()),
                wasm_v128_xor(low_entry, wasm_i8x16_const_splat(static_cast<std::int8_t>(0x80)))));
        const v128_t middle = wasm_v128_and(wasm_u8x16_shr(these, 4), wasm_i8x16_const_splat(7));
        const v128_t powers = wasm_u8x16_const(1, 2, 4, 8, 16, 32, 64, 128, 0, 0, 0, 0, 0, 0, 0, 0);
        const v128_t members = wasm_v128_and(found, wasm_i8x16_swizzle(powers, middle));
        return wasm_i8x16_bitmask(wasm_i8x16_ne(members, wasm_i8x16_const_splat(0)));
#else
        std::uint32_t members = 0;
        for (unsigned i = 0; i < 16; ++i) members |= std::uint32_t{has(bytes[i])} << i;
        return members;
#endif
    }

private:
    using Half = std::array<std::uint8_t, 16>;

    constexpr Half& half_of(std::uint8_t byte) {
        return byte < 128 ? low_ : high_;
    }
    static constexpr unsigned middle_bit(std::uint8_t byte) {
        return 1U << (byte >> 4 & 7U);
    }

    alignas(16) Half low_{};
    alignas(16) Half high_{};
};

}  // namespace cellophane
