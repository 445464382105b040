#include "content/features.h"
#include "content/styles.h"
#include "content/terrain.h"
#include "content/variants.h"
#include "support/catch.h"
#include "words/event_sentences.h"
#include "words/features.h"
#include "words/grammar.h"
#include "words/terrain.h"

namespace cellophane {

namespace {

std::string all_of(const Event& event) {
    std::string text;
    for (const Message& message : format_event(event)) text += message.text() + "|";
    return text;
}

bool mentions(const std::string& text, std::string_view word) {
    return text.find(word) != std::string::npos;
}

}  // namespace

TEST_CASE("articles, plurals and verbs agree", "[words]") {
    CHECK(with_article("door") == "a door");
    CHECK(with_article("open door") == "an open door");
    CHECK(with_article("unicorn") == "a unicorn");
    CHECK(with_article("underworm") == "an underworm");
    CHECK(with_article("+2 axe") == "a +2 axe");
    CHECK(with_article(Article::The, "ground") == "the ground");
    CHECK(with_article(Article::None, "lava") == "lava");
    CHECK(plural_of("dart") == "darts");
    CHECK(plural_of("piece of gold") == "pieces of gold");
    CHECK(capitalized("you see.") == "You see.");
    CHECK(capitalized("(press ?)") == "(Press ?)");
    CHECK(capitalized("\"so\"") == "\"So\"");
    CHECK(capitalized("").empty());
    CHECK(capitalized("7 rooms") == "7 rooms");
    CHECK(counted(1, "room", "rooms") == "1 room");
    CHECK(counted(2, "room", "rooms") == "2 rooms");
    CHECK(number_of_times(2) == "twice");
    CHECK(name_with_article(Terrain::DeepWater) == "deep water");
    CHECK(name_with_article(Terrain::OpenWoodenDoor) == "an open door");
    CHECK(name_with_article(Terrain::DungeonExit) == "the dungeon exit");
}

TEST_CASE("a cell is described by its most important layer and by how it is known", "[words]") {
    CellView cell;
    CHECK(describe(cell).empty());
    cell.sight = Sight::Seen;
    cell.layers = {Terrain::Floor, Terrain::ShallowWater, Terrain::Nothing, Terrain::Nothing};
    CHECK(describe(cell) == "you see shallow water.");
    cell.sight = Sight::Remembered;
    CHECK(describe(cell) == "you remember shallow water here.");
    cell.sight = Sight::MagicMapped;
    CHECK(describe(cell) == "you expect shallow water here.");
    CHECK(describe_own(cell) == terrain_words[Terrain::ShallowWater].flavor);
    cell.layers[1] = Terrain::Nothing;
    CHECK(describe_own(cell) == "you are standing on the ground.");
}

TEST_CASE("a new game greets, names the goal and the help key", "[words]") {
    const std::vector<Message> told = format_event(LevelEntered{1, ArrivedBy::NewGame, true});
    REQUIRE(told.size() == 3);
    CHECK(mentions(told[1].text(), "Amulet of Yendor"));
    CHECK(mentions(told[1].text(), "twenty-six floors"));
    CHECK(mentions(told[2].text(), "?"));
    REQUIRE(told[1].phrases.size() == 3);
    CHECK(told[1].phrases[1].tone == Tone::Item);
}

TEST_CASE("the greeting names the floors down to the Amulet of the variant", "[words][variant]") {
    for (const auto& [variant, floors] :
         {std::pair{Variant::Rapid, "lies six floors down"}, {Variant::Bullet, "lies three floors down"}}) {
        Observation listener;
        listener.variant = variant;
        const std::vector<Message> told = format_event(LevelEntered{1, ArrivedBy::NewGame, true}, &listener);
        REQUIRE(told.size() == 3);
        CHECK(mentions(told[1].text(), floors));
    }
}

TEST_CASE("depths 26 and 40 have their message on the first visit only", "[words]") {
    CHECK(mentions(all_of(LevelEntered{long_amulet_depth, ArrivedBy::StairsDown, true}), "Amulet"));
    CHECK_FALSE(mentions(all_of(LevelEntered{long_amulet_depth, ArrivedBy::StairsDown, false}), "Amulet"));
    CHECK(mentions(all_of(LevelEntered{long_deepest_depth, ArrivedBy::StairsDown, true}), "peace"));
    CHECK_FALSE(mentions(all_of(LevelEntered{25, ArrivedBy::StairsDown, true}), "Amulet"));
    CHECK(format_event(LevelEntered{2, ArrivedBy::StairsUp, false}).size() == 1);
}

TEST_CASE("a fall has its own words for landing on rock, in water and floating", "[words]") {
    const Message hard = format_event(LevelEntered{6, ArrivedBy::Falling, false}).at(0);
    const Message wet = format_event(LevelEntered{6, ArrivedBy::Falling, false, true}).at(0);
    CHECK(hard.phrases[0].tone == Tone::Bad);
    CHECK(wet.phrases[0].tone == Tone::Plain);
    CHECK(mentions(wet.text(), "water"));
    CHECK(mentions(wet.text(), "unhurt"));
    CHECK(mentions(all_of(FallCaught{}), "elsewhere"));
}

TEST_CASE("refusals and discoveries have their words", "[words]") {
    const std::vector<Message> exit = format_event(ExitRefused{Terrain::DungeonExit});
    REQUIRE(exit.size() == 2);
    CHECK(exit[0].phrases[0].tone == Tone::Solemn);
    CHECK(mentions(exit[1].text(), "Amulet"));
    CHECK(all_of(ExitRefused{Terrain::CrystalPortal}) != all_of(ExitRefused{Terrain::DungeonExit}));
    CHECK(mentions(all_of(CertainDeathRefused{Terrain::Lava}), "lava"));
    CHECK(mentions(all_of(SecretFound{{3, 3}, Terrain::WoodenDoor}), "a wooden door"));
    // What speaks when it is found says so itself, and alone.
    int speaking = 0;
    for (const TerrainRow& row : terrain_rows) {
        if (row.discovered_as == Feature::None || !feature_rows[row.discovered_as].speaks) continue;
        ++speaking;
        CHECK(all_of(SecretFound{{3, 3}, revealed(row.kind)}) ==
              std::string{feature_message(row.discovered_as)} + "|");
    }
    CHECK(speaking == 4);
    CHECK(mentions(all_of(NotableSeen{{3, 3}, Terrain::DownwardStaircase}), "a downward staircase"));
    CHECK(format_event(Bumped{Terrain::StoneWall})[0].phrases[0].tone == Tone::Background);
    CHECK(format_event(Bumped{Terrain::Floor}).empty());
    for (const Event& event : {Event{SearchedThoroughly{}}, Event{Explored{}}, Event{TravelUnknown{}},
                               Event{TravelBlocked{}}, Event{AlreadyThere{}}, Event{FellDown{}},
                               Event{RouteChanged{}}, Event{TooConfused{}}, Event{WalledIn{}}})
        CHECK(format_event(event).size() == 1);
    for (const bool gas : {true, false}) {
        CHECK(mentions(all_of(Explored{gas}), "gas") == gas);
        CHECK(mentions(all_of(TravelBlocked{gas}), "gas") == gas);
    }
    // Automatic movement tells which creature is in the way, not what becomes of pushing.
    MonsterView ogre{.kind = MonsterKind::Ogre, .state = MonsterState::Sleeping};
    CHECK(all_of(CellOccupied{.by = ogre, .by_himself = true}) == "an ogre is asleep in your way.|");
    ogre.state = MonsterState::Wandering;
    CHECK(all_of(CellOccupied{.by = ogre, .by_himself = true}) == "an ogre is in your way.|");
    CHECK(format_event(Moved{{1, 1}, {1, 2}}).empty());
    CHECK_FALSE(ask(Question::LeapIntoChasm).empty());
    CHECK(ask(Question::None).empty());
}

}  // namespace cellophane
