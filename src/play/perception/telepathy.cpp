#include "play/perception/telepathy.h"

#include "kit/grid/field_of_view.h"

namespace cellophane {

bool is_felt(const Game& game, const Monster& monster) {
    return monster.has(MonsterMark::Bonded) || monster.has(MonsterMark::SacrificeTarget) ||
           monster.has(MonsterMark::Spectral) || monster.has(Status::Entranced) ||
           (game.hero.vitals.statuses.has(Status::Telepathic) && !monster.is(Behavior::Inanimate));
}

bool is_sensed(const Game& game, const Monster& monster) {
    return monster.is_about() && is_felt(game, monster);
}

BitGrid sensed_cells(const Game& game, const BitGrid& blocking) {
    constexpr int radius_hundredths = 200;
    const Level& level = game.here().level;
    BitGrid cells{level.size()};
    for (const Monster& monster : level.monsters) {
        if (!is_sensed(game, monster)) continue;
        field_of_view(blocking, monster.at, radius_hundredths, cells);
        cells.set(monster.at);
    }
    return cells;
}

}  // namespace cellophane
