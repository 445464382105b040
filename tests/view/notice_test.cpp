#include "view/notice.h"

#include "support/catch.h"
#include "view/cell_colors.h"
#include "view/layout.h"

namespace cellophane {

TEST_CASE("alerts of health and poison have backgrounds of their own", "[view][notice]") {
    constexpr Pos hero{40, 10};
    const auto middle = [&](Peril peril) {
        Frame frame;
        paint_alert(frame, "xxxxxxxx", peril, hero, 100);
        return frame.at(main_column + hero.x, map_row + hero.y - 2);
    };
    const StyledCell health = middle(Peril::Health);
    const StyledCell poison = middle(Peril::Poison);
    CHECK(health.glyph == U'x');
    CHECK(health.back == rgb(Color::DarkRed));
    CHECK(health.fore == rgb(Color::White));
    CHECK(poison.back == rgb(Color::DarkGreen));
    CHECK(poison.fore == rgb(Color::Yellow));
}

TEST_CASE("in a narrow window alerts and notices are in sight", "[view][notice]") {
    for (const Window window : {Window{0, 45}, Window{25, 45}, Window{55, 45}})
        for (const Pos hero : {Pos{1, 5}, Pos{40, 20}, Pos{78, 28}}) {
            Frame frame;
            paint_alert(frame, "xxxxxxxxxxxxxxxxxxxx", Peril::Health, hero, 100, window);
            paint_notice(frame, "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", 100, window);
            int found = 0;
            for (int row = 0; row < screen_rows; ++row)
                for (int column = window.first; column < window.end(); ++column)
                    found += frame.at(column, row).glyph == U'x';
            CHECK(found == 55);
        }
}

}  // namespace cellophane
