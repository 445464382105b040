#include "play/combat/negation.h"

#include <algorithm>
#include <span>

#include "play/effects/ground_effects.h"
#include "play/effects/harm.h"
#include "play/effects/mind_effects.h"
#include "play/society/holds.h"
#include "play/turn/parties.h"

namespace cellophane {

namespace {

constexpr Status undone_by_negation[] = {
    Status::Telepathic, Status::Hallucinating, Status::Levitating, Status::Slowed,     Status::Hasted,
    Status::Confused,   Status::Discordant,    Status::FireImmune, Status::Frightened, Status::Entranced,
    Status::Darkened,   Status::Shielded,      Status::Invisible,
};

/// Statuses of the hero that last one more turn.
constexpr Status cut_short_by_negation[] = {Status::Telepathic, Status::Levitating, Status::FireImmune};

bool end_states(Statuses& statuses, std::span<const Status> cut_short = {}) {
    bool any = false;
    for (const Status status : undone_by_negation) {
        any = any || statuses.has(status);
        if (std::find(cut_short.begin(), cut_short.end(), status) == cut_short.end())
            statuses.end(status);
        else
            statuses.cut_short(status);
    }
    return any;
}

MonsterStats without_magic(MonsterStats stats) {
    stats.behaviors = stats.behaviors.without(magical_behaviors);
    stats.abilities = stats.abilities & bodily_abilities;
    stats.bolts.clear();
    return stats;
}

bool remove_magic(Monster& monster) {
    const MonsterStats before = monster.stats;
    if (before.is(Behavior::EverBurning)) monster.vitals.statuses.end(Status::Burning);
    monster.stats = without_magic(before);
    return !(monster.stats == before);
}

}  // namespace

bool is_negatable(const Monster& monster) {
    if (monster.is(Behavior::DiesIfNegated)) return true;
    if (monster.is(Behavior::Invulnerable)) return false;
    return monster.has(MonsterMark::Seizing) || !(without_magic(monster.stats) == monster.stats) ||
           std::any_of(std::begin(undone_by_negation), std::end(undone_by_negation),
                       [&](Status status) { return monster.vitals.statuses.has(status); });
}

bool negate(Turn& turn, LevelContext& level, Monster& monster) {
    Actor& who = monster;
    if (monster.vitals.dead) return false;
    if (monster.is(Behavior::DiesIfNegated)) {
        kill(level, who,
             {.cause = DeathCause::Negated, .terrain = Terrain::Nothing, .depth = turn.game.depth});
        return true;
    }
    if (monster.is(Behavior::Invulnerable)) return false;
    const bool held = monster.has(MonsterMark::Seizing);
    let_prey_go(level, monster);
    const bool was_entranced = monster.has(Status::Entranced);
    const bool was_discordant = monster.has(Status::Discordant);
    const bool calmed = end_states(monster.vitals.statuses);
    const bool lost_magic = remove_magic(monster);
    if (!held && !calmed && !lost_magic) return false;
    if (lost_magic) monster.set(MonsterMark::Negated);
    // Refills the slots: lost abilities can be learned again.
    monster.schooling.slots = std::max(monster.schooling.slots, monster.schooling.empowerments);
    turn.emit(Negated{party(turn.game, who)});
    if (was_entranced) come_to(turn, level, monster, Status::Entranced);
    if (was_discordant) come_to(turn, level, monster, Status::Discordant);
    apply_instant_effects(level, who);
    return true;
}

bool negate_hero(Turn& turn) {
    const bool any = end_states(turn.game.hero.vitals.statuses, cut_short_by_negation);
    if (any) turn.emit(Negated{Party{.hero = true}});
    return any;
}

}  // namespace cellophane
