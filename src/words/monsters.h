#pragma once

#include <string>
#include <string_view>

#include "content/monsters.h"
#include "content/mutations.h"
#include "kit/base/enum_table.h"
#include "protocol/views.h"
#include "words/grammar.h"
#include "words/verbs.h"

namespace cellophane {

/// What a kind of creature is called, what one would notice about it, and how it goes about things
/// (rules/monsters.md, addendum A2). Phrases follow a name: "the rat" + "nips" + "you".
struct MonsterWords {
    MonsterKind kind{};
    /// Without an article: "goblin conjurer".
    std::string_view name;
    /// Where an "s" at the end will not do.
    std::string_view irregular_plural = {};
    Article article = Article::A;
    /// A sentence or two.
    std::string_view line;
    /// "bites"; the target comes after it.
    Verbs blows{};
    /// Says what it does over a corpse it learns from: "gnawing at" + "what is left of the goblin"; on its
    /// bar, in at most 20 letters.
    std::string_view learning;
    std::string_view learning_label;
    /// How it calls for help, if it does that in a manner of its own.
    std::string_view summons = {};
    /// What is seen when it lets out what is in it, if there is anything in it.
    std::string_view releases = {};
};

extern const EnumTable<MonsterKind, MonsterWords> monster_words;

/// How it calls for help, whatever its kind.
std::string_view summoning_words(MonsterKind kind);

struct MutationWords {
    Mutation kind{};
    /// Goes before the name: "explosive rat".
    std::string_view prefix;
    std::string_view line;
};

extern const EnumTable<Mutation, MutationWords> mutation_words;

/// The name of a kind, bare and with its article; for the hero's own kind, that of the hero's copies.
std::string_view kind_name(MonsterKind kind);
std::string kind_with_article(MonsterKind kind);

/// "goblin conjurer", "explosive rat".
std::string monster_name(const MonsterView& monster);

/// "a goblin conjurer", "the Warden of Yendor", "your unicorn".
std::string monster_with_article(const MonsterView& monster);

/// "the goblin conjurer", "your unicorn", "you": for one mentioned before or in view.
std::string monster_by_name(const MonsterView& monster);

/// "goblin conjurers", "furies".
std::string monster_plural(MonsterKind kind);

/// Its state, as an aside: "asleep", "held captive"; empty for free allies and inanimate kinds.
std::string monster_state(const MonsterView& monster);

/// What one would notice about it, its mutation included.
std::string monster_line(const MonsterView& monster);

}  // namespace cellophane
