#include "session/title/past_games_list.h"

#include "session/game_over/past_games_lists.h"
#include "session/key_bindings.h"
#include "session/messages/screen_description.h"
#include "session/title/title_state.h"
#include "words/choices.h"

namespace cellophane {

namespace {

void settle_reset(TitleState& title, bool yes) {
    title.lists.reset_wanted = yes;
    title.place = TitlePlace::Counted;
}

void paint_list(const TitleState& title, Frame& frame, int columns) {
    const Chronicle& chronicle = title.lists.chronicle;
    const bool has_keys = title.display.has_keys;
    if (title.place == TitlePlace::Best)
        paint_best_games(frame, chronicle, has_keys, columns);
    else if (title.place == TitlePlace::Counted)
        paint_counted_games(frame, chronicle, has_keys, columns);
    else
        paint_reset(frame, chronicle, has_keys, columns);
}

}  // namespace

void press_in_lists(TitleState& title, const KeyEvent& key) {
    if (title.place == TitlePlace::Reset) {
        if (const Reply reply = reply_of(key); reply != Reply::None) settle_reset(title, reply == Reply::Yes);
        return;
    }
    if (!key.control && key.name == "h") return go_to(title, TitlePlace::Best);
    if (!key.control && key.name == "g") return go_to(title, TitlePlace::Counted);
    const bool afresh = !key.control && (key.name == "r" || key.name == "R");
    go_to(title, title.place == TitlePlace::Counted && afresh ? TitlePlace::Reset : TitlePlace::ViewMenu);
}

void click_in_lists(TitleState& title, const PointerEvent& pointer) {
    if (title.place == TitlePlace::Reset) return settle_reset(title, is_reset_by_click(pointer));
    const bool afresh = title.place == TitlePlace::Counted && counts_afresh(pointer);
    go_to(title, afresh ? TitlePlace::Reset : TitlePlace::ViewMenu);
}

int target_in_lists(const TitleState& title, const PointerEvent& pointer) {
    if (title.place == TitlePlace::Reset) return is_reset_by_click(pointer) ? 1 : 0;
    return title.place == TitlePlace::Counted && counts_afresh(pointer) ? 1 : 0;
}

void paint_lists(const TitleState& title, Frame& frame) {
    paint_list(title, frame, title.display.window.of_page());
}

void read_lists(const TitleState& title, Reading& told) {
    const bool asks = title.place == TitlePlace::Reset;
    // What is read need not fit a window.
    Frame whole;
    paint_list(title, whole, screen_columns);
    told.lines = rows_told(whole);
    if (asks) told.choices.push_back({yes_choice, "y"});
    if (title.place == TitlePlace::Counted) told.choices.push_back({count_afresh_choice, "r"});
    told.choices.push_back({asks ? no_choice : back_choice, "Escape"});
}

}  // namespace cellophane
