#include "play/combat/knockback.h"

#include "play/combat/sparring.h"
#include "support/catch.h"

// Who is pushed back by a blow, and whither (rules/hero.md 7.3 and 7.7).

namespace cellophane {

TEST_CASE("ogres knock the hero back if there is room and nothing holds him", "[play][combat]") {
    Ring ring;
    Monster& ogre = ring.add(MonsterKind::Ogre);
    make_sure(ogre, 9);
    ring.strikes_hero(ogre);
    CHECK(ring.game.hero.at == Pos{4, 3});
    CHECK(ring.count<Knockback>() == 1);
    ring.game.hero.at = {5, 3};
    ring.add(MonsterKind::Rat, {4, 3});
    ring.strikes_hero(ogre);
    CHECK(ring.game.hero.at == Pos{5, 3});
    // Diagonally too.
    Ring corner;
    Monster& other = corner.add(MonsterKind::Ogre, {6, 4});
    make_sure(other, 9);
    corner.strikes_hero(other);
    CHECK(corner.game.hero.at == Pos{4, 2});
    // A mace in the hero's hand does the same; a totem stays where it is.
    Ring mine;
    mine.arm(ItemKind::Mace);
    Monster& goblin = mine.add_tough(MonsterKind::Ogre);
    goblin.stats.defense = 0;
    mine.hero_strikes(goblin);
    CHECK(goblin.at == Pos{7, 3});
    Monster& totem = mine.add_tough(MonsterKind::GoblinTotem, {6, 3});
    mine.hero_strikes(totem);
    CHECK(totem.at == Pos{6, 3});
}

}  // namespace cellophane
