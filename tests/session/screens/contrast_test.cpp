#include <set>
#include <string>
#include <vector>

#include "screen/test_terminal.h"
#include "session/crafted.h"
#include "support/catch.h"
#include "view/palettes.h"

// Words on pages, panels and questions can be read, whatever the palette (WCAG 1.4.3).

namespace cellophane {

namespace {

constexpr int least_contrast = 450;

bool is_letter(char32_t glyph) {
    return (glyph >= U'a' && glyph <= U'z') || (glyph >= U'A' && glyph <= U'Z');
}

/// The words of at least three letters that contrast too little with their ground, so far as that is not the
/// black of the map and the messages.
std::set<std::string> faint_words(Session& session) {
    TestTerminal terminal;
    terminal.apply(session.repaint());
    std::set<std::string> faint;
    for (int row = 0; row < screen_rows; ++row) {
        std::string word;
        bool is_faint = false;
        for (int column = 0; column <= screen_columns; ++column) {
            const StyledCell cell = column < screen_columns ? terminal.screen.at(column, row) : StyledCell{};
            if (column < screen_columns && is_letter(cell.glyph) && cell.back != Rgb{}) {
                word += static_cast<char>(cell.glyph);
                is_faint |= contrast_hundredths(cell.fore, cell.back) < least_contrast;
                continue;
            }
            if (word.size() >= 3 && is_faint) faint.insert(word);
            word.clear();
            is_faint = false;
        }
    }
    return faint;
}

}  // namespace

TEST_CASE("words on pages, panels and questions contrast with their ground in every palette",
          "[session][contrast]") {
    const std::vector<std::vector<std::string>> ways{{"?"},
                                                     {"?", "Space"},
                                                     {"?", "Space", "Space"},
                                                     {"Menu"},
                                                     {"i"},
                                                     {"i", "b"},
                                                     {"i", "?"},
                                                     {"O"},
                                                     {"D"},
                                                     {"@"},
                                                     {"F"},
                                                     {"M"},
                                                     {"F", "g"},
                                                     {"F", "h"},
                                                     {"S"},
                                                     {"Q"},
                                                     {"d"},
                                                     {"Q", "y"},
                                                     {"Q", "y", "Space"},
                                                     {"Q", "y", "Space", "Space"}};
    for (const char* palette : {"standard", "high-contrast", "protan", "deutan", "tritan"}) {
        for (const std::vector<std::string>& keys : ways) {
            Session session{{.seed = 1729}};
            session.set_settings(std::string{"palette "} + palette + "\n");
            for (const std::string& key : keys) press(session, key);
            std::string way = palette;
            for (const std::string& key : keys) way += " " + key;
            const std::set<std::string> faint = faint_words(session);
            INFO(way << ": " << (faint.empty() ? "" : *faint.begin()));
            CHECK(faint.empty());
        }
    }
}

}  // namespace cellophane
