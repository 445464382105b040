#include "exports/drawn_palette.h"

#include <set>
#include <string_view>

#include "support/catch.h"

namespace cellophane {

TEST_CASE("each area of a drawn map differs from the floor and from the others in each theme",
          "[exports][drawn]") {
    for (const DrawnPalette& palette : drawn_palettes) {
        std::set<std::string_view> fills{palette.floor};
        for (std::size_t i = 1; i < palette.areas.size(); ++i) {
            CAPTURE(i);
            CHECK(palette.areas[i].fill.size() == 7);
            CHECK(fills.insert(palette.areas[i].fill).second);
        }
        CHECK(palette.ink != palette.floor);
        CHECK(palette.ink != palette.paper);
    }
}

}  // namespace cellophane
