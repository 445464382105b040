#include "view/dancing_colors.h"

#include <map>
#include <set>

#include "support/catch.h"
#include "view/observations.h"

// How much dances, and how far (rules/terrain.md 17.5).

namespace cellophane {

namespace {

Observation little_cave() {
    return drawn_observation({"#########", "#..@....#", "#########"});
}

}  // namespace

TEST_CASE("three dancers in a hundred move in a beat, in all waves alike", "[view][dance]") {
    Dance dance;
    dance.begin(little_cave());
    const Pos at{5, 1};
    dance.join(at);
    CHECK(dance.variation_at(at) == nullptr);
    int moved = 0;
    for (int beat = 0; beat < 20000; ++beat) moved += dance.step() ? 1 : 0;
    CHECK(moved > 520);
    CHECK(moved < 680);
    std::map<const Variation*, int> waves_seen;
    for (int beat = 0; beat < 8000; ++beat) {
        dance.step_all();
        ++waves_seen[dance.variation_at(at)];
    }
    CHECK(waves_seen.size() == waves);
    for (const auto& [wave, count] : waves_seen) {
        CHECK(wave != nullptr);
        CHECK(count > 850);
        CHECK(count < 1150);
    }
}

TEST_CASE("a dance begins anew on another level, and goes on on the same", "[view][dance]") {
    Observation seen = little_cave();
    Dance dance;
    dance.begin(seen);
    dance.join({5, 1});
    dance.step_all();
    REQUIRE(dance.variation_at({5, 1}) != nullptr);
    dance.begin(seen);
    CHECK_FALSE(dance.has_dancers());
    CHECK(dance.variation_at({5, 1}) != nullptr);
    ++seen.depth;
    dance.begin(seen);
    CHECK(dance.variation_at({5, 1}) == nullptr);
}

TEST_CASE("waves spread evenly over all there is", "[view][dance]") {
    for (std::size_t part = 0; part < 8; ++part) {
        std::set<int> values;
        for (int wave = 0; wave < waves; ++wave) values.insert(wave_of(wave)[part]);
        CHECK(values.size() == waves);
        CHECK(*values.begin() == 0);
        CHECK(*values.rbegin() == 1000);
    }
}

}  // namespace cellophane
