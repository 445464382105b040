#include "words/monsters.h"

#include <string_view>

#include "words/items.h"
#include "words/monsters/bosses.h"
#include "words/monsters/deep.h"
#include "words/monsters/legends.h"
#include "words/monsters/middle.h"
#include "words/monsters/mutations.h"
#include "words/monsters/shallows.h"
#include "words/monsters/specials.h"

namespace cellophane {

constexpr EnumTable<MonsterKind, MonsterWords> monster_words{
    words::monsters::shallows, words::monsters::middle,   words::monsters::deep,
    words::monsters::bosses,   words::monsters::specials, words::monsters::legends};

constexpr EnumTable<Mutation, MutationWords> mutation_words{words::monsters::mutations};

namespace {

/// The name of a copy of the hero.
constexpr std::string_view copy_of_hero = "clone";

Article article_of(MonsterKind kind) {
    return kind == MonsterKind::You ? Article::A : monster_words[kind].article;
}

}  // namespace

std::string_view summoning_words(MonsterKind kind) {
    const std::string_view own = monster_words[kind].summons;
    return own.empty() ? "calls for help" : own;
}

std::string_view kind_name(MonsterKind kind) {
    return kind == MonsterKind::You ? copy_of_hero : monster_words[kind].name;
}

std::string kind_with_article(MonsterKind kind) {
    return with_article(article_of(kind), kind_name(kind));
}

std::string monster_name(const MonsterView& monster) {
    if (monster.image_of) return "spectral " + std::string{item_words[*monster.image_of].name};
    constexpr std::size_t longest_of_images = 6;
    std::string name;
    if (monster.marks.has(MonsterMark::Spectral)) {
        if (kind_name(monster.kind).size() > longest_of_images) return "spectral image";
        name.append("spectral ");
    }
    if (monster.mutation) name.append(mutation_words[*monster.mutation].prefix).append(" ");
    return name.append(kind_name(monster.kind));
}

std::string monster_with_article(const MonsterView& monster) {
    const Article article = article_of(monster.kind);
    if (article == Article::A && monster.state == MonsterState::Ally) return "your " + monster_name(monster);
    return with_article(article, monster_name(monster));
}

std::string monster_by_name(const MonsterView& monster) {
    const Article article = article_of(monster.kind);
    if (article == Article::A && monster.state == MonsterState::Ally) return "your " + monster_name(monster);
    return with_article(article == Article::None ? article : Article::The, monster_name(monster));
}

std::string monster_plural(MonsterKind kind) {
    const std::string_view irregular = monster_words[kind].irregular_plural;
    return irregular.empty() ? plural_of(kind_name(kind)) : std::string{irregular};
}

std::string monster_state(const MonsterView& monster) {
    if (monster.kind == MonsterKind::You) return {};
    if (monster.marks.has(MonsterMark::Captive)) return "held captive";
    if (monster.marks.has(MonsterMark::Dormant)) return said_of(monster.gender, "biding its time");
    // "Your" says it already; and a turret neither sleeps nor hunts.
    if (monster.state == MonsterState::Ally) return {};
    if (monster_rows[monster.kind].behaviors.has(Behavior::Inanimate)) return {};
    switch (monster.state) {
        case MonsterState::Sleeping:
            return "asleep";
        case MonsterState::Hunting:
            return "on the hunt";
        case MonsterState::Wandering:
            return "wandering";
        case MonsterState::Fleeing:
            return "in flight";
        case MonsterState::Ally:
        case MonsterState::count:
            break;
    }
    return {};
}

std::string monster_line(const MonsterView& monster) {
    std::string line{monster_words[monster.kind].line};
    if (monster.mutation) line.append(" ").append(mutation_words[*monster.mutation].line);
    return said_of(monster.gender, line);
}

}  // namespace cellophane
