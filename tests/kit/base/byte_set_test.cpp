#include "kit/base/byte_set.h"

#include <array>
#include <cstdint>

#include "kit/rng/rng.h"
#include "support/catch.h"

namespace cellophane {

TEST_CASE("a byte set tells members from other bytes, one by one and sixteen at a time") {
    Rng rng{20};
    for (int round = 0; round < 200; ++round) {
        ByteSet set;
        std::array<bool, 256> expected{};
        const int members = rng.uniform(0, 40);
        for (int i = 0; i < members; ++i) {
            const auto byte = static_cast<std::uint8_t>(rng.uniform(0, 255));
            set.add(byte);
            expected[byte] = true;
        }
        for (int first = 0; first < 256; first += 16) {
            std::array<std::uint8_t, 16> bytes{};
            std::uint32_t wanted = 0;
            for (std::size_t i = 0; i < bytes.size(); ++i) {
                bytes[i] = static_cast<std::uint8_t>(first + static_cast<int>(i));
                wanted |= std::uint32_t{expected[bytes[i]]} << i;
                REQUIRE(set.has(bytes[i]) == expected[bytes[i]]);
            }
            REQUIRE(set.among_sixteen(bytes.data()) == wanted);
        }
    }
}

TEST_CASE("the union of byte sets holds the members of both") {
    ByteSet low;
    low.add(3);
    ByteSet high;
    high.add(0x83);
    low |= high;
    CHECK(low.has(3));
    CHECK(low.has(0x83));
    CHECK_FALSE(low.has(0x13));
}

}  // namespace cellophane
