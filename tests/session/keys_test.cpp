#include "session/keys.h"

#include "session/pages/touch_help.h"
#include "support/catch.h"

namespace cellophane {

namespace {

Meaning meant(std::string name, bool shift = false, bool control = false) {
    return meaning_of({.name = std::move(name), .shift = shift, .control = control});
}

void check_way(const Meaning& meaning, Direction toward, bool more) {
    CHECK(meaning.deed == Deed::Go);
    CHECK(meaning.toward == toward);
    CHECK(meaning.more == more);
}

}  // namespace

TEST_CASE("letters, arrows and digits walk", "[session][keys]") {
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
    CHECK(meant("N", true).deed == Deed::StartAnew);
    check_way(meant("n", false, true), Direction::SouthEast, true);
    check_way(meant("PageDown", true), Direction::SouthEast, true);
    check_way(meaning_of({.name = "#", .shift = true, .digit = '3'}), Direction::SouthEast, true);
    check_way(meaning_of({.name = "\"", .shift = true, .digit = '2'}), Direction::South, true);
    CHECK(meaning_of({.name = "&", .shift = true, .digit = '7'}).deed == Deed::PlayEasily);
    CHECK(meaning_of({.name = "%", .shift = true, .digit = '5'}).deed == Deed::Nothing);
    CHECK(meaning_of({.name = "\u00A7", .shift = false, .digit = '3'}).deed == Deed::Nothing);
    check_way(meant("L"), Direction::East, true);
    CHECK(meant("J", true).deed == Deed::Stealth);
    CHECK(meant("J", true, true).deed == Deed::Nothing);
    check_way(meant("j", false, true), Direction::South, true);
}

TEST_CASE("the other keys have their deeds", "[session][keys]") {
    for (const char* name : {"z", ".", "5", "Numpad5"}) CHECK(meant(name).deed == Deed::Rest);
    for (const char* name : {"x", "X"}) CHECK(meant(name).deed == Deed::Explore);
    CHECK(meant("s").deed == Deed::Search);
    CHECK(meant("s", false, true).deed == Deed::LongSearch);
    CHECK(meant(">").deed == Deed::StairsDown);
    CHECK(meant("<", true).deed == Deed::StairsUp);
    CHECK(meant("Enter").deed == Deed::Enter);
    for (const char* name : {"Escape", "Space"}) CHECK(meant(name).deed == Deed::Cancel);
    for (const char* name : {"Tab", "0", "Numpad0"}) CHECK(meant(name).deed == Deed::NextThing);
    CHECK(meant("Tab", true).deed == Deed::PreviousThing);
    CHECK(meant("M", true).deed == Deed::Archive);
    CHECK(meant("D", true).deed == Deed::Discoveries);
    CHECK(meant("F", true).deed == Deed::Feats);
    CHECK(meant("&", true).deed == Deed::PlayEasily);
    CHECK(meant("S", true).deed == Deed::Save);
    CHECK(meant("Q", true).deed == Deed::GiveUp);
    CHECK(meant("\\").deed == Deed::Plain);
    CHECK(meant("x", false, true).deed == Deed::ExploreFast);
    CHECK(meant("A", true).deed == Deed::Autopilot);
    CHECK(meant("a", false, true).deed == Deed::FastAutopilot);
    CHECK(meant("~").deed == Deed::ShowSeed);
    CHECK(meant("?").deed == Deed::Help);
    CHECK(meant("m").deed == Deed::Atlas);
    CHECK(meant("Menu").deed == Deed::Menu);
    CHECK(meant("O", true).deed == Deed::Settings);
    CHECK(meant("a").deed == Deed::Apply);
    CHECK(meant("e").deed == Deed::Equip);
    CHECK(meant("r").deed == Deed::Remove);
    CHECK(meant("w").deed == Deed::SwapBack);
    CHECK(meant("c").deed == Deed::Call);
    CHECK(meant("R", true).deed == Deed::Relabel);
    for (const char* name : {"", "q", "F5", "\u00E4", "Backspace", "o"})
        CHECK(meant(name).deed == Deed::Nothing);
    CHECK(meant("z", false, true).deed == Deed::Nothing);
}

TEST_CASE("questions take yes, no and nothing else", "[session][keys]") {
    for (const char* name : {"y", "Y", "Enter"}) CHECK(reply_of({.name = name}) == Reply::Yes);
    for (const char* name : {"n", "N", "Escape", "Space"}) CHECK(reply_of({.name = name}) == Reply::No);
    for (const char* name : {"x", "Up", "1"}) CHECK(reply_of({.name = name}) == Reply::None);
}

TEST_CASE("help fits its page", "[session][keys]") {
    for (const std::vector<PageRow>& rows : {help_rows(), touch_help_rows()}) {
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
