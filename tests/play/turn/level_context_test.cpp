#include "play/turn/level_context.h"

#include <functional>

#include "play/creature_scene.h"
#include "support/catch.h"

namespace cellophane {

TEST_CASE("effects of the ground that set each other off are all carried out", "[play][ground]") {
    Scenario s{long_hall};
    Moment now{s};
    constexpr int chain = 60;
    int carried_out = 0;
    const std::function<void()> effect = [&] {
        if (++carried_out < chain) now.level.nest(effect);
    };
    now.level.nest(effect);
    CHECK(carried_out == chain);
}

}  // namespace cellophane
