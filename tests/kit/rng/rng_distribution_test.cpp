#include <array>
#include <cmath>
#include <numeric>
#include <span>
#include <vector>

#include "kit/rng/rng.h"
#include "support/catch.h"

// Fixed keys, so these can fail only if the generator changes; the limits are four standard deviations of the
// chi-square distribution, far outside what a fair draw gives.

namespace cellophane {

namespace {

double chi_square(const std::vector<int>& counts, const std::vector<double>& shares) {
    const double total = std::accumulate(counts.begin(), counts.end(), 0.0);
    double sum = 0;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        const double expected = total * shares[i];
        sum += (counts[i] - expected) * (counts[i] - expected) / expected;
    }
    return sum;
}

double limit(std::size_t classes) {
    const double degrees = static_cast<double>(classes) - 1;
    return degrees + 4 * std::sqrt(2 * degrees);
}

std::vector<double> even(std::size_t classes) {
    return std::vector<double>(classes, 1.0 / static_cast<double>(classes));
}

template <class Draw>
std::vector<int> tally(std::size_t classes, int times, Draw draw) {
    std::vector<int> counts(classes, 0);
    for (int i = 0; i < times; ++i) ++counts.at(static_cast<std::size_t>(draw()));
    return counts;
}

}  // namespace

TEST_CASE("uniform draws are even", "[rng][distribution]") {
    for (int sides : {2, 3, 5, 6, 7, 10, 13, 27, 77, 100, 1000}) {
        for (std::uint64_t key : {1U, 2U, 3U}) {
            Rng rng{key};
            const auto classes = static_cast<std::size_t>(sides);
            const auto counts =
                tally(classes, 200 * sides + 20000, [&] { return rng.uniform(-4, sides - 5) + 4; });
            INFO(sides << " sides, key " << key);
            CHECK(chi_square(counts, even(classes)) < limit(classes));
        }
    }
}

TEST_CASE("uniform draws over a range that does not divide 2^32 are even", "[rng][distribution]") {
    // Without the rejection of Lemire's method the lower thirds would come out unequal here.
    Rng rng{11};
    const auto counts = tally(3, 90000, [&] {
        return static_cast<int>(rng.uniform(std::int64_t{0}, std::int64_t{2999999999}) / 1000000000);
    });
    CHECK(chi_square(counts, even(3)) < limit(3));
}

TEST_CASE("successive draws are independent", "[rng][distribution]") {
    Rng rng{23};
    const auto counts = tally(100, 100000, [&] {
        const int first = rng.uniform(0, 9);
        const int second = rng.uniform(0, 9);
        return first * 10 + second;
    });
    CHECK(chi_square(counts, even(100)) < limit(100));
}

TEST_CASE("streams of neighbouring keys are independent", "[rng][distribution]") {
    std::vector<int> counts(100, 0);
    for (std::uint64_t key = 1; key <= 50000; ++key) {
        const int here = Rng{key}.uniform(0, 9);
        const int next = Rng{key + 1}.uniform(0, 9);
        ++counts[static_cast<std::size_t>(here * 10 + next)];
    }
    CHECK(chi_square(counts, even(100)) < limit(100));
}

TEST_CASE("percentages come true as often as they say", "[rng][distribution]") {
    for (int chance : {1, 5, 15, 33, 50, 60, 67, 95, 99}) {
        Rng rng{static_cast<std::uint64_t>(chance)};
        const auto counts = tally(2, 60000, [&] { return rng.percent(chance) ? 1 : 0; });
        INFO(chance);
        CHECK(chi_square(counts, {1 - chance / 100.0, chance / 100.0}) < limit(2) + 6);
    }
}

TEST_CASE("64 rolls at once have the same probabilities as single rolls", "[rng][distribution]") {
    for (int chance : {1, 33, 50, 55, 67, 99}) {
        Rng rng{static_cast<std::uint64_t>(chance) + 500};
        std::vector<int> by_bit(64, 0);
        int all = 0;
        constexpr int draws = 4000;
        for (int i = 0; i < draws; ++i) {
            const std::uint64_t rolls = rng.percent_bits(chance);
            for (std::size_t bit = 0; bit < 64; ++bit) by_bit[bit] += static_cast<int>((rolls >> bit) & 1);
        }
        for (int count : by_bit) all += count;
        INFO(chance);
        CHECK(chi_square({64 * draws - all, all}, {1 - chance / 100.0, chance / 100.0}) < limit(2) + 6);
        const double scatter = 5 * std::sqrt(chance * (100.0 - chance) / 10000 / draws);
        for (int count : by_bit) CHECK(count / double{draws} == Approx(chance / 100.0).margin(scatter));
    }
    Rng rng{1};
    CHECK(rng.percent_bits(0) == 0);
    CHECK(rng.percent_bits(100) == ~std::uint64_t{0});
}

TEST_CASE("clumped draws follow the sum of their dice", "[rng][distribution]") {
    // 0-10 in three clumps: one die 0-4 and two dice 0-3; both ends 1 in 80, mean 5.
    std::vector<double> shares(11, 0);
    for (int a = 0; a <= 4; ++a)
        for (int b = 0; b <= 3; ++b)
            for (int c = 0; c <= 3; ++c) shares[static_cast<std::size_t>(a + b + c)] += 1.0 / 80;
    CHECK(shares.front() == Approx(1.0 / 80));
    CHECK(shares.back() == Approx(1.0 / 80));
    Rng rng{3};
    const auto counts = tally(11, 80000, [&] { return rng.clumped(0, 10, 3); });
    CHECK(chi_square(counts, shares) < limit(11));
    double mean = 0;
    for (std::size_t i = 0; i < counts.size(); ++i) mean += static_cast<double>(i) * counts[i] / 80000;
    CHECK(mean == Approx(5.0).margin(0.03));
}

TEST_CASE("every order of a shuffle is as likely as any other", "[rng][distribution]") {
    std::vector<int> counts(24, 0);
    Rng rng{17};
    for (int i = 0; i < 48000; ++i) {
        std::array<int, 4> items{0, 1, 2, 3};
        rng.shuffle(std::span<int>{items});
        int rank = 0;
        for (std::size_t a = 0; a < 4; ++a) {
            int smaller = 0;
            for (std::size_t b = a + 1; b < 4; ++b) smaller += items[b] < items[a] ? 1 : 0;
            rank = rank * static_cast<int>(4 - a) + smaller;
        }
        ++counts[static_cast<std::size_t>(rank)];
    }
    CHECK(chi_square(counts, even(24)) < limit(24));
}

TEST_CASE("weighted picks follow the weights and never pick a weight of zero or less",
          "[rng][distribution]") {
    const std::array<int, 6> weights{22, 0, 11, -7, 1, 16};
    Rng rng{29};
    const auto counts = tally(6, 60000, [&] { return rng.weighted(std::span<const int>{weights}); });
    CHECK(counts[1] == 0);
    CHECK(counts[3] == 0);
    CHECK(chi_square({counts[0], counts[2], counts[4], counts[5]}, {0.44, 0.22, 0.02, 0.32}) < limit(4));

    // One draw a pick, walked down the list: the pick is that of uniform(1, sum).
    Rng picked{31};
    Rng drawn{31};
    for (int i = 0; i < 300; ++i) {
        const int roll = drawn.uniform(1, 50);
        const std::size_t expected = roll <= 22 ? 0 : roll <= 33 ? 2 : roll <= 34 ? 4 : 5;
        CHECK(picked.weighted(std::span<const int>{weights}) == expected);
    }
}

}  // namespace cellophane
