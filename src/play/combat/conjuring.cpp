#include "play/combat/conjuring.h"

#include "content/bolt_powers.h"
#include "play/combat/splitting.h"
#include "play/combat/standing_room.h"
#include "play/effects/ground_effects.h"
#include "play/perception/allegiance.h"
#include "world/creatures.h"
#include "world/environment/promotion.h"
#include "world/waypoints.h"

namespace cellophane {

Monster called(MonsterKind kind, Pos at, Actor& by, bool bound, Rng& rng) {
    constexpr int ticks_to_arrive = 101;
    Monster monster = newborn(kind, std::nullopt, at);
    monster.wandering = new_to_waypoints(monster.wandering, rng);
    monster.vitals.ticks = ticks_to_arrive;
    if (kind == MonsterKind::SpectralBlade) {
        const int turns = rng.uniform(blade_turns.least, blade_turns.most);
        monster.vitals.statuses.set(Status::Lifespan, turns);
    }
    if (bound) monster.set(MonsterMark::BoundToLeader);
    if (is_on_heros_side(by)) {
        monster.state = MonsterState::Ally;
        monster.set(MonsterMark::FollowsHero);
        monster.set(MonsterMark::StaysDead);
    } else {
        monster.state = by.state;
        monster.leader = by.id;
        monster.wandering.hero_was_at = by.wandering.hero_was_at;
    }
    return monster;
}

Monster* bring_in(Turn& turn, LevelContext& living, Monster called, Pos around) {
    Game& game = turn.game;
    const Pos at = room_near(game, called, around);
    if (at == nowhere) return nullptr;
    called.at = at;
    Monster& added = add_creature(game, std::move(called));
    if (game.here().known.visible.test(at)) turn.emit(Appeared{view_of(added), Appeared::How::Conjured});
    apply_instant_effects(living, added);
    return &added;
}

void conjure_blades(Turn& turn, LevelContext& living, Actor& by, int count, Pos around) {
    Game& game = turn.game;
    for (int i = 0; i < count; ++i) {
        Monster blade = called(MonsterKind::SpectralBlade, around, by, true, game.play);
        if (bring_in(turn, living, std::move(blade), around) == nullptr) return;
    }
}

void conjure_spirit(Turn& turn, LevelContext& living, int turns) {
    Game& game = turn.game;
    Actor& hero = game.hero;
    Monster spirit = called(MonsterKind::GuardianSpirit, hero.at, hero, true, game.play);
    spirit.vitals.statuses.set(Status::Lifespan, turns);
    bring_in(turn, living, std::move(spirit), hero.at);
}

void grow_crystal(LevelContext& level, Pos at, int magnitude) {
    FeatureRow crystal = feature_rows[Feature::GreenCrystalGrowth];
    crystal.start_percent = 100;
    crystal.decrement = at_magnitude(crystal_decrements, magnitude);
    place_feature(level.around(), crystal, at);
}

}  // namespace cellophane
