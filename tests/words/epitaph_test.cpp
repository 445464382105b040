#include "words/epitaph.h"

#include "content/items.h"
#include "support/catch.h"
#include "words/event_sentences.h"

namespace cellophane {

namespace {

Observation ended(DeathCause cause, Terrain terrain = Terrain::Nothing) {
    Observation seen;
    seen.hero = HeroView{.at = {}};
    seen.ending = Ending{cause, terrain, 4};
    seen.seed = 77;
    seen.deepest = 6;
    seen.turns = 1234;
    return seen;
}

}  // namespace

TEST_CASE("the tombstone names every cause of death", "[words][epitaph]") {
    CHECK(epitaph(ended(DeathCause::Starvation)).sentence == "Starved to death on depth 4.");
    CHECK(epitaph(ended(DeathCause::Terrain, Terrain::Lava)).sentence == "Killed by lava on depth 4.");
    for (int cause = 0; cause < static_cast<int>(DeathCause::count); ++cause) {
        const std::string sentence = epitaph(ended(static_cast<DeathCause>(cause), Terrain::Lava)).sentence;
        INFO(sentence);
        CHECK(sentence.find("Dead") == std::string::npos);
        CHECK(sentence.ends_with("on depth 4."));
    }
    Observation quitter = ended(DeathCause::Burning);
    quitter.ending->fate = Fate::Quit;
    quitter.hero->gold = 12;
    CHECK(epitaph(quitter).brief == "Gave up on depth 4.");
    CHECK(epitaph(quitter).sentence == "Gave up on depth 4, with 12 pieces of gold.");
    CHECK(score_of(quitter) == 12);
    CHECK(treasure(quitter).empty());
    CHECK(epitaph(Observation{}).sentence.empty());
    CHECK(epitaph(Observation{}).figures.empty());
}

TEST_CASE("a piece of gold scores one, a lumenstone 500", "[words][epitaph]") {
    Observation seen = ended(DeathCause::Fall);
    CHECK(score_of(seen) == 0);
    seen.hero->gold = 1;
    CHECK(score_of(seen) == 1);
    CHECK(epitaph(seen).sentence == "Killed by a fall on depth 4, with 1 piece of gold.");
    seen.pack = {{.letter = 'a', .item = {.kind = ItemKind::Lumenstone, .quantity = 2}},
                 {.letter = 'b', .item = {.kind = ItemKind::Lumenstone}},
                 {.letter = 'c', .item = {.kind = ItemKind::Amulet}}};
    CHECK(score_of(seen) == 1501);
    CHECK(epitaph(seen).sentence ==
          "Killed by a fall on depth 4, the Amulet of Yendor in your hands, "
          "with treasure: 3 lumenstones and 1 piece of gold.");
    Observation poor = seen;
    poor.hero->gold = 0;
    poor.pack.pop_back();
    CHECK(epitaph(poor).sentence == "Killed by a fall on depth 4, with treasure: 3 lumenstones.");
    const auto figures = epitaph(seen).figures;
    const auto has = [&](std::string_view name, std::string_view figure) {
        for (const auto& [key, value] : figures)
            if (key == name && value == figure) return true;
        return false;
    };
    CHECK(has("deepest", "6"));
    CHECK(has("turns", "1234"));
    CHECK(has("lumenstones", "3"));
    CHECK(has("score", "1501"));
    CHECK(has("seed", "77"));
    CHECK(has("style", "brogue"));
}

TEST_CASE("bringing out the Amulet scores, and lumenstones then score more", "[words][epitaph]") {
    Observation seen = ended(DeathCause::Fall);
    seen.hero->gold = 1234;
    ItemView stones{.kind = ItemKind::Lumenstone, .quantity = 2};
    seen.pack = {{.letter = 'a', .item = {.kind = ItemKind::Mango}},
                 {.letter = 'b', .item = {.kind = ItemKind::Amulet}},
                 {.letter = 'c', .item = stones}};
    CHECK(score_of(seen) == 1234 + 1000);
    CHECK(treasure(seen).empty());
    seen.ending = Ending{.depth = 1, .fate = Fate::Escaped};
    CHECK(score_of(seen) == 1234 + 35000 + 10000);
    CHECK(epitaph(seen).sentence ==
          "Out of the dungeon by the door you came in at, the Amulet of Yendor in your hands, "
          "with treasure: 2 lumenstones and 1234 pieces of gold.");
    seen.ending = Ending{.depth = 40, .fate = Fate::Mastered};
    CHECK(score_of(seen) == 1234 + 70000 + 10000);
    CHECK(epitaph(seen).sentence.find("portal") != std::string::npos);

    std::vector<std::string> worth;
    for (const Treasure& piece : treasure(seen)) worth.push_back(piece.worth);
    CHECK(worth == std::vector<std::string>{"1234", "", "70000", "10000", "81234"});
    CHECK(treasure(seen)[2].name.find("Amulet of Yendor") != std::string::npos);
}

TEST_CASE("of the treasure that counts, the rest is one line before the sum", "[words][epitaph]") {
    Observation seen = ended(DeathCause::Fall);
    seen.hero->gold = 5;
    seen.pack = {{.letter = 'a', .item = {.kind = ItemKind::Mango}},
                 {.letter = 'b', .item = {.kind = ItemKind::Amulet}},
                 {.letter = 'c', .item = {.kind = ItemKind::PotionOfLife}}};
    CHECK(treasure_that_counts(seen).empty());
    seen.ending = Ending{.depth = 1, .fate = Fate::Escaped};
    const std::vector<Treasure> list = treasure_that_counts(seen);
    REQUIRE(list.size() == 4);
    CHECK(list[2].name == "and 2 items worth nothing");
    CHECK(format_treasure(list[0]) == "5 pieces of gold, worth 5 points.");
    CHECK(format_treasure(list[2]) == "And 2 items worth nothing.");
    CHECK(list.back().worth == "35005");
}

TEST_CASE("messages that must be read are those of the table", "[words]") {
    CHECK(must_be_read(FellDown{}));
    CHECK(must_be_read(ReturnWarning{}));
    CHECK(must_be_read(AteByForce{}));
    CHECK(must_be_read(RuneStirred{}));
    CHECK(must_be_read(EasyModeAnswered{EasyModeAnswered::How::Begun}));
    CHECK_FALSE(must_be_read(EasyModeAnswered{EasyModeAnswered::How::Declined}));
    CHECK_FALSE(must_be_read(HungerFelt{350, true}));
    CHECK(must_be_read(HungerFelt{350, false}));
    for (int nutrition : {150, 50, 0}) CHECK(must_be_read(HungerFelt{nutrition, true}));
    CHECK(must_be_read(StatusBegan{.status = Status::Paralyzed}));
    CHECK_FALSE(must_be_read(StatusBegan{.status = Status::Paralyzed, .who = MonsterView{}}));
    CHECK_FALSE(must_be_read(StatusBegan{.status = Status::Confused}));
    CHECK(must_be_read(PlatePressed{.at = {}, .who = MonsterView{}}));
    CHECK(must_be_read(PlatePressed{.at = {}, .by_hero = true}));
    CHECK_FALSE(must_be_read(PlatePressed{.at = {}}));
    CHECK_FALSE(must_be_read(Explored{}));
}

}  // namespace cellophane
