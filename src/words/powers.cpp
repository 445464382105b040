#include "words/powers.h"

#include <algorithm>

#include "words/powers/abilities.h"
#include "words/powers/behaviors.h"
#include "words/powers/bolts.h"

namespace cellophane {

constexpr EnumTable<Bolt, BoltWords> bolt_words{words::powers::spells, words::powers::missiles};
constexpr EnumTable<Behavior, BehaviorWords> behavior_words{words::powers::behaviors};
constexpr EnumTable<Ability, AbilityWords> ability_words{words::powers::abilities};

namespace {

// What negation takes away, or kills by.
constexpr Behaviors strippable = magical_behaviors | Behaviors{Behavior::DiesIfNegated};

}  // namespace

Habits habits_of(const MonsterView& monster) {
    Habits habits;
    const auto take = [&](std::string_view habit, bool magical) {
        if (!habit.empty()) (magical ? habits.magical : habits.natural).push_back(habit);
    };
    for (const BehaviorWords& words : behavior_words)
        if (monster.behaviors.has(words.kind)) take(words.habit, strippable.has(words.kind));
    for (const AbilityWords& words : ability_words)
        if (monster.abilities.has(words.kind)) take(words.habit, !bodily_abilities.has(words.kind));
    for (Bolt bolt : monster.bolts)
        take(bolt_words[bolt].habit, bolt_rows[bolt].flags.has(BoltFlag::Negatable));
    return habits;
}

std::vector<std::string_view> answers_to(const MonsterView& monster) {
    std::vector<std::string_view> answers;
    const auto take = [&](std::string_view answer) {
        if (!answer.empty() && std::find(answers.begin(), answers.end(), answer) == answers.end())
            answers.push_back(answer);
    };
    for (const BehaviorWords& words : behavior_words)
        if (monster.behaviors.has(words.kind)) take(words.answer);
    for (const AbilityWords& words : ability_words)
        if (monster.abilities.has(words.kind)) take(words.answer);
    for (Bolt bolt : monster.bolts)
        if (bolt_rows[bolt].aim == BoltAim::Enemies) take(words::powers::around_a_corner);
    return answers;
}

}  // namespace cellophane
