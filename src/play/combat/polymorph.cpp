#include "play/combat/polymorph.h"

#include <algorithm>
#include <array>

#include "play/effects/ground_effects.h"
#include "play/items/cages.h"
#include "play/items/dropping.h"
#include "play/society/holds.h"
#include "play/society/leadership.h"
#include "world/creatures.h"

namespace cellophane {

namespace {

MonsterKind another_kind(MonsterKind than, Rng& rng) {
    std::array<MonsterKind, static_cast<std::size_t>(MonsterKind::count)> kinds{};
    int count = 0;
    for (const MonsterRow& row : monster_rows)
        if (row.kind != than && may_come_of_polymorph(row.kind))
            kinds[static_cast<std::size_t>(count++)] = row.kind;
    return kinds[static_cast<std::size_t>(rng.uniform(0, count - 1))];
}

/// The same share of health, or the same wounds, whichever leaves more.
int health_after(int health, int max_health, int new_max_health) {
    const int thousandths = health * 1000 / max_health;
    const int lost = max_health - health;
    return std::max({1, thousandths * new_max_health / 1000, new_max_health - lost});
}

/// Creatures hidden in the old body are gone with it; what they carried is dropped.
void lose_the_hidden(LevelContext& living, Level& level, const Monster& holder) {
    drop_carried_by_hidden(living, holder);
    for (Monster& monster : level.monsters) {
        if (monster.inside != holder.id) continue;
        monster.inside = no_actor;
        monster.vitals.dead = true;
    }
}

}  // namespace

bool may_come_of_polymorph(MonsterKind kind) {
    return kind != MonsterKind::You &&
           !monster_rows[kind].behaviors.any_of({Behavior::Inanimate, Behavior::NeverPolymorph});
}

void polymorph(Turn& turn, LevelContext& living, Monster& monster) {
    constexpr int ticks_to_get_used_to_it = 101;
    Game& game = turn.game;
    Level& level = game.here().level;
    end_holds(living, monster);
    pass_on_leadership(turn.game, monster);
    const MonsterKind kind = another_kind(monster.kind, game.play);
    Monster other = newborn(kind, std::nullopt, monster.at);
    other.health =
        std::min(other.max_health, health_after(monster.health, monster.max_health, other.max_health));
    other.state = MonsterState::Hunting;
    other.wandering.hero_was_at = game.hero.at;
    other.vitals.ticks = std::max(monster.vitals.ticks, ticks_to_get_used_to_it);
    other.machine = monster.machine;
    other.id = monster.id;
    other.noticed = monster.noticed;
    other.seen_meanwhile = monster.seen_meanwhile;
    if (monster.has(MonsterMark::SacrificeTarget)) other.set(MonsterMark::SacrificeTarget);
    monster = std::move(other);
    lose_the_hidden(living, level, monster);
    open_cage(living, monster.at);
    apply_instant_effects(living, monster);
}

}  // namespace cellophane
