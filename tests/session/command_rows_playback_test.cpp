#include <set>

#include "record/save_files.h"
#include "session/command_rows.h"
#include "session/journey.h"
#include "session/replay/playback.h"

// The rows of tables/commands.tsv for the viewer of a recording, and for the lists of games.

namespace cellophane {

namespace {

/// Six turns into a recording, standing still.
Session watched() {
    Playback playback{recording_from(journeyed().recording()).value()};
    playback.run_to(6);
    return Session{std::move(playback)};
}

/// The same, while it goes by.
Session going_by() {
    Session session = watched();
    press(session, "Space");
    return session;
}

bool is_past(Session& session, const Before& before) {
    return session.turns() > before.turns;
}
bool is_back(Session& session, const Before& before) {
    return session.turns() < before.turns;
}

std::map<std::string, std::vector<KeyEvent>> keys(std::vector<KeyEvent> named, const char* token = "same") {
    return {{token, std::move(named)}};
}

/// Each with Shift and with Control as well, which go further.
std::vector<KeyEvent> with_more(std::vector<std::string> names) {
    std::vector<KeyEvent> all;
    for (const std::string& name : names) {
        all.push_back({.name = name});
        all.push_back({.name = name, .shift = true});
        all.push_back({.name = name, .control = true});
    }
    return all;
}

auto wishes(std::set<ExitRequest> wanted) {
    return [wanted = std::move(wanted)](Session& session, const Before&) {
        // Another game is asked about first.
        if (shows(session, "Yes (y)")) press(session, "y");
        return wanted.contains(session.take_request());
    };
}

}  // namespace

std::vector<CommandRow> rows_of_playback() {
    std::vector<CommandRow> rows;
    rows.push_back({.command = "playback: pause or go on",
                    .scene = going_by,
                    .happened = says("paused"),
                    .tokens = keys({{.name = "Space"}, {.name = "Escape"}}),
                    .mouse = {{"click pauses", by_click({60, 15})},
                              {"Unpause button", [](Session& session) {
                                   press(session, "Space");
                                   REQUIRE(shows(session, "paused"));
                                   click_at(session, spot_of_text(session, "Unpause (space)"));
                                   REQUIRE_FALSE(shows(session, "paused"));
                                   press(session, "Escape");
                               }}}});
    rows.push_back(
        {.command = "playback: faster / slower",
         .scene = watched,
         .happened = says(" ms per turn"),
         .tokens = keys(
             {{.name = "k"}, {.name = "Up"}, {.name = "8"}, {.name = "j"}, {.name = "Down"}, {.name = "2"}}),
         .mouse = {{"Menu button", by_menu("Slower")}}});
    rows.push_back({.command = "playback: forward",
                    .scene = watched,
                    .happened = is_past,
                    .tokens = keys(with_more({"l", "Right", "6"})),
                    .mouse = {{"Next Turn button", by_button("Next turn (l)")}}});
    rows.push_back({.command = "playback: back",
                    .scene = watched,
                    .happened = is_back,
                    .tokens = keys(with_more({"h", "Left", "4"}))});
    rows.push_back({.command = "playback: level",
                    .scene = watched,
                    .happened = changes_text,
                    .tokens = keys({{.name = "<"}, {.name = ">"}}),
                    .mouse = {{"Menu button", by_menu("Next level")}}});
    rows.push_back({.command = "playback: go to turn",
                    .scene = watched,
                    .happened =
                        [](Session& session, const Before&) {
                            for (const char* key : {"Backspace", "Backspace", "3", "Enter"})
                                press(session, key);
                            return session.turns() == 3;
                        },
                    .tokens = keys({{.name = "0"}, {.name = "1"}, {.name = "5"}, {.name = "9"}}),
                    .mouse = {{"Menu button", by_menu("Go to turn")}}});
    rows.push_back({.command = "playback: omniscience",
                    .scene = watched,
                    .happened = says("Showing the whole level."),
                    .tokens = keys({{.name = "Tab"}}),
                    .mouse = {{"Omniscience button", by_button("Omniscience (tab)")}}});
    rows.push_back({.command = "playback: examine",
                    .scene = watched,
                    .happened = changes_picture,
                    .tokens = keys({{.name = "Enter"}}),
                    .mouse = {{"hover", [](Session& session) {
                                   hover_beside(session, {1, 0});
                               }}}});
    rows.push_back({.command = "playback: other file",
                    .scene = watched,
                    .happened = wishes({ExitRequest::OtherRecording, ExitRequest::SavedGame,
                                        ExitRequest::AnotherDungeon, ExitRequest::Leave}),
                    .tokens = keys({{.name = "V", .shift = true},
                                    {.name = "O", .shift = true},
                                    {.name = "N", .shift = true},
                                    {.name = "Q", .shift = true}}),
                    .mouse = {{"Menu button", by_menu("Open another recording")}}});
    rows.push_back({.command = "playback: take over",
                    .scene = watched,
                    .happened = wishes({ExitRequest::TakeOver}),
                    .tokens = keys({{.name = "P", .shift = true}}, "optional"),
                    .mouse = {{"Menu button", by_menu("Play on from here")}}});
    rows.push_back({.command = "statistics: reset recent",
                    .scene = after(at_the_door, {"F", "g"}),
                    .happened = says("Reset the recent statistics?"),
                    .tokens = keys({{.name = "r"}, {.name = "R", .shift = true}}),
                    .mouse = {{"Reset button", by_button("Reset statistics (r)")}}});
    return rows;
}

}  // namespace cellophane
