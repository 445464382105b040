#include "session/key_bindings.h"

#include "session/pages/touch_help.h"
#include "session/replay/replay_keys.h"
#include "support/catch.h"

namespace cellophane {

namespace {

Meaning meant(std::string name, bool shift = false, bool control = false) {
    return meaning_of({.name = std::move(name), .shift = shift, .control = control});
}

void check_way(const Meaning& meaning, Direction toward, bool more) {
    CHECK(meaning.action == InputAction::Go);
    CHECK(meaning.toward == toward);
    CHECK(meaning.more == more);
}

}  // namespace

TEST_CASE("letters, arrows and digits move the hero", "[session][keys]") {
    const std::pair<std::vector<std::string>, Direction> ways[] = {
        {{"k", "Up", "8", "Numpad8"}, Direction::North},  {{"j", "Down", "2", "Numpad2"}, Direction::South},
        {{"h", "Left", "4", "Numpad4"}, Direction::West}, {{"l", "Right", "6", "Numpad6"}, Direction::East},
        {{"y", "7", "Numpad7"}, Direction::NorthWest},    {{"b", "1", "Numpad1"}, Direction::SouthWest},
        {{"u", "9", "Numpad9"}, Direction::NorthEast},    {{"n", "3", "Numpad3"}, Direction::SouthEast}};
    for (const auto& [names, toward] : ways)
        for (const std::string& name : names) {
            INFO(name);
            check_way(meant(name), toward, false);
            check_way(meant(name, true), toward, true);
            check_way(meant(name, false, true), toward, true);
        }
}

TEST_CASE("capital letters run, but J and N do not", "[session][keys]") {
    check_way(meant("K", true), Direction::North, true);
    CHECK(meant("N", true).action == InputAction::StartAnew);
    check_way(meant("n", false, true), Direction::SouthEast, true);
    check_way(meant("PageDown", true), Direction::SouthEast, true);
    check_way(meaning_of({.name = "#", .shift = true, .digit = '3'}), Direction::SouthEast, true);
    check_way(meaning_of({.name = "\"", .shift = true, .digit = '2'}), Direction::South, true);
    CHECK(meaning_of({.name = "&", .shift = true, .digit = '7'}).action == InputAction::PlayEasily);
    CHECK(meaning_of({.name = "%", .shift = true, .digit = '5'}).action == InputAction::Nothing);
    CHECK(meaning_of({.name = "\u00A7", .shift = false, .digit = '3'}).action == InputAction::Nothing);
    check_way(meant("L"), Direction::East, true);
    CHECK(meant("J", true).action == InputAction::Stealth);
    CHECK(meant("J", true, true).action == InputAction::Nothing);
    check_way(meant("j", false, true), Direction::South, true);
}

TEST_CASE("every other key of the table has the action of its row", "[session][keys]") {
    for (const char* name : {"z", ".", "5", "Numpad5"}) CHECK(meant(name).action == InputAction::Rest);
    for (const char* name : {"x", "X"}) CHECK(meant(name).action == InputAction::Explore);
    CHECK(meant("s").action == InputAction::Search);
    CHECK(meant("s", false, true).action == InputAction::LongSearch);
    CHECK(meant(">").action == InputAction::StairsDown);
    CHECK(meant("<", true).action == InputAction::StairsUp);
    CHECK(meant("Enter").action == InputAction::Enter);
    for (const char* name : {"Escape", "Space"}) CHECK(meant(name).action == InputAction::Cancel);
    for (const char* name : {"Tab", "0", "Numpad0"}) CHECK(meant(name).action == InputAction::NextThing);
    CHECK(meant("Tab", true).action == InputAction::PreviousThing);
    CHECK(meant("M", true).action == InputAction::Archive);
    CHECK(meant("D", true).action == InputAction::Discoveries);
    CHECK(meant("F", true).action == InputAction::Feats);
    CHECK(meant("&", true).action == InputAction::PlayEasily);
    CHECK(meant("S", true).action == InputAction::Save);
    CHECK(meant("Q", true).action == InputAction::GiveUp);
    CHECK(meant("\\").action == InputAction::Plain);
    CHECK(meant("x", false, true).action == InputAction::ExploreFast);
    CHECK(meant("A", true).action == InputAction::Autopilot);
    CHECK(meant("a", false, true).action == InputAction::FastAutopilot);
    CHECK(meant("~").action == InputAction::ShowSeed);
    CHECK(meant("?").action == InputAction::Help);
    CHECK(meant("m").action == InputAction::Atlas);
    CHECK(meant("Menu").action == InputAction::Menu);
    CHECK(meant("O", true).action == InputAction::Settings);
    CHECK(meant("a").action == InputAction::Apply);
    CHECK(meant("e").action == InputAction::Equip);
    CHECK(meant("r").action == InputAction::Remove);
    CHECK(meant("w").action == InputAction::SwapBack);
    CHECK(meant("c").action == InputAction::Call);
    CHECK(meant("R", true).action == InputAction::Relabel);
    for (const char* name : {"", "q", "F5", "\u00E4", "Backspace", "o"})
        CHECK(meant(name).action == InputAction::Nothing);
    CHECK(meant("z", false, true).action == InputAction::Nothing);
}

TEST_CASE("the help fits on its page", "[session][keys]") {
    for (const std::vector<PageRow>& rows : {help_rows(), touch_help_rows(), watch_help_rows()}) {
        CHECK(rows.size() > 10);
        CHECK(rows.size() <= 29);
        for (const PageRow& row : rows) {
            INFO(row.left << ": " << row.right);
            CHECK(row.left.size() <= 25);
            CHECK(row.right.size() <= 66);
        }
    }
}

}  // namespace cellophane
