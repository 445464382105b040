#include "agent/observation_block.h"

#include "agent/flat.h"
#include "support/catch.h"

namespace cellophane {

TEST_CASE("what is out of range becomes the nearest that is not", "[agent]") {
    Flat flat;
    flat.bytes.fill(0xff);
    ObservationBlock block{flat.bytes};
    CHECK(flat.at(Field::Health) == 0);
    block.put<Field::Health>(12);
    CHECK(flat.at(Field::Health) == 12);
    block.put<Field::Health>(-3);
    CHECK(flat.at(Field::Health) == 0);
    block.put<Field::CreatureHealth>(100'000, 3);
    CHECK(flat.at(Field::CreatureHealth, 3) == fields::any_points);
    CHECK(flat.at(Field::CreatureHealth, 2) == 0);
    CHECK(flat.at(Field::CreatureHealth, 4) == 0);
    block.put<Field::PackLook>(0xffffffffU, 25);
    CHECK(flat.at(Field::PackLook, 25) == 0xffffffff);
}

}  // namespace cellophane
