#include "kit/base/bytes.h"

#include <array>
#include <cstdint>

#include "support/catch.h"

namespace cellophane {

TEST_CASE("same_bytes compares memory of any length at any offset", "[kit]") {
    std::array<unsigned char, 40> one{};
    for (std::size_t i = 0; i < one.size(); ++i) one[i] = static_cast<unsigned char>(i * 37);
    for (std::size_t start = 0; start < 9; ++start)
        for (std::size_t count = 0; start + count <= one.size(); ++count) {
            std::array<unsigned char, 40> other = one;
            // What lies outside does not count.
            if (start > 0) other[start - 1] ^= 1;
            if (start + count < other.size()) other[start + count] ^= 0x80;
            CHECK(same_bytes(one.data() + start, other.data() + start, count));
            for (std::size_t i = start; i < start + count; ++i) {
                other[i] ^= 0x40;
                CHECK_FALSE(same_bytes(one.data() + start, other.data() + start, count));
                other[i] ^= 0x40;
            }
        }
}

TEST_CASE("are_zero is true only if every byte is zero", "[kit]") {
    std::array<unsigned char, 40> bytes{};
    for (std::size_t count = 0; count <= bytes.size(); ++count) {
        CHECK(are_zero(bytes.data(), count));
        for (std::size_t i = 0; i < bytes.size(); ++i) {
            bytes[i] = 0x80;
            CHECK(are_zero(bytes.data(), count) == (i >= count));
            bytes[i] = 0;
        }
    }
}

TEST_CASE("differing_bytes sets a bit for every byte that differs", "[kit]") {
    std::array<unsigned char, 64> one{};
    for (std::size_t i = 0; i < one.size(); ++i) one[i] = static_cast<unsigned char>(i * 37);
    for (int count = 0; count <= 64; ++count)
        for (const unsigned change : {0x01U, 0x40U, 0x80U, 0xFFU}) {
            std::uint64_t expected = 0;
            std::array<unsigned char, 64> other = one;
            CHECK(differing_bytes(one.data(), other.data(), count) == 0);
            for (std::size_t i = change % 3; i < other.size(); i += 3 + change % 5) {
                other[i] = static_cast<unsigned char>(other[i] ^ change);
                if (static_cast<int>(i) < count) expected |= std::uint64_t{1} << i;
            }
            CHECK(differing_bytes(one.data(), other.data(), count) == expected);
            CHECK(differing_bytes(other.data(), one.data(), count) == expected);
        }
}

TEST_CASE("a mask has a bit for each number above a limit, and no other", "[kit]") {
    std::array<std::int32_t, 64> numbers{};
    for (int count = 0; count <= 64; ++count)
        for (const std::int32_t limit : {0, 3, -1}) {
            std::uint64_t expected = 0;
            for (int i = 0; i < 64; ++i) {
                // Some that lose all their low bits when they are made shorter.
                numbers[static_cast<std::size_t>(i)] = i % 5 == 0   ? 1 << 20
                                                       : i % 7 == 0 ? limit + 1
                                                       : i % 3 == 0 ? limit
                                                                    : -100000;
                if (i < count && numbers[static_cast<std::size_t>(i)] > limit)
                    expected |= std::uint64_t{1} << i;
            }
            CHECK(numbers_above(numbers.data(), count, limit) == expected);
        }
}

}  // namespace cellophane
