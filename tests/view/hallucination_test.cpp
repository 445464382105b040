#include "view/hallucination.h"

#include <set>

#include "content/items.h"
#include "content/monsters.h"
#include "support/catch.h"
#include "view/cell_painter.h"
#include "view/figures.h"
#include "view/observations.h"
#include "view/scene.h"

namespace cellophane {

namespace {

Observation haunted() {
    Observation seen = drawn_observation({"#########", "#..@....#", "#########"});
    seen.monsters = {{.at = {5, 1}, .kind = MonsterKind::Goblin, .health = 5, .max_health = 15},
                     {.at = {6, 1}, .kind = MonsterKind::GoblinTotem, .health = 5, .max_health = 15}};
    seen.items = {{.at = {1, 1}, .kind = ItemKind::Ration}};
    seen.hero->statuses = {{Status::Hallucinating, 300, 300}};
    return seen;
}

}  // namespace

TEST_CASE("hallucination changes monsters and items, and nothing else", "[view][dream]") {
    Observation seen = haunted();
    std::set<MonsterKind> kinds;
    std::set<ItemCategory> categories;
    for (seen.turns = 0; seen.turns < 400; ++seen.turns) {
        const Observation hallucination = hallucinated(seen, 0);
        REQUIRE(hallucination.monsters.size() == 2);
        CHECK(hallucination.monsters[0].at == seen.monsters[0].at);
        CHECK(hallucination.monsters[0].health == 5);
        CHECK_FALSE(monster_rows[hallucination.monsters[0].kind].behaviors.has(Behavior::Inanimate));
        CHECK(hallucination.monsters[1] == seen.monsters[1]);
        CHECK(hallucination.hero->at == seen.hero->at);
        kinds.insert(hallucination.monsters[0].kind);
        REQUIRE(hallucination.items.size() == 1);
        categories.insert(item_rows[hallucination.items[0].kind].category);
    }
    CHECK(kinds.size() > 40);
    CHECK(kinds.count(MonsterKind::You) == 0);
    CHECK(categories.size() == 10);
    CHECK(categories.count(ItemCategory::Amulet) == 0);
}

TEST_CASE("hallucination hides the gender and the mutation of monsters", "[view][dream]") {
    MonsterView naga;
    naga.kind = MonsterKind::Naga;
    naga.gender = Gender::Female;
    naga.mutation = Mutation::Juggernaut;
    const Event told = hallucinated(Event{Turned{naga}}, 3);
    REQUIRE(told.as<Turned>());
    CHECK_FALSE(told.as<Turned>()->who.gender);
    CHECK_FALSE(told.as<Turned>()->who.mutation);
}

TEST_CASE("hallucination does not rename lifeless monsters", "[view][dream]") {
    const auto named = [](MonsterKind kind, std::uint64_t number) {
        MonsterView who;
        who.kind = kind;
        const Event told = hallucinated(Event{Struck{.by = {.seen = who}, .at = {.hero = true}}}, number);
        return told.as<Struck>()->by.seen->kind;
    };
    std::set<MonsterKind> goblins;
    for (std::uint64_t number = 0; number < 100; ++number) {
        for (const MonsterKind kind :
             {MonsterKind::GoblinTotem, MonsterKind::ArrowTurret, MonsterKind::SpectralSword})
            CHECK(named(kind, number) == kind);
        goblins.insert(named(MonsterKind::Goblin, number));
    }
    CHECK(goblins.size() > 10);
}

TEST_CASE("hallucinated monsters change with each turn and each beat", "[view][dream]") {
    const Observation seen = haunted();
    CHECK(hallucinated(seen, 3).monsters == hallucinated(seen, 3).monsters);
    int changed = 0;
    for (int beat = 1; beat <= 20; ++beat)
        changed += hallucinated(seen, beat).monsters != hallucinated(seen, 0).monsters;
    CHECK(changed > 15);
}

TEST_CASE("telepathy shows a hallucinating hero the true monsters", "[view][dream]") {
    Observation seen = haunted();
    seen.hero->statuses.push_back({Status::Telepathic, 5, 5});
    CHECK_FALSE(sees_things(seen));
    CHECK(hallucinated(seen, 0).monsters == seen.monsters);
    CHECK(hallucinated(seen, 0).items != seen.items);
}

TEST_CASE("hallucination scatters colours, less so towards its end", "[view][dream]") {
    Observation seen = haunted();
    CHECK(scatter_of(seen) == 60);
    seen.hero->statuses[0].left = 150;
    CHECK(scatter_of(seen) == 40);
    const MessageLog log;
    const Pointing nowhere_pointed;
    const auto floor = [&](const Observation& looked_at) {
        CellPainter painter;
        return paint(Scene{looked_at, log, nowhere_pointed}, painter).at(21 + 2, 3 + 1);
    };
    const StyledCell hallucinating = floor(seen);
    ++seen.turns;
    CHECK(floor(seen) != hallucinating);
    CHECK(floor(seen) == floor(seen));
    seen.hero->statuses.clear();
    CHECK(scatter_of(seen) == 0);
    const StyledCell awake = floor(seen);
    ++seen.turns;
    CHECK(floor(seen) == awake);
    // Memory keeps its colors.
    seen.hero->statuses = {{Status::Hallucinating, 300, 300}};
    seen.cells[{2, 1}].sight = Sight::Remembered;
    const StyledCell remembered = floor(seen);
    ++seen.turns;
    CHECK(floor(seen) == remembered);
}

TEST_CASE("monsters sensed by telepathy show only whether they are large", "[view][figures]") {
    Observation seen = haunted();
    seen.hero->statuses.clear();
    seen.cells[{5, 1}].sight = Sight::Remembered;
    CHECK(figure_at(seen, {5, 1})->glyph == U'x');
    seen.monsters[0].kind = MonsterKind::Ogre;
    CHECK(figure_at(seen, {5, 1})->glyph == (monster_rows[MonsterKind::Ogre].is_large ? U'X' : U'x'));
    seen.monsters[0].kind = MonsterKind::Dragon;
    REQUIRE(monster_rows[MonsterKind::Dragon].is_large);
    CHECK(figure_at(seen, {5, 1})->glyph == U'X');
    // What never moves is remembered as it is.
    seen.cells[{6, 1}].sight = Sight::Remembered;
    CHECK(figure_at(seen, {6, 1})->glyph == figure_of(seen.monsters[1]).glyph);
    // At full strength, whatever the ground is.
    const MessageLog log;
    const Pointing nowhere_pointed;
    CellPainter painter;
    CHECK(paint(Scene{seen, log, nowhere_pointed}, painter).at(21 + 5, 3 + 1).fore == Rgb{255, 255, 255});
}

}  // namespace cellophane
