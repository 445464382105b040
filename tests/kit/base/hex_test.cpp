#include "kit/base/hex.h"

#include "support/catch.h"

namespace cellophane {

TEST_CASE("numbers are written in base 16 with as many digits as wanted", "[kit]") {
    CHECK(hex_digits(0, 1) == "0");
    CHECK(hex_digits(0xABCDEF, 6) == "abcdef");
    CHECK(hex_digits(0x12, 8) == "00000012");
    CHECK(hex_digits(0x12345, 2) == "45");
    CHECK(hex_digits(0xFEDCBA9876543210, 16) == "fedcba9876543210");
    CHECK(hex_digits(1, 0).empty());
}

}  // namespace cellophane
