#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "content/bolts.h"
#include "content/monsters.h"
#include "kit/base/enum_table.h"
#include "protocol/views.h"

namespace cellophane {

// What creatures are able to do, in words (rules/monsters.md, addendum A2).

/// A bolt as it is seen, and as it is told of creatures that have it.
struct BoltWords {
    Bolt kind{};
    /// With its article, as something that flies: "the spark". What only passes between two is not seen to.
    std::string_view name;
    /// Follows a name: "the shaman" + "throws lightning".
    std::string_view cast;
    /// In a list of what a creature does: "it" + "throws lightning".
    std::string_view habit;
    /// After "can" or "can now": "throw lightning".
    std::string_view skill;
    /// What it does to the hero, as a sentence, and to others, after a name; empty where another event tells,
    /// or nothing shows.
    std::string_view felt = {};
    std::string_view effect = {};
};
extern const EnumTable<Bolt, BoltWords> bolt_words;

/// The same for what a kind is and does without magic words. Those that mean nothing to a player are empty.
struct BehaviorWords {
    Behavior kind{};
    std::string_view habit;
    std::string_view skill;
    /// What to do about it, as a sentence; empty where it calls for nothing.
    std::string_view answer;
};
extern const EnumTable<Behavior, BehaviorWords> behavior_words;

struct AbilityWords {
    Ability kind{};
    std::string_view habit;
    std::string_view skill;
    std::string_view answer;
};
extern const EnumTable<Ability, AbilityWords> ability_words;

/// What a creature does and is, each to follow "it": first what negation could strip it of, then the rest.
struct Habits {
    std::vector<std::string_view> magical;
    std::vector<std::string_view> natural;
};
Habits habits_of(const MonsterView& monster);

/// How an enemy is best fought, a sentence for each habit that calls for one, each once.
std::vector<std::string_view> answers_to(const MonsterView& monster);

}  // namespace cellophane
