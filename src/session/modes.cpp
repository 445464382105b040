#include "session/modes.h"

#include "kit/base/enum_table.h"
#include "session/display/button_bar.h"
#include "session/game_over/game_over_pages.h"
#include "session/game_over/journal_page.h"
#include "session/game_over/past_games_pages.h"
#include "session/messages/map_description.h"
#include "session/messages/screen_description.h"
#include "session/mouse.h"
#include "session/pages/menu_page.h"
#include "session/pages/message_archive.h"
#include "session/pages/pack_keys.h"
#include "session/pages/pack_page.h"
#include "session/pages/pages.h"
#include "session/pages/remembered_levels.h"
#include "session/pages/settings_page.h"
#include "session/prompts/labelling.h"
#include "session/prompts/questions.h"
#include "session/prompts/targeting.h"
#include "session/prompts/turn_entry.h"
#include "session/replay/replay_description.h"
#include "session/replay/replay_events.h"
#include "session/replay/replay_notes.h"
#include "session/session_state.h"

namespace cellophane {

const ModeRow& row_of(Mode mode) {
    using Reader = void (*)(const SessionState&, Reading&);
    // Over all of the screen, until any key.
    constexpr auto page = [](Mode kind, std::string_view title, Reader read = nullptr) {
        return ModeRow{.kind = kind,
                       .title = title,
                       .press = close_page,
                       .click = close_page_by_click,
                       .paint = paint_parted,
                       .read = read,
                       .covers_map = true};
    };
    constexpr auto list_of_games = [](Mode kind, std::string_view title, ReadFrom from = ReadFrom::Page) {
        return ModeRow{.kind = kind,
                       .title = title,
                       .press = press_in_lists,
                       .click = click_in_lists,
                       .paint = paint_lists,
                       .read = read_lists,
                       .target = target_in_lists,
                       .read_from = from,
                       .covers_map = true};
    };
    constexpr auto question = [](Mode kind) {
        return ModeRow{.kind = kind,
                       .title = "A question",
                       .press = press_at_question,
                       .click = click_at_question,
                       .paint = paint_asked,
                       .read = read_question,
                       .target = target_at_question,
                       .read_from = ReadFrom::Question};
    };
    // The map is in sight until it is not any more.
    constexpr auto end_page = [](Mode kind, std::string_view title, bool covers_map) {
        return ModeRow{.kind = kind,
                       .title = title,
                       .press = press_at_end,
                       .click = click_at_end,
                       .paint = paint_end,
                       .read = read_end,
                       .target = target_at_end,
                       .read_from = covers_map ? ReadFrom::Page : ReadFrom::Hero,
                       .covers_map = covers_map};
    };
    static constexpr ModeRow rows[] = {
        {.kind = Mode::Map,
         .title = "The dungeon",
         .read = read_map,
         .target = target_on_map,
         .read_from = ReadFrom::Hero},
        {.kind = Mode::Cursor,
         .title = "The dungeon",
         .read = read_map,
         .target = target_on_map,
         .read_from = ReadFrom::Hero},
        page(Mode::Help, "Help"),
        {.kind = Mode::Archive,
         .title = "What you were told",
         .press = press_in_archive,
         .click = close_page_by_click,
         .paint = paint_old_messages,
         .read = read_archive,
         .read_from = ReadFrom::Messages,
         .covers_map = true},
        page(Mode::Discoveries, "What you have found out", read_discoveries),
        {.kind = Mode::Feats,
         .title = "Feats",
         .press = press_in_feats,
         .click = click_in_feats,
         .paint = paint_all_feats,
         .read = read_lists,
         .target = target_in_feats,
         .covers_map = true},
        list_of_games(Mode::Scores, "The best games"),
        list_of_games(Mode::Statistics, "All games, counted"),
        list_of_games(Mode::Reset, "A question", ReadFrom::Question),
        {.kind = Mode::Menu,
         .title = "Menu",
         .press = press_in_menu,
         .click = click_in_menu,
         .paint = paint_open_menu,
         .read = read_menu,
         .target = target_in_menu,
         .read_from = ReadFrom::Menu},
        {.kind = Mode::Atlas,
         .title = "Maps",
         .press = press_in_atlas,
         .click = click_in_atlas,
         .paint = paint_open_atlas,
         .read = read_atlas,
         .target = target_in_atlas,
         .read_from = ReadFrom::Atlas,
         .covers_map = true},
        question(Mode::Confirm),
        question(Mode::Sure),
        {.kind = Mode::Pack,
         .title = "Your pack",
         .press = press_in_pack,
         .click = click_in_pack,
         .paint = paint_open_pack,
         .read = read_pack,
         .target = target_in_pack,
         .read_from = ReadFrom::Panel,
         .covers_map = true},
        {.kind = Mode::Aim,
         .title = "Aiming",
         .press = press_while_aiming,
         .paint = paint_aim,
         .read = read_aim,
         .target = target_on_map,
         .read_from = ReadFrom::Hero},
        question(Mode::Scope),
        {.kind = Mode::Name,
         .title = "A name",
         .press = press_in_name,
         .click = close_page_by_click,
         .paint = paint_labelling,
         .read = read_labelling,
         .takes_signs = true},
        {.kind = Mode::Letter,
         .title = "A letter",
         .press = press_for_letter,
         .click = close_page_by_click,
         .paint = paint_labelling,
         .read = read_labelling,
         .takes_signs = true},
        end_page(Mode::Fallen, "The end", false),
        end_page(Mode::Fade, "The end", false),
        end_page(Mode::Treasure, "What you brought out", true),
        end_page(Mode::Pride, "Feats", true),
        end_page(Mode::Epitaph, "The end", true),
        {.kind = Mode::Settings,
         .title = "How you want to play",
         .press = press_in_settings,
         .click = click_in_settings,
         .paint = paint_settings,
         .read = read_settings,
         .target = target_in_settings,
         .covers_map = true},
        {.kind = Mode::Rekey,
         .title = "How you want to play",
         .press = press_for_key,
         .click = click_away_from_key,
         .paint = paint_settings,
         .read = read_rekey,
         .covers_map = true,
         .takes_signs = true},
        question(Mode::Wade),
        {.kind = Mode::Watch,
         .title = "A recording",
         .press = press_while_watching,
         .click = click_while_watching,
         .paint = paint_watched,
         .read = read_watch,
         .target = target_in_bar,
         .read_from = ReadFrom::Hero},
        {.kind = Mode::Examine,
         .title = "A recording",
         .press = press_while_examining,
         .click = click_while_watching,
         .read = read_watch,
         .target = target_in_bar,
         .read_from = ReadFrom::Hero},
        {.kind = Mode::GoToTurn,
         .title = "To a turn",
         .press = press_for_turn,
         .click = close_page_by_click,
         .paint = paint_turn_entry,
         .read = read_turn_entry,
         .takes_signs = true},
        page(Mode::Character, "You"),
        {.kind = Mode::Journal,
         .title = "How it went",
         .press = press_in_journal,
         .click = close_page_by_click,
         .paint = paint_how_it_went,
         .covers_map = true},
    };
    static constexpr EnumTable<Mode, ModeRow> table{rows};
    return table[mode];
}

Mode home(const SessionState& session) {
    if (session.viewing) return Mode::Watch;
    if (!session.seen().ending) return Mode::Map;
    return session.ending.is_buried ? Mode::Epitaph : Mode::Fallen;
}

}  // namespace cellophane
