#include "session/replay/replay_description.h"

#include <string>
#include <string_view>

#include "session/messages/screen_description.h"
#include "session/replay/replay_choices.h"
#include "session/replay/replay_notes.h"
#include "session/replay/replay_steps.h"
#include "session/session_state.h"
#include "view/playback_header.h"

namespace cellophane {

namespace {

struct WatchChoice {
    std::string_view label;
    std::string_view key;
    bool control = false;
};

constexpr WatchChoice watch_choices[] = {
    {"A turn on", "l"},
    {"A turn back", "h"},
    {"Twenty turns on", "l", true},
    {"Twenty turns back", "h", true},
    {"To the beginning", "Home"},
    {"To the end", "End"},
    {"To the next level", ">"},
    {"To the level before", "<"},
    {"To a turn by its number", "0"},
    {"Faster", "k"},
    {"Slower", "j"},
    {"Everything, or what the hero knows", "Tab"},
    {"Point", "Enter"},
    {"What he carries", "i"},
    {"Older messages", "M"},
    {"Maps he remembers", "m"},
    {"What has been found out", "D"},
    {"Feats", "F"},
    {"Himself", "@"},
    {"The seed", "~"},
    {"Play on from here", "P"},
    {"Another recording", "V"},
    {"A saved game", "O"},
    {"A new game", "N"},
    {"Settings", "o"},
    {"Leave", "Q"},
    {"Help", "?"},
};

}  // namespace

void read_watch(const SessionState& session, Reading& told) {
    const PlaybackHeader header = *playback_header(session);
    told.status.insert(told.status.begin(), "Turn " + std::to_string(header.turn) + " of " +
                                                std::to_string(header.turns) + ", " +
                                                std::string{words_of(header.state)} + ".");
    for (const std::string& note : said_of_turn(session))
        told.urgent += (told.urgent.empty() ? "Note: " : " ") + note;
    if (session.viewing->choice) told.urgent = told_of_choice(session);
    if (session.alerts.notice.is_shown()) told.urgent = session.alerts.notice.text();
    if (session.mode == Mode::Examine) {
        told.choices = {{"The next thing", "Tab"}, {"Stop pointing", "Escape"}};
        return;
    }
    told.choices.push_back({session.viewing->plays ? "Pause" : "Go on", "Space"});
    for (const WatchChoice& choice : watch_choices)
        told.choices.push_back({std::string{choice.label}, std::string{choice.key}, choice.control});
}

}  // namespace cellophane
