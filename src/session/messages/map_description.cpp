#include "session/messages/map_description.h"

#include <string>
#include <string_view>

#include "session/messages/screen_description.h"
#include "session/session_state.h"

namespace cellophane {

namespace {

struct NamedKey {
    std::string_view label;
    std::string_view key;
    bool control = false;
};

/// What can be done on the map.
constexpr NamedKey map_choices[] = {
    {"Explore", "x"},
    {"Autopilot", "A"},
    {"Travel to the stairs down", ">"},
    {"Travel to the stairs up", "<"},
    {"Point at the next thing", "Tab"},
    {"Point", "Enter"},
    {"Rest", "z"},
    {"Rest until you are well", "Z"},
    {"Search", "s"},
    {"Search long", "s", true},
    {"Your pack", "i"},
    {"Use", "a"},
    {"Equip", "e"},
    {"Take off", "r"},
    {"Swap back", "w"},
    {"Drop", "d"},
    {"Throw", "t"},
    {"Throw again", "T"},
    {"Name", "c"},
    {"North", "k"},
    {"North-east", "u"},
    {"East", "l"},
    {"South-east", "n"},
    {"South", "j"},
    {"South-west", "b"},
    {"West", "h"},
    {"North-west", "y"},
    {"Older messages", "M"},
    {"Maps you remember", "m"},
    {"What you have found out", "D"},
    {"What you know of yourself", "@"},
    {"Feats", "F"},
    {"Where you may be noticed", "J"},
    {"Things without their light", "\\"},
    {"The seed", "~"},
    {"Play more easily", "&"},
    {"Settings", "O"},
    {"Help", "?"},
    {"Save and stop", "S"},
    {"Give up", "Q"},
    {"Another dungeon", "N"},
};

ReadChoice choice_of(const NamedKey& named) {
    return {std::string{named.label}, std::string{named.key}, named.control};
}

}  // namespace

void read_map(const SessionState& session, Reading& told) {
    if (session.messages.unread) {
        told.urgent = "There is more to read.";
        told.choices.push_back({"Go on", "Space"});
    }
    if (session.pointing.proposed != PathPreview::None) {
        // A way proposed unasked is not announced: it would be at every stop.
        if (!session.pointing.mark.unasked)
            told.urgent +=
                session.pointing.proposed == PathPreview::Explore ? "Explore this way?" : "Travel this way?";
        told.choices.push_back({"Go this way", "Enter"});
        told.choices.push_back({"Stay here", "Escape"});
    } else if (session.mode == Mode::Cursor) {
        told.choices.push_back({"Go there", "Enter"});
        told.choices.push_back({"Stop pointing", "Escape"});
    }
    for (const NamedKey& named : map_choices)
        if (told.choices.empty() || told.choices.front().key != "Enter" || named.key != "Enter")
            told.choices.push_back(choice_of(named));
}

}  // namespace cellophane
