#include "bots/foes.h"

#include <algorithm>

namespace cellophane {

namespace {

/// Creatures with one of these marks are no threat.
constexpr MonsterMarks harmless{MonsterMark::Captive, MonsterMark::Dormant, MonsterMark::FollowsHero};

}  // namespace

bool is_foe(const MonsterView& monster) {
    const MonsterRow& row = monster_rows[monster.kind];
    return monster.state != MonsterState::Ally && !monster.marks.any_of(harmless) &&
           !row.behaviors.any_of({Behavior::ImmuneToWeapons, Behavior::Invulnerable, Behavior::Immobile});
}

bool is_coming(const Observation& seen, const MonsterView& monster) {
    return is_foe(monster) && monster.state == MonsterState::Hunting &&
           seen.cells[monster.at].sight == Sight::Seen;
}

int number_coming(const Observation& seen) {
    return static_cast<int>(
        std::count_if(seen.monsters.begin(), seen.monsters.end(),
                      [&](const MonsterView& monster) { return is_coming(seen, monster); }));
}

bool is_at_peace(const Observation& seen) {
    return std::none_of(seen.monsters.begin(), seen.monsters.end(), [&](const MonsterView& monster) {
        return monster.state != MonsterState::Ally && seen.cells[monster.at].sight == Sight::Seen &&
               !monster.marks.any_of(harmless);
    });
}

int blows_to_live(const Observation& seen) {
    int least = 1000;
    for (const MonsterView& monster : seen.monsters)
        if (is_coming(seen, monster) && monster.odds && monster.odds->its.against == Odds::Against::Nothing &&
            monster.odds->its.to_kill > 0)
            least = std::min(least, monster.odds->its.to_kill);
    return least;
}

}  // namespace cellophane
