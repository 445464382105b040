#include "words/result_card.h"

#include <string>
#include <vector>

#include "support/catch.h"

namespace cellophane {

namespace {

Observation ended(Fate fate = Fate::Died) {
    Observation seen;
    seen.hero = HeroView{.at = {}};
    seen.hero->gold = 1312;
    seen.ending = Ending{.cause = DeathCause::Starvation, .depth = 4, .fate = fate};
    seen.seed = 77;
    seen.deepest = 6;
    seen.turns = 12345;
    return seen;
}

using Lines = std::vector<std::string>;

const std::string six_of_26 = "■■■■■■□□□□□□□□□□□□□□□□□□□□";

}  // namespace

TEST_CASE("a result is told in three short lines", "[words][result]") {
    CHECK(result_lines(result_words(ended(), {})) ==
          Lines{"Cellophane. Seed 77.", "Starved to death on depth 4.",
                six_of_26 + " Depth 6, 1,312 gold, 12,345 turns."});
    CHECK(result_words(ended(Fate::Quit), {}).ending == "Gave up on depth 4");
    CHECK(result_words(Observation{}, {}).ending.empty());
}

TEST_CASE("a victory is told with what was brought out, and with the feats", "[words][result]") {
    Observation seen = ended(Fate::Escaped);
    seen.pack = {{.letter = 'a', .item = {.kind = ItemKind::Amulet}},
                 {.letter = 'b', .item = {.kind = ItemKind::Lumenstone}}};
    seen.feats = Feats{Feat::PureMage} | Feats{Feat::Paladin};
    CHECK(result_lines(result_words(seen, {})) ==
          Lines{"Cellophane. Seed 77.", "Escaped the dungeon with the Amulet of Yendor.",
                six_of_26 + " Depth 6, score 41,312, 1,312 gold, 1 lumenstone, 12,345 turns.",
                "Feats: Pure Mage, Paladin."});
    // What is kept from the start counts only when the game is won.
    seen.ending->fate = Fate::Died;
    CHECK(result_words(seen, {}).feats.empty());
    CHECK(result_words(ended(Fate::Mastered), {}).ending == "Mastered the dungeon");
}

TEST_CASE("a result says which dungeon it was and what made it easier", "[words][result]") {
    Observation seen = ended();
    CHECK(result_words(seen, {.day = "2026-11-26"}).dungeon == "Daily dungeon of 2026-11-26");
    CHECK(result_words(seen, {.hides_seed = true}).dungeon == "Hidden seed");
    seen.style = Style::Rogue;
    seen.hero->easy = true;
    CHECK(result_words(seen, {.start = 7, .harmless = true}).dungeon ==
          "Seed 77, rogue style, practice from depth 7, easy mode, without danger");
}

TEST_CASE("links are added to a result as long as it fits a chat", "[words][result]") {
    const ResultWords words = result_words(ended(), {});
    const std::size_t plain = result_lines(words).size();
    const Lines both = result_lines(words, {.play = "https://a.example/", .watch = "https://b.example/"});
    REQUIRE(both.size() == plain + 2);
    CHECK(both[plain] == "Play this dungeon: https://a.example/");
    CHECK(both[plain + 1] == "Watch this game: https://b.example/");
    std::size_t letters = 0;
    for (const std::string& line : result_lines(words, {.play = "https://a.example/"}))
        letters += line.size() + 1;
    const std::size_t room = most_letters_of_result - letters - std::string{"Watch this game: \n"}.size();
    CHECK(result_lines(words, {.play = "https://a.example/", .watch = std::string(room, 'x')}).size() ==
          plain + 2);
    CHECK(result_lines(words, {.play = "https://a.example/", .watch = std::string(room + 1, 'x')}).size() ==
          plain + 1);
}

TEST_CASE("the picture of a result is told, and so is that there is none yet", "[words][result]") {
    CHECK(describe_result_picture(result_words(ended(), {}), 4) ==
          "Starved to death on depth 4. Seed 77. Depth 6, 1,312 gold, 12,345 turns. "
          "Below, the map of depth 4 with the last steps.");
    CHECK(no_result_yet(3, 90) ==
          "The game in this recording is not over (depth 3, turn 90), so it has no result yet.");
}

TEST_CASE("numbers are written in groups of three digits", "[words][result]") {
    CHECK(grouped(0) == "0");
    CHECK(grouped(999) == "999");
    CHECK(grouped(1000) == "1,000");
    CHECK(grouped(1234567) == "1,234,567");
    CHECK(grouped(-1000) == "-1,000");
}

}  // namespace cellophane
