#include <functional>
#include <map>
#include <string>
#include <vector>

#include "session/title/title_session.h"
#include "support/catch.h"
#include "support/table.h"
#include "words/variants.h"

// The rows of tables/commands.tsv for the title and its lists: every key and every way of the mouse.

namespace cellophane {

namespace {

bool is_on(TitleSession& title, std::string_view words) {
    return title.text().find(words) != std::string::npos;
}

/// Presses where the words begin.
void click_words(TitleSession& title, std::string_view words) {
    const std::string screen = title.text();
    int row = 0;
    for (std::size_t begin = 0; begin < screen.size(); ++row) {
        const std::size_t end = screen.find('\n', begin);
        const std::string line = screen.substr(begin, end - begin);
        if (const std::size_t at = line.find(words); at != std::string::npos) {
            int column = 0;
            for (const char byte : line.substr(0, at)) column += (byte & 0xC0) != 0x80 ? 1 : 0;
            return title.point({.act = PointerAct::Press, .column = column, .row = row});
        }
        begin = end + 1;
    }
    FAIL("not on the title: " << words);
}

struct TitleRow {
    std::vector<KeyEvent> keys;
    std::vector<std::pair<std::string, std::string>> clicks;
    /// What leads to where it is tried.
    std::vector<std::string> before;
    std::function<bool(TitleSession&)> happened;
};

auto wants(TitleAct act) {
    return [act](TitleSession& title) { return title.take_request().act == act; };
}
auto says_all(std::vector<std::string> words) {
    return [words = std::move(words)](TitleSession& title) {
        for (const std::string& each : words)
            if (!is_on(title, each)) return false;
        return true;
    };
}

auto says_lengths() {
    std::vector<std::string> lengths;
    for (const VariantWords& words : variant_words) lengths.push_back(format_length(words.kind));
    return says_all(std::move(lengths));
}

/// Thirty of each, so that there are pages to turn.
TitleSession title_with_files(const std::vector<std::string>& keys) {
    TitleSession title{{.seed = 7, .can_leave = true}};
    std::vector<KeptFile> files;
    for (int i = 0; i < 30; ++i)
        files.push_back({"game number " + std::to_string(i), 1'795'000'000 - i * 86'400});
    title.set_games(files);
    title.set_recordings(files);
    for (const std::string& key : keys) title.press({.name = key});
    return title;
}

std::map<std::string, TitleRow> title_rows() {
    return {
        {"title: new game", {{{.name = "n"}}, {{"New Game button", "New Game (n)"}}, {}, says_lengths()}},
        {"title: today's dungeon",
         {{{.name = "d"}}, {{"Today's dungeon button", "Today's dungeon (d)"}}, {}, says_lengths()}},
        {"title: length of the game",
         {{{.name = "f"}, {.name = "r"}, {.name = "b"}},
          {{"button of the length", "Rapid: "}},
          {"n"},
          wants(TitleAct::NewGame)}},
        {"title: enter a seed",
         {{{.name = "s"}},
          {{"Enter a seed button", "Enter a seed (s)"}},
          {},
          says_all({"Seed: a number or a word"})}},
        {"title: more",
         {{{.name = "m"}},
          {{"More button", "More (m)"}},
          {},
          says_all({"(l)", "Style", "Mode", "Watch a recording (r)", "High scores (h)", "(g)"})}},
        {"title: quit", {{{.name = "q"}}, {{"Quit button", "Quit (q)"}}, {}, wants(TitleAct::Leave)}},
        {"choose file",
         {{{.name = "c"}, {.name = "a"}, {.name = "z"}},
          {{"click", "game number 2"}},
          {"m", "l"},
          wants(TitleAct::Load)}},
    };
}

}  // namespace

TEST_CASE("every command of the title works by each of its keys and by the mouse",
          "[session][title][table]") {
    const Table table{std::string{CELLOPHANE_SOURCE_DIR} + "/docs/rules/tables/commands.tsv"};
    const std::map<std::string, TitleRow> rows = title_rows();
    std::size_t tried = 0;
    for (const Table::Row& line : table.rows()) {
        if (line["context"] != "title" && line["context"] != "file list") continue;
        const std::string command{line["command"]};
        INFO(command);
        // It leads back as well: tried below.
        if (command == "page files") continue;
        const auto found = rows.find(command);
        if (found == rows.end()) FAIL("nobody tries \"" << command << "\"");
        const TitleRow& row = found->second;
        ++tried;
        for (const KeyEvent& key : row.keys) {
            INFO(key.name);
            TitleSession title = title_with_files(row.before);
            title.press(key);
            CHECK(row.happened(title));
        }
        std::vector<std::string> ways;
        for (const auto& [way, words] : row.clicks) {
            ways.push_back(way);
            TitleSession title = title_with_files(row.before);
            click_words(title, words);
            CHECK(row.happened(title));
        }
        CHECK(ways == line.parts("mouse"));
    }
    CHECK(tried == rows.size());
}

TEST_CASE("pages of files are turned by keys and by the arrows on the page", "[session][title][table]") {
    constexpr const char* back_keys[] = {"Up", "8", "PageUp"};
    constexpr const char* on_keys[] = {"Down", "2", "PageDown"};
    for (std::size_t i = 0; i < std::size(on_keys); ++i) {
        TitleSession title = title_with_files({"m", "r"});
        REQUIRE(is_on(title, "game number 0 "));
        title.press({.name = on_keys[i]});
        CHECK(is_on(title, "game number 29"));
        CHECK_FALSE(is_on(title, "game number 0 "));
        title.press({.name = back_keys[i]});
        CHECK(is_on(title, "game number 0 "));
    }
    TitleSession title = title_with_files({"m", "r"});
    click_words(title, "older >");
    CHECK(is_on(title, "game number 29"));
    click_words(title, "< newer");
    CHECK(is_on(title, "game number 0 "));
}

}  // namespace cellophane
