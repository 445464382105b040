#include "session/game_over/last_way.h"

#include <vector>

#include "support/catch.h"

namespace cellophane {

TEST_CASE("the way is that on the present level, without pauses", "[session][ending]") {
    LastWay way;
    way.note(1, {1, 1});
    way.note(2, {5, 5});
    way.note(2, {5, 5});
    way.note(2, {6, 5});
    CHECK(way.cells() == std::vector<Pos>{{5, 5}, {6, 5}});
}

TEST_CASE("of a long way the end is kept", "[session][ending]") {
    LastWay way;
    for (int i = 0; i < 10'000; ++i) way.note(3, {i % 79, i % 29});
    CHECK(way.cells().size() >= 200);
    CHECK(way.cells().size() <= 600);
    CHECK(way.cells().back() == Pos{9'999 % 79, 9'999 % 29});
}

TEST_CASE("an earlier way on the same level goes before, one on another does not", "[session][ending]") {
    LastWay earlier;
    earlier.note(4, {1, 1});
    earlier.note(4, {2, 1});
    LastWay now;
    now.note(4, {2, 1});
    now.note(4, {3, 1});
    now.put_before(earlier);
    CHECK(now.cells() == std::vector<Pos>{{1, 1}, {2, 1}, {3, 1}});
    LastWay deeper;
    deeper.note(5, {7, 7});
    deeper.put_before(earlier);
    CHECK(deeper.cells() == std::vector<Pos>{{7, 7}});
    LastWay unknown;
    unknown.put_before(earlier);
    CHECK(unknown.cells() == earlier.cells());
}

}  // namespace cellophane
