#include "session/map_keys.h"

#include "session/aiming.h"
#include "session/archive.h"
#include "session/atlas.h"
#include "session/commands.h"
#include "session/menu.h"
#include "session/messages.h"
#include "session/pack_page.h"
#include "session/pointing.h"
#include "session/proposals.h"
#include "session/resolves.h"
#include "session/seed_told.h"
#include "session/session_state.h"
#include "session/settings_page.h"
#include "session/travelling.h"
#include "session/wading.h"

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

}  // namespace

void press_on_map(SessionState& session, const Meaning& meaning) {
    const bool walks = session.subject.game() != nullptr;
    // Elsewhere directions are for the feet.
    if ((session.mode == Mode::Cursor || !walks || meaning.deed != Deed::Go) &&
        moves_pointing(session, meaning))
        return;
    switch (meaning.deed) {
        case Deed::Nothing:
        case Deed::NextThing:
        case Deed::PreviousThing:
            break;
        case Deed::Go:
            stop_pointing(session);
            if (meaning.more)
                submit(session, Run{meaning.toward});
            else
                walk(session, meaning.toward);
            break;
        case Deed::Rest:
            submit(session, Rest{});
            break;
        case Deed::Search:
            submit(session, Search{});
            break;
        case Deed::LongSearch:
            submit(session, LongSearch{});
            break;
        case Deed::Recover:
            submit(session, Recover{});
            break;
        case Deed::Explore:
            press_for(session, Proposal::Explore);
            break;
        case Deed::ExploreFast:
            explore_fast(session);
            break;
        case Deed::Autopilot:
            if (walks) ask_whether(session, Resolve::Autopilot);
            break;
        case Deed::FastAutopilot:
            if (walks) ask_whether(session, Resolve::FastAutopilot);
            break;
        case Deed::StairsDown:
            press_for(session, Proposal::StairsDown);
            break;
        case Deed::StairsUp:
            press_for(session, Proposal::StairsUp);
            break;
        case Deed::Enter:
            if (session.mode == Mode::Cursor || session.pointing.proposed != Proposal::None)
                travel_to_pointed(session);
            else if (walks)
                begin_pointing(session);
            break;
        case Deed::Cancel:
            stop_pointing(session);
            break;
        case Deed::Archive:
            open_archive(session);
            break;
        case Deed::Pack:
            if (walks) open_pack(session, PackPurpose::Look);
            break;
        case Deed::Drop:
            if (walks) open_pack(session, PackPurpose::Drop);
            break;
        case Deed::Equip:
            if (walks) open_pack(session, PackPurpose::Equip);
            break;
        case Deed::Remove:
            if (walks) open_pack(session, PackPurpose::Remove);
            break;
        case Deed::Apply:
            if (walks) open_pack(session, PackPurpose::Apply);
            break;
        case Deed::SwapBack:
            if (walks) submit(session, SwapBack{});
            break;
        case Deed::Throw:
            if (walks) open_pack(session, PackPurpose::Throw);
            break;
        case Deed::ThrowAgain:
            if (walks) throw_again(session);
            break;
        case Deed::Call:
            if (walks) open_pack(session, PackPurpose::Call);
            break;
        case Deed::Relabel:
            if (walks) open_pack(session, PackPurpose::Relabel);
            break;
        case Deed::Stealth:
            if (walks) toggle_stealth(session);
            break;
        case Deed::Plain:
            if (walks) toggle_plain(session);
            break;
        case Deed::Discoveries:
            if (walks) session.mode = Mode::Discoveries;
            break;
        case Deed::Atlas:
            if (walks) open_atlas(session);
            break;
        case Deed::Character:
            if (walks) session.mode = Mode::Character;
            break;
        case Deed::Feats:
            if (walks) session.mode = Mode::Feats;
            break;
        case Deed::PlayEasily:
            stop_pointing(session);
            if (walks) submit(session, PlayEasily{});
            break;
        case Deed::Save:
            if (walks) ask_whether(session, Resolve::Save);
            break;
        case Deed::GiveUp:
            if (walks) ask_whether(session, Resolve::GiveUp);
            break;
        case Deed::StartAnew:
            start_anew(session);
            break;
        case Deed::ShowSeed:
            show_seed(session);
            break;
        case Deed::Help:
            session.mode = Mode::Help;
            break;
        case Deed::Menu:
            if (walks) open_menu(session);
            break;
        case Deed::Settings:
            open_settings(session);
            break;
    }
}

}  // namespace cellophane
