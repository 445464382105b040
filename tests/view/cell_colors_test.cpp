#include "view/cell_colors.h"

#include <array>
#include <cstdlib>
#include <set>

#include "content/looks.h"
#include "support/catch.h"

namespace cellophane {

namespace {

bool same_base(const Tint& c, int red, int green, int blue) {
    return c.red == red && c.green == green && c.blue == blue;
}

int contrast(const Tint& a, const Tint& b) {
    const int red = a.red - b.red;
    const int green = a.green - b.green;
    const int blue = a.blue - b.blue;
    return 2126 * red * red + 7152 * green * green + 722 * blue * blue;
}

}  // namespace

TEST_CASE("six colours change with the depth", "[view][colour]") {
    CHECK(same_base(tint(Color::MinersLight, 1), 177, 177, 178));
    CHECK(same_base(tint(Color::MinersLight, 10), 145, 145, 157));
    CHECK(same_base(tint(Color::MinersLight, 26), 90, 90, 120));
    CHECK(tint(Color::MinersLight, 40) == tint(Color::MinersLight, 26));
    CHECK(same_base(tint(Color::WallBack, 5), 44, 38, 39));
    const Tint wall = tint(Color::WallBack, 10);
    CHECK(wall.random_red == 9);
    CHECK(wall.random_green == 7);
    CHECK(wall.random_blue == 14);
    CHECK(wall.random_all == 20);
    CHECK(same_base(tint(Color::DeepWaterBack, 20), 5, 8, 22));
    CHECK(same_base(tint(Color::ShallowWaterBack, 15), 15, 17, 48));
    CHECK(same_base(tint(Color::FloorBack, 15), 3, 3, 7));
    CHECK(same_base(tint(Color::ChasmEdgeBack, 10), 6, 6, 23));
    CHECK(tint(Color::DoorFore, 1) == tint(Color::DoorFore, 26));
}

TEST_CASE("light is dampened above 150 percent and never negative", "[view][colour]") {
    CHECK(same_base(light_multiplier({100, 150, -20}), 100, 150, 0));
    CHECK(same_base(light_multiplier({180, 300, 600}), 164, 212, 300));
    CHECK(light_multiplier({10000, 0, 0}).red == 1224);
    CHECK(light_multiplier({180, 300, 600}).random_green == 212);
    CHECK(light_multiplier({180, 300, 600}).random_all == (164 + 212 + 300) / 3);
    CHECK(same_base(multiply({50, 20, 10}, {200, 50, 0}), 100, 10, 0));
}

TEST_CASE("the variation of a cell is its own and constant", "[view][colour]") {
    CHECK(speckle_of({3, 4}, 2) == speckle_of({3, 4}, 2));
    std::array<int, grains> cells{};
    int alike = 0;
    int other_depth = 0;
    for (int x = 0; x < 79; ++x)
        for (int y = 0; y < 29; ++y) {
            const int grain = grain_of(speckle_of({x, y}, 1));
            ++cells[static_cast<std::size_t>(grain)];
            alike += grain == grain_of(speckle_of({x, y + 1}, 1));
            other_depth += grain == grain_of(speckle_of({x, y}, 2));
        }
    for (int grain = 0; grain < grains; ++grain) {
        CHECK(cells[static_cast<std::size_t>(grain)] > 79 * 29 / 16);
        for (int value : variation_of(grain)) CHECK((value >= 0 && value <= 1000));
    }
    // Waves reach both ends of every number.
    for (std::size_t i = 0; i < Variation{}.size(); ++i) {
        std::set<int> values;
        for (int wave = 0; wave < waves; ++wave) values.insert(wave_of(wave)[i]);
        CHECK(*values.begin() == 0);
        CHECK(*values.rbegin() == 1000);
        CHECK(static_cast<int>(values.size()) == waves);
    }
    // One in eight by chance.
    CHECK(alike < 79 * 29 / 4);
    CHECK(other_depth < 79 * 29 / 4);
}

TEST_CASE("variation adds the random parts of a colour", "[view][colour]") {
    const Variation full{1000, 1000, 1000, 1000, 1000, 1000, 1000, 1000};
    CHECK(same_base(settle_fore({10, 20, 30, 10, 12, 14, 20}, full), 40, 52, 64));
    CHECK(same_base(settle_back({90, -5, 0, 50, 0, 0, 0}, full), 100, 0, 0));
    // Variations too small to see are dropped.
    CHECK(same_base(settle_back({10, 10, 10, 8, 0, 2}, full), 10, 10, 10));
    // Where colors dance, the eye sees smaller ones.
    CHECK(same_base(settle_back({10, 10, 10, 8, 0, 4, 0, true}, full), 18, 10, 10));
    CHECK(same_base(settle_back({10, 10, 10, 9, 0, 8}, full), 19, 10, 10));
    CHECK(same_base(settle_fore({10, 10, 10, 5, 0, 4, 0, true}, full), 15, 10, 10));
}

TEST_CASE("separate makes colours contrast enough", "[view][colour]") {
    for (int depth : {1, 13, 26, 40})
        for (const LookRow& row : looks) {
            if (!row.back) continue;
            const Tint back = settle_back(tint(*row.back, depth), variation_of(depth % grains));
            const Tint fore = separate(settle_fore(tint(Color::HeroInLight), {}), back);
            CHECK(contrast(fore, back) >= 6000000);
        }
    const Tint clear = separate({100, 100, 100}, {0, 0, 0});
    CHECK(same_base(clear, 100, 100, 100));
}

}  // namespace cellophane
