#include "play/combat/conjuring.h"

#include "content/bolt_powers.h"
#include "play/combat/splitting.h"
#include "play/combat/standing_room.h"
#include "play/senses/allegiance.h"
#include "world/creatures.h"
#include "world/environment/promotion.h"

namespace cellophane {

Monster called(MonsterKind kind, Pos at, const Someone& by, const Level& level, bool bound, Rng& rng) {
    constexpr int ticks_to_arrive = 101;
    Monster monster = newborn(kind, std::nullopt, at);
    monster.vitals.ticks = ticks_to_arrive;
    if (kind == MonsterKind::SpectralBlade)
        monster.vitals.statuses.set(Status::Lifespan, rng.uniform(blade_turns.least, blade_turns.most));
    if (bound) monster.set(MonsterMark::BoundToLeader);
    if (is_on_heros_side(by.monster)) {
        monster.state = MonsterState::Ally;
        monster.set(MonsterMark::FollowsHero);
        monster.set(MonsterMark::StaysDead);
    } else {
        monster.state = by.monster->state;
        monster.leader = index_of(level, *by.monster);
        monster.wandering.hero_was_at = by.monster->wandering.hero_was_at;
    }
    return monster;
}

namespace {

/// It comes to stand as near to a place as may be; null if there is no room.
Monster* place_near(Game& game, Monster called, Pos around) {
    const Pos at = room_near(game, called, around);
    if (at == nowhere) return nullptr;
    called.at = at;
    return &add_creature(game, std::move(called));
}

}  // namespace

void conjure_blades(Turn& turn, LivingLevel& living, const Someone& by, int count, Pos around) {
    Game& game = turn.game;
    for (int i = 0; i < count; ++i) {
        Monster blade = called(MonsterKind::SpectralBlade, around, by, game.here().level, true, game.play);
        Monster* added = place_near(game, std::move(blade), around);
        if (added == nullptr) return;
        if (game.here().known.visible.test(added->at))
            turn.tell(Appeared{view_of(*added), Appeared::How::Conjured});
        living.apply_instant_effects(creature(*added));
    }
}

void conjure_spirit(Turn& turn, LivingLevel& living, int turns) {
    Game& game = turn.game;
    const Someone hero = hero_of(game);
    Monster spirit = called(MonsterKind::GuardianSpirit, hero.at, hero, game.here().level, true, game.play);
    spirit.vitals.statuses.set(Status::Lifespan, turns);
    Monster* added = place_near(game, std::move(spirit), hero.at);
    if (added == nullptr) return;
    turn.tell(Appeared{view_of(*added), Appeared::How::Conjured});
    living.apply_instant_effects(creature(*added));
}

void grow_crystal(LivingLevel& level, Pos at, int magnitude) {
    FeatureRow crystal = feature_rows[Feature::GreenCrystalGrowth];
    crystal.start_percent = 100;
    crystal.decrement = at_magnitude(crystal_decrements, magnitude);
    spawn(level.around(), crystal, at);
}

}  // namespace cellophane
