#include "bots/shelter.h"

#include <algorithm>

#include "bots/ground.h"
#include "content/bolts.h"
#include "kit/grid/field_of_view.h"

namespace cellophane {

namespace {

bool is_seen_shooter(const Observation& seen, const MonsterView& monster) {
    return shoots_from_its_place(monster) && seen.cells[monster.at].sight == Sight::Seen;
}

}  // namespace

bool shoots_from_its_place(const MonsterView& monster) {
    const MonsterRow& row = monster_rows[monster.kind];
    constexpr MonsterMarks harmless{MonsterMark::Captive, MonsterMark::Dormant, MonsterMark::FollowsHero};
    return monster.state != MonsterState::Ally && monster.state != MonsterState::Sleeping &&
           !monster.marks.any_of(harmless) && row.behaviors.has(Behavior::Immobile) &&
           std::any_of(monster.bolts.begin(), monster.bolts.end(),
                       [](Bolt bolt) { return bolt_rows[bolt].aim == BoltAim::Enemies; });
}

bool is_under_fire(const Observation& seen) {
    return std::any_of(seen.monsters.begin(), seen.monsters.end(),
                       [&](const MonsterView& monster) { return is_seen_shooter(seen, monster); });
}

std::optional<Direction> step_to_shelter(const Observation& seen, const BitGrid& refused) {
    if (!is_under_fire(seen)) return std::nullopt;
    const BitGrid opaque = opaque_cells(seen);
    BitGrid shooters{seen.cells.size()};
    BitGrid under_fire{seen.cells.size()};
    for (const MonsterView& monster : seen.monsters) {
        if (!is_seen_shooter(seen, monster)) continue;
        shooters.set(monster.at);
        field_of_view(opaque, monster.at, sight_unlimited, under_fire);
    }
    Ground ground{seen, refused};
    BitGrid shelter = ground.wholesome() - under_fire;
    // Sight is not symmetric: nearby cells are checked from their own side, too.
    constexpr int near = 12;
    const Pos here = seen.hero->at;
    BitGrid view{seen.cells.size()};
    (shelter & rectangle(seen.cells.size(), here - Pos{near, near}, here + Pos{near, near}))
        .for_each([&](Pos at) {
            view.clear();
            field_of_view(opaque, at, sight_unlimited, view);
            if ((view & shooters).any()) shelter.reset(at);
        });
    return ground.first_step_to(shelter);
}

}  // namespace cellophane
