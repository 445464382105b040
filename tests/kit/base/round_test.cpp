#include "kit/base/round.h"

#include "support/catch.h"

namespace cellophane {

TEST_CASE("stepping through a list wraps around at both ends", "[kit]") {
    CHECK(step_round(0, 1, 3) == 1);
    CHECK(step_round(2, 1, 3) == 0);
    CHECK(step_round(0, -1, 3) == 2);
    CHECK(step_round(0, -4, 3) == 2);
    CHECK(step_round(0, 1, 1) == 0);
    CHECK(step_round(off_round, 1, 3) == 0);
    CHECK(step_round(off_round, -1, 3) == 2);
}

}  // namespace cellophane
