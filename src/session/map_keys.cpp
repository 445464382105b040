#include "session/map_keys.h"

#include <string>
#include <string_view>

#include "kit/base/enum_table.h"
#include "session/commands/path_previews.h"
#include "session/commands/pointing.h"
#include "session/commands/submit_command.h"
#include "session/commands/travel_input.h"
#include "session/commands/wading_prompt.h"
#include "session/messages/messages.h"
#include "session/messages/seed_message.h"
#include "session/pages/inventory_page.h"
#include "session/pages/menu_page.h"
#include "session/pages/message_archive.h"
#include "session/pages/remembered_levels.h"
#include "session/pages/settings_page.h"
#include "session/prompts/confirmations.h"
#include "session/prompts/targeting.h"
#include "session/session_state.h"
#include "words/notices.h"

namespace cellophane {

namespace {

/// A sentence, and the key that takes it back.
struct SwitchNotice {
    std::string_view text;
    std::string_view hint;
};

void say_switched(SessionState& session, bool on, SwitchNotice if_on, SwitchNotice if_off) {
    const SwitchNotice& notice = on ? if_on : if_off;
    say(session, Message{std::string{notice.text} + key_hint(session, notice.hint), Tone::Notice});
}

void toggle_stealth(SessionState& session) {
    session.display.shows_stealth = !session.display.shows_stealth;
    say_switched(session, session.display.shows_stealth, {stealth_is_shown, stealth_off_hint},
                 {stealth_is_hidden, stealth_on_hint});
}

void toggle_plain(SessionState& session) {
    session.settings.eyes.plain_colours = !session.settings.eyes.plain_colours;
    session.settings_are_new = true;
    say_switched(session, session.settings.eyes.plain_colours, {light_is_hidden, light_on_hint},
                 {light_is_shown, light_off_hint});
}

void play_easily(SessionState& session) {
    stop_pointing(session);
    submit(session, PlayEasily{});
}

void go_or_point(SessionState& session) {
    if (session.mode == Mode::Cursor || session.pointing.proposed != PathPreview::None)
        travel_to_pointed(session);
    else if (session.game_or_replay.game() != nullptr)
        begin_pointing(session);
}

void walk_or_run(SessionState& session, const Meaning& meaning) {
    stop_pointing(session);
    if (meaning.more)
        submit(session, Run{meaning.toward});
    else
        walk(session, meaning.toward);
}

template <class Given>
void give(SessionState& session) {
    submit(session, Given{});
}
template <PathPreview what>
void show_or_go(SessionState& session) {
    press_for(session, what);
}
template <PackPurpose purpose>
void open_pack_for(SessionState& session) {
    open_pack(session, purpose);
}
template <Confirmation what>
void make_sure(SessionState& session) {
    ask_whether(session, what);
}
template <Mode page>
void turn_to(SessionState& session) {
    session.mode = page;
}

/// What a deed does on the map.
struct MapActionRow {
    InputAction kind{};
    /// None: nothing, or what depends on more than the deed.
    void (*act)(SessionState&) = nullptr;
    /// It takes a hero; where there is none, nothing happens.
    bool needs_hero = false;
};

constexpr MapActionRow map_action_rows[] = {
    {.kind = InputAction::Nothing},
    {.kind = InputAction::Go},
    {.kind = InputAction::NextThing},
    {.kind = InputAction::PreviousThing},
    {.kind = InputAction::Rest, .act = give<Rest>},
    {.kind = InputAction::Search, .act = give<Search>},
    {.kind = InputAction::LongSearch, .act = give<LongSearch>},
    {.kind = InputAction::Recover, .act = give<Recover>},
    {.kind = InputAction::Explore, .act = show_or_go<PathPreview::Explore>},
    {.kind = InputAction::ExploreFast, .act = explore_fast},
    {.kind = InputAction::Autopilot, .act = make_sure<Confirmation::Autopilot>, .needs_hero = true},
    {.kind = InputAction::FastAutopilot, .act = make_sure<Confirmation::FastAutopilot>, .needs_hero = true},
    {.kind = InputAction::StairsDown, .act = show_or_go<PathPreview::StairsDown>},
    {.kind = InputAction::StairsUp, .act = show_or_go<PathPreview::StairsUp>},
    {.kind = InputAction::Enter, .act = go_or_point},
    {.kind = InputAction::Cancel, .act = stop_pointing},
    {.kind = InputAction::Archive, .act = open_archive},
    {.kind = InputAction::Pack, .act = open_pack_for<PackPurpose::Look>, .needs_hero = true},
    {.kind = InputAction::Drop, .act = open_pack_for<PackPurpose::Drop>, .needs_hero = true},
    {.kind = InputAction::Equip, .act = open_pack_for<PackPurpose::Equip>, .needs_hero = true},
    {.kind = InputAction::Remove, .act = open_pack_for<PackPurpose::Remove>, .needs_hero = true},
    {.kind = InputAction::Apply, .act = open_pack_for<PackPurpose::Apply>, .needs_hero = true},
    {.kind = InputAction::SwapBack, .act = give<SwapBack>, .needs_hero = true},
    {.kind = InputAction::Throw, .act = open_pack_for<PackPurpose::Throw>, .needs_hero = true},
    {.kind = InputAction::ThrowAgain, .act = throw_again, .needs_hero = true},
    {.kind = InputAction::Call, .act = open_pack_for<PackPurpose::Call>, .needs_hero = true},
    {.kind = InputAction::Relabel, .act = open_pack_for<PackPurpose::Relabel>, .needs_hero = true},
    {.kind = InputAction::Stealth, .act = toggle_stealth, .needs_hero = true},
    {.kind = InputAction::Plain, .act = toggle_plain, .needs_hero = true},
    {.kind = InputAction::Discoveries, .act = turn_to<Mode::Discoveries>, .needs_hero = true},
    {.kind = InputAction::Atlas, .act = open_atlas, .needs_hero = true},
    {.kind = InputAction::Character, .act = turn_to<Mode::Character>, .needs_hero = true},
    {.kind = InputAction::Feats, .act = turn_to<Mode::Feats>, .needs_hero = true},
    {.kind = InputAction::PlayEasily, .act = play_easily},
    {.kind = InputAction::Save, .act = make_sure<Confirmation::Save>, .needs_hero = true},
    {.kind = InputAction::GiveUp, .act = make_sure<Confirmation::GiveUp>, .needs_hero = true},
    {.kind = InputAction::StartAnew, .act = start_anew},
    {.kind = InputAction::ShowSeed, .act = show_seed},
    {.kind = InputAction::Settings, .act = open_settings},
    {.kind = InputAction::Menu, .act = open_menu, .needs_hero = true},
    {.kind = InputAction::Help, .act = turn_to<Mode::Help>},
};
constexpr EnumTable<InputAction, MapActionRow> map_actions{map_action_rows};

}  // namespace

void press_on_map(SessionState& session, const Meaning& meaning) {
    const bool has_hero = session.game_or_replay.game() != nullptr;
    // Elsewhere directions are for the feet.
    const bool walks = meaning.action == InputAction::Go && session.mode != Mode::Cursor && has_hero;
    if (walks) return walk_or_run(session, meaning);
    if (moves_pointing(session, meaning)) return;
    const MapActionRow& row = map_actions[meaning.action];
    if (row.act != nullptr && (has_hero || !row.needs_hero)) row.act(session);
}

}  // namespace cellophane
