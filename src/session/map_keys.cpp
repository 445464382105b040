#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

#include "session/parts.h"
#include "words/grammar.h"

namespace cellophane {

namespace {

/// What the name of the dungeon gives way to while nobody is to learn it.
constexpr std::string_view hidden_dungeon = "a dungeon that stays hidden, style";

}  // namespace

void Session::Parts::press_on_map(const Meaning& meaning) {
    const bool walks = subject.game() != nullptr;
    // Elsewhere directions are for the feet.
    if ((mode == Mode::Cursor || !walks || meaning.deed != Deed::Go) && moves_pointing(meaning)) return;
    switch (meaning.deed) {
        case Deed::Nothing:
        case Deed::NextThing:
        case Deed::PreviousThing:
            break;
        case Deed::Go:
            stop_pointing();
            if (meaning.more)
                submit(Run{meaning.toward});
            else
                walk(meaning.toward);
            break;
        case Deed::Rest:
            submit(Rest{});
            break;
        case Deed::Search:
            submit(Search{});
            break;
        case Deed::LongSearch:
            submit(LongSearch{});
            break;
        case Deed::Recover:
            submit(Recover{});
            break;
        case Deed::Explore:
            press_for(Proposal::Explore);
            break;
        case Deed::ExploreFast:
            explore_fast();
            break;
        case Deed::Autopilot:
            if (walks) ask_whether(Resolve::Autopilot);
            break;
        case Deed::FastAutopilot:
            if (walks) ask_whether(Resolve::FastAutopilot);
            break;
        case Deed::StairsDown:
            press_for(Proposal::StairsDown);
            break;
        case Deed::StairsUp:
            press_for(Proposal::StairsUp);
            break;
        case Deed::Enter:
            if (mode == Mode::Cursor || pointing.proposed != Proposal::None)
                travel_to_pointed();
            else if (walks)
                begin_pointing();
            break;
        case Deed::Cancel:
            stop_pointing();
            break;
        case Deed::Archive:
            mode = Mode::Archive;
            archive.scroll = 0;
            break;
        case Deed::Pack:
            if (walks) open_pack(PackPurpose::Look);
            break;
        case Deed::Drop:
            if (walks) open_pack(PackPurpose::Drop);
            break;
        case Deed::Equip:
            if (walks) open_pack(PackPurpose::Equip);
            break;
        case Deed::Remove:
            if (walks) open_pack(PackPurpose::Remove);
            break;
        case Deed::Apply:
            if (walks) open_pack(PackPurpose::Apply);
            break;
        case Deed::SwapBack:
            if (walks) submit(SwapBack{});
            break;
        case Deed::Throw:
            if (walks) open_pack(PackPurpose::Throw);
            break;
        case Deed::ThrowAgain:
            if (walks) throw_again();
            break;
        case Deed::Call:
            if (walks) open_pack(PackPurpose::Call);
            break;
        case Deed::Relabel:
            if (walks) open_pack(PackPurpose::Relabel);
            break;
        case Deed::Stealth:
            if (walks) toggle_stealth();
            break;
        case Deed::Plain:
            if (walks) toggle_plain();
            break;
        case Deed::Discoveries:
            if (walks) mode = Mode::Discoveries;
            break;
        case Deed::Atlas:
            if (walks) open_atlas();
            break;
        case Deed::Character:
            if (walks) mode = Mode::Character;
            break;
        case Deed::Feats:
            if (walks) mode = Mode::Feats;
            break;
        case Deed::PlayEasily:
            stop_pointing();
            if (walks) submit(PlayEasily{});
            break;
        case Deed::Save:
            if (walks) ask_whether(Resolve::Save);
            break;
        case Deed::GiveUp:
            if (walks) ask_whether(Resolve::GiveUp);
            break;
        case Deed::StartAnew:
            start_anew();
            break;
        case Deed::ShowSeed:
            show_seed();
            break;
        case Deed::Help:
            mode = Mode::Help;
            break;
        case Deed::Menu:
            if (walks) open_menu();
            break;
        case Deed::Settings:
            open_settings();
            break;
    }
}

void Session::Parts::press_in_archive(const KeyEvent& key) {
    const Meaning meaning = meaning_of(key);
    const int limit = archive_scroll_limit(messages.log);
    const int lines = key.control ? limit : meaning.more ? 1 : lines_a_scroll;
    archive.scroll = std::clamp(archive.scroll - page_way(key) * lines, 0, limit);
    if (meaning.deed == Deed::Cancel || meaning.deed == Deed::Archive) mode = home();
}

void Session::Parts::answer(bool yes) {
    mode = Mode::Map;
    submit(Answer{yes});
}

void Session::Parts::toggle_stealth() {
    display.shows_stealth = !display.shows_stealth;
    say(Message{display.shows_stealth
                    ? "from where the stone glows orange nobody would notice you." + key_hint("J: stop")
                    : "you stop minding who might notice you." + key_hint("J: mind again"),
                Tone::Notice});
}

void Session::Parts::toggle_plain() {
    settings.eyes.plain_colours = !settings.eyes.plain_colours;
    settings_are_new = true;
    say(Message{settings.eyes.plain_colours
                    ? "you see things as they are, without their light." + key_hint("\\: with it")
                    : "light and shadow are back where they were." + key_hint("\\: without them"),
                Tone::Notice});
}

std::string Session::Parts::named_dungeon() const {
    return "dungeon " + std::to_string(subject.options().seed) + ", style";
}

void Session::Parts::show_seed() {
    std::string text = settings.hides_seed ? std::string{hidden_dungeon} : named_dungeon();
    text.append(" ").append(style_rows[seen().style].name);
    if (seen().hero && seen().hero->easy) text.append(", made easier");
    text.append(", dungeon version ").append(std::to_string(dungeon_version));
    if (subject.game() != nullptr) text.append("; turn ").append(std::to_string(seen().turns));
    text.append(".");
    // In a recording the capital stands for a saved game.
    if (settings.hides_seed) text.append(key_hint(viewing ? "o: show it" : "O: show it"));
    say(Message{std::move(text)});
}

void Session::Parts::blot_seed() {
    if (!settings.hides_seed) return;
    messages.log.blot(named_dungeon(), hidden_dungeon);
    const std::string words = capitalised(named_dungeon());
    for (std::string& text : messages.said)
        if (text.starts_with(words)) text.replace(0, words.size(), capitalised(hidden_dungeon));
}

}  // namespace cellophane
