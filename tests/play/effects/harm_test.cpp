#include "play/effects/harm.h"

#include <algorithm>

#include "play/creature_scene.h"
#include "support/catch.h"

// What a shield takes of harm (tables/statuses.tsv, shielded).

namespace cellophane {

TEST_CASE("ten units of a shield take a point of harm, and what is more breaks it", "[play][harm]") {
    for (int shield = 1; shield <= 45; ++shield)
        for (int damage = 1; damage <= 5; ++damage) {
            INFO(shield << " against " << damage);
            Scenario s{long_hall};
            Monster& ogre = add_live_creature(s, MonsterKind::Ogre, {8, 3});
            ogre.vitals.statuses.set(Status::Shielded, shield);
            const int before = ogre.health;
            Moment now{s};
            const Ending why{DeathCause::Fall, Terrain::Nothing, 5};
            hurt(now.level, ogre, damage, why, Shielding::Counts);
            const bool holds = shield > 10 * damage;
            CHECK(ogre.vitals.statuses[Status::Shielded] == (holds ? shield - 10 * damage : 0));
            CHECK(before - ogre.health == std::max(0, damage - (shield + 9) / 10));
            // What goes past shields leaves them alone.
            ogre.vitals.statuses.set(Status::Shielded, shield);
            const int then = ogre.health;
            hurt(now.level, ogre, damage, why, Shielding::Bypassed);
            CHECK(ogre.vitals.statuses[Status::Shielded] == shield);
            CHECK(then - ogre.health == damage);
        }
}

}  // namespace cellophane
