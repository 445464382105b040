#include "tools/system/windows/console_events.h"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>

#include "tools/system/windows/wide_text.h"

namespace cellophane {

namespace {

/// Keys without a sign of their own, and those whose sign is not their name.
std::string_view name_of_key(WORD code) {
    switch (code) {
        case VK_UP:
            return "Up";
        case VK_DOWN:
            return "Down";
        case VK_LEFT:
            return "Left";
        case VK_RIGHT:
            return "Right";
        case VK_HOME:
            return "Home";
        case VK_END:
            return "End";
        case VK_PRIOR:
            return "PageUp";
        case VK_NEXT:
            return "PageDown";
        case VK_CLEAR:
            return "Numpad5";
        case VK_RETURN:
            return "Enter";
        case VK_ESCAPE:
            return "Escape";
        case VK_SPACE:
            return "Space";
        case VK_TAB:
            return "Tab";
        case VK_BACK:
            return "Backspace";
        case VK_APPS:
            return "Menu";
        case VK_F1:
            return "F1";
        default:
            return {};
    }
}

std::optional<KeyEvent> key_event(WORD code, wchar_t sign, bool shift, bool control) {
    if (const std::string_view name = name_of_key(code); !name.empty())
        return KeyEvent{.name = std::string{name}, .shift = shift, .control = control};
    if (code >= VK_NUMPAD0 && code <= VK_NUMPAD9)
        return KeyEvent{.name = "Numpad" + std::to_string(code - VK_NUMPAD0)};
    if (sign >= 1 && sign <= 26)
        return KeyEvent{.name = std::string(1, static_cast<char>('a' + sign - 1)), .control = true};
    if (sign < L' ' || sign == 0x7F) return std::nullopt;
    return KeyEvent{.name = narrow({&sign, 1}), .shift = sign >= L'A' && sign <= L'Z'};
}

bool is_first_half(wchar_t sign) {
    return sign >= 0xD800 && sign < 0xDC00;
}

bool is_second_half(wchar_t sign) {
    return sign >= 0xDC00 && sign < 0xE000;
}

}  // namespace

void ConsoleEvents::add(const INPUT_RECORD& record, COORD origin, std::vector<InputEvent>& events) {
    if (record.EventType == KEY_EVENT) add_key(record.Event.KeyEvent, events);
    if (record.EventType == MOUSE_EVENT) add_mouse(record.Event.MouseEvent, origin, events);
}

void ConsoleEvents::add_key(const KEY_EVENT_RECORD& key, std::vector<InputEvent>& events) {
    const wchar_t sign = key.uChar.UnicodeChar;
    // A sign typed by its number comes as the key Alt is let go.
    const bool is_typed_by_number = key.bKeyDown == 0 && key.wVirtualKeyCode == VK_MENU && sign != 0;
    if (key.bKeyDown == 0 && !is_typed_by_number) return;
    if (is_first_half(sign)) {
        first_half_ = sign;
        return;
    }
    const bool shift = (key.dwControlKeyState & SHIFT_PRESSED) != 0;
    const bool control = (key.dwControlKeyState & (LEFT_CTRL_PRESSED | RIGHT_CTRL_PRESSED)) != 0;
    std::optional<KeyEvent> event;
    if (is_second_half(sign)) {
        const wchar_t both[] = {first_half_, sign};
        if (first_half_ != 0) event = KeyEvent{.name = narrow({both, 2})};
    } else {
        event = key_event(is_typed_by_number ? WORD{0} : key.wVirtualKeyCode, sign, shift, control);
    }
    first_half_ = 0;
    if (event) events.insert(events.end(), std::max<std::size_t>(1, key.wRepeatCount), *event);
}

void ConsoleEvents::add_mouse(const MOUSE_EVENT_RECORD& mouse, COORD origin,
                              std::vector<InputEvent>& events) {
    const DWORD before = buttons_;
    buttons_ = mouse.dwButtonState;
    if ((mouse.dwEventFlags & (MOUSE_WHEELED | MOUSE_HWHEELED)) != 0) {
        buttons_ = before;
        return;
    }
    PointerEvent event{.act = PointerAct::Hover,
                       .column = mouse.dwMousePosition.X - origin.X,
                       .row = mouse.dwMousePosition.Y - origin.Y,
                       .shift = (mouse.dwControlKeyState & SHIFT_PRESSED) != 0,
                       .control = (mouse.dwControlKeyState & (LEFT_CTRL_PRESSED | RIGHT_CTRL_PRESSED)) != 0};
    if (event.column < 0 || event.row < 0) return;
    const DWORD changed = before ^ buttons_;
    if ((changed & FROM_LEFT_1ST_BUTTON_PRESSED) != 0)
        event.act = (buttons_ & FROM_LEFT_1ST_BUTTON_PRESSED) != 0 ? PointerAct::Down : PointerAct::Press;
    else if ((changed & RIGHTMOST_BUTTON_PRESSED) != 0 && (buttons_ & RIGHTMOST_BUTTON_PRESSED) == 0)
        event.act = PointerAct::RightPress;
    else if ((mouse.dwEventFlags & MOUSE_MOVED) == 0)
        return;
    events.push_back(event);
}

}  // namespace cellophane
