#include <algorithm>
#include <array>
#include <cstdint>

#include "content/looks.h"
#include "session/crafted.h"
#include "support/catch.h"
#include "view/drawn_map.h"
#include "view/layout.h"
#include "view/palettes.h"

// What matters more is brighter, in games as they are played (rules/interface.md 2, step 13).

namespace cellophane {

namespace {

enum Class : std::uint8_t {
    GroundClass,
    RememberedItemClass,
    WallClass,
    ItemClass,
    CreatureClass,
    HeroClass,
    classes
};

struct Ranks {
    int frames = 0;
    /// Frames with creatures or items in view of which ground or a wall outshines every one.
    int outshone = 0;
    std::array<std::int64_t, classes> light{};
    std::array<std::int64_t, classes> cells{};

    int mean_of(Class what) const {
        const auto i = static_cast<std::size_t>(what);
        return cells[i] == 0 ? 0 : static_cast<int>(light[i] / cells[i]);
    }
};

bool burns_or_glows(const CellView& cell) {
    if (cell[Layer::Gas] != Terrain::Nothing) return true;
    return std::any_of(cell.layers.begin(), cell.layers.end(), [](Terrain terrain) {
        return terrain_rows[terrain].light != Light::NoLight ||
               terrain_rows[terrain].properties.has(TerrainProperty::Fire);
    });
}

/// As the map is drawn without marks, which are to be seen.
void take_frame(const Session& session, Palette palette, Ranks& ranks) {
    const Observation& seen = session.observe();
    if (!seen.hero || seen.hero->is(Status::Hallucinating)) return;
    Frame frame = drawn_screen(seen);
    suit(frame, palette);
    int of_ground = 0;
    int of_things = 0;
    bool has_things = false;
    for (int i = 0; i < seen.cells.size().area(); ++i) {
        const Pos at = seen.cells.size().at(i);
        const CellView& cell = seen.cells.at_index(i);
        const StyledCell& drawn = frame.at(main_column + at.x, map_row + at.y);
        const int sign = drawn.glyph == U' ' ? 0 : luminance(drawn.fore);
        const auto count = [&](Class what, int light) {
            ranks.light[static_cast<std::size_t>(what)] += light;
            ++ranks.cells[static_cast<std::size_t>(what)];
        };
        const MonsterView* monster = monster_at(seen, at);
        const ItemView* item = item_at(seen, at);
        if (at == seen.hero->at) {
            count(HeroClass, sign);
        } else if (monster != nullptr) {
            if (cell.sight != Sight::Seen || monster->marks.has(MonsterMark::Dormant)) continue;
            has_things = true;
            count(CreatureClass, sign);
            of_things = std::max(of_things, sign);
        } else if (item != nullptr) {
            if (cell.sight == Sight::Remembered) count(RememberedItemClass, sign);
            if (cell.sight != Sight::Seen) continue;
            has_things = true;
            count(ItemClass, sign);
            of_things = std::max(of_things, sign);
        } else if (cell.sight == Sight::Seen && !burns_or_glows(cell)) {
            const int light = std::max(sign, luminance(drawn.back));
            const bool is_wall =
                terrain_rows[cell[Layer::Dungeon]].properties.has(TerrainProperty::BlocksMovement);
            const Illumination& lit = seen.light[at];
            const bool is_lit = lit.red + lit.green + lit.blue >= 300;
            if (is_wall && is_lit) count(WallClass, light);
            if (!is_wall) count(GroundClass, luminance(drawn.back));
            of_ground = std::max(of_ground, light);
        }
    }
    if (!has_things) return;
    ++ranks.frames;
    ranks.outshone += of_ground > of_things;
}

Ranks ranks_in(Palette palette) {
    Ranks ranks;
    // Each dungeon for a short while: frames of one are much alike.
    for (std::uint64_t seed = 1; ranks.frames < 1000; ++seed) {
        Session session{{.seed = seed, .depth = 1 + static_cast<int>(seed % 26)}};
        // One press explores, so that no way is shown first.
        session.set_sheets(true);
        session.set_keyboard(false);
        for (int turn = 0; turn < 10 && !session.report().over; ++turn) {
            session.choose({.name = turn % 4 == 3 ? "z" : "x"});
            take_frame(session, palette, ranks);
            session.pass_time(60'000);
            if (!session.report().over) take_frame(session, palette, ranks);
        }
    }
    return ranks;
}

}  // namespace

TEST_CASE("over a thousand frames no ground or wall outshines what stands before it",
          "[session][brightness]") {
    for (const Palette palette :
         {Palette::Standard, Palette::HighContrast, Palette::Protan, Palette::Deutan, Palette::Tritan}) {
        const Ranks ranks = ranks_in(palette);
        CAPTURE(static_cast<int>(palette), ranks.frames, ranks.outshone, ranks.mean_of(GroundClass),
                ranks.mean_of(RememberedItemClass), ranks.mean_of(WallClass), ranks.mean_of(ItemClass),
                ranks.mean_of(CreatureClass), ranks.mean_of(HeroClass));
        CHECK(ranks.outshone * 100 < ranks.frames);
        int before = 0;
        for (int what = 0; what < classes; ++what) {
            const int mean = ranks.mean_of(static_cast<Class>(what));
            // They keep a contrast of their own with remembered ground, which differs from palette to
            // palette.
            if (what == RememberedItemClass && palette != Palette::Standard) continue;
            CHECK(mean > before);
            before = mean;
        }
    }
}

}  // namespace cellophane
