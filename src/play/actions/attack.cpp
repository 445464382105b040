#include "play/actions/attack.h"

#include <vector>

#include "play/combat/attack_patterns.h"
#include "play/combat/blow.h"
#include "play/combat/walking.h"
#include "play/effects/living_level.h"
#include "play/effects/sickness.h"
#include "play/items/item_keys.h"
#include "play/pathfinding/passability.h"
#include "play/perception/allegiance.h"
#include "play/perception/known_combat_stats.h"
#include "play/society/leadership.h"
#include "play/stats/combat_math.h"
#include "play/turn/parties.h"

namespace cellophane {

namespace {

/// Half as long with a quick weapon, twice as long if a heavy one hit.
int attack_ticks(const Game& game, bool any_hit) {
    const int ticks = game.hero.move_ticks();
    const Item* weapon = weapon_in_hand(game.hero);
    if (has_manner(weapon, Manner::Quick)) return ticks / 2;
    return has_manner(weapon, Manner::Knockback) && any_hit ? 2 * ticks : ticks;
}

Attempt ask(Turn& turn, Question question, Direction toward) {
    turn.game.question = question;
    turn.game.asked = {.toward = toward};
    return Attempt::Withheld;
}

}  // namespace

Question doubts_about(const Game& game, const std::vector<Pos>& targets, Question answered) {
    const Statuses& statuses = game.hero.vitals.statuses;
    if (statuses.has(Status::Confused) ||
        (statuses.has(Status::Hallucinating) && !statuses.has(Status::Telepathic)))
        return Question::None;
    const Level& level = game.here().level;
    const Item* weapon = weapon_in_hand(game.hero);
    bool bites = false;
    bool betrays = false;
    for (const Pos at : targets) {
        const Monster* victim = somebody_at(level, at);
        if (victim == nullptr || !is_perceived(game, *victim)) continue;
        betrays = betrays || is_on_heros_side(*victim);
        bites = bites || (victim->is(Behavior::CorrodesWeapons) && weapon != nullptr &&
                          !is_known_to_slay(weapon, *victim) && !weapon->marks.has(ItemMark::Protected));
    }
    // First the one, then the other.
    if (bites && answered != Question::AttackAcid && answered != Question::AttackAlly)
        return Question::AttackAcid;
    return betrays && answered != Question::AttackAlly ? Question::AttackAlly : Question::None;
}

Attempt attack(Turn& turn, Direction toward, const std::vector<Pos>& targets, Question answered) {
    Game& game = turn.game;
    if (const Question question = doubts_about(game, targets, answered); question != Question::None)
        return ask(turn, question, toward);
    LivingLevel level{turn};
    // Long weapons strike before nausea is felt (rules/hero.md 10.3).
    if (!strikes_at_length(game, game.hero, game.hero.at, toward) && vomits(turn, level, game.hero))
        return Attempt::Vain;
    const bool with_whip = pattern_of(game, game.hero) == Pattern::FromAfar;
    const bool any_hit = strike_cells(level, game.hero, targets,
                                      {.lunge = false, .bolt = with_whip ? Bolt::Whip : Bolt::count});
    turn.ticks = attack_ticks(game, any_hit);
    return Attempt::Made;
}

Attempt free_captive_at(Turn& turn, Pos at, Direction toward, bool sure) {
    Game& game = turn.game;
    Monster* captive = somebody_at(game.here().level, at);
    if (captive == nullptr || !captive->is_captive()) return Attempt::None;
    const bool is_caged = is_embedded(game.here().level, *captive);
    if (is_caged && !has_key_to(game, at)) return Attempt::None;
    if (!sure && !game.hero.vitals.statuses.has(Status::Confused))
        return ask(turn, Question::FreeCaptive, toward);
    LivingLevel level{turn};
    if (is_caged) unlock(level, at);
    if (captive->is_captive()) join_hero(turn, level, *captive, Joined::How::Freed);
    turn.ticks = game.hero.move_ticks();
    return Attempt::Made;
}

void strike_in_passing(Turn& turn, const PassingBlows& blows) {
    if (blows.lunge.empty() && blows.passing.empty()) return;
    LivingLevel level{turn};
    strike_cells(level, turn.game.hero, blows.lunge, {.lunge = true});
    strike_cells(level, turn.game.hero, blows.passing, {});
    turn.ticks = attack_ticks(turn.game, false);
}

Attempt tear_loose(Turn& turn) {
    Game& game = turn.game;
    LivingLevel level{turn};
    const Actor* holder = holder_of(level, game.hero);
    if (holder == nullptr) return Attempt::None;
    const bool seen = is_perceived(game, *holder) && !game.hero.vitals.statuses.has(Status::Confused);
    turn.emit(HeldFast{.by = party(game, *holder), .struggled = !seen});
    return seen ? Attempt::Withheld : Attempt::Made;
}

}  // namespace cellophane
