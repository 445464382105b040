#include "session/game_over/game_result.h"

#include <map>

#include "session/crafted.h"
#include "support/catch.h"
#include "support/table.h"
#include "words/epitaph.h"

// The best games, and all of them counted (tables/scoring.tsv; rules/interface.md A6).

namespace cellophane {

namespace {

PastGame run(int score, Fate fate = Fate::Died, int deepest = 3, int turns = 1000) {
    return {.ended = 1'795'000'000,
            .seed = 18446744073709551615U,
            .fate = fate,
            .score = score,
            .gold = score,
            .deepest = deepest,
            .turns = turns,
            .told = "Killed by a rat on depth 3."};
}

std::string written(const std::vector<PastGame>& runs) {
    HighScores high_scores;
    std::string lines;
    for (const PastGame& each : runs) lines += high_scores.add(each);
    return lines;
}

std::vector<int> scores_of(const HighScores& high_scores) {
    std::vector<int> scores;
    for (const PastGame& each : high_scores.best()) scores.push_back(each.score);
    return scores;
}

constexpr Fate died = Fate::Died;
constexpr Fate escaped = Fate::Escaped;
constexpr Fate mastered = Fate::Mastered;

Statistics counted(const std::vector<Fate>& fates) {
    HighScores high_scores;
    for (const Fate fate : fates) high_scores.add(run(1, fate));
    return high_scores.all_time();
}

}  // namespace

TEST_CASE("a past game reads back from its line", "[session][chronicle]") {
    PastGame full = run(4321, mastered, 40, 20'000);
    full.easy = true;
    full.style = Style::Classic;
    full.killer = "goblin conjurer";
    full.lumenstones = 7;
    for (const PastGame& each : {run(5), full, run(9, Fate::Quit)}) {
        const HighScores again{written({each})};
        REQUIRE(again.best().size() == 1);
        CHECK(again.best().front() == each);
    }
}

TEST_CASE("lines that cannot be read are skipped", "[session][chronicle]") {
    const std::string good = written({run(5)});
    std::string cut = good.substr(0, good.size() / 2);
    const HighScores high_scores{"nonsense\n" + cut + "\n" + good + "run 2\tfrom the future\n\n" + good};
    CHECK(scores_of(high_scores) == std::vector<int>{5, 5});
    CHECK(HighScores{""}.best().empty());
    CHECK(HighScores{"\n\n"}.all_time() == Statistics{});
    std::string wrong = good;
    wrong.replace(wrong.find("brogue"), 6, "brogu3");
    CHECK(HighScores{wrong}.best().empty());
}

TEST_CASE("the best games are sorted by score, newest first among equals, thirty at most",
          "[session][chronicle]") {
    HighScores high_scores;
    for (const int score : {10, 0, 30, 20}) high_scores.add(run(score));
    CHECK(scores_of(high_scores) == std::vector<int>{30, 20, 10});
    CHECK(high_scores.newest_of_best() == 1);
    PastGame equal = run(30);
    equal.turns = 77;
    high_scores.add(equal);
    CHECK(high_scores.best().front().turns == 77);
    CHECK(high_scores.newest_of_best() == 0);
    high_scores.add(run(0));
    CHECK(high_scores.newest_of_best() == -1);
    for (int i = 0; i < 40; ++i) high_scores.add(run(100 + i));
    REQUIRE(high_scores.best().size() == 30);
    CHECK(high_scores.best().back().score == 110);
    // A score equal to the last on the list gets on it.
    high_scores.add(run(110));
    CHECK(high_scores.newest_of_best() == 29);
    high_scores.add(run(109));
    CHECK(high_scores.newest_of_best() == -1);
}

TEST_CASE("a game that was quit counts, and not as a win", "[session][chronicle]") {
    const Statistics all = counted({escaped, Fate::Quit, mastered});
    CHECK(all.games == 3);
    CHECK(all.wins() == 2);
    CHECK(all.longest_wins == 1);
    CHECK(written({run(9, Fate::Quit)}).find("\tQuit\t-\t") != std::string::npos);
}

TEST_CASE("streaks of wins count all wins, streaks of masteries end at a plain escape",
          "[session][chronicle]") {
    const Statistics all =
        counted({died, escaped, mastered, mastered, escaped, died, mastered, mastered, mastered, escaped});
    CHECK(all.games == 10);
    CHECK(all.escapes == 3);
    CHECK(all.masteries == 5);
    CHECK(all.wins() == 8);
    CHECK(all.win_percent() == 80);
    CHECK(all.longest_wins == 4);
    CHECK(all.wins_now == 4);
    CHECK(all.longest_masteries == 3);
    CHECK(all.masteries_now == 0);
    CHECK(counted({mastered, mastered}).masteries_now == 2);
    CHECK(counted({mastered, died}).wins_now == 0);
    CHECK(counted({mastered, died}).masteries_now == 0);
    CHECK(counted({}).win_percent() == 0);
}

TEST_CASE("the statistics hold the best value of all games", "[session][chronicle]") {
    HighScores high_scores;
    high_scores.add(run(500, died, 4, 900));
    PastGame won = run(40'000, escaped, 26, 30'000);
    won.gold = 300;
    won.lumenstones = 2;
    high_scores.add(won);
    won.turns = 20'000;
    high_scores.add(won);
    // An easier game is another game.
    PastGame easy = run(99'999, mastered, 40, 10);
    easy.easy = true;
    high_scores.add(easy);
    const Statistics all = high_scores.all_time();
    CHECK(all.games == 3);
    CHECK(all.best_score == 40'000);
    CHECK(all.most_gold == 500);
    CHECK(all.most_lumenstones == 2);
    CHECK(all.deepest == 26);
    CHECK(all.average_depth_tenths() == 186);
    CHECK(all.shortest_win == 20'000);
    CHECK(all.masteries == 0);
    CHECK(scores_of(high_scores).front() == 99'999);
}

TEST_CASE("resetting the statistics keeps those of all time", "[session][chronicle]") {
    HighScores high_scores;
    std::string lines = high_scores.add(run(5, mastered));
    CHECK(high_scores.since_reset() == high_scores.all_time());
    lines += high_scores.reset(1);
    CHECK(high_scores.since_reset() == Statistics{});
    lines += high_scores.add(run(7, escaped));
    for (const HighScores& each : {high_scores, HighScores{lines}}) {
        CHECK(each.all_time().games == 2);
        CHECK(each.all_time().longest_wins == 2);
        CHECK(each.since_reset().games == 1);
        CHECK(each.since_reset().longest_wins == 1);
        CHECK(scores_of(each) == std::vector<int>{7, 5});
    }
}

TEST_CASE("seconds are turned into dates", "[session][chronicle]") {
    CHECK(date_of(0) == "1970-01-01");
    CHECK(date_of(86'399) == "1970-01-01");
    CHECK(date_of(951'782'400) == "2000-02-29");
    CHECK(date_of(951'868'800) == "2000-03-01");
    CHECK(date_of(1'795'219'200) == "2026-11-21");
    CHECK(date_of(4'107'542'400) == "2100-03-01");
    CHECK(date_of(-5) == "1970-01-01");
}

TEST_CASE("the list of best games as plain text has its lines and marks the latest", "[session][chronicle]") {
    CHECK(best_as_text(HighScores{}).find("No games yet") == 0);
    HighScores high_scores;
    PastGame easy = run(50);
    easy.easy = true;
    high_scores.add(easy);
    high_scores.add(run(40));
    CHECK(best_as_text(high_scores) ==
          "1. 50  2026-11-18  Killed by a rat on depth 3. (easy)\n"
          "2. 40  2026-11-18  Killed by a rat on depth 3.  <- the latest\n");
}

TEST_CASE("each variant has lists of its own, and they stand below each other as text",
          "[session][chronicle][variant]") {
    HighScores high_scores;
    high_scores.add(run(50));
    PastGame rapid = run(90);
    rapid.variant = Variant::Rapid;
    rapid.fate = Fate::Escaped;
    high_scores.add(rapid);
    CHECK(high_scores.best().size() == 1);
    CHECK(high_scores.best().front().score == 50);
    CHECK(high_scores.newest_of_best() == -1);
    CHECK(high_scores.newest_of_best(Variant::Rapid) == 0);
    CHECK(high_scores.all_time().wins() == 0);
    CHECK(high_scores.all_time(Variant::Rapid).wins() == 1);
    CHECK(high_scores.all_time(Variant::Bullet).games == 0);
    const std::string text = best_as_text(high_scores);
    CHECK(text.find("1. 50 ") == 0);
    CHECK(text.find("\n\nRapid:\n1. 90 ") != std::string::npos);
    CHECK(text.find("Bullet") == std::string::npos);
}

TEST_CASE("scores are those of the table", "[session][chronicle]") {
    const Table table{std::string{CELLOPHANE_SOURCE_DIR} + "/docs/rules/tables/scoring.tsv"};
    std::map<std::pair<std::string, std::string>, std::string> points;
    for (const Table::Row& row : table.rows())
        points[{std::string{row["component"]}, std::string{row["applies_to"]}}] = row["points"];
    const auto score = [](ItemKind kind, Fate fate, bool easy = false) {
        Observation seen;
        seen.hero = HeroView{.at = {}};
        seen.hero->easy = easy;
        seen.ending = Ending{.depth = 1, .fate = fate};
        seen.pack = {{.letter = 'a', .item = {.kind = kind}}};
        return std::to_string(score_of(seen));
    };
    CHECK(points.at({"lumenstone", "death; quitting"}).find(score(ItemKind::Lumenstone, died)) == 0);
    CHECK(points.at({"lumenstone", "both victories"}).find(score(ItemKind::Lumenstone, escaped)) == 0);
    CHECK(points.at({"lumenstone", "both victories"}).find(score(ItemKind::Lumenstone, mastered)) == 0);
    CHECK(points.at({"Amulet of Yendor", "escape by the dungeon exit"}) == score(ItemKind::Amulet, escaped));
    CHECK(points.at({"Amulet of Yendor", "leaving by the portal of the deepest level"}) ==
          score(ItemKind::Amulet, mastered));
    CHECK(points.at({"any other item", "victory"}) == score(ItemKind::PlateArmor, escaped));
    CHECK(points.at({"easy mode", "every ending"}).find("/ 10") != std::string::npos);
    CHECK(score(ItemKind::Amulet, escaped, true) == "3500");
    CHECK(points.at({"high score list", "best 30 entries"}) == "-");
}

namespace {

Session about_to_die(int gold) {
    Session session = crafted([gold](Game& game) {
        game.hero.health = 1;
        game.hero.gold = gold;
        game.hero.vitals.poison = 3;
        game.hero.vitals.statuses.set(Status::Poisoned, 9);
    });
    return session;
}

}  // namespace

TEST_CASE("a game is entered in the list once, when it is over", "[session][chronicle][ending]") {
    Session session = about_to_die(42);
    session.remember_high_scores(written({run(50), run(7)}));
    CHECK(session.take_high_scores(1'795'219'200).empty());
    press(session, "z");
    const std::string line = session.take_high_scores(1'795'219'200);
    CHECK(std::count(line.begin(), line.end(), '\n') == 1);
    CHECK(session.take_high_scores(1'795'219'200).empty());
    CHECK(HighScores{line}.best().front().told == "Killed by poison on depth 1.");
    CHECK(HighScores{line}.best().front().killer == "poison");
    press(session, "Space");
    press(session, "h");
    CHECK(shows(session, " 1.       50"));
    CHECK(shows(session, "> 2.       42  2026-11-21  Killed by poison on depth 1."));
    CHECK(shows(session, " 3.        7"));
    press(session, "g");
    CHECK(shows(session, "all time"));
    press(session, "k");
    CHECK(shows(session, "Here you lie"));
    // The game that is loaded again has been entered.
    Session again = Session::resumed(std::move(saved_game_from(session.save()).value()));
    CHECK(again.take_high_scores(1).empty());
}

TEST_CASE("a harmless game is not entered in the list", "[session][chronicle][ending]") {
    Session session = crafted([](Game& game) { game.hero.gold = 5; });
    Session harmless{{.seed = 3, .harmless = true}};
    CHECK(harmless.take_high_scores(1).empty());
    CHECK(session.take_high_scores(1).empty());
}

TEST_CASE("a practice game says what it is, and is not entered in the list", "[session][chronicle][ending]") {
    Session practice{{.seed = 3, .depth = 7}};
    CHECK_FALSE(shows(practice, "Practice game"));
    practice.set_hints(true);
    CHECK(shows(practice, "Practice game from depth 7"));
    press(practice, "~");
    CHECK(shows(practice, "practice from depth 7"));
    practice.act(Quit{});
    CHECK(practice.take_high_scores(1).empty());
    Session usual{{.seed = 3}};
    usual.set_hints(true);
    CHECK_FALSE(shows(usual, "ractice"));
    usual.act(Quit{});
    CHECK_FALSE(usual.take_high_scores(1).empty());
}

TEST_CASE("a game in a variant of somebody's own says so, and is not entered in the list",
          "[session][chronicle][variant]") {
    OwnVariant own;
    own.figures.amulet_depth = 3;
    own.figures.deepest_depth = 5;
    own.figures.pace = 8;
    own.supplies = {DepthSupply{.potions = 300}, DepthSupply{}, DepthSupply{}, DepthSupply{}, DepthSupply{}};
    const DungeonVariant variant{own};
    Session session{{.seed = 3, .variant = variant}};
    session.set_hints(true);
    CHECK(shows(session, "Dungeon of the variant " + std::string{variant.name()}));
    press(session, "~");
    CHECK(shows(session, std::string{variant.name()}));
    CHECK(session.variant() == variant);
    session.act(Quit{});
    CHECK(session.take_high_scores(1).empty());
}

TEST_CASE("the lists of games open from the feats, and resetting asks first", "[session][chronicle]") {
    Session session = crafted([](Game&) {});
    session.remember_high_scores(written({run(50, escaped), run(7)}));
    const std::uint64_t before = session.state_hash();
    const std::string map = session.text();
    press(session, "F");
    press(session, "h");
    CHECK(shows(session, "High scores"));
    press(session, "x");
    CHECK(session.text() == map);
    press(session, "F");
    press(session, "g");
    CHECK(shows(session, "longest win streak                         1               1"));
    press(session, "r");
    CHECK(shows(session, "Reset statistics"));
    press(session, "n");
    CHECK(session.take_high_scores(9).empty());
    press(session, "R");
    press(session, "y");
    CHECK(session.take_high_scores(9) == "reset 1\t9\n");
    CHECK(shows(session, "longest win streak                         1               0"));
    session.point({.act = PointerAct::Press, .column = 50, .row = 20});
    CHECK(session.text() == map);
    CHECK(session.state_hash() == before);
}

}  // namespace cellophane
