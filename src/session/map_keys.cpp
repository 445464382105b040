#include "session/map_keys.h"

#include "kit/base/enum_table.h"
#include "session/asking/aiming.h"
#include "session/asking/resolves.h"
#include "session/going/commands.h"
#include "session/going/pointing.h"
#include "session/going/proposals.h"
#include "session/going/travelling.h"
#include "session/going/wading.h"
#include "session/pages/archive.h"
#include "session/pages/atlas.h"
#include "session/pages/menu.h"
#include "session/pages/pack_page.h"
#include "session/pages/settings_page.h"
#include "session/session_state.h"
#include "session/telling/messages.h"
#include "session/telling/seed_told.h"

namespace cellophane {

namespace {

void toggle_stealth(SessionState& session) {
    session.display.shows_stealth = !session.display.shows_stealth;
    say(session, Message{session.display.shows_stealth
                             ? "from where the stone glows orange nobody would notice you." +
                                   key_hint(session, "J: stop")
                             : "you stop minding who might notice you." + key_hint(session, "J: mind again"),
                         Tone::Notice});
}

void toggle_plain(SessionState& session) {
    session.settings.eyes.plain_colours = !session.settings.eyes.plain_colours;
    session.settings_are_new = true;
    say(session,
        Message{session.settings.eyes.plain_colours
                    ? "you see things as they are, without their light." + key_hint(session, "\\: with it")
                    : "light and shadow are back where they were." + key_hint(session, "\\: without them"),
                Tone::Notice});
}

void play_easily(SessionState& session) {
    stop_pointing(session);
    submit(session, PlayEasily{});
}

void go_or_point(SessionState& session) {
    if (session.mode == Mode::Cursor || session.pointing.proposed != Proposal::None)
        travel_to_pointed(session);
    else if (session.subject.game() != nullptr)
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
template <Proposal what>
void show_or_go(SessionState& session) {
    press_for(session, what);
}
template <PackPurpose purpose>
void open_pack_for(SessionState& session) {
    open_pack(session, purpose);
}
template <Resolve what>
void make_sure(SessionState& session) {
    ask_whether(session, what);
}
template <Mode page>
void turn_to(SessionState& session) {
    session.mode = page;
}

/// What a deed does on the map.
struct MapDeedRow {
    Deed kind{};
    /// None: nothing, or what depends on more than the deed.
    void (*act)(SessionState&) = nullptr;
    /// It takes a hero; where there is none, nothing happens.
    bool needs_hero = false;
};

constexpr MapDeedRow map_deed_rows[] = {
    {.kind = Deed::Nothing},
    {.kind = Deed::Go},
    {.kind = Deed::NextThing},
    {.kind = Deed::PreviousThing},
    {.kind = Deed::Rest, .act = give<Rest>},
    {.kind = Deed::Search, .act = give<Search>},
    {.kind = Deed::LongSearch, .act = give<LongSearch>},
    {.kind = Deed::Recover, .act = give<Recover>},
    {.kind = Deed::Explore, .act = show_or_go<Proposal::Explore>},
    {.kind = Deed::ExploreFast, .act = explore_fast},
    {.kind = Deed::Autopilot, .act = make_sure<Resolve::Autopilot>, .needs_hero = true},
    {.kind = Deed::FastAutopilot, .act = make_sure<Resolve::FastAutopilot>, .needs_hero = true},
    {.kind = Deed::StairsDown, .act = show_or_go<Proposal::StairsDown>},
    {.kind = Deed::StairsUp, .act = show_or_go<Proposal::StairsUp>},
    {.kind = Deed::Enter, .act = go_or_point},
    {.kind = Deed::Cancel, .act = stop_pointing},
    {.kind = Deed::Archive, .act = open_archive},
    {.kind = Deed::Pack, .act = open_pack_for<PackPurpose::Look>, .needs_hero = true},
    {.kind = Deed::Drop, .act = open_pack_for<PackPurpose::Drop>, .needs_hero = true},
    {.kind = Deed::Equip, .act = open_pack_for<PackPurpose::Equip>, .needs_hero = true},
    {.kind = Deed::Remove, .act = open_pack_for<PackPurpose::Remove>, .needs_hero = true},
    {.kind = Deed::Apply, .act = open_pack_for<PackPurpose::Apply>, .needs_hero = true},
    {.kind = Deed::SwapBack, .act = give<SwapBack>, .needs_hero = true},
    {.kind = Deed::Throw, .act = open_pack_for<PackPurpose::Throw>, .needs_hero = true},
    {.kind = Deed::ThrowAgain, .act = throw_again, .needs_hero = true},
    {.kind = Deed::Call, .act = open_pack_for<PackPurpose::Call>, .needs_hero = true},
    {.kind = Deed::Relabel, .act = open_pack_for<PackPurpose::Relabel>, .needs_hero = true},
    {.kind = Deed::Stealth, .act = toggle_stealth, .needs_hero = true},
    {.kind = Deed::Plain, .act = toggle_plain, .needs_hero = true},
    {.kind = Deed::Discoveries, .act = turn_to<Mode::Discoveries>, .needs_hero = true},
    {.kind = Deed::Atlas, .act = open_atlas, .needs_hero = true},
    {.kind = Deed::Character, .act = turn_to<Mode::Character>, .needs_hero = true},
    {.kind = Deed::Feats, .act = turn_to<Mode::Feats>, .needs_hero = true},
    {.kind = Deed::PlayEasily, .act = play_easily},
    {.kind = Deed::Save, .act = make_sure<Resolve::Save>, .needs_hero = true},
    {.kind = Deed::GiveUp, .act = make_sure<Resolve::GiveUp>, .needs_hero = true},
    {.kind = Deed::StartAnew, .act = start_anew},
    {.kind = Deed::ShowSeed, .act = show_seed},
    {.kind = Deed::Settings, .act = open_settings},
    {.kind = Deed::Menu, .act = open_menu, .needs_hero = true},
    {.kind = Deed::Help, .act = turn_to<Mode::Help>},
};
constexpr EnumTable<Deed, MapDeedRow> map_deeds{map_deed_rows};

}  // namespace

void press_on_map(SessionState& session, const Meaning& meaning) {
    const bool has_hero = session.subject.game() != nullptr;
    // Elsewhere directions are for the feet.
    const bool walks = meaning.deed == Deed::Go && session.mode != Mode::Cursor && has_hero;
    if (walks) return walk_or_run(session, meaning);
    if (moves_pointing(session, meaning)) return;
    const MapDeedRow& row = map_deeds[meaning.deed];
    if (row.act != nullptr && (has_hero || !row.needs_hero)) row.act(session);
}

}  // namespace cellophane
