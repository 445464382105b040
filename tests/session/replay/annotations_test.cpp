#include "session/replay/annotations.h"

#include <string>
#include <string_view>
#include <vector>

#include "record/save_files.h"
#include "screen/frame.h"
#include "screen/utf8.h"
#include "session/crafted.h"
#include "session/journey.h"
#include "session/messages/screen_description.h"
#include "session/mouse.h"
#include "session/replay/playback.h"
#include "support/catch.h"

// Notes beside a recording (rules/hero.md 15.5; rules/interface.md 13).

namespace cellophane {

namespace {

using Texts = std::vector<std::string>;

/// Of the recordings that texts are read for.
constexpr int end_of_recording = 500;

Playback annotated(std::string_view notes) {
    Playback playback{recording_from(journeyed().recording()).value()};
    REQUIRE_FALSE(playback.annotate(notes).has_value());
    return playback;
}

std::string complaint_about(std::string_view text) {
    const Result<Annotations> notes = annotations_from(text, end_of_recording);
    REQUIRE_FALSE(notes.ok());
    CHECK(notes.problem().code == "bad-notes");
    return notes.problem().message;
}

bool mentions(std::string_view text, std::string_view words) {
    return text.find(words) != std::string_view::npos;
}

}  // namespace

TEST_CASE("a line of notes is a turn, a tab and a text", "[session][annotations]") {
    const Result<Annotations> read =
        annotations_from("12\tThe door was locked.\n7\tfirst\n12\tStill is.", end_of_recording);
    REQUIRE(read.ok());
    const Annotations& notes = read.value();
    CHECK(notes.size() == 3);
    CHECK(notes.first_turn() == 7);
    CHECK(notes.of(6) == Texts{});
    CHECK(notes.of(7) == Texts{"first"});
    CHECK(notes.of(12) == Texts{"The door was locked.", "Still is."});
}

TEST_CASE("notes are read with a byte order mark, CRLF, blank lines and UTF-8", "[session][annotations]") {
    const Result<Annotations> read = annotations_from(
        "\xEF\xBB\xBF"
        "0\tAnfang, schön\r\n\r\n  \n3\t„Ende“ …\r\n",
        end_of_recording);
    REQUIRE(read.ok());
    CHECK(read.value().of(0) == Texts{"Anfang, schön"});
    CHECK(read.value().of(3) == Texts{"„Ende“ …"});
}

TEST_CASE("a bad line of notes is named with what is wrong and what would be right",
          "[session][annotations]") {
    CHECK(complaint_about("1\tfine\nno tab here\n")
              .starts_with("Line 2: there is no tab in it. A note is the number"));
    CHECK(complaint_about("1\tfine\n\n\tno turn")
              .starts_with("Line 3: the turn before its tab must be a whole number"));
    for (const char* turn : {"-1", "x", "1 ", "1.5", "99999999", "0x1"})
        CHECK(mentions(complaint_about(std::string{turn} + "\ttext"), "a whole number from 0 to 9999999"));
    CHECK(complaint_about("4\t \n").starts_with("Line 1: there is no text after its tab."));
    CHECK(mentions(complaint_about("4\tbell \a"), "U+0007 cannot be shown."));
    CHECK(mentions(complaint_about("4\tone\ttwo"), "U+0009 cannot be shown"));
    CHECK(mentions(complaint_about("4\tsmile \xF0\x9F\x98\x80"), "U+1F600 cannot be shown"));
    CHECK(mentions(complaint_about("4\tbroken \xFF"), "in UTF-8"));
    const std::string most(most_letters_of_a_turn, 'n');
    CHECK(annotations_from("4\t" + most + "\n5\t" + most, end_of_recording).ok());
    CHECK(complaint_about("4\t" + most + "\n4\tx")
              .starts_with("Line 2: the notes for turn 4 have 401 characters"));
    CHECK(complaint_about("500\tthe end\n\n501\ttoo late\n") ==
          "Line 3: it is about turn 501, but the recording ends with turn 500.");
    CHECK(mentions(complaint_about(""), "There is no note in it."));
    CHECK(mentions(complaint_about("\n \t \n"), "There is no note in it."));
}

TEST_CASE("a note is shown on its turn only, also after rewinding", "[session][annotations]") {
    Playback playback = annotated("0\tHere we go.\n5\tMark this corner well.\n");
    CHECK(shows(playback, "Here we go."));
    press(playback, "l");
    CHECK_FALSE(shows(playback, "Here we go."));
    playback.run_to(4);
    CHECK_FALSE(shows(playback, "Mark this corner well."));
    press(playback, "l");
    CHECK(shows(playback, "Mark this corner well."));
    CHECK(playback.reading().urgent == "Note: Mark this corner well.");
    press(playback, "l");
    CHECK_FALSE(shows(playback, "Mark this corner well."));
    press(playback, "h");
    CHECK(shows(playback, "Mark this corner well."));
    press(playback, "Home");
    CHECK(shows(playback, "Here we go."));
    playback.run_to(5);
    CHECK(shows(playback, "Mark this corner well."));
    // Pointing at the map hides the annotation.
    press(playback, "Enter");
    CHECK_FALSE(shows(playback, "Mark this corner well."));
    press(playback, "Escape");
    CHECK(shows(playback, "Mark this corner well."));
    Session mine = playback.taken_over();
    CHECK_FALSE(shows(mine, "Mark this corner well."));
}

TEST_CASE("playback waits until a note can have been read", "[session][annotations]") {
    for (const int presses : {0, 20}) {
        Playback playback = annotated("3\tLook left.");
        for (int i = 0; i < presses; ++i) press(playback, "k");
        press(playback, "Space");
        for (int i = 0; i < 100 && playback.turns() < 3; ++i) playback.pass_time(playback.wants_time());
        REQUIRE(playback.turns() == 3);
        CHECK(shows(playback, "Look left."));
        CHECK(playback.wants_time() >= 1000);
        playback.pass_time(900);
        CHECK(playback.turns() == 3);
        CHECK(shows(playback, "Look left."));
        playback.pass_time(600);
        CHECK(playback.turns() > 3);
        CHECK_FALSE(shows(playback, "Look left."));
    }
    // Pausing at an annotation and going on dismisses it.
    Playback playback = annotated("3\tLook left.");
    press(playback, "Space");
    while (playback.turns() < 3) playback.pass_time(50);
    press(playback, "Space");
    CHECK(shows(playback, "Look left."));
    press(playback, "Space");
    CHECK(playback.wants_time() == 50);
}

TEST_CASE("valid new notes replace the old ones, bad ones do not", "[session][annotations]") {
    Playback playback = annotated("0\tOld words.");
    (void)playback.draw();
    REQUIRE_FALSE(playback.annotate("0\tNew words.\n9\tMore.").has_value());
    CHECK(shows(playback, "New words."));
    CHECK(shows(playback, "2 notes, the first on turn 0."));
    CHECK_FALSE(shows(playback, "Old words."));
    REQUIRE(playback.annotate("nonsense").has_value());
    const std::string beyond = std::to_string(playback.watched().turns + 1);
    const std::optional<Problem> problem = playback.annotate(beyond + "\tToo late.");
    REQUIRE(problem.has_value());
    CHECK(mentions(problem->message, "Line 1: it is about turn " + beyond));
    CHECK(shows(playback, "New words."));
}

TEST_CASE("the box of a note is white and does not cover the hero", "[session][annotations]") {
    for (const std::size_t letters : {std::size_t{9}, most_letters_of_a_turn}) {
        std::string text(letters, 'n');
        for (std::size_t i = 8; i < letters; i += 8) text[i] = ' ';
        text[letters - 1] = '!';
        std::string notes;
        for (const char* turn : {"0", "40", "90", "150"}) notes.append(turn).append("\t" + text + "\n");
        Playback playback = annotated(notes);
        for (const int turn : {0, 40, 90, 150}) {
            playback.run_to(turn);
            REQUIRE(shows(playback, "!"));
            CHECK(shows(playback, "@"));
            CHECK(playback.repaint().find("48;2;245;243;235") != std::string::npos);
        }
    }
}

TEST_CASE("in a narrow window the whole box of a note is in sight", "[session][annotations]") {
    Playback playback =
        annotated("0\tThis is the door that everybody who knows the place would rather not have opened.");
    for (const int first : {0, 30, 55}) {
        playback.set_window(first, 45);
        const std::u32string text = from_utf8(playback.text());
        std::string in_sight;
        for (std::size_t row = 0; row < screen_rows; ++row)
            in_sight +=
                to_utf8(text.substr(row * (screen_columns + 1) + static_cast<std::size_t>(first), 45)) + "\n";
        INFO(in_sight);
        for (const char* word : {"This", "door", "everybody", "rather", "opened."})
            CHECK(in_sight.find(word) != std::string::npos);
    }
}

}  // namespace cellophane
