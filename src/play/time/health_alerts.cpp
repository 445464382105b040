#include "play/time/health_alerts.h"

#include <algorithm>
#include <cstdint>

#include "play/stats/combat_math.h"

namespace cellophane {

namespace {

void warn_of_health(Turn& turn, int before) {
    const Hero& hero = turn.game.hero;
    for (const int percent : {5, 10, 25, 40}) {
        const int share = hero.max_health * percent;
        if (before * 100 <= share || hero.health * 100 > share) continue;
        turn.emit(HealthAlert{percent});
        return;
    }
}

/// Alerts when poison exceeds 50 or 90 percent of the health left, or reaches 100.
void warn_of_poison(Turn& turn, int before, int now) {
    const auto is_past = [](int share, int percent) {
        return percent == 100 ? share >= 100 : share > percent;
    };
    for (const int percent : {100, 90, 50}) {
        if (is_past(before, percent)) return;
        if (!is_past(now, percent)) continue;
        turn.emit(PoisonAlert{percent});
        return;
    }
}

}  // namespace

HealthState health_state_of(const Game& game) {
    constexpr std::int64_t all = 100;
    const Hero& hero = game.hero;
    const std::int64_t poison =
        std::int64_t{hero.vitals.statuses[Status::Poisoned]} * scaled_for_easy_mode(game, hero.vitals.poison);
    // Capped at 100, because no alert lies beyond.
    return {hero.health, static_cast<int>(std::min(all, poison * 100 / std::max(1, hero.health)))};
}

void warn_of_health_changes(Turn& turn, const HealthState& before) {
    if (turn.game.ending) return;
    warn_of_health(turn, before.health);
    warn_of_poison(turn, before.poison_percent, health_state_of(turn.game).poison_percent);
}

}  // namespace cellophane
