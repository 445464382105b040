#include "session/title/title_places.h"

#include "kit/base/enum_table.h"
#include "session/title/title_state.h"
#include "words/titles.h"

namespace cellophane {

const TitlePlaceRow& row_of(TitlePlace place) {
    constexpr auto menu = [](TitlePlace kind) {
        return TitlePlaceRow{.kind = kind,
                             .title = program_title,
                             .press = press_in_menus,
                             .click = click_in_menus,
                             .paint = paint_menus,
                             .read = read_menus,
                             .target = target_in_menus,
                             .shows_scenery = true};
    };
    constexpr auto files = [](TitlePlace kind, std::string_view title) {
        return TitlePlaceRow{.kind = kind,
                             .title = title,
                             .press = press_in_files,
                             .click = click_in_files,
                             .paint = paint_open_files,
                             .read = read_files,
                             .target = target_in_files};
    };
    constexpr auto list_of_games = [](TitlePlace kind, std::string_view title) {
        return TitlePlaceRow{.kind = kind,
                             .title = title,
                             .press = press_in_lists,
                             .click = click_in_lists,
                             .paint = paint_lists,
                             .read = read_lists,
                             .target = target_in_lists};
    };
    static constexpr TitlePlaceRow rows[] = {
        menu(TitlePlace::Top),
        menu(TitlePlace::PlayMenu),
        menu(TitlePlace::ViewMenu),
        {.kind = TitlePlace::Seed,
         .title = program_title,
         .press = press_at_seed,
         .click = click_beside_seed,
         .paint = paint_seed,
         .read = read_seed,
         .shows_scenery = true},
        files(TitlePlace::Games, kept_games_title),
        files(TitlePlace::Recordings, kept_recordings_title),
        list_of_games(TitlePlace::Best, best_games_title),
        list_of_games(TitlePlace::Counted, counted_games_page_title),
        list_of_games(TitlePlace::Reset, counted_games_page_title),
    };
    static constexpr EnumTable<TitlePlace, TitlePlaceRow> table{rows};
    return table[place];
}

void go_to(TitleState& title, TitlePlace where) {
    title.place = where;
    title.menus.marked.reset();
    title.files.page = 0;
}

}  // namespace cellophane
