#include "view/notice.h"

#include "support/catch.h"
#include "view/layout.h"
#include "view/mixing.h"

namespace cellophane {

TEST_CASE("what threatens health and what poison does stand on grounds of their own", "[view][notice]") {
    constexpr Pos hero{40, 10};
    const auto middle = [&](Peril peril) {
        Frame frame;
        paint_alert(frame, "xxxxxxxx", peril, hero, 100);
        return frame.at(main_column + hero.x, map_row + hero.y - 2);
    };
    const StyledCell health = middle(Peril::Health);
    const StyledCell poison = middle(Peril::Poison);
    CHECK(health.glyph == U'x');
    CHECK(health.back == rgb(Colour::DarkRed));
    CHECK(health.fore == rgb(Colour::White));
    CHECK(poison.back == rgb(Colour::DarkGreen));
    CHECK(poison.fore == rgb(Colour::Yellow));
}

}  // namespace cellophane
