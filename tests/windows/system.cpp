#include <cerrno>
#include <fstream>
#include <iostream>
#include <iterator>
#include <optional>
#include <string>
#include <vector>

#include "tools/system/files.h"
#include "tools/system/names.h"
#include "tools/system/windows/console_events.h"
#include "tools/system/windows/wide_text.h"

// What src/tools/system/windows promises, as far as no person is needed to see it. Run under Wine by
// tests/windows.sh.

namespace cellophane {

namespace {

struct Tally {
    int checks = 0;
    int failures = 0;

    void check(bool holds, const char* what) {
        ++checks;
        if (holds) return;
        ++failures;
        std::cout << "not so: " << what << '\n';
    }
};

std::string content_of(const std::string& path) {
    std::ifstream file{as_path(path), std::ios::binary};
    return {std::istreambuf_iterator<char>{file}, {}};
}

void check_files(Tally& tally, const std::string& folder) {
    const std::string path = folder + "/sp\xc3\xa4t \xe4\xb8\xad.bin";
    const std::string draft = path + ".part";
    remove_file(path);
    remove_file(draft);
    tally.check(!state_of(path) && errno == ENOENT, "a file that is not there is missing");
    tally.check(!is_writable(path) && errno == ENOENT, "and cannot be written to for that reason");
    OpenFile first = make_file(draft, path);
    tally.check(first.is_open() && write_all(first, "first") && bring_to_disk(first) && lock_on(first),
                "a file is made, written, brought to the disk and locked");
    tally.check(!make_file(draft, path).is_open() && errno == EEXIST, "one that is there is not made again");
    tally.check(take_name(draft, path, Instead::OfNothing, nullptr), "it takes a name that is free");
    tally.check(content_of(path) == "first", "it can be read while it is open, under a name in UTF-8");
    tally.check(state_of(path) == state_of(first), "it is the same by name and by number");
    const std::optional<FileState> before = state_of(first);
    tally.check(write_from(first, 5) && write_all(first, " and more") && content_of(path) == "first and more",
                "more is put behind");
    tally.check(state_of(path) != before && state_of(path) == state_of(first), "which makes a difference");
    tally.check(cut_off(first, 5) && content_of(path) == "first", "and is cut off");
    tally.check(!open_file(path, OpenFor::ReadingAndWriting).is_open() && errno == EACCES,
                "nobody else writes to it");
    const OpenFile reader = open_file(path, OpenFor::Reading);
    tally.check(reader.is_open() && !lock_on(reader), "and who reads it finds it locked");
    {
        const OpenFile other = make_file(draft, path);
        tally.check(write_all(other, "other"), "another is written beside it");
        tally.check(!take_name(draft, path, Instead::OfNothing, nullptr) && errno == EEXIST,
                    "which does not take the name of what must stay");
    }
    tally.check(content_of(path) == "first", "so that stays");
}

/// Nobody else has it open.
void check_replacement(Tally& tally, const std::string& folder) {
    const std::string path = folder + "/replaced.bin";
    const std::string draft = path + ".part";
    remove_file(path);
    remove_file(draft);
    OpenFile held = make_file(path, path);
    tally.check(write_all(held, "before") && lock_on(held), "a file is held");
    OpenFile next = make_file(draft, path);
    tally.check(write_all(next, "after") && lock_on(next), "and one is written to take its place");
    tally.check(take_name(draft, path, Instead::OfAnything, &held), "which it does");
    tally.check(content_of(path) == "after" && !state_of(draft),
                "whole, and nothing is left of it elsewhere");
    tally.check(state_of(path) == state_of(next), "what is open is what has the name");
    tally.check(!lock_on(open_file(path, OpenFor::Reading)), "and is locked as it was");
    tally.check(remove_file(path), "what is open can be removed");
}

INPUT_RECORD key(WORD code, wchar_t sign, DWORD state = 0, bool is_down = true, WORD times = 1) {
    INPUT_RECORD record{};
    record.EventType = KEY_EVENT;
    record.Event.KeyEvent.bKeyDown = is_down ? TRUE : FALSE;
    record.Event.KeyEvent.wVirtualKeyCode = code;
    record.Event.KeyEvent.wRepeatCount = times;
    record.Event.KeyEvent.uChar.UnicodeChar = sign;
    record.Event.KeyEvent.dwControlKeyState = state;
    return record;
}

INPUT_RECORD mouse(SHORT column, SHORT row, DWORD buttons, DWORD flags = 0) {
    INPUT_RECORD record{};
    record.EventType = MOUSE_EVENT;
    record.Event.MouseEvent.dwMousePosition = {column, row};
    record.Event.MouseEvent.dwButtonState = buttons;
    record.Event.MouseEvent.dwEventFlags = flags;
    return record;
}

std::vector<InputEvent> events_of(const std::vector<INPUT_RECORD>& records) {
    ConsoleEvents console;
    std::vector<InputEvent> events;
    for (const INPUT_RECORD& record : records) console.add(record, {0, 5}, events);
    return events;
}

void check_events(Tally& tally) {
    using Events = std::vector<InputEvent>;
    const auto is_key = [](const INPUT_RECORD& record, const KeyEvent& wanted) {
        return events_of({record}) == Events{wanted};
    };
    tally.check(is_key(key('X', L'x'), {.name = "x"}), "a letter");
    tally.check(is_key(key('J', L'J', SHIFT_PRESSED), {.name = "J", .shift = true}), "a capital letter");
    tally.check(is_key(key(VK_OEM_COMMA, L'<', SHIFT_PRESSED), {.name = "<"}), "a sign");
    tally.check(is_key(key(0, 0xE4), {.name = "\xc3\xa4"}), "a letter outside ASCII");
    tally.check(is_key(key('C', 3, LEFT_CTRL_PRESSED), {.name = "c", .control = true}), "Ctrl-C");
    tally.check(is_key(key('Q', L'@', LEFT_CTRL_PRESSED | RIGHT_ALT_PRESSED), {.name = "@"}), "AltGr");
    tally.check(is_key(key(VK_UP, 0, SHIFT_PRESSED), {.name = "Up", .shift = true}), "an arrow with Shift");
    tally.check(is_key(key(VK_NUMPAD7, L'7'), {.name = "Numpad7"}), "the keypad");
    tally.check(is_key(key(VK_ESCAPE, 27), {.name = "Escape"}), "Escape");
    tally.check(is_key(key(VK_SPACE, L' '), {.name = "Space"}), "Space");
    tally.check(events_of({key(VK_SHIFT, 0), key('X', L'x', 0, false)}).empty(), "no key");
    tally.check(events_of({key('X', L'x', 0, true, 3)}).size() == 3, "a key that is held down");
    tally.check(events_of({key(0, 0xD83D), key(0, 0xDE00)}) == Events{KeyEvent{.name = "\xf0\x9f\x98\x80"}},
                "a sign in two halves");
    tally.check(is_key(key(VK_MENU, L'z', 0, false), {.name = "z"}), "a sign typed by its number");
    const auto pointer = [](PointerAct act) { return PointerEvent{.act = act, .column = 4, .row = 2}; };
    tally.check(events_of({mouse(4, 7, 0, MOUSE_MOVED), mouse(4, 7, FROM_LEFT_1ST_BUTTON_PRESSED),
                           mouse(4, 7, 0), mouse(4, 7, RIGHTMOST_BUTTON_PRESSED), mouse(4, 7, 0)}) ==
                    Events{pointer(PointerAct::Hover), pointer(PointerAct::Down), pointer(PointerAct::Press),
                           pointer(PointerAct::RightPress)},
                "the mouse and its buttons, from the corner of the window on");
    tally.check(events_of({mouse(4, 3, 0, MOUSE_MOVED), mouse(4, 7, 0, MOUSE_WHEELED)}).empty(),
                "the mouse above the window, and its wheel");
    tally.check(narrow(wide("sp\xc3\xa4t")) == "sp\xc3\xa4t", "text there and back");
}

int failures_in(const std::string& folder) {
    Tally tally;
    check_files(tally, folder);
    check_replacement(tally, folder);
    check_events(tally);
    std::cout << tally.checks << " checks, " << tally.failures << " failures\n";
    return tally.failures;
}

}  // namespace

}  // namespace cellophane

/// Its argument is a folder to write in.
int main(int count, char** values) {
    return cellophane::failures_in(count > 1 ? values[1] : ".") == 0 ? 0 : 1;
}
