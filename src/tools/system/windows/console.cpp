#include "tools/system/windows/console.h"

namespace cellophane {

namespace {

constexpr wchar_t nothing_to_see[] = L"\x1b[m";
constexpr DWORD its_length = 3;

bool is_same(COORD a, COORD b) {
    return a.X == b.X && a.Y == b.Y;
}

}  // namespace

bool draws_by_sequences(HANDLE console) {
    DWORD before = 0;
    if (GetConsoleMode(console, &before) == 0) return false;
    if (SetConsoleMode(console, before | ENABLE_PROCESSED_OUTPUT | ENABLE_VIRTUAL_TERMINAL_PROCESSING) == 0)
        return false;
    CONSOLE_SCREEN_BUFFER_INFO first{};
    CONSOLE_SCREEN_BUFFER_INFO then{};
    DWORD written = 0;
    if (GetConsoleScreenBufferInfo(console, &first) == 0 ||
        WriteConsoleW(console, nothing_to_see, its_length, &written, nullptr) == 0 ||
        GetConsoleScreenBufferInfo(console, &then) == 0)
        return true;
    if (is_same(first.dwCursorPosition, then.dwCursorPosition)) return true;
    FillConsoleOutputCharacterW(console, L' ', its_length, first.dwCursorPosition, &written);
    SetConsoleCursorPosition(console, first.dwCursorPosition);
    SetConsoleMode(console, before);
    return false;
}

}  // namespace cellophane
