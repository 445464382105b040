#include "session/modes.h"
#include "view/boxes.h"
#include "view/layout.h"

namespace cellophane {

PressTarget Session::Parts::target_of(const PointerEvent& pointer) {
    const auto target = row_of(mode).target;
    return {mode, target == nullptr ? 0 : (this->*target)(pointer)};
}

/// Buttons first, then the messages, then cells, by place or by what is listed of them.
int Session::Parts::target_on_map(const PointerEvent& pointer) {
    constexpr int log_target = 100;
    constexpr int first_cell = 1000;
    if (const auto button = button_at(buttons(), pointer.column, pointer.row))
        return static_cast<int>(*button) + 1;
    if (pointer.column >= main_column && pointer.row < message_rows) return log_target;
    const std::optional<Pos> at = pointed_by(pointer);
    return at ? first_cell + at->x * screen_columns + at->y : 0;
}

int Session::Parts::target_at_question(const PointerEvent& pointer) {
    const std::optional<bool> said = answer_at(asked(), pointer.column, pointer.row);
    return said ? 1 + static_cast<int>(*said) : 0;
}

int Session::Parts::target_in_pack(const PointerEvent& pointer) {
    const PackClick click = pack_click(pack_panel(), pointer.column, pointer.row);
    constexpr int signs = 256;
    return click.deed * signs + click.letter;
}

int Session::Parts::target_in_menu(const PointerEvent& pointer) {
    const std::optional<std::size_t> row = menu_row_under(pointer);
    return row ? static_cast<int>(*row) + 1 : 0;
}

int Session::Parts::target_in_bar(const PointerEvent& pointer) {
    // Whatever else goes by under it may be another thing by the time it comes up.
    const auto button = button_at(buttons(), pointer.column, pointer.row);
    return button ? static_cast<int>(*button) + 1 : 0;
}

/// A key that has a button presses it, for all to see, as long as the bar is.
void Session::Parts::show_struck(Deed deed) {
    constexpr int length_of_stroke = 50;
    if (!may_move() || row_of(mode).covers_map || row_of(mode).press != nullptr) return;
    const std::span<const Button> bar = buttons();
    for (std::size_t i = 0; i < bar.size(); ++i) {
        if (bar[i].key.empty() || meaning_of({.name = std::string{bar[i].key}}).deed != deed) continue;
        pointing.mark.held = i;
        moving.struck = length_of_stroke;
    }
}

/// On the map it opens the pack; elsewhere it wants back to the map, like Escape.
void Session::Parts::right_click() {
    mouse.held.reset();
    pointing.mark.held.reset();
    const bool was_cut = cut_short();
    interrupt();
    if (was_cut && comes_too_soon()) return;
    const bool watches = mode == Mode::Watch || mode == Mode::Examine;
    if (const auto press_in_mode = row_of(mode).press)
        return (this->*press_in_mode)({.name = watches ? "i" : "Escape"});
    if (messages.unread) return;
    messages.log.confirm();
    press_on_map({Deed::Pack});
}

}  // namespace cellophane
