#include "kit/base/same_bytes.h"

#include <array>

#include "support/catch.h"

namespace cellophane {

TEST_CASE("pieces of memory are the same if every byte is, at any length and place", "[kit]") {
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

}  // namespace cellophane
