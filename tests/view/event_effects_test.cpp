#include "view/event_effects.h"

#include "support/catch.h"

namespace cellophane {

TEST_CASE("a wound flashes by half, and by its share of the most health more", "[view][effects]") {
    CHECK(flash_of_wound(0, 40) == 50);
    CHECK(flash_of_wound(1, 40) == 51);
    CHECK(flash_of_wound(10, 40) == 62);
    CHECK(flash_of_wound(20, 40) == 75);
    CHECK(flash_of_wound(40, 40) == 100);
    CHECK(flash_of_wound(80, 40) == 100);
    CHECK(flash_of_wound(1, 0) == 100);
}

}  // namespace cellophane
