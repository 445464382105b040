#include <algorithm>
#include <set>
#include <sstream>
#include <string>

#include "architecture/source_files.h"
#include "support/catch.h"

// Every word a player reads stands in src/words, or in the table of actions: a session only names it.

namespace cellophane {

namespace {

/// Keys as KeyEvent calls them, or as they stand on keyboards. Those of one character go without saying.
const std::set<std::string> names_of_keys{"Backspace", "Ctrl",    "Down",    "End",      "Enter",   "Esc",
                                          "Escape",    "Home",    "Left",    "Menu",     "Numpad",  "Numpad0",
                                          "Numpad1",   "Numpad2", "Numpad3", "Numpad4",  "Numpad5", "Numpad6",
                                          "Numpad7",   "Numpad8", "Numpad9", "PageDown", "PageUp",  "Return",
                                          "Right",     "Shift",   "Space",   "Tab",      "Up"};

/// Literals of session that look as if they were to be read, but are no words.
const std::set<std::string> exceptions{
    // What the lines of the file of past games begin with, and how games end there.
    "run 1",
    "reset 1",
    "Died",
    "Escaped",
    "Mastered",
    "Quit",
    // The letters that run, and what the number of a character follows.
    "KHLYUB",
    "U+",
};

bool is_letter(char sign) {
    return (sign >= 'a' && sign <= 'z') || (sign >= 'A' && sign <= 'Z');
}

std::string without_escapes(const std::string& text) {
    std::string plain;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '\\')
            ++i;
        else
            plain += text[i];
    }
    return plain;
}

/// Whether a text may be a sentence, a part of one or a label: it has a blank or begins with a capital
/// letter, and is not made of names of keys alone.
bool is_to_be_read(const std::string& text) {
    if (text.empty() || exceptions.count(text) == 1) return false;
    const bool begins_with_capital = text.front() >= 'A' && text.front() <= 'Z';
    if (!begins_with_capital && text.find(' ') == std::string::npos) return false;
    std::istringstream pieces{without_escapes(text)};
    for (std::string piece; pieces >> piece;) {
        const bool has_letters = std::any_of(piece.begin(), piece.end(), is_letter);
        if (has_letters && piece.size() > 1 && names_of_keys.count(piece) == 0) return true;
    }
    return false;
}

}  // namespace

TEST_CASE("sentences, parts of them and labels are told from names of keys", "[architecture]") {
    for (const char* text : {"You stop.", "Speed: ", " turns.", ", easy mode", "Back", "\\\\: with it",
                             "Shift or Ctrl + these", "  Done (Esc)  "}) {
        INFO(text);
        CHECK(is_to_be_read(text));
    }
    for (const char* text : {"", " ", "-", "D", "Escape", "x  Ctrl + x",
                             "k K Up 8 Numpad8 + =", "bad-setting", "high-contrast", " \\t\\r", "run 1"}) {
        INFO(text);
        CHECK_FALSE(is_to_be_read(text));
    }
}

TEST_CASE("no source of session holds words that a player reads", "[architecture]") {
    std::size_t files = 0;
    std::set<std::string> found;
    for (const SourceFile& file : files_below(repository / "src" / "session", {".h", ".cpp"})) {
        ++files;
        // A table of actions, with what they are called.
        if (file.name == "input_actions.h") continue;
        for (const auto& [number, text] : parts_of(file).texts) {
            found.insert(text);
            INFO("src/session/" << file.name << ":" << number + 1 << ": \"" << text
                                << "\" belongs to src/words");
            CHECK_FALSE(is_to_be_read(text));
        }
    }
    CHECK(files > 100);
    for (const std::string& text : exceptions) {
        INFO("\"" << text << "\" is an exception that is not needed any more");
        CHECK(found.count(text) == 1);
    }
}

}  // namespace cellophane
