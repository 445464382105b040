#include "play/actions/attack.h"

#include <algorithm>
#include <vector>

#include "play/combat/attack_patterns.h"
#include "play/combat/blow.h"
#include "play/effects/item_keys.h"
#include "play/effects/leadership.h"
#include "play/effects/monster_remains.h"
#include "play/effects/sickness.h"
#include "play/pathfinding/passability.h"
#include "play/perception/allegiance.h"
#include "play/perception/known_combat_stats.h"
#include "play/stats/combat_math.h"

namespace cellophane {

namespace {

bool wields(const Game& game, Manner manner) {
    const Item* weapon = weapon_in_hand(game.hero);
    return weapon != nullptr && weapon->row().manners.has(manner);
}

/// Half as long with a quick weapon, twice as long if a heavy one hit.
int attack_ticks(const Game& game, bool any_hit) {
    const int ticks = game.hero.move_ticks();
    if (wields(game, Manner::Quick)) return ticks / 2;
    return wields(game, Manner::HeavyBlow) && any_hit ? 2 * ticks : ticks;
}

bool strike_all(Turn& turn, LevelContext& level, const std::vector<Pos>& targets, const BlowManner& manner) {
    bool any_hit = false;
    // The victims are settled before the first blow.
    std::vector<Monster*> victims;
    for (const Pos at : targets)
        if (Monster* victim = somebody_at(turn.game.here().level, at)) victims.push_back(victim);
    for (Monster* victim : victims) any_hit = strike(turn, level, turn.game.hero, *victim, manner) || any_hit;
    return any_hit;
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
        bites = bites || (victim->is(Behaviour::CorrodesWeapons) && weapon != nullptr &&
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
    LevelContext level{turn};
    // Long weapons strike before nausea is felt (rules/hero.md 10.3).
    if (!strikes_at_length(game, game.hero, game.hero.at, toward) && vomits(turn, level, game.hero))
        return Attempt::Vain;
    const bool from_afar = pattern_of(game, game.hero) == Pattern::FromAfar;
    const bool any_hit =
        strike_all(turn, level, targets, {.lunge = false, .bolt = from_afar ? Bolt::Whip : Bolt::count});
    const bool in_one_go = from_afar || pattern_of(game, game.hero) == Pattern::TwoInLine;
    turn.ticks = attack_ticks(game, any_hit || in_one_go);
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
    LevelContext level{turn};
    if (is_caged) unlock(level, at);
    if (captive->is_captive()) join_hero(turn, level, *captive, Joined::How::Freed);
    turn.ticks = game.hero.move_ticks();
    return Attempt::Made;
}

PassingBlows passing_blows(const Game& game, Direction toward) {
    PassingBlows blows;
    const Level& level = game.here().level;
    const Pos from = game.hero.at;
    const Pos to = from + step(toward);
    const auto is_foe = [&](Pos at) {
        const Monster* other = level.size().contains(at) ? somebody_at(level, at) : nullptr;
        return other != nullptr && is_perceived(game, *other) &&
               is_willing_to_attack(game, game.hero, *other) && !is_futile(game, game.hero, *other);
    };
    if (wields(game, Manner::Lunges)) {
        const Pos beyond = to + step(toward);
        if (somebody_at(level, to) == nullptr && is_foe(beyond) && !cuts_corner(level.layers, to, toward))
            blows.lunge.push_back(beyond);
    }
    if (wields(game, Manner::PassingAttack))
        for (const Direction d : directions) {
            const Pos at = from + step(d);
            if (is_foe(at) && king_distance(at, to) == 1 && !cuts_corner(level.layers, from, d))
                blows.passing.push_back(at);
        }
    return blows;
}

void strike_in_passing(Turn& turn, const PassingBlows& blows) {
    if (blows.lunge.empty() && blows.passing.empty()) return;
    LevelContext level{turn};
    strike_all(turn, level, blows.lunge, {.lunge = true});
    strike_all(turn, level, blows.passing, {});
    turn.ticks = attack_ticks(turn.game, false);
}

const Monster* holder_of_hero(const Game& game) {
    if (!game.hero.has(MonsterMark::Seized)) return nullptr;
    const Level& level = game.here().level;
    const auto holder =
        std::find_if(level.monsters.begin(), level.monsters.end(), [&](const Monster& monster) {
            return monster.is_about() && monster.has(MonsterMark::Seizing) &&
                   !monster.has(Status::Entranced) && is_next_to(level.layers, game.hero.at, monster.at);
        });
    return holder == level.monsters.end() ? nullptr : &*holder;
}

Attempt tear_loose(Turn& turn) {
    Game& game = turn.game;
    if (!game.hero.has(MonsterMark::Seized)) return Attempt::None;
    const Monster* holder = holder_of_hero(game);
    if (holder == nullptr) {
        LevelContext living{turn};
        end_holds(living, game.hero);
        return Attempt::None;
    }
    const bool seen = is_perceived(game, *holder) && !game.hero.vitals.statuses.has(Status::Confused);
    turn.tell(HeldFast{.by = party(game, *holder), .struggled = !seen});
    return seen ? Attempt::Withheld : Attempt::Made;
}

}  // namespace cellophane
