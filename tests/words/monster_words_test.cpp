#include <set>

#include "support/catch.h"
#include "words/monsters.h"
#include "words/prose.h"

namespace cellophane {

namespace {

MonsterView creature(MonsterKind kind, MonsterState state = MonsterState::Hunting) {
    MonsterView view;
    view.kind = kind;
    view.state = state;
    return view;
}

}  // namespace

TEST_CASE("every monster has a name and a line of its own", "[words][monsters]") {
    std::set<std::string_view> lines;
    std::set<std::string> plurals;
    for (const MonsterWords& words : monster_words) {
        INFO(words.name);
        prose::check_name(words.name);
        CHECK(words.name == monster_rows[words.kind].name);
        prose::check_line(words.line);
        prose::check_unspoilt(words.line);
        // Figures are for the details panel, which computes them.
        CHECK(words.line.find_first_of("0123456789%") == std::string_view::npos);
        CHECK(prose::sentences(words.line).size() <= 3);
        CHECK(lines.insert(words.line).second);
        CHECK(plurals.insert(monster_plural(words.kind)).second);
    }
    CHECK(lines.size() == 69);
}

TEST_CASE("monsters are named with mutation and allegiance", "[words][monsters]") {
    MonsterView rat = creature(MonsterKind::Rat);
    CHECK(monster_name(rat) == "rat");
    CHECK(monster_with_article(rat) == "a rat");
    rat.mutation = Mutation::Explosive;
    CHECK(monster_name(rat) == "explosive rat");
    CHECK(monster_with_article(rat) == "an explosive rat");
    CHECK(monster_line(rat) == std::string{monster_words[MonsterKind::Rat].line} + " " +
                                   std::string{mutation_words[Mutation::Explosive].line});
    CHECK(monster_with_article(creature(MonsterKind::Unicorn, MonsterState::Ally)) == "your unicorn");
    CHECK(monster_with_article(creature(MonsterKind::Unicorn)) == "a unicorn");
    CHECK(monster_with_article(creature(MonsterKind::WardenOfYendor)) == "the Warden of Yendor");
    // A monster of the hero's kind is a copy of the hero.
    CHECK(monster_with_article(creature(MonsterKind::You, MonsterState::Ally)) == "your clone");
    CHECK(monster_by_name(creature(MonsterKind::You)) == "the clone");
    CHECK(monster_plural(MonsterKind::You) == "clones");
    MonsterView image = creature(MonsterKind::Jackal, MonsterState::Ally);
    image.marks = {MonsterMark::Spectral};
    CHECK(monster_name(image) == "spectral jackal");
    image.kind = MonsterKind::GoblinConjurer;
    CHECK(monster_name(image) == "spectral image");
    CHECK(monster_plural(MonsterKind::Goblin) == "goblins");
    CHECK(monster_plural(MonsterKind::Fury) == "furies");
    CHECK(monster_plural(MonsterKind::Lich) == "liches");
    CHECK(monster_plural(MonsterKind::DarPriestess) == "dar priestesses");
}

TEST_CASE("a monster's state is told unless it has none to tell", "[words][monsters]") {
    std::set<std::string> states;
    for (MonsterState state :
         {MonsterState::Sleeping, MonsterState::Hunting, MonsterState::Wandering, MonsterState::Fleeing}) {
        const std::string told = monster_state(creature(MonsterKind::Ogre, state));
        CHECK_FALSE(told.empty());
        CHECK(states.insert(told).second);
        CHECK(monster_state(creature(MonsterKind::GoblinTotem, state)).empty());
        prose::check_unspoilt(told);
    }
    CHECK(monster_state(creature(MonsterKind::Ogre, MonsterState::Ally)).empty());
    MonsterView captive = creature(MonsterKind::Ogre, MonsterState::Sleeping);
    captive.marks = {MonsterMark::Captive};
    CHECK(monster_state(captive) == "held captive");
    MonsterView turret = creature(MonsterKind::SparkTurret, MonsterState::Sleeping);
    turret.marks = {MonsterMark::Dormant};
    CHECK(monster_state(turret) == "biding its time");
    CHECK(monster_state(creature(MonsterKind::You)).empty());
}

TEST_CASE("sentences about male and female monsters use their pronouns", "[words][monsters]") {
    CHECK(said_of(std::nullopt, "It mends itself, its bit done.") == "It mends itself, its bit done.");
    CHECK(said_of(Gender::Male, "It mends itself, its bit done.") == "He mends himself, his bit done.");
    CHECK(said_of(Gender::Female, "turns on its friends") == "turns on her friends");
    MonsterView troll = creature(MonsterKind::Troll);
    CHECK(monster_line(troll).find(" Its wounds") != std::string::npos);
    troll.gender = Gender::Female;
    CHECK(monster_line(troll).find(" Her wounds") != std::string::npos);
}

TEST_CASE("every mutation has a prefix and a line", "[words][monsters]") {
    std::set<std::string_view> lines;
    for (const MutationWords& words : mutation_words) {
        prose::check_name(words.prefix);
        CHECK(words.prefix == mutation_rows[words.kind].name);
        prose::check_line(words.line);
        CHECK(lines.insert(words.line).second);
    }
    CHECK(lines.size() == 8);
}

}  // namespace cellophane
