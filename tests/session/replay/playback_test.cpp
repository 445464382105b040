#include "session/replay/playback.h"

#include <algorithm>
#include <optional>
#include <set>
#include <span>
#include <sstream>
#include <string>
#include <vector>

#include "record/byte_reader.h"
#include "record/command_code.h"
#include "record/recorder.h"
#include "record/replay.h"
#include "record/save_files.h"
#include "screen/utf8.h"
#include "session/crafted.h"
#include "session/journey.h"
#include "session/messages/screen_description.h"
#include "session/mouse.h"
#include "session/pages/inventory_purpose.h"
#include "session/replay/replay_keys.h"
#include "session/scenes.h"
#include "support/catch.h"
#include "view/inventory_panel.h"
#include "words/event_sentences.h"
#include "words/grammar.h"

// Watching a recording (rules/interface.md 13; tables/commands.tsv, the rows of playback).

namespace cellophane {

namespace {

Recording recorded() {
    return recording_from(journeyed().recording()).value();
}

/// A game in which the hero only searches, for so many turns.
Recording waited_out(int turns) {
    const NewGame options{.seed = 1729, .harmless = true};
    Play play{options};
    Recorder recorder{options, play};
    while (play.turns() < turns) recorder.note(Search{}, play.submit(Search{}), play);
    return recorder.recording();
}

bool has_line(Playback& playback, std::string_view words) {
    return playback.text().find(words) != std::string::npos;
}

std::string row(Playback& playback, int number) {
    const std::u32string text = from_utf8(playback.text());
    return to_utf8(std::u32string_view{text}.substr(static_cast<std::size_t>(number) * 101U, 100));
}

/// Until a long way is at its end; how often it was seen on the way.
int wait_for_arrival(Playback& playback) {
    int seen = 0;
    for (; playback.wants_time() == 1; ++seen) {
        CHECK(row(playback, 2).find("on the way") != std::string::npos);
        playback.pass_time(1);
    }
    return seen;
}

/// Presses a key that leads a long way, and waits until that is at its end.
void go(Playback& playback, std::string name) {
    press(playback, std::move(name));
    wait_for_arrival(playback);
}

void press_with(Playback& playback, std::string name, bool shift, bool control) {
    playback.press({.name = std::move(name), .shift = shift, .control = control});
}

void click(Playback& playback, int column, int line) {
    playback.point({.act = PointerAct::Press, .column = column, .row = line});
}

void click_button(Playback& playback, std::string_view label) {
    const std::size_t at = row(playback, 33).find(label);
    REQUIRE(at != std::string::npos);
    click(playback, static_cast<int>(at), 33);
}

}  // namespace

TEST_CASE("a recording opens paused and says what it is", "[session][playback]") {
    Playback playback{recorded()};
    const std::string total = std::to_string(journeyed().turns());
    CHECK(row(playback, 0).starts_with("Watching a recording"));
    CHECK(row(playback, 1).find("Turn 0 of " + total) != std::string::npos);
    CHECK(row(playback, 2).find("paused") != std::string::npos);
    CHECK(row(playback, 4).starts_with("@: You"));
    CHECK(row(playback, 33).find("Unpause (space)") != std::string::npos);
    CHECK(playback.wants_time() == -1);
    playback.pass_time(60'000);
    CHECK(playback.turns() == 0);
}

TEST_CASE("Space plays a recording at 50 ms a turn, and pauses it", "[session][playback]") {
    Playback playback{recorded()};
    press(playback, "Space");
    CHECK(playback.wants_time() == 50);
    CHECK(row(playback, 2).find("50 ms per turn") != std::string::npos);
    playback.pass_time(49);
    CHECK(playback.turns() == 0);
    playback.pass_time(1);
    CHECK(playback.turns() == 1);
    playback.pass_time(100);
    CHECK(playback.turns() == 3);
    press(playback, "Space");
    CHECK(playback.wants_time() == -1);
    playback.pass_time(1000);
    CHECK(playback.turns() == 3);
    press(playback, "Space");
    press(playback, "Escape");
    CHECK(row(playback, 2).find("paused") != std::string::npos);
}

TEST_CASE("a turn with messages lasts until they can be read", "[session][playback]") {
    Playback playback{recorded()};
    press(playback, "Space");
    int told = 0;
    for (int i = 0; i < 20'000 && playback.wants_time() > 0; ++i) {
        const int turn = playback.turns();
        const std::size_t said = playback.messages().size();
        playback.pass_time(1);
        if (playback.turns() == turn || playback.wants_time() < 0) continue;
        const bool tells = playback.messages().size() > said;
        CHECK(playback.wants_time() == (tells ? 300 : 50));
        told += tells ? 1 : 0;
    }
    CHECK(told > 0);
}

TEST_CASE("any click pauses a recording, and its button resumes it", "[session][playback]") {
    Playback playback{recorded()};
    click_button(playback, "Unpause");
    CHECK(playback.wants_time() == 50);
    click(playback, 60, 15);
    CHECK(playback.wants_time() == -1);
    CHECK(has_line(playback, "Unpause"));
    click_button(playback, "Unpause");
    click_button(playback, "Pause");
    CHECK(playback.wants_time() == -1);
    click_button(playback, "Next turn");
    CHECK(playback.turns() == 1);
}

TEST_CASE("keys change the speed by a third, between 1 ms and 3 s a turn", "[session][playback]") {
    for (const char* key : {"k", "Up", "8", "Numpad8"}) {
        Playback playback{recorded()};
        press(playback, key);
        CHECK(has_line(playback, "Speed: 33 ms per turn"));
        press(playback, "Space");
        CHECK(playback.wants_time() == 33);
        press(playback, "Space");
        for (int i = 0; i < 20; ++i) press(playback, key);
        press(playback, "Space");
        CHECK(playback.wants_time() == 1);
    }
    for (const char* key : {"j", "Down", "2", "Numpad2"}) {
        Playback playback{recorded()};
        press(playback, key);
        CHECK(has_line(playback, "Speed: 75 ms per turn"));
        for (int i = 0; i < 20; ++i) press(playback, key);
        press(playback, "Space");
        CHECK(playback.wants_time() == 3000);
        // From the slowest to the quickest and back: rounding holds nothing up.
        for (int i = 0; i < 40; ++i) press(playback, "k");
        CHECK(playback.wants_time() == 1);
        for (int i = 0; i < 40; ++i) press(playback, "j");
        playback.pass_time(1);
        CHECK(has_line(playback, "3000 ms per turn"));
    }
}

TEST_CASE("notices of the playback vanish by themselves", "[session][playback]") {
    Playback playback{recorded()};
    press(playback, "k");
    CHECK(has_line(playback, "Speed: 33 ms per turn"));
    const int wait = playback.wants_time();
    CHECK(wait >= 300);
    CHECK(wait <= 3000);
    playback.pass_time(wait);
    CHECK_FALSE(has_line(playback, "Speed: 33 ms per turn"));
    CHECK(playback.wants_time() == -1);
    CHECK(playback.messages() == Playback{recorded()}.messages());
}

TEST_CASE("keys step one turn forward and back, five with Shift, twenty with Control",
          "[session][playback]") {
    for (const auto& [on, back] : {std::pair{"l", "h"}, std::pair{"Right", "Left"}, std::pair{"6", "4"},
                                   std::pair{"Numpad6", "Numpad4"}}) {
        Playback playback{recorded()};
        press(playback, on);
        CHECK(playback.turns() == 1);
        press_with(playback, on, true, false);
        CHECK(playback.turns() == 6);
        press_with(playback, on, false, true);
        CHECK(playback.turns() == 26);
        press_with(playback, back, false, true);
        CHECK(playback.turns() == 6);
        press_with(playback, back, true, false);
        CHECK(playback.turns() == 1);
        press(playback, back);
        CHECK(playback.turns() == 0);
        press(playback, back);
        CHECK(has_line(playback, "This is the start of the recording"));
    }
    // With Shift the digits of the upper row type signs.
    Playback by_sign{recorded()};
    by_sign.press({.name = "^", .shift = true, .digit = '6'});
    CHECK(by_sign.turns() == 5);
    by_sign.press({.name = "$", .shift = true, .digit = '4'});
    CHECK(by_sign.turns() == 0);
    CHECK_FALSE(has_line(by_sign, "Return: to turn"));
    Playback playback{recorded()};
    press(playback, "L");
    CHECK(playback.turns() == 5);
    press(playback, "H");
    CHECK(playback.turns() == 0);
    go(playback, "End");
    CHECK(playback.is_at_end());
    CHECK(row(playback, 2).find("at the end") != std::string::npos);
    press(playback, "l");
    CHECK(has_line(playback, "This is the end of the recording"));
    press(playback, "Home");
    CHECK(playback.turns() == 0);
}

TEST_CASE("a turn of a recording looks the same however it was reached", "[session][playback]") {
    Playback straight{recorded()};
    std::vector<std::string> pictures{straight.text()};
    std::vector<std::uint64_t> hashes{straight.state_hash()};
    std::vector<std::size_t> told{straight.messages().size()};
    while (!straight.is_at_end()) {
        press(straight, "l");
        const auto turn = static_cast<std::size_t>(straight.turns());
        if (straight.is_at_end()) break;
        pictures.resize(turn + 1);
        hashes.resize(turn + 1);
        told.resize(turn + 1);
        pictures[turn] = straight.text();
        hashes[turn] = straight.state_hash();
        told[turn] = straight.messages().size();
    }
    Playback jumping{recorded()};
    // To and fro, by leaps that meet every remainder.
    const int last = static_cast<int>(pictures.size()) - 1;
    for (int i = 0; i < 60; ++i) {
        const int turn = i * 37 % last;
        if (pictures[static_cast<std::size_t>(turn)].empty()) continue;
        jumping.run_to(turn);
        const auto at = static_cast<std::size_t>(turn);
        CAPTURE(turn);
        REQUIRE(jumping.turns() == turn);
        CHECK(jumping.state_hash() == hashes[at]);
        CHECK(jumping.messages().size() == told[at]);
        CHECK(jumping.text() == pictures[at]);
    }
}

TEST_CASE("digits and Return lead to a turn, also digits that are arrow keys", "[session][playback]") {
    Playback playback{recorded()};
    for (const char* key : {"1", "2", "0"}) press(playback, key);
    CHECK(has_line(playback, "Go to which turn?"));
    go(playback, "Enter");
    CHECK(playback.turns() == 120);
    for (const char* key : {"8", "4", "Enter"}) press(playback, key);
    CHECK(playback.turns() == 84);
    press(playback, "Space");
    // The first digit had changed the speed, and has not.
    CHECK(playback.wants_time() == 50);
    press(playback, "Space");
    for (const char* key : {"4", "Enter"}) press(playback, key);
    CHECK(playback.turns() == 4);
    for (const char* key : {"0", "4", "Enter"}) press(playback, key);
    CHECK(has_line(playback, "You are already at turn 4"));
    for (const char* key : {"7", "7", "Backspace", "Enter"}) press(playback, key);
    CHECK(playback.turns() == 7);
    for (const char* key : {"9", "Escape"}) press(playback, key);
    CHECK(playback.turns() == 7);
    for (const char* key : {"6", "1", "Enter"}) press(playback, key);
    CHECK(playback.turns() == 61);
    // After three seconds, or on the number pad, a digit counts as a direction.
    press(playback, "6");
    playback.pass_time(3000);
    press(playback, "1");
    go(playback, "Enter");
    CHECK(playback.turns() == 1);
    press(playback, "Numpad6");
    press(playback, "3");
    go(playback, "Enter");
    CHECK(playback.turns() == 3);
    for (const char* key : {"9", "9", "9", "9", "9", "9", "9", "9", "9", "Enter"}) press(playback, key);
    wait_for_arrival(playback);
    CHECK(playback.is_at_end());
    CHECK(has_line(playback, "The recording has only"));
}

TEST_CASE("playing at the end of a recording begins it anew", "[session][playback]") {
    Playback playback{waited_out(40)};
    const std::uint64_t beginning = playback.state_hash();
    press(playback, "End");
    REQUIRE(playback.is_at_end());
    press(playback, "Space");
    CHECK(playback.turns() == 0);
    CHECK(playback.state_hash() == beginning);
    // And it plays.
    CHECK(playback.wants_time() > 0);
    playback.pass_time(playback.wants_time());
    CHECK(playback.turns() > 0);
}

TEST_CASE("a long way to a turn shows its progress", "[session][playback]") {
    const Recording waiting = waited_out(4000);
    Playback straight{waiting};
    straight.run_to(1500);
    const std::uint64_t late = straight.state_hash();
    straight.run_to_end();
    Playback playback{waiting};
    press(playback, "End");
    CHECK(playback.turns() > 0);
    CHECK(playback.turns() < 1000);
    CHECK(row(playback, 1).find("Turn " + std::to_string(playback.turns()) + " of 4000") !=
          std::string::npos);
    CHECK(wait_for_arrival(playback) >= 3);
    CHECK(playback.is_at_end());
    CHECK(playback.state_hash() == straight.state_hash());
    for (const char* key : {"1", "5", "0", "0", "Enter"}) press(playback, key);
    wait_for_arrival(playback);
    CHECK(playback.turns() == 1500);
    CHECK(playback.state_hash() == late);
    for (const char* key : {"0", "9", "9", "9", "9", "Enter"}) press(playback, key);
    wait_for_arrival(playback);
    CHECK(playback.is_at_end());
    CHECK(has_line(playback, "The recording has only 4000 turns."));
}

TEST_CASE("any input on a long way through a recording stops there", "[session][playback]") {
    const auto set_out = [] {
        Playback playback{waited_out(2000)};
        press(playback, "End");
        REQUIRE(playback.wants_time() == 1);
        return playback;
    };
    Playback stopped = set_out();
    const int there = stopped.turns();
    press(stopped, "l");
    CHECK(stopped.wants_time() != 1);
    CHECK(stopped.turns() == there + 1);
    Playback clicked = set_out();
    click(clicked, 60, 15);
    CHECK(clicked.wants_time() != 1);
    CHECK(clicked.turns() == there);
    // Programs do not wait.
    Playback asked = set_out();
    asked.run_to(1990);
    CHECK(asked.turns() == 1990);
    CHECK(asked.wants_time() == -1);
}

TEST_CASE("keys lead to the next and the previous depth of a recording", "[session][playback]") {
    Playback playback{recorded()};
    go(playback, ">");
    CHECK(playback.depth() == 2);
    const int second = playback.turns();
    go(playback, ">");
    CHECK(playback.depth() == 3);
    const int third = playback.turns();
    go(playback, ">");
    CHECK(playback.depth() == 3);
    CHECK(has_line(playback, "The hero went no deeper than depth 3"));
    go(playback, "<");
    CHECK(playback.turns() == second);
    CHECK(playback.depth() == 2);
    go(playback, "<");
    CHECK(playback.turns() == 0);
    go(playback, "<");
    CHECK(has_line(playback, "There is no level above this one"));
    // The turn before is still on the level above.
    playback.run_to(third);
    CHECK(playback.depth() == 3);
    press(playback, "h");
    CHECK(playback.depth() == 2);
}

TEST_CASE("a recording can show everything on the level without changing the game", "[session][playback]") {
    Playback playback{recorded()};
    const std::uint64_t hash = playback.state_hash();
    const auto cells_shown = [&] {
        const std::u32string text = from_utf8(playback.text());
        int shown = 0;
        for (int line = 3; line < 32; ++line)
            for (int column = 21; column < 100; ++column)
                if (text[static_cast<std::size_t>(line * 101 + column)] != U' ') ++shown;
        return shown;
    };
    const int known = cells_shown();
    press(playback, "Tab");
    playback.pass_time(3000);
    CHECK(cells_shown() > 3 * known);
    CHECK(playback.state_hash() == hash);
    // What he cannot see is shown for what it is.
    CHECK(has_line(playback, ">"));
    click_button(playback, "Omniscience");
    playback.pass_time(3000);
    CHECK(cells_shown() == known);
}

TEST_CASE("in a recording the cursor can look around but not travel", "[session][playback]") {
    Playback playback{recorded()};
    playback.run_to(30);
    const std::uint64_t hash = playback.state_hash();
    press(playback, "Enter");
    const std::string own = row(playback, 32);
    press(playback, "l");
    press_with(playback, "l", true, false);
    CHECK(row(playback, 32) != own);
    press(playback, "Tab");
    press(playback, "Enter");
    CHECK(playback.turns() == 30);
    CHECK(playback.state_hash() == hash);
    // Now the keys are those of the recording again.
    press(playback, "l");
    CHECK(playback.turns() == 31);
    playback.point({.act = PointerAct::Hover, .column = 0, .row = 4});
    click(playback, 60, 15);
    click(playback, 60, 15);
    CHECK(playback.turns() == 31);
    CHECK(playback.wants_time() == -1);
}

TEST_CASE("in a recording pages can be read, but their commands do nothing", "[session][playback]") {
    Playback playback{recorded()};
    playback.run_to(60);
    const std::uint64_t hash = playback.state_hash();
    const std::string before = playback.text();
    press(playback, "Space");
    press(playback, "i");
    CHECK(has_line(playback, "Your inventory"));
    for (const char* key : {"a", "e", "r", "d", "t", "c", "R", "a", "Escape", "Escape"}) press(playback, key);
    for (const char* key : {"D", "Escape", "F", "Escape", "M", "Escape", "@", "Escape"}) {
        press(playback, key);
        CHECK(playback.state_hash() == hash);
        CHECK(playback.wants_time() == -1);
    }
    CHECK(playback.text() == before);
    press(playback, "?");
    CHECK(has_line(playback, "Watching a recording"));
    for (const PageRow& line : watch_help_rows()) CHECK(has_line(playback, line.right));
    // Each key is on it once, and means what it says.
    std::set<std::string> listed;
    for (const PageRow& line : watch_help_rows()) {
        std::istringstream names{line.left};
        for (std::string name; names >> name;)
            if (name.size() == 1 && name != "0") CHECK(listed.insert(name).second);
    }
    press(playback, "Escape");
    press(playback, "@");
    CHECK(has_line(playback, "Character sheet"));
    press(playback, "Escape");
    press(playback, "~");
    CHECK(has_line(playback, "ungeon 2024"));
    press(playback, "J");
    CHECK(has_line(playback, "orange"));
    click(playback, 50, 1);
    CHECK(has_line(playback, "ungeon 2024"));
    press(playback, "Escape");
    click_button(playback, "Inventory");
    CHECK(has_line(playback, "Your inventory"));
    press(playback, "Escape");
    // What a player's keys do is done to nothing here.
    for (const char* key : {"x", "z", "s", "Z", "t", "a", "e", "d", "&", "y", "b", "n"}) press(playback, key);
    CHECK(playback.state_hash() == hash);
    CHECK(playback.act(Rest{}).turns == 0);
    CHECK(playback.state_hash() == hash);
}

TEST_CASE("keys in a recording request another recording, a saved game or leaving", "[session][playback]") {
    Playback playback{recorded()};
    const auto request_after = [&](const char* key) {
        press(playback, key);
        return playback.take_request();
    };
    CHECK(request_after("V") == ExitRequest::OtherRecording);
    CHECK(request_after("O") == ExitRequest::SavedGame);
    CHECK(request_after("Q") == ExitRequest::Leave);
    CHECK(request_after("P") == ExitRequest::TakeOver);
    CHECK(request_after("N") == ExitRequest::None);
    CHECK(has_line(playback, "start a new game"));
    CHECK(request_after("n") == ExitRequest::None);
    CHECK_FALSE(has_line(playback, "start a new game"));
    press(playback, "N");
    CHECK(request_after("y") == ExitRequest::AnotherDungeon);
}

TEST_CASE("a recording ends in the same state at any speed", "[session][playback]") {
    const std::uint64_t hash = journeyed().state_hash();
    const auto ends = [&](int presses, const char* key, bool motion) {
        Playback playback{recorded()};
        playback.set_motion(motion);
        for (int i = 0; i < presses; ++i) press(playback, key);
        press(playback, "Space");
        for (int i = 0; i < 100'000 && !playback.is_at_end(); ++i) {
            playback.pass_time(playback.wants_time());
            if (motion) playback.pass_frame(16);
        }
        CHECK(playback.is_at_end());
        CHECK_FALSE(playback.problem().has_value());
        return playback.state_hash();
    };
    CHECK(ends(0, "k", false) == hash);
    CHECK(ends(0, "k", true) == hash);
    CHECK(ends(20, "k", true) == hash);
    CHECK(ends(20, "j", true) == hash);
    CHECK(ends(20, "j", false) == hash);
    Playback hurried{recorded()};
    hurried.run_to_end();
    CHECK(hurried.state_hash() == hash);
    CHECK(hurried.messages() == journeyed().messages());
    CHECK(hurried.recording() == journeyed().recording());
}

TEST_CASE("projectiles in a recording fly at its speed, and are left out at high speed",
          "[session][playback][motion]") {
    Session thrower = in_the_open();
    const Pos hero = thrower.observe().hero->at;
    const std::vector<PackItemView> pack = thrower.observe().pack;
    const auto darts = std::ranges::find(pack, ItemKind::Dart,
                                         [](const PackItemView& carried) { return carried.item.kind; });
    REQUIRE(darts != pack.end());
    thrower.act(Throw{darts->letter, hero + Pos{0, -4}});
    const int thrown = thrower.turns();
    for (int i = 0; i < 100; ++i) thrower.act(Rest{});
    const std::vector<std::uint8_t> recording = thrower.recording();
    const auto milliseconds_of_flight = [&](int presses, const char* key) {
        Playback playback{recording_from(recording).value()};
        playback.set_motion(true);
        playback.run_to(thrown - 1);
        for (int i = 0; i < presses; ++i) press(playback, key);
        press(playback, "Space");
        int flown = 0;
        for (int i = 0; i < 3000 && !playback.is_at_end(); ++i) {
            playback.pass_time(1);
            if (!playback.needs_fast_frames()) continue;
            // As a host does that is asked to show it.
            const int frame = playback.wants_motion();
            playback.pass_frame(frame);
            flown += frame;
        }
        return flown;
    };
    const int usual = milliseconds_of_flight(0, "k");
    CHECK(usual == 100);
    const int faster = milliseconds_of_flight(1, "k");
    CHECK((faster >= usual * 33 / 50 && faster <= usual * 33 / 50 + 4));
    CHECK(milliseconds_of_flight(3, "k") > 0);
    CHECK(milliseconds_of_flight(4, "k") == 0);
    const int slower = milliseconds_of_flight(2, "j");
    CHECK((slower > usual && slower < usual * 2));
}

TEST_CASE("taking over a recording gives a game that goes on from there", "[session][playback]") {
    Playback playback{recorded()};
    playback.run_to(80);
    Session mine = playback.taken_over();
    CHECK(mine.turns() == playback.turns());
    CHECK(mine.state_hash() == playback.state_hash());
    CHECK(mine.messages() == playback.messages());
    CHECK_FALSE(shows(mine, "Watching a recording"));
    // The same commands lead to the same places.
    Replay original{recorded()};
    original.run_to(80);
    while (!original.is_at_end()) {
        ByteReader reader{std::span{original.recording().steps}.subspan(original.done())};
        const Command command = read_command(reader);
        original.step();
        mine.act(command);
        REQUIRE(mine.state_hash() == original.play().state_hash());
    }
    CHECK(mine.recording() == journeyed().recording());
    // What was played and what is played now are one recording.
    Session other = playback.taken_over();
    for (int i = 0; i < 5; ++i) other.act(Rest{});
    CHECK(other.turns() == playback.turns() + 5);
    Playback mixed{recording_from(other.recording()).value()};
    mixed.run_to_end();
    CHECK_FALSE(mixed.problem().has_value());
    CHECK(mixed.state_hash() == other.state_hash());
    CHECK(playback.turns() == 80);
    CHECK(saved_game_from(playback.save()).value().play.state_hash() == playback.state_hash());
}

TEST_CASE("a game taken over without a keyboard names no keys", "[session][playback]") {
    for (const bool has_keys : {false, true}) {
        Playback playback{recorded()};
        playback.set_keyboard(has_keys);
        playback.run_to(80);
        Session mine = playback.taken_over();
        press(mine, "O");
        REQUIRE(shows(mine, "Letters in gas"));
        CHECK(shows(mine, "c  Letters in gas") == has_keys);
    }
}

TEST_CASE("a diverging recording stops where it diverges, and can be rewound", "[session][playback]") {
    Recording astray = recorded();
    Playback sound{astray};
    sound.run_to(90);
    // A mark after that turn says something else.
    const std::size_t place = recording_from(sound.taken_over().recording()).value().steps.size();
    for (std::size_t i = place; i < std::min(place + 40, astray.steps.size()); ++i) astray.steps[i] ^= 0x55;
    Playback playback{astray};
    press(playback, "Space");
    for (int i = 0; i < 1000 && !playback.problem(); ++i) playback.pass_time(50);
    REQUIRE(playback.problem().has_value());
    CHECK(playback.turns() >= 90);
    CHECK(row(playback, 2).find("out of sync") != std::string::npos);
    const int there = playback.turns();
    for (const char* key : {"l", "Space", "P"}) {
        press(playback, key);
        CHECK(playback.turns() == there);
        CHECK(playback.wants_time() != 50);
    }
    CHECK(playback.take_request() == ExitRequest::None);
    press(playback, "Enter");
    press(playback, "Escape");
    press(playback, "h");
    CHECK(playback.turns() < there);
    CHECK_FALSE(playback.problem().has_value());
    CHECK(row(playback, 2).find("paused") != std::string::npos);
    CHECK(playback.state_hash() != 0);
}

TEST_CASE("a recording never waits for --MORE--", "[session][playback]") {
    Playback playback{recorded()};
    for (int i = 0; i < 1000 && !playback.is_at_end(); ++i) {
        press(playback, "l");
        REQUIRE_FALSE(has_line(playback, "--MORE--"));
    }
    CHECK(playback.is_at_end());
}

TEST_CASE("a recording can be read in words and controlled by choices", "[session][playback][reading]") {
    Playback playback{recorded()};
    const Reading first = playback.reading();
    CHECK(first.title == "Recording");
    REQUIRE_FALSE(first.status.empty());
    CHECK(first.status.front() == "Turn 0 of " + std::to_string(journeyed().turns()) + ", paused.");
    CHECK_FALSE(first.here.empty());
    // Whatever is offered does something.
    for (const ReadChoice& choice : first.choices) {
        CAPTURE(choice.label);
        Playback other{recorded()};
        other.run_to(120);
        const std::string before = other.text();
        other.choose({.name = choice.key, .control = choice.control});
        CHECK((other.text() != before || other.take_request() != ExitRequest::None));
    }
    press(playback, "Space");
    CHECK(playback.reading().choices.front().label == "Pause");
    press(playback, "j");
    CHECK(playback.reading().urgent == "Speed: 75 ms per turn.");
    press(playback, "0");
    const Reading entry = playback.reading();
    REQUIRE(entry.entry.has_value());
    CHECK(entry.entry->prompt == "Go to which turn?");
    playback.type("42");
    CHECK(playback.reading().entry->typed == "42");
    playback.choose({.name = "Enter"});
    CHECK(playback.turns() == 42);
    playback.choose({.name = "Enter"});
    CHECK(playback.reading().choices.back().label == "Stop pointing");
}

TEST_CASE("the menu of a recording offers what its keys do", "[session][playback]") {
    const auto chosen = [](std::string_view label) {
        Playback playback{recorded()};
        playback.run_to(150);
        click_at(playback, spot_of_text(playback, "Menu"));
        click_at(playback, spot_of_text(playback, label));
        return playback;
    };
    Playback faster = chosen("Faster");
    CHECK(shows(faster, "Speed: 33 ms per turn"));
    CHECK_FALSE(shows(faster, "Slower"));
    Playback slower = chosen("Slower");
    CHECK(shows(slower, "Speed: 75 ms per turn"));
    Playback turn = chosen("Go to turn");
    CHECK(shows(turn, "Go to which turn?"));
    Playback next = chosen("Next level");
    wait_for_arrival(next);
    CHECK(next.depth() == 2);
    Playback previous = chosen("Previous level");
    CHECK(shows(previous, "no level above this one"));
    for (const auto& [label, words] :
         {std::pair{"Feats", "Feats of this game"}, std::pair{"Discoveries", "beneficial"},
          std::pair{"Seed", "ungeon 2024"}, std::pair{"Help", "faster, down to"},
          std::pair{"Start a new game", "start a new game"}}) {
        CAPTURE(label);
        Playback opened = chosen(label);
        CHECK(shows(opened, words));
    }
    for (const auto& [label, request] : {std::pair{"Play on from here", ExitRequest::TakeOver},
                                         std::pair{"Open another recording", ExitRequest::OtherRecording},
                                         std::pair{"Load a saved game", ExitRequest::SavedGame},
                                         std::pair{"Quit playback", ExitRequest::Leave}}) {
        Playback requester = chosen(label);
        CHECK(requester.take_request() == request);
    }
    Playback toggled = chosen("[ ] Stealth range");
    CHECK(shows(toggled, "[x] Stealth range"));
    // Help is about keys alone.
    Playback touched{recorded()};
    touched.run_to(150);
    touched.set_keyboard(false);
    click_at(touched, spot_of_text(touched, "Menu"));
    CHECK(shows(touched, "Faster"));
    CHECK_FALSE(shows(touched, "Help"));
    // Its letters are keys, its arrows are arrows.
    Playback keyed{recorded()};
    click_at(keyed, spot_of_text(keyed, "Menu"));
    press(keyed, "k");
    CHECK(shows(keyed, "Speed: 33 ms per turn"));
    click_at(keyed, spot_of_text(keyed, "Menu"));
    for (const char* key : {"Down", "Down", "Enter"}) press(keyed, key);
    CHECK(shows(keyed, "Speed: 49 ms per turn"));
    act_at(keyed, PointerAct::RightPress, {60, 15});
    CHECK(shows(keyed, "Your inventory"));
}

TEST_CASE("questions are shown during playback with the answer that was given", "[session][playback]") {
    Session session{{.seed = 1729}};
    press(session, "z");
    press(session, "&");
    REQUIRE(shows(session, "Yes (y)"));
    press(session, "y");
    press(session, "Space");
    press(session, "z");
    REQUIRE(session.observe().hero->easy);
    Playback playback{recording_from(session.recording()).value()};
    playback.press({.name = "Space"});
    playback.pass_time(50);
    playback.pass_time(50);
    REQUIRE(has_line(playback, "Yes (y)"));
    // The answer stays to be seen for a second, and only then is given.
    CHECK(playback.wants_time() == 1000);
    CHECK_FALSE(playback.observe().hero->easy);
    CHECK(playback.reading().urgent.ends_with(" Yes."));
    playback.pass_time(999);
    CHECK(has_line(playback, "Yes (y)"));
    playback.pass_time(1);
    CHECK_FALSE(has_line(playback, "Yes (y)"));
    CHECK(playback.observe().hero->easy);
    // No question is shown when stepping by hand.
    playback.press({.name = "Home"});
    playback.press({.name = "l"});
    playback.press({.name = "l"});
    CHECK_FALSE(has_line(playback, "Yes (y)"));
    CHECK(playback.turns() == 2);
    CHECK(playback.state_hash() == session.state_hash());
}

TEST_CASE("an item used in a recording is first shown in the pack", "[session][playback][pack]") {
    Session session{{.seed = 1729}};
    const char letter = session.observe().pack.front().letter;
    const ItemKind kind = session.observe().pack.front().item.kind;
    press(session, "z");
    session.act(Drop{letter});
    press(session, "z");
    REQUIRE(item_with(session.observe().pack, letter) == nullptr);
    Playback playback{recording_from(session.recording()).value()};
    press(playback, "Space");
    playback.pass_time(50);
    CHECK_FALSE(has_line(playback, "Drop which item?"));
    playback.pass_time(50);
    CHECK(has_line(playback, "Drop which item?"));
    CHECK(playback.reading_column() > 0);
    CHECK(playback.reading().urgent == "Drop which item? A ration of food.");
    // It is still carried for a second, and only then laid down.
    REQUIRE(item_with(playback.observe().pack, letter) != nullptr);
    CHECK(item_with(playback.observe().pack, letter)->item.kind == kind);
    CHECK(playback.wants_time() == 1000);
    playback.pass_time(999);
    CHECK(has_line(playback, "Drop which item?"));
    playback.pass_time(1);
    CHECK_FALSE(has_line(playback, "Drop which item?"));
    CHECK(playback.reading_column() == -1);
    CHECK(item_with(playback.observe().pack, letter) == nullptr);
    CHECK(playback.turns() == 2);
    while (!playback.is_at_end()) playback.pass_time(50);
    CHECK(playback.state_hash() == session.state_hash());
    // Whoever goes back while it is shown sees nothing of it there, and again when its turn has come.
    press(playback, "Home");
    press(playback, "Space");
    for (int i = 0; i < 10 && !has_line(playback, "Drop which item?"); ++i)
        playback.pass_time(playback.wants_time());
    REQUIRE(has_line(playback, "Drop which item?"));
    press(playback, "Home");
    CHECK_FALSE(has_line(playback, "Drop which item?"));
    press(playback, "Space");
    playback.pass_time(50);
    CHECK_FALSE(has_line(playback, "Drop which item?"));
    playback.pass_time(50);
    CHECK(has_line(playback, "Drop which item?"));
    // Slower, one has longer to see it.
    press(playback, "Home");
    for (int i = 0; i < 2; ++i) press(playback, "j");
    press(playback, "Space");
    for (int i = 0; i < 10 && !has_line(playback, "Drop which item?"); ++i)
        playback.pass_time(playback.wants_time());
    CHECK(playback.wants_time() == 1000 * 112 / 50);
    // Faster than usual, by hand and on the way to a turn there is no list.
    const auto never_opened = [&](Playback& hurried) {
        for (int i = 0; i < 20 && !hurried.is_at_end(); ++i) {
            hurried.pass_time(hurried.wants_time());
            if (has_line(hurried, "Drop which item?")) return false;
        }
        return hurried.is_at_end();
    };
    Playback hurried{recording_from(session.recording()).value()};
    press(hurried, "k");
    press(hurried, "Space");
    CHECK(never_opened(hurried));
    press(hurried, "Home");
    for (int i = 0; i < 3; ++i) {
        press(hurried, "l");
        CHECK_FALSE(has_line(hurried, "Drop which item?"));
    }
    press(hurried, "Home");
    hurried.run_to(3);
    CHECK_FALSE(has_line(hurried, "Drop which item?"));
}

TEST_CASE("every command with an item has its purpose for the pack", "[session][playback][pack]") {
    struct Row {
        Command command;
        PackPurpose purpose;
    };
    const Row all[] = {{Drop{'b'}, PackPurpose::Drop},          {Throw{'b', {}}, PackPurpose::Throw},
                       {Equip{'b'}, PackPurpose::Equip},        {TakeOff{'b'}, PackPurpose::Remove},
                       {Eat{'b'}, PackPurpose::Apply},          {Drink{'b'}, PackPurpose::Apply},
                       {Read{'b'}, PackPurpose::Apply},         {Zap{'b', {}}, PackPurpose::Apply},
                       {Invoke{'b'}, PackPurpose::Apply},       {Call{'b', "x"}, PackPurpose::Call},
                       {Inscribe{'b', "x"}, PackPurpose::Call}, {Relabel{'b', 'x'}, PackPurpose::Relabel},
                       {Choose{'b'}, PackPurpose::Choose}};
    for (const Row& row : all) {
        const std::optional<PackPick> pick = pick_of(row.command);
        REQUIRE(pick.has_value());
        CHECK(pick->purpose == row.purpose);
        CHECK(pick->letter == 'b');
    }
    for (const Command& other :
         {Command{Rest{}}, Command{SwapBack{}}, Command{Answer{true}}, Command{Continue{}}})
        CHECK_FALSE(pick_of(other).has_value());
}

TEST_CASE("settings can be changed while watching a recording", "[session][playback][settings]") {
    Playback playback{recorded()};
    playback.press({.name = "Space"});
    playback.press({.name = "o"});
    CHECK(has_line(playback, "Settings"));
    CHECK(playback.wants_time() == -1);
    playback.press({.name = "b"});
    CHECK(playback.take_settings().find("marks on") != std::string::npos);
    playback.press({.name = "Escape"});
    CHECK(row(playback, 2).find("paused") != std::string::npos);
    click_button(playback, "Menu");
    CHECK(has_line(playback, "Settings"));
}

}  // namespace cellophane
