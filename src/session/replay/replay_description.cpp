#include "session/replay/replay_description.h"

#include <string>
#include <string_view>

#include "session/messages/screen_description.h"
#include "session/replay/replay_choices.h"
#include "session/replay/replay_notes.h"
#include "session/replay/replay_steps.h"
#include "session/session_state.h"
#include "view/playback_header.h"
#include "words/choices.h"
#include "words/replay.h"
#include "words/titles.h"

namespace cellophane {

namespace {

struct WatchChoice {
    std::string_view label;
    std::string_view key;
    bool control = false;
};

constexpr WatchChoice watch_choices[] = {
    {turn_on_choice, "l"},
    {turn_back_choice, "h"},
    {many_turns_on_choice, "l", true},
    {many_turns_back_choice, "h", true},
    {beginning_choice, "Home"},
    {end_choice, "End"},
    {next_level_choice, ">"},
    {level_before_choice, "<"},
    {turn_choice, "0"},
    {faster_choice, "k"},
    {slower_choice, "j"},
    {unveil_choice, "Tab"},
    {point_choice, "Enter"},
    {his_pack_choice, "i"},
    {older_messages_choice, "M"},
    {his_maps_choice, "m"},
    {his_discoveries_choice, "D"},
    {feats_title, "F"},
    {himself_choice, "@"},
    {seed_choice, "~"},
    {play_on_choice, "P"},
    {other_recording_choice, "V"},
    {saved_game_choice, "O"},
    {new_game_choice, "N"},
    {settings_choice, "o"},
    {leave_choice, "Q"},
    {help_title, "?"},
};

}  // namespace

void read_watch(const SessionState& session, Reading& told) {
    const PlaybackHeader header = *playback_header(session);
    told.status.insert(told.status.begin(), playback_told(header.turn, header.turns, words_of(header.state)));
    for (const std::string& note : said_of_turn(session))
        told.urgent.append(told.urgent.empty() ? note_mark : " ").append(note);
    if (session.viewing->choice) told.urgent = told_of_choice(session);
    if (session.alerts.notice.is_shown()) told.urgent = session.alerts.notice.text();
    if (session.mode == Mode::Examine) {
        told.choices = {{next_thing_choice, "Tab"}, {stop_pointing_choice, "Escape"}};
        return;
    }
    told.choices.push_back({session.viewing->plays ? pause_choice : go_on_choice, "Space"});
    for (const WatchChoice& choice : watch_choices)
        told.choices.push_back({choice.label, choice.key, choice.control});
}

}  // namespace cellophane
