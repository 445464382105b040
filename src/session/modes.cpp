#include "session/modes.h"

#include "kit/base/enum_table.h"
#include "session/display/button_bar.h"
#include "session/game_over/game_over_pages.h"
#include "session/game_over/journal_page.h"
#include "session/game_over/past_games_pages.h"
#include "session/messages/map_description.h"
#include "session/messages/screen_description.h"
#include "session/mouse.h"
#include "session/pages/inventory_keys.h"
#include "session/pages/inventory_page.h"
#include "session/pages/menu_page.h"
#include "session/pages/message_archive.h"
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
#include "words/titles.h"

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
                       .title = question_title,
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
         .title = map_title,
         .read = read_map,
         .target = target_on_map,
         .read_from = ReadFrom::Hero},
        {.kind = Mode::Cursor,
         .title = map_title,
         .read = read_map,
         .target = target_on_map,
         .read_from = ReadFrom::Hero},
        page(Mode::Help, help_title),
        {.kind = Mode::Archive,
         .title = old_messages_title,
         .press = press_in_archive,
         .click = close_page_by_click,
         .paint = paint_old_messages,
         .read = read_archive,
         .read_from = ReadFrom::Messages,
         .covers_map = true},
        page(Mode::Discoveries, discoveries_title, read_discoveries),
        {.kind = Mode::Feats,
         .title = feats_title,
         .press = press_in_feats,
         .click = click_in_feats,
         .paint = paint_all_feats,
         .read = read_lists,
         .target = target_in_feats,
         .covers_map = true},
        list_of_games(Mode::Scores, best_games_title),
        list_of_games(Mode::Statistics, counted_games_title),
        list_of_games(Mode::Reset, question_title, ReadFrom::Question),
        {.kind = Mode::Menu,
         .title = menu_title,
         .press = press_in_menu,
         .click = click_in_menu,
         .paint = paint_open_menu,
         .read = read_menu,
         .target = target_in_menu,
         .read_from = ReadFrom::Menu},
        {.kind = Mode::Atlas,
         .title = maps_title,
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
         .title = pack_title,
         .press = press_in_pack,
         .click = click_in_pack,
         .paint = paint_open_pack,
         .read = read_pack,
         .target = target_in_pack,
         .read_from = ReadFrom::Panel,
         .covers_map = true},
        {.kind = Mode::Aim,
         .title = aiming_title,
         .press = press_while_aiming,
         .paint = paint_aim,
         .read = read_aim,
         .target = target_on_map,
         .read_from = ReadFrom::Hero},
        question(Mode::Scope),
        {.kind = Mode::Name,
         .title = name_title,
         .press = press_in_name,
         .click = close_page_by_click,
         .paint = paint_labelling,
         .read = read_labelling,
         .takes_signs = true},
        {.kind = Mode::Letter,
         .title = letter_title,
         .press = press_for_letter,
         .click = close_page_by_click,
         .paint = paint_labelling,
         .read = read_labelling,
         .takes_signs = true},
        end_page(Mode::Fallen, end_title, false),
        end_page(Mode::Fade, end_title, false),
        end_page(Mode::Treasure, treasure_title, true),
        end_page(Mode::Pride, feats_title, true),
        end_page(Mode::Epitaph, end_title, true),
        {.kind = Mode::Settings,
         .title = settings_title,
         .press = press_in_settings,
         .click = click_in_settings,
         .paint = paint_settings,
         .read = read_settings,
         .target = target_in_settings,
         .covers_map = true},
        {.kind = Mode::Rekey,
         .title = settings_title,
         .press = press_for_key,
         .click = click_away_from_key,
         .paint = paint_settings,
         .read = read_rekey,
         .covers_map = true,
         .takes_signs = true},
        question(Mode::Wade),
        {.kind = Mode::Watch,
         .title = recording_title,
         .press = press_while_watching,
         .click = click_while_watching,
         .paint = paint_watched,
         .read = read_watch,
         .target = target_in_bar,
         .read_from = ReadFrom::Hero},
        {.kind = Mode::Examine,
         .title = recording_title,
         .press = press_while_examining,
         .click = click_while_watching,
         .read = read_watch,
         .target = target_in_bar,
         .read_from = ReadFrom::Hero},
        {.kind = Mode::GoToTurn,
         .title = turn_title,
         .press = press_for_turn,
         .click = close_page_by_click,
         .paint = paint_turn_entry,
         .read = read_turn_entry,
         .takes_signs = true},
        page(Mode::Character, character_title),
        {.kind = Mode::Journal,
         .title = journal_title,
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
