#include "tools/option_values.h"

#include "support/catch.h"
#include "world/level.h"

namespace cellophane {

TEST_CASE("the parts of a range of seeds follow each other and are the whole", "[tools][options]") {
    const SeedRange seeds{10, 20};
    std::uint64_t next = seeds.first;
    for (const char* part : {"0/4", "1/4", "2/4", "3/4"}) {
        const SeedRange shard = shard_of(seeds, part).value();
        CHECK(shard.first == next);
        next = shard.last + 1;
    }
    CHECK(next == seeds.last + 1);
    for (const char* bad : {"4/4", "0/12", "1", "x/2", ""}) CHECK_FALSE(shard_of(seeds, bad).ok());
}

TEST_CASE("a map has the size of the game, or both of its sides are given", "[tools][options]") {
    CHECK(map_size_of({}, {}, Style::Brogue).value() == standard_size);
    CHECK(map_size_of("100", "50", Style::Brogue).value() == Size{100, 50});
    CHECK_FALSE(map_size_of("100", {}, Style::Brogue).ok());
    CHECK_FALSE(map_size_of("5", "4", Style::Brogue).ok());
    CHECK(map_size_of("5", "4", Style::Rogue).ok());
}

TEST_CASE("numbers have digits alone", "[tools][options]") {
    CHECK(whole_number("--n", "7", 1, 9).value() == 7);
    for (const char* bad : {"-7", "+7", " 7", "7.0", "", "10"})
        CHECK_FALSE(whole_number("--n", bad, 1, 9).ok());
    CHECK(usual_jobs() >= 1);
    CHECK(usual_jobs() <= most_jobs);
}

}  // namespace cellophane
