#include "session/title/title_menu.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

#include "kit/base/round.h"
#include "session/key_bindings.h"
#include "session/messages/screen_description.h"
#include "session/title/title_state.h"
#include "view/cell_colors.h"
#include "view/layout.h"
#include "view/text.h"
#include "words/menus.h"

namespace cellophane {

namespace {

std::vector<TitleButton> buttons_in_sight(const TitleState& title) {
    return title_buttons(title.place, {.can_go_on = !title.files.games.empty(),
                                       .can_leave = title.options.can_leave,
                                       .style = title.menus.style,
                                       .easy = title.menus.easy});
}

std::optional<TitleAction> action_under(const TitleState& title, const PointerEvent& pointer) {
    return title_button_at(buttons_in_sight(title), pointer.column, pointer.row);
}

/// One more press closes it.
void open_or_close(TitleState& title, TitlePlace menu) {
    go_to(title, title.place == menu ? TitlePlace::Top : menu);
}

void do_on_title(TitleState& title, TitleAction action) {
    Style& style = title.menus.style;
    switch (action) {
        case TitleAction::GoOn:
            return want(title, {.act = TitleAct::GoOn});
        case TitleAction::NewGame:
            return want(title, {.act = TitleAct::NewGame});
        case TitleAction::OpenPlay:
            return open_or_close(title, TitlePlace::PlayMenu);
        case TitleAction::OpenView:
            return open_or_close(title, TitlePlace::ViewMenu);
        case TitleAction::Leave:
            return want(title, {.act = TitleAct::Leave});
        case TitleAction::Seed:
            return ask_for_seed(title);
        case TitleAction::Daily:
            return want(title, {.act = TitleAct::Daily});
        case TitleAction::Load:
            return go_to(title, TitlePlace::Games);
        case TitleAction::NextStyle:
            style = static_cast<Style>((static_cast<std::size_t>(style) + 1) % style_rows.size());
            return;
        case TitleAction::SwitchEase:
            title.menus.easy = !title.menus.easy;
            return;
        case TitleAction::Recording:
            return go_to(title, TitlePlace::Recordings);
        case TitleAction::Best:
            return go_to(title, TitlePlace::Best);
        case TitleAction::Counted:
            return go_to(title, TitlePlace::Counted);
    }
}

void mark_next(TitleState& title, const std::vector<TitleButton>& all, int by) {
    std::optional<TitleAction>& marked = title.menus.marked;
    const auto count = static_cast<int>(all.size());
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const TitleButton& each) { return each.action == marked; });
    const int before = found == all.end() ? off_round : static_cast<int>(found - all.begin());
    marked = all[static_cast<std::size_t>(step_round(before, by, count))].action;
}

}  // namespace

void press_in_menus(TitleState& title, const KeyEvent& key) {
    const std::vector<TitleButton> all = buttons_in_sight(title);
    for (const TitleButton& button : all)
        if (!key.control && key.name.size() == 1 && (key.name[0] | 0x20) == button.key)
            return do_on_title(title, button.action);
    const Meaning meaning = meaning_of(key);
    const bool down = meaning.action == InputAction::NextThing || key.name == "Down";
    const bool up = meaning.action == InputAction::PreviousThing || key.name == "Up";
    if (down || up) return mark_next(title, all, down ? 1 : -1);
    if (key.name == "Enter" && title.menus.marked) return do_on_title(title, *title.menus.marked);
    if (meaning.action == InputAction::Cancel) go_to(title, TitlePlace::Top);
}

void click_in_menus(TitleState& title, const PointerEvent& pointer) {
    if (const std::optional<TitleAction> action = action_under(title, pointer))
        do_on_title(title, *action);
    else
        go_to(title, TitlePlace::Top);
}

int target_in_menus(const TitleState& title, const PointerEvent& pointer) {
    const std::optional<TitleAction> action = action_under(title, pointer);
    return action ? 1 + static_cast<int>(*action) : 0;
}

void mark_under(TitleState& title, const PointerEvent& pointer) {
    title.menus.marked = action_under(title, pointer);
}

void want(TitleState& title, TitleWish what) {
    what.style = title.menus.style;
    what.easy = title.menus.easy;
    title.wish = what;
    go_to(title, TitlePlace::Top);
}

void paint_menus(const TitleState& title, Frame& frame) {
    const std::string& version = title.options.version;
    title.scenery.paint(frame);
    paint_title_buttons(frame, buttons_in_sight(title), title.menus.marked, title.display.has_keys);
    write(frame, screen_columns - static_cast<int>(version.size()), footer_row, screen_columns, version,
          rgb(Colour::Gray));
    if (title.menus.easy) write(frame, 0, footer_row, screen_columns, easy_sign, rgb(Colour::White));
}

void read_menus(const TitleState& title, Reading& told) {
    for (const TitleButton& button : buttons_in_sight(title))
        told.choices.push_back({plain_label(button), std::string(1, button.key)});
}

}  // namespace cellophane
