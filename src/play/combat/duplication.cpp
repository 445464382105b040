#include "play/combat/duplication.h"

#include <algorithm>

#include "play/combat/splitting.h"
#include "play/combat/standing_room.h"
#include "play/effects/ground_effects.h"
#include "play/perception/allegiance.h"
#include "play/perception/visibility.h"
#include "play/society/ally_learning.h"
#include "play/turn/feats.h"
#include "world/creatures.h"

namespace cellophane {

namespace {

constexpr int ticks_to_part_ways = 101;

/// The hero's double has only its health.
Monster double_of_hero(const Hero& hero) {
    Monster copy = newborn(MonsterKind::You, std::nullopt, hero.at);
    copy.max_health = hero.max_health;
    copy.health = hero.health;
    copy.state = MonsterState::Ally;
    copy.set(MonsterMark::FollowsHero);
    return copy;
}

/// The copy holds and carries nothing; the copy of a captive is a free ally.
Monster double_of(const Level& level, const Monster& original) {
    Monster copy = original;
    copy.inside = no_actor;
    copy.go_unnoticed();
    copy.turns_here = 0;
    copy.marks = copy.marks.without(
        {MonsterMark::Captive, MonsterMark::Seizing, MonsterMark::Seized, MonsterMark::SacrificeTarget});
    forget_lesson(copy);
    if (original.is_captive()) {
        copy.state = MonsterState::Ally;
        copy.leader = no_actor;
        copy.set(MonsterMark::FollowsHero);
    } else if (leader_of(level, original) == nullptr && !original.follows_hero()) {
        copy.leader = original.id;
    }
    return copy;
}

/// `divided`: both get half the health, rounded up.
bool make_two(Turn& turn, LevelContext& living, Actor& who, bool divided) {
    Game& game = turn.game;
    Monster copy = who.is_hero() ? double_of_hero(game.hero) : double_of(game.here().level, who);
    const Pos at = room_near(game, copy, who.at);
    if (at == nowhere) return false;
    if (divided) who.health = (who.health + 1) / 2;
    copy.health = who.health;
    copy.at = at;
    copy.set(MonsterMark::StaysDead);
    copy.vitals.ticks = std::max(copy.vitals.ticks, ticks_to_part_ways);
    Monster& added = add_creature(game, std::move(copy));
    if (is_in_sight(game, added)) turn.emit(Appeared{view_of(added), Appeared::How::Copied});
    judge_multitude(turn, added);
    apply_instant_effects(living, added);
    return true;
}

}  // namespace

bool duplicate(Turn& turn, LevelContext& living, Actor& who) {
    return make_two(turn, living, who, true);
}

bool duplicate_whole(Turn& turn, LevelContext& living, Actor& who) {
    return make_two(turn, living, who, false);
}

}  // namespace cellophane
