#include "bots/retreat.h"

#include <algorithm>

#include "bots/foes.h"
#include "bots/ground.h"
#include "content/statuses.h"

namespace cellophane {

std::optional<Direction> step_out_of_harm(const Observation& seen, const BitGrid& refused) {
    const Pos here = seen.hero->at;
    const bool is_bitten = std::any_of(seen.monsters.begin(), seen.monsters.end(), [&](const MonsterView& m) {
        return m.behaviors.has(Behavior::ConfinedToLiquid) && king_distance(m.at, here) <= 2 &&
               m.state == MonsterState::Hunting;
    });
    const bool burning = seen.hero->is(Status::Burning);
    // Usually there is no danger near, which is quickly checked.
    if (!is_bitten && !burning && !Ground::is_noxious_near(seen)) return std::nullopt;
    Ground ground{seen, refused};
    const BitGrid noxious = ground.noxious();
    BitGrid danger = noxious.dilated8();
    if (is_bitten) danger |= ground.depths().dilated8();
    if (!burning && !danger.test(here)) return std::nullopt;
    // Danger beside a healthy hero is left alone: growths do not move, and gas passes.
    const bool is_in_it =
        burning || noxious.test(here) || is_bitten || seen.hero->health * 2 < seen.hero->max_health;
    if (!is_in_it) return std::nullopt;
    // Fire spreads over everything flammable.
    if (burning || noxious.intersects(ground.kindling().dilated8())) danger |= ground.kindling();
    BitGrid refuge = ground.wholesome() - danger;
    if (burning) refuge |= ground.quenching();
    return ground.first_step_to(refuge);
}

std::optional<Direction> step_to_cover(const Observation& seen, const BitGrid& refused) {
    constexpr int farthest = 5;
    if (number_coming(seen) < 2) return std::nullopt;
    Ground ground{seen, refused};
    const Pos here = seen.hero->at;
    BitGrid cover = ground.corridors() & rectangle(seen.cells.size(), here - Pos{farthest, farthest},
                                                   here + Pos{farthest, farthest});
    if (cover.test(here)) return std::nullopt;
    // Leaves out cells toward or past a foe.
    for (const MonsterView& monster : seen.monsters)
        if (is_coming(seen, monster)) {
            const int reach = king_distance(monster.at, here);
            cover.for_each([&](Pos at) {
                if (king_distance(at, monster.at) <= std::min(reach, king_distance(at, here)))
                    cover.reset(at);
            });
        }
    return ground.first_step_to(cover);
}

}  // namespace cellophane
