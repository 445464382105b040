#include "kit/grid/blob.h"

#include <cmath>

#include "support/ascii.h"
#include "support/catch.h"

// Cellular automata (rules/levels.md 5.1).

namespace cellophane {

namespace {

int live_neighbors(const BitGrid& cells, Pos at) {
    int count = 0;
    for (Direction d : directions) count += cells.test(at + step(d)) ? 1 : 0;
    return count;
}

/// The share of starts that come to something, from the number of tries `grow_blob` may make.
double success(const BlobRule& rule, int starts, std::uint64_t key) {
    Rng rng{key};
    int good = 0;
    for (int i = 0; i < starts; ++i) {
        BitGrid cells = noise(rule.window, rule.seed_percent, rng);
        for (int round = 0; round < rule.rounds; ++round)
            cells = next_generation(cells, rule.birth, rule.survival);
        const BitGrid part = largest_part(cells);
        const BitGrid::Bounds box = part.bounds();
        good += part.any() && box.width() >= rule.least.width && box.height() >= rule.least.height ? 1 : 0;
    }
    return static_cast<double>(good) / starts;
}

constexpr BlobRule compact{.window = {12, 8}, .least = {3, 4}, .birth = 6, .survival = 4};
constexpr BlobRule upright{.window = {12, 27}, .least = {3, 15}, .birth = 6, .survival = 4};
constexpr BlobRule across{.window = {27, 8}, .least = {20, 4}, .birth = 6, .survival = 4};
constexpr BlobRule cavern{.window = {77, 27}, .least = {50, 20}, .birth = 6, .survival = 4};
constexpr BlobRule lake{.window = {30, 15}, .least = {4, 4}, .birth = 5, .survival = 4};
constexpr BlobRule article{.window = {12, 8}, .least = {3, 4}, .birth = 5, .survival = 2};

}  // namespace

TEST_CASE("a generation follows its birth and survival thresholds", "[blob]") {
    Rng rng{3};
    for (Size size : {Size{12, 8}, Size{77, 27}, Size{30, 65}, Size{3, 130}, Size{1, 1}})
        for (const auto& [birth, survival] : {std::pair{6, 4}, std::pair{5, 4}, std::pair{5, 2}}) {
            const BitGrid before = noise(size, 55, rng);
            const BitGrid after = next_generation(before, birth, survival);
            for (int i = 0; i < size.area(); ++i) {
                const Pos p = size.at(i);
                const int near = live_neighbors(before, p);
                REQUIRE(after.test(p) == (near >= (before.test(p) ? survival : birth)));
            }
            CHECK(after.count() == (after & rectangle(size, {0, 0}, {size.width, size.height})).count());
        }
}

TEST_CASE("noise has the requested density in every cell", "[blob]") {
    for (Size size : {Size{12, 8}, Size{27, 27}, Size{5, 40}, Size{4, 64}, Size{3, 130}})
        for (int percent : {3, 50, 55, 96}) {
            Rng rng{static_cast<std::uint64_t>(percent)};
            constexpr int rounds = 1500;
            Grid<int> counts{size, 0};
            int together = 0;
            for (int round = 0; round < rounds; ++round) {
                const BitGrid cells = noise(size, percent, rng);
                REQUIRE(cells.within(rectangle(size, {0, 0}, {size.width, size.height})));
                for (int i = 0; i < size.area(); ++i) counts.at_index(i) += cells.test(size.at(i)) ? 1 : 0;
                together += cells.test({0, 0}) && cells.test({1, 0}) ? 1 : 0;
            }
            INFO(size.width << " x " << size.height << ", " << percent << "%");
            const double share = percent / 100.0;
            const double scatter = 5 * std::sqrt(share * (1 - share) / rounds);
            for (int i = 0; i < size.area(); ++i)
                CHECK(counts.at_index(i) / double{rounds} == Approx(share).margin(scatter));
            CHECK(together / double{rounds} == Approx(share * share).margin(0.06));
        }
}

TEST_CASE("a blob is connected and keeps between its least and its greatest size", "[blob]") {
    for (const BlobRule& rule : {compact, upright, across, cavern, lake, article}) {
        Rng rng{9};
        for (int i = 0; i < 60; ++i) {
            const BitGrid blob = grow_blob(rule, rng);
            CHECK(blob.any());
            CHECK(is_connected(blob));
            CHECK(blob.bounds().width() >= rule.least.width);
            CHECK(blob.bounds().height() >= rule.least.height);
            CHECK(blob.bounds().width() <= rule.window.width);
            CHECK(blob.bounds().height() <= rule.window.height);
        }
    }
}

TEST_CASE("growing a blob succeeds as often as the rules say", "[blob]") {
    CHECK(success(compact, 2000, 1) == Approx(0.61).margin(0.05));
    CHECK(success(upright, 2000, 2) == Approx(0.35).margin(0.05));
    CHECK(success(across, 3000, 3) == Approx(0.05).margin(0.02));
    CHECK(success(cavern, 800, 4) == Approx(0.19).margin(0.05));
    CHECK(success(lake, 800, 5) > 0.985);
}

TEST_CASE("a blob grown on a larger map is the largest part that fits its window", "[blob]") {
    // Style classic: about 55% of the starts succeed (rules/levels.md 25.2); whatever comes out fits.
    for (Size window : {Size{30, 15}, Size{20, 10}}) {
        BlobRule rule = lake;
        rule.window = window;
        Rng rng{6};
        for (int i = 0; i < 40; ++i) {
            const BitGrid blob = grow_blob_within(rule, Size{79, 29}, rng);
            CHECK(is_connected(blob));
            CHECK(blob.bounds().width() >= 4);
            CHECK(blob.bounds().height() >= 4);
            CHECK(blob.bounds().width() <= window.width);
            CHECK(blob.bounds().height() <= window.height);
        }
    }
}

}  // namespace cellophane
