#include "world/vitals.h"

#include "support/catch.h"

namespace cellophane {

TEST_CASE("a status that would last longer than its clock can tell stays at the longest it can tell",
          "[world]") {
    constexpr int most = 32'767;
    Statuses statuses;
    statuses.set(Status::Poisoned, 100'000);
    CHECK(statuses[Status::Poisoned] == most);
    CHECK(statuses.clock(Status::Poisoned).most == most);
    statuses.add(Status::Poisoned, 1000);
    CHECK(statuses[Status::Poisoned] == most);
    for (int i = 0; i < 100; ++i) statuses.add(Status::Darkened, 1000);
    CHECK(statuses[Status::Darkened] == most);
    CHECK(statuses.clock(Status::Darkened).most == most);
    statuses.run_down(Status::Darkened, 10);
    CHECK(statuses[Status::Darkened] == most - 10);
    statuses.add(Status::Hasted, 7);
    CHECK(statuses[Status::Hasted] == 7);
}

}  // namespace cellophane
