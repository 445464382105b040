#include "dungeon/draft/survey.h"
#include "dungeon/draft/tuning.h"
#include "dungeon/machines/machines.h"
#include "dungeon/stages/stages.h"

namespace cellophane {

namespace {

constexpr int most_calls = 50;

/// How many reward rooms a level is given beyond those it owes (rules/levels.md 15).
struct RewardRule {
    int extra_percent = 15;
    /// While nothing has been built on the first levels.
    int first_percent = 40;
    int first_depths = 2;
    /// A level that owes any builds one of them, and extra rooms come on such levels alone.
    bool one_when_due = false;
};

constexpr RewardRule brogue_rewards{};
constexpr RewardRule classic_rewards{
    .extra_percent = 20, .first_percent = 20, .first_depths = 0, .one_when_due = true};

int rewards_due(const Draft& draft, const RewardRule& rule, Rng& rng) {
    constexpr int most_extra = 100;
    const int depth = draft.goal.depth;
    const int built = draft.counters.reward_rooms;
    int due = 0;
    while ((built + due) * 4 + 2 < depth) ++due;
    if (rule.one_when_due) {
        if (due == 0) return 0;
        due = 1;
    }
    int chance = depth <= rule.first_depths && built + due == 0 ? rule.first_percent : rule.extra_percent;
    while (rng.percent(chance) && due < most_extra) {
        ++due;
        chance = rule.extra_percent;
    }
    return due;
}

/// The place of the Amulet; it lies loose where there is no room for one.
void furnish_amulet(Draft& draft, Rng& rng) {
    for (int call = 0; call < most_calls; ++call)
        if (build_machine(draft, {.blueprint = Blueprint::AmuletArea}, rng)) return;
}

}  // namespace

void analyze_shape(Draft& draft, Rng&) {
    analyze(draft);
}

/// Treasure rooms, with the vestibules that guard them and the machines that hold their keys.
void furnish_rewards(Draft& draft, Rng& rng) {
    // Earlier stages change the level without invalidating the survey.
    draft.survey = {};
    analyze(draft);
    const int depth = draft.goal.depth;
    if (depth == draft.goal.variant->amulet_depth) furnish_amulet(draft, rng);
    const DepthSupply* supply = draft.goal.supply();
    if (supply == nullptr ? draft.goal.is_below_amulet() : supply->reward_rooms == 0) return;
    const RewardRule& rule = draft.goal.style == Style::Classic ? classic_rewards : brogue_rewards;
    const int owed =
        supply == nullptr ? rewards_due(draft, rule, rng) : drawn_count(supply->reward_rooms, rng);
    int due = tuned_count(draft.goal.tuning, Tunable::Machines, owed, rng);
    // The levels below make up for nothing that was not wanted.
    draft.counters.reward_rooms += owed - due;
    for (int call = 0; call < most_calls && due > 0; ++call) {
        if (!build_machine(draft, {.placement = Raffle::Reward}, rng)) continue;
        --due;
        ++draft.counters.reward_rooms;
    }
}

}  // namespace cellophane
