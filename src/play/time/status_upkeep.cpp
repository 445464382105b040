#include "play/time/status_upkeep.h"

#include <algorithm>

#include "content/hunger.h"
#include "content/regeneration.h"
#include "kit/base/rehearsal.h"
#include "play/effects/burning.h"
#include "play/effects/harm.h"
#include "play/effects/mind_effects.h"
#include "play/stats/ring_levels.h"

namespace cellophane {

namespace {

bool has_food(const Hero& hero) {
    return std::any_of(hero.pack.items.begin(), hero.pack.items.end(),
                       [](const Item& item) { return item.row().category == ItemCategory::Food; });
}

/// The chance in percent that a turn makes the holder of the Amulet hungrier.
constexpr int hunger_percent_with_amulet = 20;

void grow_hungry(Turn& turn) {
    Hero& hero = turn.game.hero;
    if (hero.vitals.statuses.has(Status::Paralyzed) || hero.nutrition == 0 || turn.game.harmless) return;
    if (holds_amulet(hero.pack) && !turn.game.play.percent(hunger_percent_with_amulet)) return;
    const int spent = std::min(hero.nutrition, 1 + rehearsed_changes);
    hero.nutrition -= spent;
    if (hunger_at(hero.nutrition) != hunger_at(hero.nutrition + spent))
        turn.emit(HungerFelt{hero.nutrition, has_food(hero)});
}

/// Returns how much health grew back.
int regenerate(Hero& hero) {
    if (hero.health >= hero.max_health || hero.vitals.statuses.has(Status::Poisoned)) return 0;
    const int before = hero.health;
    constexpr int thousandths = 1000;
    const Regeneration rate = regeneration(hero.max_health, ring_level(hero, ItemKind::RingOfRegeneration));
    hero.vitals.until_health -= thousandths;
    if (hero.vitals.until_health <= 0) {
        ++hero.health;
        hero.vitals.until_health += rate.interval;
    }
    hero.health = std::min(hero.max_health, hero.health + rate.every_turn);
    return hero.health - before;
}

void burn(Turn& turn, LevelContext& level, Actor& who) {
    if (!who.has(Status::Burning)) return;
    const int damage = burning_damage(turn.game.play);
    if (!who.is_fireproof())
        hurt(level, who, damage, {DeathCause::Burning, Terrain::Nothing, turn.game.depth},
             Shielding::Bypassed);
    if (who.vitals.dead) return;
    if (who.vitals.statuses.run_down(Status::Burning) && who.is_hero())
        turn.emit(StatusEnded{Status::Burning});
}

void sicken(Turn& turn, LevelContext& level, Actor& who) {
    if (!who.has(Status::Poisoned)) return;
    const bool over = who.vitals.statuses.run_down(Status::Poisoned);
    hurt(level, who, who.vitals.poison, {DeathCause::Poison, Terrain::Nothing, turn.game.depth},
         Shielding::Bypassed);
    if (!over) return;
    who.vitals.poison = 0;
    if (who.is_hero() && !turn.game.ending) turn.emit(StatusEnded{Status::Poisoned});
}

/// In the order of rules/hero.md 4.3, step 6. What runs down by other means is not in the list.
constexpr Status hero_order[] = {
    Status::Telepathic,  Status::Darkened,   Status::Hallucinating, Status::Levitating,  Status::Confused,
    Status::Nauseous,    Status::Paralyzed,  Status::Hasted,        Status::Slowed,      Status::Weakened,
    Status::Donning,     Status::FireImmune, Status::Stuck,         Status::BlastImmune, Status::Discordant,
    Status::Aggravating, Status::Shielded,   Status::Invisible,
};

void end_for_hero(Turn& turn, Status status) {
    Game& game = turn.game;
    if (status == Status::Weakened) game.hero.vitals.weakness = 0;
    if (status_rows[status].end_is_announced) turn.emit(StatusEnded{status});
}

}  // namespace

void wear_on_hero(Turn& turn, LevelContext& level) {
    Hero& hero = turn.game.hero;
    Actor& who = turn.game.hero;
    if (hero.nutrition == 0)
        hurt(level, who, 1, {DeathCause::Starvation, Terrain::Nothing, turn.game.depth}, Shielding::Bypassed);
    else
        turn.regenerated += regenerate(hero);
    burn(turn, level, who);
    sicken(turn, level, who);
}

void count_down_hero(Turn& turn, LevelContext& level) {
    Vitals& vitals = turn.game.hero.vitals;
    grow_hungry(turn);
    for (const Status status : hero_order) {
        if (!vitals.statuses.has(status)) continue;
        switch (status_rows[status].countdown) {
            case Countdown::Tick:
                if (vitals.statuses.run_down(status)) end_for_hero(turn, status);
                break;
            case Countdown::Decay:
                if (vitals.statuses.run_down(status, vitals.statuses.clock(status).most / 20))
                    end_for_hero(turn, status);
                break;
            case Countdown::Struggle:
                if (!level.around().ground().has(turn.game.hero.at, {TerrainProperty::Entangles}))
                    vitals.statuses.end(status);
                break;
            case Countdown::OwnTurn:
                break;
        }
    }
}

void count_down_creature(Turn& turn, LevelContext& level, Monster& monster) {
    Actor& who = monster;
    Statuses& statuses = monster.vitals.statuses;
    const int turns_per_health = monster.stats.turns_per_health;
    if (monster.health < monster.max_health && turns_per_health > 0 && !statuses.has(Status::Poisoned)) {
        // Before the first wound the healing clock has not been started.
        if (monster.vitals.until_health <= 0) monster.vitals.until_health = turns_per_health;
        if (--monster.vitals.until_health <= 0) {
            ++monster.health;
            monster.vitals.until_health = turns_per_health;
        }
    }
    for (const StatusRow& row : status_rows) {
        if (!statuses.has(row.kind)) continue;
        if (row.countdown == Countdown::Tick && row.kind != Status::EnteringLevel) {
            if (!statuses.run_down(row.kind)) continue;
            if (row.kind == Status::Lifespan)
                kill(level, who, {DeathCause::LifeSpent, Terrain::Nothing, turn.game.depth});
            come_to(turn, level, monster, row.kind);
        } else if (row.countdown == Countdown::Decay) {
            statuses.run_down(row.kind, statuses.clock(row.kind).most / 20);
        } else if (row.countdown == Countdown::Struggle &&
                   !level.around().ground().has(monster.at, {TerrainProperty::Entangles})) {
            statuses.end(row.kind);
        }
    }
    if (!statuses.has(Status::Weakened)) monster.vitals.weakness = 0;
    burn(turn, level, who);
    sicken(turn, level, who);
}

}  // namespace cellophane
