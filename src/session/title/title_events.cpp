#include "session/title/title_events.h"

#include <utility>

#include "session/title/title_state.h"

namespace cellophane {

namespace {

TitleTarget target_on_title(const TitleState& title, const PointerEvent& pointer) {
    const auto target = row_of(title.place).target;
    return {title.place, target == nullptr ? 0 : target(title, pointer)};
}

}  // namespace

void press_key(TitleState& title, const KeyEvent& key) {
    title.trouble.clear();
    row_of(title.place).press(title, key);
}

void use_pointer(TitleState& title, const PointerEvent& pointer) {
    std::optional<TitleTarget>& held = title.mouse.held;
    switch (pointer.act) {
        case PointerAct::Down:
            held = target_on_title(title, pointer);
            return;
        case PointerAct::Leave:
            held.reset();
            if (is_menu(title.place)) title.menus.marked.reset();
            return;
        case PointerAct::Hover:
        case PointerAct::RightPress:
            if (is_menu(title.place)) mark_under(title, pointer);
            return;
        case PointerAct::Press:
        case PointerAct::Tap:
            break;
    }
    const std::optional<TitleTarget> began = std::exchange(held, std::nullopt);
    if (began && *began != target_on_title(title, pointer)) return;
    title.trouble.clear();
    row_of(title.place).click(title, pointer);
}

}  // namespace cellophane
