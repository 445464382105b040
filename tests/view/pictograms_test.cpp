#include "view/pictograms.h"

#include <fstream>
#include <iterator>
#include <map>
#include <optional>
#include <set>
#include <sstream>
#include <string>
#include <tuple>
#include <vector>

#include "content/looks.h"
#include "screen/encode.h"
#include "support/catch.h"
#include "view/color_vision.h"
#include "view/drawn_map.h"
#include "view/figures.h"
#include "view/observations.h"

namespace cellophane {

namespace {

/// The words after "name[" or in braces: the pictures, as they are declared.
std::vector<std::string> declared_pictures() {
    std::ifstream file{std::string{CELLOPHANE_SOURCE_DIR} + "/src/content/pictograms.h"};
    const std::string text{std::istreambuf_iterator<char>{file}, {}};
    const std::size_t begin = text.find("None,", text.find("enum class Pictogram"));
    std::vector<std::string> names;
    std::string line;
    std::istringstream lines{text.substr(begin, text.find("count", begin) - begin)};
    while (std::getline(lines, line)) {
        if (line.find("//") != std::string::npos) continue;
        std::istringstream words{line};
        for (std::string word; words >> word;) names.push_back(word.substr(0, word.size() - 1));
    }
    names.erase(names.begin());
    return names;
}

/// The names of the drawings, each of which stands after a blank line.
std::vector<std::string> drawn_pictures() {
    std::vector<std::string> names;
    for (const char* part : {"terrain", "items", "creatures"}) {
        std::ifstream file{std::string{CELLOPHANE_SOURCE_DIR} + "/web/font/pictograms/" + part + ".txt"};
        REQUIRE(file);
        bool is_first = false;
        for (std::string line; std::getline(file, line);) {
            if (is_first) names.push_back(line);
            is_first = line.empty();
        }
    }
    return names;
}

/// Everything there is, in a room.
Observation crowded_room() {
    Observation seen = drawn_observation({"#####", "#@..#", "#+.~#", "#...#", "#####"});
    seen.items.push_back({.at = {2, 1}, .kind = ItemKind::Sword});
    seen.monsters.push_back({.at = {3, 1}, .kind = MonsterKind::Rat});
    return seen;
}

Frame shown(Signs signs, bool has_pictures = true) {
    Frame frame = drawn_screen(crowded_room());
    fit_to({.signs = signs}, frame, has_pictures);
    return frame;
}

std::uint8_t picture_at(const Frame& frame, Pos at) {
    return map_cell_of(frame, at).picture;
}

std::uint8_t number_of(Pictogram picture) {
    return static_cast<std::uint8_t>(picture);
}

}  // namespace

TEST_CASE("every sign of terrain, every item and every creature has a picture", "[view][pictograms]") {
    for (const LookRow& row : looks) {
        INFO(terrain_rows[row.kind].name);
        CHECK((pictogram_of(row.kind) == Pictogram::None) == (row.glyph == 0));
    }
    for (const ItemRow& row : item_rows) CHECK(pictogram_of(row.kind) != Pictogram::None);
    for (const MonsterRow& row : monster_rows) {
        CHECK(pictogram_of(row.kind) != Pictogram::None);
        CHECK(is_creature(number_of(pictogram_of(row.kind))));
    }
    for (const LookRow& row : looks) CHECK_FALSE(is_creature(number_of(pictogram_of(row.kind))));
    for (const ItemRow& row : item_rows) CHECK_FALSE(is_creature(number_of(pictogram_of(row.kind))));
}

TEST_CASE("terrains that look the same in letters look the same in pictures", "[view][pictograms]") {
    std::map<std::tuple<char32_t, std::optional<Color>, std::optional<Color>>, Pictogram> pictures;
    for (const LookRow& row : looks) {
        // It looks like dung, and hides nothing.
        if (row.kind == Terrain::BrokenGlass) continue;
        INFO(terrain_rows[row.kind].name);
        const Pictogram picture = pictogram_of(row.kind);
        CHECK(pictures.try_emplace({row.glyph, row.fore, row.back}, picture).first->second == picture);
    }
}

TEST_CASE("creatures with different letters have different pictures", "[view][pictograms]") {
    std::map<Pictogram, char32_t> letters;
    for (const MonsterRow& row : monster_rows)
        CHECK(letters.try_emplace(pictogram_of(row.kind), row.glyph).first->second == row.glyph);
}

TEST_CASE("every picture has a drawing, in the same order, and every drawing is a picture",
          "[view][pictograms]") {
    const std::vector<std::string> declared = declared_pictures();
    CHECK(declared.size() + 1 == static_cast<std::size_t>(Pictogram::count));
    CHECK(declared == drawn_pictures());
}

TEST_CASE("no two drawings are alike", "[view][pictograms]") {
    std::set<std::string> drawings;
    std::size_t count = 0;
    for (const char* part : {"terrain", "items", "creatures"}) {
        std::ifstream file{std::string{CELLOPHANE_SOURCE_DIR} + "/web/font/pictograms/" + part + ".txt"};
        std::string drawing;
        bool is_name = false;
        const auto finish = [&] {
            if (!drawing.empty()) drawings.insert(drawing);
            count += !drawing.empty();
            drawing.clear();
        };
        for (std::string line; std::getline(file, line);) {
            if (line.empty()) finish();
            if (!is_name && !line.empty() && line[0] != '#') drawing += line + '\n';
            is_name = line.empty();
        }
        finish();
    }
    CHECK(count + 1 == static_cast<std::size_t>(Pictogram::count));
    CHECK(drawings.size() == count);
}

TEST_CASE("letters, pictures and both are drawn as they are called", "[view][pictograms]") {
    const std::vector<std::pair<Pos, Pictogram>> things{{{1, 1}, Pictogram::Hero}, {{2, 1}, Pictogram::Sword},
                                                        {{3, 1}, Pictogram::Rat},  {{0, 0}, Pictogram::Wall},
                                                        {{1, 2}, Pictogram::Door}, {{3, 2}, Pictogram::Water},
                                                        {{1, 3}, Pictogram::Floor}};
    for (const auto& [at, picture] : things) {
        CAPTURE(at.x, at.y);
        CHECK(picture_at(shown(Signs::Letters), at) == 0);
        CHECK(picture_at(shown(Signs::Pictures), at) == number_of(picture));
        const bool is_letter = is_creature(number_of(picture));
        CHECK(picture_at(shown(Signs::Both), at) == (is_letter ? 0 : number_of(picture)));
        // Where nothing can draw them there are none.
        CHECK(picture_at(shown(Signs::Pictures, false), at) == 0);
    }
    CHECK(encode({}, shown(Signs::Letters)) == encode({}, shown(Signs::Pictures, false)));
    CHECK(encode({}, shown(Signs::Letters)) != encode({}, shown(Signs::Pictures)));
}

TEST_CASE("the text of the screen has letters, whatever is drawn", "[view][pictograms]") {
    CHECK(plain_text(shown(Signs::Pictures)) == plain_text(shown(Signs::Letters)));
}

TEST_CASE("ASCII only means no pictures either", "[view][pictograms]") {
    Frame frame = drawn_screen(crowded_room());
    fit_to({.signs = Signs::Pictures, .ascii = true}, frame, true);
    CHECK(map_cell_of(frame, {1, 1}).picture == 0);
    CHECK(drawn_sign(map_cell_of(frame, {0, 0})) == U'#');
}

}  // namespace cellophane
