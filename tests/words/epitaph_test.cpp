#include "words/epitaph.h"

#include "content/items.h"
#include "support/catch.h"
#include "words/telling.h"

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

TEST_CASE("the stone names the cause, whatever it was", "[words][epitaph]") {
    CHECK(epitaph(ended(DeathCause::Starvation)).sentence == "Starved to death on depth 4.");
    CHECK(epitaph(ended(DeathCause::Terrain, Terrain::Lava)).sentence == "Killed by lava on depth 4.");
    for (int cause = 0; cause < static_cast<int>(DeathCause::count); ++cause) {
        const std::string sentence = epitaph(ended(static_cast<DeathCause>(cause), Terrain::Lava)).sentence;
        INFO(sentence);
        CHECK(sentence.find("Dead") == std::string::npos);
        CHECK(sentence.ends_with("on depth 4."));
    }
    CHECK(epitaph(Observation{}).sentence.empty());
    CHECK(epitaph(Observation{}).figures.empty());
}

TEST_CASE("gold counts one, lumenstones 500", "[words][epitaph]") {
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
          "Killed by a fall on depth 4, the Amulet of Yendor in your hands, with 1 piece of gold.");
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

TEST_CASE("what must be read is what the table says", "[words]") {
    CHECK(must_be_read(FellDown{}));
    CHECK(must_be_read(ReturnWarning{}));
    CHECK(must_be_read(AteByForce{}));
    CHECK_FALSE(must_be_read(HungerFelt{350, true}));
    CHECK(must_be_read(HungerFelt{350, false}));
    for (int nutrition : {150, 50, 0}) CHECK(must_be_read(HungerFelt{nutrition, true}));
    CHECK(must_be_read(StatusBegan{.status = Status::Paralysed}));
    CHECK_FALSE(must_be_read(StatusBegan{.status = Status::Paralysed, .who = MonsterView{}}));
    CHECK_FALSE(must_be_read(StatusBegan{.status = Status::Confused}));
    CHECK(must_be_read(PlatePressed{.at = {}, .who = MonsterView{}}));
    CHECK_FALSE(must_be_read(PlatePressed{.at = {}}));
    CHECK_FALSE(must_be_read(Explored{}));
}

}  // namespace cellophane
