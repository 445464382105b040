#include "session/modes.h"
#include "view/menu.h"

namespace cellophane {

std::vector<MenuRow> Session::Parts::watch_menu_rows() const {
    return {{.label = "Faster", .key = "k"},
            {.label = "Slower", .key = "j"},
            {.label = "Go to turn", .key = "0"},
            {.label = "Previous level", .key = "<"},
            {.label = "Next level", .key = ">"},
            {},
            {.label = "Plain colours", .key = "\\", .is_on = settings.eyes.plain_colours},
            {.label = "Stealth range", .key = "]", .is_on = show_stealth},
            {},
            {.label = "Feats", .key = "F"},
            {.label = "Discoveries", .key = "D"},
            {.label = "Old messages", .key = "M"},
            {.label = "Maps", .key = "m"},
            {.label = "Seed", .key = "~"},
            {.label = "Help", .key = "?"},
            {},
            {.label = "Play on from here", .key = "P"},
            {.label = "Another recording", .key = "V"},
            {.label = "A saved game", .key = "O"},
            {.label = "A new game", .key = "N"},
            {.label = "Leave", .key = "Q"}};
}

int Session::Parts::target_in_watch(const PointerEvent& pointer) {
    // Whatever else goes by under it may be another thing by the time it comes up.
    const auto button = button_at(buttons(), pointer.column, pointer.row);
    return button ? static_cast<int>(*button) + 1 : 0;
}

}  // namespace cellophane
