#pragma once

#include <vector>

#include "screen/input.h"
#include "tools/system/windows/api.h"

namespace cellophane {

/// Makes events of what a console tells of keys and of the mouse.
class ConsoleEvents {
public:
    /// `origin`: the cell of the console's buffer at the upper left corner of its window.
    void add(const INPUT_RECORD& record, COORD origin, std::vector<InputEvent>& events);

private:
    void add_key(const KEY_EVENT_RECORD& key, std::vector<InputEvent>& events);
    void add_mouse(const MOUSE_EVENT_RECORD& mouse, COORD origin, std::vector<InputEvent>& events);

    /// The first half of a sign that UTF-16 writes in two; 0: none is waiting.
    wchar_t first_half_ = 0;
    DWORD buttons_ = 0;
};

}  // namespace cellophane
