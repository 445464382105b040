#include "kit/rng/rng.h"

#include <numeric>
#include <span>
#include <vector>

#include "support/catch.h"

// The published vectors of rules/levels.md 27.1.

namespace cellophane {

namespace {

using Words = std::vector<std::uint64_t>;

Words outputs(Rng rng, std::size_t count) {
    Words result;
    for (std::size_t i = 0; i < count; ++i) result.push_back(rng.next());
    return result;
}

Words splitmix(std::uint64_t start, std::uint64_t count) {
    Words result;
    for (std::uint64_t n = 1; n <= count; ++n) result.push_back(mix(start, n));
    return result;
}

}  // namespace

TEST_CASE("SplitMix64 gives the published numbers", "[rng]") {
    CHECK(splitmix(1234567, 5) == Words{6457827717110365317U, 3203168211198807973U, 9817491932198370423U,
                                        4593380528125082431U, 16408922859458223821U});
    CHECK(splitmix(0, 3) == Words{0xe220a8397b1dcdaf, 0x6e789e6aa1b965f4, 0x06c45d188009454f});
}

TEST_CASE("xoshiro256** gives the published numbers", "[rng]") {
    CHECK(outputs(Rng{Rng::State{1, 2, 3, 4}}, 10) ==
          Words{11520U, 0U, 1509978240U, 1215971899390074240U, 1216172134540287360U, 607988272756665600U,
                16172922978634559625U, 8476171486693032832U, 10595114339597558777U, 2904607092377533576U});
}

TEST_CASE("a stream is seeded by its key", "[rng]") {
    CHECK(outputs(Rng{0}, 5) == Words{0x99ec5f36cb75f2b4, 0xbf6e1f784956452a, 0x1a5f849d4933e6e0,
                                      0x6aa594f1262d2d2c, 0xbba5ad4a1f842e59});
    CHECK(outputs(Rng{1}, 5) == Words{0xb3f2af6d0fc710c5, 0x853b559647364cea, 0x92f89756082a4514,
                                      0x642e1c7bc266a3a7, 0xb27a48e29a233673});
    CHECK(outputs(Rng{42}, 5) == Words{0x15780b2e0c2ec716, 0x6104d9866d113a7e, 0xae17533239e499a1,
                                       0xecb8ad4703b360a1, 0xfde6dc7fe2ec5e64});
    CHECK(outputs(Rng{0x123456789abcdef0}, 5) == Words{0xe01d6fafc557f1b9, 0xbd627ebe4406b404,
                                                       0x2c23132b578b57db, 0x2e8b319d4d1f276a,
                                                       0x608d57acf53888e4});
}

TEST_CASE("the draws for keys 1 and 42 are the published ones", "[rng]") {
    Rng uniform{1};
    std::vector<int> hundred;
    for (int i = 0; i < 12; ++i) hundred.push_back(uniform.uniform(0, 99));
    CHECK(hundred == std::vector<int>{70, 52, 57, 39, 69, 14, 7, 38, 86, 55, 93, 95});

    Rng shuffle{1};
    std::vector<int> eight(8);
    std::iota(eight.begin(), eight.end(), 0);
    shuffle.shuffle(std::span{eight});
    CHECK(eight == std::vector<int>{5, 4, 0, 1, 6, 2, 3, 7});

    Rng clumped{1};
    std::vector<int> clumps;
    for (int i = 0; i < 12; ++i) clumps.push_back(clumped.clumped(0, 10, 3));
    CHECK(clumps == std::vector<int>{7, 3, 4, 8, 8, 5, 1, 5, 3, 10, 4, 3});

    Rng wide{42};
    std::vector<std::int64_t> large;
    for (int i = 0; i < 4; ++i) large.push_back(wide.uniform(std::int64_t{0}, std::int64_t{2999999999}));
    CHECK(large == std::vector<std::int64_t>{1136940751, 2040130232, 2774078835, 2157775733});
}

TEST_CASE("names are hashed with FNV-1a over 64 bits", "[rng]") {
    CHECK(hash_text("") == 0xcbf29ce484222325);
    CHECK(hash_text("a") == 0xaf63dc4c8601ec8c);
    CHECK(hash_text("first_room") == 0x2e55059968dc5699);
    // Bytes above 127 count as themselves, whatever the sign of char.
    CHECK(hash_text("\xc3\xa9") == ((((0xcbf29ce484222325 ^ 0xc3) * 0x100000001b3) ^ 0xa9) * 0x100000001b3));
}

TEST_CASE("level seeds, stage keys and the key of play follow from the master seed", "[rng]") {
    CHECK(mix(1, 1) == 0x910a2dec89025cc1);
    CHECK(mix(1, 2) == 0xbeeb8da1658eec67);
    CHECK(mix(1, 3) == 0xf893a2eefb32555e);
    CHECK(mix(1, 26) == 0x0c43407dc177b6f7);
    CHECK(mix(1, 40) == 0xab27a171be5b133c);
    CHECK(mix(1729, 1) == 0xc027d2a98bba7194);
    CHECK(mix(1729, 40) == 0x447679004a121e15);
    CHECK(mix(12345678901234567890U, 1) == 0xf959d46356afd6e8);
    CHECK(mix(12345678901234567890U, 40) == 0xe561aa7145dd0af9);

    const std::uint64_t first_room = stream_key(mix(1, 1), "first_room");
    CHECK(first_room == 0xab41394b876cbc43);
    CHECK(outputs(Rng{first_room}, 2) == Words{0x6cfcadf145ebd8dc, 0x9c5d23502cad717f});
    CHECK(stream_key(1, "play") == 0x5165e2a5972e539a);
}

TEST_CASE("a draw without a choice draws nothing, a percentage always draws", "[rng]") {
    Rng rng{7};
    const Rng::State before = rng.state();
    CHECK(rng.uniform(5, 5) == 5);
    CHECK(rng.uniform(5, 3) == 5);
    CHECK(rng.uniform(std::int64_t{-2}, std::int64_t{-9}) == -2);
    CHECK(rng.clumped(4, 4, 3) == 4);
    CHECK(rng.clumped(4, -4, 3) == 4);
    CHECK(rng.state() == before);

    CHECK_FALSE(rng.percent(0));
    CHECK(rng.state() != before);
    CHECK(rng.percent(100));
    CHECK_FALSE(rng.percent(-30));
    CHECK(rng.percent(250));
    Rng four{7};
    for (int i = 0; i < 4; ++i) four.next();
    CHECK(rng.state() == four.state());
}

TEST_CASE("the longer dice of a clump are drawn first", "[rng]") {
    // 0 to 10 in 4 clumps: two dice 0-3, then two dice 0-2 (rules/levels.md 2.2).
    Rng clumped{99};
    Rng dice{99};
    for (int i = 0; i < 200; ++i) {
        int sum = 0;
        for (int side : {3, 3, 2, 2}) sum += dice.uniform(0, side);
        CHECK(clumped.clumped(0, 10, 4) == sum);
    }
    // More dice than points: the dice without a side draw nothing.
    Rng many{5};
    Rng few{5};
    const int sum = many.clumped(3, 5, 7);
    int expected = 3 + few.uniform(0, 1);
    expected += few.uniform(0, 1);
    CHECK(sum == expected);
    CHECK(many.state() == few.state());
}

}  // namespace cellophane
