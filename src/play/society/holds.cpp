#include "play/society/holds.h"

#include <algorithm>

#include "world/creatures.h"

namespace cellophane {

namespace {

/// Whether the hero or a creature beside a cell is marked so.
bool is_beside(const Game& game, Pos at, MonsterMark mark) {
    return std::any_of(directions.begin(), directions.end(), [&](Direction d) {
        const Actor* other = anybody_at(game, at + step(d));
        return other != nullptr && other->has(mark);
    });
}

/// One end of all holds of `who` is let go: the hero's neighbors lose the other, unless somebody else holds
/// on to it.
void let_go(LevelContext& living, Actor& who, MonsterMark own, MonsterMark theirs) {
    who.clear(own);
    for (const Direction d : directions)
        if (Actor* other = anybody_at(living.game(), who.at + step(d));
            other != nullptr && !is_beside(living.game(), other->at, own))
            other->clear(theirs);
}

}  // namespace

void let_prey_go(LevelContext& living, Actor& holder) {
    if (holder.has(MonsterMark::Seizing)) let_go(living, holder, MonsterMark::Seizing, MonsterMark::Seized);
}

void slip_away(LevelContext& living, Actor& prey) {
    let_go(living, prey, MonsterMark::Seized, MonsterMark::Seizing);
}

void end_holds(LevelContext& living, Actor& who) {
    let_prey_go(living, who);
    slip_away(living, who);
}

void end_holds_and_webs(LevelContext& living, Actor& who) {
    end_holds(living, who);
    who.vitals.statuses.end(Status::Stuck);
}

void ease_out(LevelContext& living, Actor& who, Pos to) {
    let_prey_go(living, who);
    if (who.has(MonsterMark::Seized) && !is_beside(living.game(), to, MonsterMark::Seizing))
        slip_away(living, who);
}

}  // namespace cellophane
