#include "session/game_over/last_wounds.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <utility>

#include "words/ending.h"
#include "words/monsters.h"

namespace cellophane {

namespace {

/// What lies further back has not led to the end.
constexpr int turns_looked_back = 25;

std::string name_of(const Party& by) {
    return by.seen ? monster_with_article(*by.seen) : std::string{unseen_attacker};
}

void add(std::vector<Wound>& wounds, std::string by, int damage) {
    const auto same =
        std::find_if(wounds.begin(), wounds.end(), [&](const Wound& wound) { return wound.by == by; });
    if (same != wounds.end())
        same->damage += damage;
    else
        wounds.push_back({std::move(by), damage});
}

}  // namespace

void LastWounds::note(int turn, const HeroView& hero, const Report& report) {
    Step step{.turn = turn, .health = std::max(0, hero.health), .max_health = hero.max_health};
    for (const Event& event : report.events) {
        if (const Struck* struck = event.as<Struck>(); struck != nullptr) {
            if (struck->at.hero && !struck->by.hero && struck->damage > 0)
                add(step.wounds, name_of(struck->by), struck->damage);
        } else if (const BoltStruck* hit = event.as<BoltStruck>(); hit != nullptr) {
            if (hit->whom.hero && !hit->by.hero && hit->damage > 0)
                add(step.wounds, name_of(hit->by), hit->damage);
        }
    }
    // The last blow took no more than was left.
    if (hero.health < 0 && !step.wounds.empty()) step.wounds.back().damage += hero.health;
    if (!steps_.empty() && turn < steps_.back().turn) steps_.clear();
    steps_.push_back(std::move(step));
    const auto recent = std::find_if(steps_.begin(), steps_.end(),
                                     [&](const Step& one) { return one.turn >= turn - turns_looked_back; });
    steps_.erase(steps_.begin(), recent);
}

Decline LastWounds::decline() const {
    if (steps_.empty()) return {};
    // The last time that health was at its best.
    auto best = steps_.begin();
    for (auto step = steps_.begin(); step != steps_.end(); ++step)
        if (step->health >= best->health) best = step;
    Decline decline{.turns = steps_.back().turn - best->turn,
                    .lost = best->health - steps_.back().health,
                    .max_health = best->max_health};
    for (auto step = std::next(best); step != steps_.end(); ++step)
        for (const Wound& wound : step->wounds) add(decline.wounds, wound.by, wound.damage);
    std::stable_sort(decline.wounds.begin(), decline.wounds.end(),
                     [](const Wound& one, const Wound& other) { return one.damage > other.damage; });
    return decline;
}

}  // namespace cellophane
