#include "play/combat/splitting.h"

#include <algorithm>

#include "kit/grid/random_cell.h"
#include "play/effects/ground_effects.h"
#include "play/pathfinding/monster_avoidance.h"
#include "play/perception/allegiance.h"
#include "play/perception/visibility.h"
#include "play/turn/feats.h"
#include "world/creatures.h"

namespace cellophane {

namespace {

constexpr int most_of_a_kind = 100;
constexpr int ticks_to_part = 101;

int count_kin(const Game& game, const Monster& victim) {
    int count = 0;
    for (int depth = std::max(1, game.depth - 1);
         depth <= std::min(deepest_depth(game.variant), game.depth + 1); ++depth) {
        const auto& place = game.places[static_cast<std::size_t>(depth - 1)];
        if (!place) continue;
        for (const Monster& monster : place->level.monsters)
            count += monster.kind == victim.kind && monster.is_about() &&
                     is_on_heros_side(monster) == is_on_heros_side(victim);
    }
    return count;
}

/// Cells of the victim's team in contact with it, and of the attacker if adjacent.
BitGrid team_around(const Game& game, Actor& by, const Monster& victim) {
    const Level& level = game.here().level;
    BitGrid team{level.size()};
    for (const Monster& monster : level.monsters)
        if (monster.is_about() && are_teammates(monster, victim)) team.set(monster.at);
    if (is_on_heros_side(victim)) team.set(game.hero.at);
    BitGrid group{level.size()};
    group.set(victim.at);
    group = flood(group, team | group);
    if (king_distance(by.at, victim.at) == 1) group.set(by.at);
    return group;
}

}  // namespace

Monster& add_creature(Game& game, Monster monster) {
    monster.id = ActorId{++game.creatures_born};
    return join(game.here().level, std::move(monster));
}

void split(Turn& turn, LevelContext& living, Actor& by, Monster& victim) {
    Game& game = turn.game;
    Level& level = game.here().level;
    if (!victim.can(Ability::Splits) || victim.vitals.dead || victim.health < 1 ||
        count_kin(game, victim) >= most_of_a_kind)
        return;
    const BitGrid group = team_around(game, by, victim);
    BitGrid free = group.dilated4() - group;
    free.for_each([&](Pos at) {
        if (at == game.hero.at || somebody_at(level, at) != nullptr || avoids(game, victim, at))
            free.reset(at);
    });
    if (free.none()) return;
    const Pos at = random_cell(free, game.play);
    victim.health = (victim.health + 1) / 2;
    Monster half = victim;
    half.at = at;
    half.inside = no_actor;
    half.schooling = {};
    half.go_unnoticed();
    half.stats = initial_stats(victim.kind, victim.mutation);
    half.marks = half.marks.without({MonsterMark::Seizing, MonsterMark::Seized, MonsterMark::Captive,
                                     MonsterMark::Absorbing, MonsterMark::Bonded});
    half.set(MonsterMark::StaysDead);
    half.vitals.ticks = std::max(half.vitals.ticks, ticks_to_part);
    if (leader_of(level, victim) == nullptr && !victim.follows_hero()) half.leader = victim.id;
    Monster& added = add_creature(game, std::move(half));
    if (is_in_sight(game, added)) turn.emit(Split{view_of(added)});
    judge_multitude(turn, added);
    apply_instant_effects(living, added);
}

}  // namespace cellophane
