#include "tools/settings_file.h"

#include <filesystem>
#include <fstream>

#include "support/catch.h"
#include "tools/high_scores_file.h"
#include "tools/options.h"
#include "tools/outcome.h"

namespace cellophane {

namespace {

void write_down(const std::string& path, std::string_view text) {
    std::ofstream{path, std::ios::binary} << text;
}

Session new_session() {
    return Session{{.seed = 1729}};
}

}  // namespace

TEST_CASE("settings are kept in their file and hold in the next game", "[tools][settings]") {
    const std::string path = in_scratch("settings_folder") + "/deep/settings.txt";
    std::filesystem::remove_all(in_scratch("settings_folder"));
    KeptSettings kept{path};
    Session session = new_session();
    kept.hold_for(session);
    kept.follow(session);
    CHECK_FALSE(std::filesystem::exists(path));
    // A foreign file beside it, with the ending ".new", is left alone.
    std::filesystem::create_directories(in_scratch("settings_folder") + "/deep");
    write_down(path + ".new", "mine");
    session.press({.name = "O"});
    session.press({.name = "b"});
    kept.follow(session);
    CHECK(text_in(path) == session.settings());
    CHECK(text_in(path + ".new") == "mine");
    CHECK(kept.trouble().empty());
    KeptSettings again{path};
    Session next = new_session();
    again.hold_for(next);
    CHECK(next.settings() == session.settings());
    CHECK(next.settings().find("marks on\n") != std::string::npos);
}

TEST_CASE("lines of settings that cannot be read are reported with their file", "[tools][settings]") {
    const std::string path = in_scratch("odd_settings.txt");
    write_down(path, "marks on\npalette sepia\n");
    const KeptSettings kept{path};
    CHECK(kept.complaints().find("odd_settings.txt") != std::string::npos);
    CHECK(kept.complaints().find("Line 2") != std::string::npos);
    CHECK(kept.complaints().find("high-contrast") != std::string::npos);
}

TEST_CASE("complaints about settings quote the file without control characters", "[tools][settings]") {
    const std::string path = in_scratch("nasty_settings.txt");
    write_down(path, "palette \x1b[2J\nmarks " + std::string(39, 'a') + "\xC3\xB6\n");
    const KeptSettings kept{path};
    CHECK(kept.complaints().find('\x1b') == std::string::npos);
    CHECK(kept.complaints().find("\"\\x1b[2J\"") != std::string::npos);
    CHECK(kept.complaints().find(std::string(39, 'a') + "...\"") != std::string::npos);
}

TEST_CASE("paths are shown in full up to a limit, and without control characters", "[tools]") {
    const std::string deep = "/home/somebody/" + std::string(80, 'd') + "/settings.txt";
    CHECK(shown_path(deep) == '"' + deep + '"');
    CHECK(shown_path("a\nb") == "\"a\\x0ab\"");
    const std::string endless = std::string(5000, 'd') + "/settings.txt";
    const std::string told = shown_path(endless);
    CHECK(told.size() < 1100);
    CHECK(told.substr(0, 4) == "\"...");
    CHECK(told.find("/settings.txt\"") != std::string::npos);
}

TEST_CASE("settings that cannot be written are reported", "[tools][settings]") {
    KeptSettings kept{in_scratch(".")};
    Session session = new_session();
    session.press({.name = "O"});
    session.press({.name = "b"});
    kept.follow(session);
    CHECK(kept.trouble().find("could not be written") != std::string::npos);
}

}  // namespace cellophane
