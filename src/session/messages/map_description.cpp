#include "session/messages/map_description.h"

#include <string_view>

#include "session/messages/screen_description.h"
#include "session/session_state.h"
#include "words/choices.h"
#include "words/notices.h"
#include "words/prompts.h"
#include "words/titles.h"

namespace cellophane {

namespace {

struct NamedKey {
    std::string_view label;
    std::string_view key;
    bool control = false;
};

/// What can be done on the map.
constexpr NamedKey map_choices[] = {
    {explore_choice, "x"},
    {autopilot_choice, "A"},
    {stairs_down_choice, ">"},
    {stairs_up_choice, "<"},
    {point_at_next_choice, "Tab"},
    {point_choice, "Enter"},
    {rest_choice, "z"},
    {recover_choice, "Z"},
    {search_choice, "s"},
    {long_search_choice, "s", true},
    {pack_title, "i"},
    {use_choice, "a"},
    {equip_choice, "e"},
    {take_off_choice, "r"},
    {swap_back_choice, "w"},
    {drop_choice, "d"},
    {throw_choice, "t"},
    {throw_again_choice, "T"},
    {name_choice, "c"},
    {north_choice, "k"},
    {north_east_choice, "u"},
    {east_choice, "l"},
    {south_east_choice, "n"},
    {south_choice, "j"},
    {south_west_choice, "b"},
    {west_choice, "h"},
    {north_west_choice, "y"},
    {older_messages_choice, "M"},
    {remembered_maps_choice, "m"},
    {discoveries_title, "D"},
    {character_choice, "@"},
    {feats_title, "F"},
    {stealth_choice, "J"},
    {plain_choice, "\\"},
    {seed_choice, "~"},
    {ease_choice, "&"},
    {settings_choice, "O"},
    {help_title, "?"},
    {save_choice, "S"},
    {give_up_choice, "Q"},
    {other_dungeon_choice, "N"},
};

ReadChoice choice_of(const NamedKey& named) {
    return {named.label, named.key, named.control};
}

}  // namespace

void read_map(const SessionState& session, Reading& told) {
    if (session.messages.unread) {
        told.urgent = more_to_read;
        told.choices.push_back({go_on_choice, "Space"});
    }
    if (session.pointing.proposed != PathPreview::None) {
        // A way proposed unasked is not announced: it would be at every stop.
        if (!session.pointing.mark.unasked)
            told.urgent +=
                session.pointing.proposed == PathPreview::Explore ? explore_question : travel_question;
        told.choices.push_back({go_this_way_choice, "Enter"});
        told.choices.push_back({stay_choice, "Escape"});
    } else if (session.mode == Mode::Cursor) {
        told.choices.push_back({go_there_choice, "Enter"});
        told.choices.push_back({stop_pointing_choice, "Escape"});
    }
    for (const NamedKey& named : map_choices)
        if (told.choices.empty() || told.choices.front().key != "Enter" || named.key != "Enter")
            told.choices.push_back(choice_of(named));
}

}  // namespace cellophane
