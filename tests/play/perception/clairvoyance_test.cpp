#include "play/perception/clairvoyance.h"

#include "play/creature_scene.h"
#include "support/catch.h"

// What a ring of clairvoyance shows and hides, cell by cell (rules/terrain.md 2.1; rules/items.md 20).

namespace cellophane {

namespace {

Scenario wearing(int enchant) {
    Scenario s{hall(40, 21, {20, 10})};
    s.game.hero.pack.items.push_back(
        enchanted(ItemKind::RingOfClairvoyance, enchant, {ItemMark::Identified}));
    s.game.hero.pack.rings[0] = static_cast<int>(s.game.hero.pack.items.size()) - 1;
    return s;
}

/// Round, with dx² + dy² < r² + r.
bool is_in_disc(Pos at, int radius) {
    const int x = at.x - 20;
    const int y = at.y - 10;
    return x * x + y * y < radius * radius + radius;
}

}  // namespace

TEST_CASE("clairvoyance shows a round patch by the ring's level, and a cursed ring hides one",
          "[play][clairvoyance]") {
    for (int enchant = -4; enchant <= 4; ++enchant) {
        INFO(enchant);
        const Scenario s = wearing(enchant);
        const BitGrid shown = clairvoyant_cells(s.game);
        const BitGrid hidden = blotted_cells(s.game);
        const int radius = enchant > 0 ? enchant + 1 : 1 - enchant;
        for (int i = 0; i < s.level().size().area(); ++i) {
            const Pos at = s.level().size().at(i);
            CHECK(shown.test(at) == (enchant > 0 && is_in_disc(at, radius)));
            CHECK(hidden.test(at) == (enchant < 0 && is_in_disc(at, radius)));
        }
    }
}

TEST_CASE("clairvoyance shows granite only where it is known", "[play][clairvoyance]") {
    Scenario s = wearing(3);
    for (const Pos at : {Pos{22, 10}, Pos{23, 10}}) s.level().layers[Layer::Dungeon][at] = Terrain::Granite;
    s.game.here().known.discovered.clear();
    s.game.here().known.discovered.set({23, 10});
    const BitGrid shown = clairvoyant_cells(s.game);
    CHECK_FALSE(shown.test({22, 10}));
    CHECK(shown.test({23, 10}));
    CHECK(shown.test({21, 10}));
}

}  // namespace cellophane
