#include "exports/result_card.h"

#include <algorithm>
#include <cstddef>
#include <limits>
#include <string>
#include <vector>

#include "content/monsters.h"
#include "content/terrain.h"
#include "dungeon/generate.h"
#include "exports/lettering.h"
#include "play/play.h"
#include "support/catch.h"

namespace cellophane {

namespace {

/// The end of a game on a level that is known throughout.
Observation ended_on_level(DeathCause cause = DeathCause::Starvation) {
    const Result<Level> level = generate({.seed = 5, .depth = 4});
    REQUIRE(level.ok());
    Observation seen = survey(5, Style::Brogue, Variant::Brogue, level.value());
    seen.light = Grid<Illumination>{seen.cells.size()};
    seen.ending = Ending{.cause = cause, .depth = 4};
    return seen;
}

std::string ending_of(const Ending& ending) {
    Observation seen;
    seen.hero = HeroView{.at = {}};
    seen.ending = ending;
    return result_words(seen, {}).ending;
}

void check_fits(const Ending& ending) {
    const std::string told = ending_of(ending);
    INFO(told);
    REQUIRE_FALSE(told.empty());
    const FittedEnding fitted = fitted_ending(told);
    std::string joined;
    for (const std::string& line : fitted.lines) {
        CHECK(width_of_text(line, fitted.size) <= result_card_size.width - 96);
        joined.append(joined.empty() ? "" : " ").append(line);
    }
    // No word was cut, and the type can be read on a phone.
    CHECK(joined == told);
    CHECK(fitted.lines.size() <= 2);
    CHECK(fitted.size >= 38);
}

int height_of(const std::string& png) {
    return static_cast<unsigned char>(png[22]) * 256 + static_cast<unsigned char>(png[23]);
}
int width_of(const std::string& png) {
    return static_cast<unsigned char>(png[18]) * 256 + static_cast<unsigned char>(png[19]);
}

}  // namespace

TEST_CASE("every way a game can end fits on its picture", "[exports][result-card]") {
    for (int depth : {1, 40}) {
        for (const Fate fate : {Fate::Escaped, Fate::Mastered, Fate::Quit})
            check_fits({.depth = depth, .fate = fate});
        for (int cause = 0; cause < static_cast<int>(DeathCause::count); ++cause)
            check_fits({.cause = static_cast<DeathCause>(cause), .terrain = Terrain::Lava, .depth = depth});
        for (const MonsterRow& row : monster_rows)
            check_fits({.cause = DeathCause::Creature, .depth = depth, .killer = row.kind});
        for (int i = 0; i < static_cast<int>(Terrain::count); ++i)
            check_fits({.cause = DeathCause::Terrain, .terrain = static_cast<Terrain>(i), .depth = depth});
    }
    // Nothing that long is written anywhere; it would be shortened line by line all the same.
    CHECK(fitted_ending(std::string(300, 'm')).lines.size() > 1);
}

TEST_CASE("a result is a picture of the size that chats show", "[exports][result-card]") {
    Observation seen = ended_on_level();
    seen.hero = HeroView{.at = {10, 10}};
    seen.seed = std::numeric_limits<std::uint64_t>::max();
    seen.turns = std::numeric_limits<int>::max();
    seen.hero->gold = 1'234'567;
    const ResultWords words = result_words(seen, {.start = 40, .harmless = true});
    const std::vector<Pos> steps{{8, 10}, {9, 10}, {10, 10}, {40, 20}, {41, 20}};
    const std::string png = result_card(seen, steps, words, std::string(200, 'w'));
    CHECK(png.starts_with("\x89PNG\r\n"));
    CHECK(width_of(png) == 1200);
    CHECK(height_of(png) == 630);
    CHECK(result_card(seen, steps, words, std::string(200, 'w')) == png);
    // Steps, feats and the address show.
    CHECK(result_card(seen, {}, words, std::string(200, 'w')) != png);
    CHECK(result_card(seen, steps, words) != png);
    ResultWords proud = words;
    for (const FeatRow& feat : feat_rows) proud.feats.emplace_back(feat.name);
    CHECK(result_card(seen, steps, proud, std::string(200, 'w')) != png);
}

TEST_CASE("a code stands beside the map, whatever else is on the picture", "[exports][result-card]") {
    Observation seen = ended_on_level();
    seen.hero = HeroView{.at = {10, 10}};
    const ResultWords plain = result_words(seen, {});
    ResultWords proud = plain;
    for (const FeatRow& feat : feat_rows) proud.feats.emplace_back(feat.name);
    const std::vector<std::string> dark(57, std::string(57, '#'));
    const std::vector<std::string> bright(57, std::string(57, '.'));
    for (const ResultWords& told : {plain, proud}) {
        const std::string png = result_card(seen, {}, told, std::string(200, 'w'), dark);
        CHECK(width_of(png) == 1200);
        CHECK(height_of(png) == 630);
        CHECK(png != result_card(seen, {}, told, std::string(200, 'w'), bright));
        CHECK(png != result_card(seen, {}, told, std::string(200, 'w')));
    }
}

TEST_CASE("a result is drawn without a known map, and with one larger than the picture",
          "[exports][result-card]") {
    Observation nowhere = ended_on_level();
    nowhere.hero = HeroView{.at = {3, 3}};
    for (int i = 0; i < nowhere.cells.size().area(); ++i) nowhere.cells.at_index(i).sight = Sight::Unknown;
    CHECK(width_of(result_card(nowhere, {}, result_words(nowhere, {}))) == 1200);

    const Result<Level> large = generate({.seed = 5, .depth = 2, .size = {300, 200}});
    REQUIRE(large.ok());
    Observation wide = survey(5, Style::Brogue, Variant::Brogue, large.value());
    wide.light = Grid<Illumination>{wide.cells.size()};
    wide.ending = Ending{};
    wide.hero = HeroView{.at = {299, 199}};
    CHECK(width_of(result_card(wide, {}, result_words(wide, {}))) == 1200);
}

}  // namespace cellophane
