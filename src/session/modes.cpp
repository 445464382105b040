#include "session/modes.h"

#include <optional>

#include "kit/base/enum_table.h"
#include "view/boxes.h"
#include "view/discoveries.h"
#include "view/feats.h"
#include "view/layout.h"
#include "words/character.h"

namespace cellophane {

const Session::Parts::ModeRow& Session::Parts::row_of(Mode mode) {
    using P = Parts;
    using Painter = void (P::*)(Frame&) const;
    using Reader = void (P::*)(Reading&) const;
    // Over all of the screen, until any key.
    constexpr auto page = [](Mode kind, std::string_view title, Painter paint, Reader read = nullptr) {
        return ModeRow{.kind = kind,
                       .title = title,
                       .press = &P::close_page,
                       .click = &P::close_page_by_click,
                       .paint = paint,
                       .read = read,
                       .covers_map = true};
    };
    constexpr auto list_of_games = [](Mode kind, std::string_view title) {
        return ModeRow{.kind = kind,
                       .title = title,
                       .press = &P::press_in_lists,
                       .click = &P::click_in_lists,
                       .paint = &P::paint_lists,
                       .read = &P::read_lists,
                       .target = &P::target_in_lists,
                       .covers_map = true};
    };
    constexpr auto question = [](Mode kind) {
        return ModeRow{.kind = kind,
                       .title = "A question",
                       .press = &P::press_at_question,
                       .click = &P::click_at_question,
                       .paint = &P::paint_asked,
                       .read = &P::read_question,
                       .target = &P::target_at_question,
                       .read_from = ReadFrom::Question};
    };
    // The map is in sight until it is not any more.
    constexpr auto end_page = [](Mode kind, std::string_view title, bool covers_map) {
        return ModeRow{.kind = kind,
                       .title = title,
                       .press = &P::press_at_end,
                       .click = &P::click_at_end,
                       .paint = &P::paint_end,
                       .read = &P::read_end,
                       .target = &P::target_at_end,
                       .read_from = covers_map ? ReadFrom::Page : ReadFrom::Hero,
                       .covers_map = covers_map};
    };
    static constexpr ModeRow rows[] = {
        {.kind = Mode::Map,
         .title = "The dungeon",
         .read = &P::read_map,
         .target = &P::target_on_map,
         .read_from = ReadFrom::Hero},
        {.kind = Mode::Cursor,
         .title = "The dungeon",
         .read = &P::read_map,
         .target = &P::target_on_map,
         .read_from = ReadFrom::Hero},
        page(Mode::Help, "Keys", &P::paint_help),
        {.kind = Mode::Archive,
         .title = "What you were told",
         .press = &P::press_in_archive,
         .click = &P::close_page_by_click,
         .paint = &P::paint_old_messages,
         .read = &P::read_archive,
         .read_from = ReadFrom::Messages,
         .covers_map = true},
        page(Mode::Discoveries, "What you have found out", &P::paint_found_out, &P::read_discoveries),
        {.kind = Mode::Feats,
         .title = "Feats",
         .press = &P::press_in_feats,
         .click = &P::close_page_by_click,
         .paint = &P::paint_all_feats,
         .covers_map = true},
        list_of_games(Mode::Scores, "The best games"),
        list_of_games(Mode::Statistics, "All games, counted"),
        list_of_games(Mode::Reset, "A question"),
        {.kind = Mode::Menu,
         .title = "Menu",
         .press = &P::press_in_menu,
         .click = &P::click_in_menu,
         .paint = &P::paint_open_menu,
         .read = &P::read_menu,
         .target = &P::target_in_menu,
         .read_from = ReadFrom::Menu},
        {.kind = Mode::Atlas,
         .title = "Maps",
         .press = &P::press_in_atlas,
         .click = &P::click_in_atlas,
         .paint = &P::paint_open_atlas,
         .read = &P::read_atlas,
         .target = &P::target_in_atlas,
         .read_from = ReadFrom::Atlas,
         .covers_map = true},
        question(Mode::Confirm),
        question(Mode::Sure),
        {.kind = Mode::Pack,
         .title = "Your pack",
         .press = &P::press_in_pack,
         .click = &P::click_in_pack,
         .paint = &P::paint_open_pack,
         .read = &P::read_pack,
         .target = &P::target_in_pack,
         .read_from = ReadFrom::Panel,
         .covers_map = true},
        {.kind = Mode::Aim,
         .title = "Aiming",
         .press = &P::press_while_aiming,
         .paint = &P::paint_aim,
         .read = &P::read_aim,
         .target = &P::target_on_map,
         .read_from = ReadFrom::Hero},
        question(Mode::Scope),
        {.kind = Mode::Name,
         .title = "A name",
         .press = &P::press_in_name,
         .click = &P::close_page_by_click,
         .paint = &P::paint_labelling,
         .read = &P::read_labelling,
         .takes_signs = true},
        {.kind = Mode::Letter,
         .title = "A letter",
         .press = &P::press_for_letter,
         .click = &P::close_page_by_click,
         .paint = &P::paint_labelling,
         .read = &P::read_labelling,
         .takes_signs = true},
        end_page(Mode::Fallen, "The end", false),
        end_page(Mode::Fade, "The end", false),
        end_page(Mode::Treasure, "What you brought out", true),
        end_page(Mode::Pride, "Feats", true),
        end_page(Mode::Epitaph, "The end", true),
        {.kind = Mode::Settings,
         .title = "How you want to play",
         .press = &P::press_in_settings,
         .click = &P::click_in_settings,
         .paint = &P::paint_settings,
         .read = &P::read_settings,
         .target = &P::target_in_settings,
         .covers_map = true},
        {.kind = Mode::Rekey,
         .title = "How you want to play",
         .press = &P::press_for_key,
         .click = &P::click_away_from_key,
         .paint = &P::paint_settings,
         .read = &P::read_rekey,
         .covers_map = true,
         .takes_signs = true},
        question(Mode::Wade),
        {.kind = Mode::Watch,
         .title = "A recording",
         .press = &P::press_while_watching,
         .click = &P::click_while_watching,
         .paint = &P::paint_watched,
         .read = &P::read_watch,
         .target = &P::target_in_bar,
         .read_from = ReadFrom::Hero},
        {.kind = Mode::Examine,
         .title = "A recording",
         .press = &P::press_while_examining,
         .click = &P::click_while_watching,
         .read = &P::read_watch,
         .target = &P::target_in_bar,
         .read_from = ReadFrom::Hero},
        {.kind = Mode::GoToTurn,
         .title = "To a turn",
         .press = &P::press_for_turn,
         .click = &P::close_page_by_click,
         .paint = &P::paint_turn_entry,
         .read = &P::read_turn_entry,
         .takes_signs = true},
        page(Mode::Character, "You", &P::paint_character),
        {.kind = Mode::Journal,
         .title = "How it went",
         .press = &P::press_in_journal,
         .click = &P::close_page_by_click,
         .paint = &P::paint_how_it_went,
         .covers_map = true},
    };
    static constexpr EnumTable<Mode, ModeRow> table{rows};
    return table[mode];
}

int Session::Parts::reading_column() const {
    switch (row_of(mode).read_from) {
        case ReadFrom::Hero:
            return viewing && mode == Mode::Watch ? column_of_choice() : -1;
        case ReadFrom::Messages:
            return main_column;
        case ReadFrom::Atlas:
            return atlas_column();
        case ReadFrom::Panel:
            return first_column(pack_panel());
        case ReadFrom::Question:
            return question_column;
        case ReadFrom::Menu:
            return column_of(play_buttons, menu_button) - 1;
        case ReadFrom::Page:
            break;
    }
    return 0;
}

std::optional<Pos> Session::Parts::hero_cell() const {
    // What is shown before what came of it is shown without any page.
    if (!interludes.running && row_of(mode).covers_map) return std::nullopt;
    const Observation& world =
        interludes.running ? *interludes.running->report.interims[interludes.now].seen : seen();
    if (!world.hero) return std::nullopt;
    return Pos{main_column, map_row} + world.hero->at;
}

Frame Session::Parts::painted(const Observation& world, const MessageLog& told, int change) {
    return paint(Scene{.seen = world,
                       .log = told,
                       .pointing = pointing.mark,
                       .motion = may_move() ? &moving.motion : nullptr,
                       .health_change = change,
                       .show_stealth = display.shows_stealth,
                       .eyes = settings.eyes,
                       .keys = display.has_keys,
                       .window = display.window,
                       .playback = playback_header(),
                       .buttons = buttons()},
                 display.painter);
}

Frame Session::Parts::wanted() {
    refresh_route();
    Frame frame;
    if (!interludes.running) {
        frame = painted(looks(), messages.log, display.health_change);
        if (messages.unread) paint_more(frame, moving.reminded > 0);
        if (const auto paint_above = row_of(mode).paint) (this->*paint_above)(frame);
        paint_passing(frame);
    } else {
        const Interim& now = interludes.running->report.interims[interludes.now];
        frame = painted(as_taken(*now.seen), interludes.running->logs[interludes.now], now.health_change);
    }
    fit_to(settings.eyes, frame);
    return frame;
}

void Session::Parts::paint_help(Frame& frame) const {
    if (viewing) return paint_page(frame, "Watching a recording", watch_help_rows(), back_hint());
    paint_page(frame, "Walking the dungeon", help_rows(), back_hint());
}

void Session::Parts::paint_old_messages(Frame& frame) const {
    paint_archive(frame, messages.log, archive.scroll, settings.eyes.doubts_colour());
}

void Session::Parts::paint_found_out(Frame& frame) const {
    paint_discoveries(frame, subject.game()->discoveries(), display.has_keys);
}

void Session::Parts::paint_all_feats(Frame& frame) const {
    paint_feats(frame, seen().feats, is_won(seen()), display.has_keys);
}

void Session::Parts::paint_character(Frame& frame) const {
    std::vector<PageRow> rows;
    for (const auto& [name, told] : character_sheet(seen())) rows.push_back({name, told});
    paint_page(frame, "You, as far as you know", rows, back_hint());
}

void Session::Parts::paint_how_it_went(Frame& frame) const {
    if (journal_page.journal)
        paint_journal(frame, *journal_page.journal, journal_page.scroll, display.has_keys);
}

void Session::Parts::paint_open_pack(Frame& frame) const {
    paint_pack(frame, pack_panel());
}

void Session::Parts::paint_aim(Frame& frame) const {
    const std::string_view keys = " Return: there. Tab: next. Esc: nowhere.";
    const std::string_view touches = " Touch it twice. Outside: nowhere.";
    paint_prompt(frame, asked_where().append(display.has_keys ? keys : touches));
}

void Session::Parts::paint_asked(Frame& frame) const {
    paint_question(frame, asked(), display.has_keys);
}

}  // namespace cellophane
