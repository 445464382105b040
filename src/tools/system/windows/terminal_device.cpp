#include "tools/system/terminal_device.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <optional>
#include <string>

#include "tools/system/windows/api.h"
#include "tools/system/windows/cell_console.h"
#include "tools/system/windows/console.h"
#include "tools/system/windows/console_events.h"
#include "tools/system/windows/endings.h"
#include "tools/system/windows/wide_text.h"

namespace cellophane {

namespace {

/// Milliseconds for which news may go unnoticed.
constexpr int patience_with_news = 200;

/// Keys and the mouse are told as events. Without the flag "extended" the console would keep the mouse, to
/// mark text.
constexpr DWORD input_taken = ENABLE_EXTENDED_FLAGS | ENABLE_MOUSE_INPUT | ENABLE_WINDOW_INPUT;
constexpr DWORD usual_input = ENABLE_EXTENDED_FLAGS | ENABLE_QUICK_EDIT_MODE | ENABLE_INSERT_MODE |
                              ENABLE_PROCESSED_INPUT | ENABLE_LINE_INPUT | ENABLE_ECHO_INPUT;

/// The console's buffer that is shown, whichever it is.
HANDLE open_shown_buffer() {
    return CreateFileW(L"CONOUT$", GENERIC_READ | GENERIC_WRITE, FILE_SHARE_READ | FILE_SHARE_WRITE, nullptr,
                       OPEN_EXISTING, 0, nullptr);
}

SMALL_RECT window_of_console() {
    const HANDLE console = open_shown_buffer();
    CONSOLE_SCREEN_BUFFER_INFO told{};
    const bool is_told = GetConsoleScreenBufferInfo(console, &told) != 0;
    CloseHandle(console);
    return is_told ? told.srWindow : SMALL_RECT{0, 0, -1, -1};
}

void put_to(HANDLE console, std::string_view bytes) {
    const std::wstring text = wide(bytes);
    // Older consoles take 64 kB at most.
    constexpr std::size_t most_at_once = 16000;
    for (std::size_t begin = 0; begin < text.size();) {
        const auto length = static_cast<DWORD>(std::min(most_at_once, text.size() - begin));
        DWORD written = 0;
        if (WriteConsoleW(console, text.data() + begin, length, &written, nullptr) == 0 || written == 0)
            return;
        begin += written;
    }
}

/// Gives the console back as a fault must, which knows nothing of how it was.
LONG WINAPI give_back_after_fault(EXCEPTION_POINTERS* /*fault*/) {
    put_to(GetStdHandle(STD_OUTPUT_HANDLE), display_given_back);
    SetConsoleActiveScreenBuffer(GetStdHandle(STD_OUTPUT_HANDLE));
    SetConsoleMode(GetStdHandle(STD_INPUT_HANDLE), usual_input);
    return EXCEPTION_CONTINUE_SEARCH;
}

}  // namespace

struct TerminalDevice::State {
    HANDLE input = GetStdHandle(STD_INPUT_HANDLE);
    HANDLE output = GetStdHandle(STD_OUTPUT_HANDLE);
    DWORD input_before = 0;
    DWORD output_before = 0;
    TerminalSize size{};
    ConsoleEvents events;
    /// Where it does not draw by sequences.
    std::optional<CellConsole> cells;
};

bool TerminalDevice::is_there() {
    DWORD mode = 0;
    return GetConsoleMode(GetStdHandle(STD_INPUT_HANDLE), &mode) != 0 &&
           GetConsoleMode(GetStdHandle(STD_OUTPUT_HANDLE), &mode) != 0;
}

TerminalSize TerminalDevice::size() {
    const SMALL_RECT window = window_of_console();
    return {.columns = window.Right - window.Left + 1, .rows = window.Bottom - window.Top + 1};
}

TerminalDevice::TerminalDevice() : state_{std::make_unique<State>()} {
    hold_endings(Ending::Any);
    GetConsoleMode(state_->input, &state_->input_before);
    GetConsoleMode(state_->output, &state_->output_before);
    if (!draws_by_sequences(state_->output)) state_->cells.emplace();
    SetUnhandledExceptionFilter(&give_back_after_fault);
}

TerminalDevice::~TerminalDevice() {
    SetUnhandledExceptionFilter(nullptr);
    let_go_endings(Ending::Any);
}

void TerminalDevice::take() {
    SetConsoleMode(state_->input, input_taken);
    FlushConsoleInputBuffer(state_->input);
    if (state_->cells) {
        state_->cells->show();
    } else {
        SetConsoleMode(state_->output, ENABLE_PROCESSED_OUTPUT | ENABLE_VIRTUAL_TERMINAL_PROCESSING |
                                           DISABLE_NEWLINE_AUTO_RETURN);
        put(display_taken);
    }
    state_->size = size();
}

void TerminalDevice::give_back() const {
    if (state_->cells)
        state_->cells->hide();
    else
        put(display_given_back);
    SetConsoleMode(state_->output, state_->output_before);
    FlushConsoleInputBuffer(state_->input);
    SetConsoleMode(state_->input, state_->input_before);
}

void TerminalDevice::stop() {
    // No program is stopped on Windows: it goes on at once.
}

void TerminalDevice::put(std::string_view bytes) const {
    if (state_->cells)
        state_->cells->put(bytes);
    else
        put_to(state_->output, bytes);
}

TerminalDevice::News TerminalDevice::news() {
    News news{.ends = ending_came()};
    const TerminalSize now = size();
    news.resized = now != state_->size;
    state_->size = now;
    return news;
}

TerminalDevice::Input TerminalDevice::wait(int milliseconds) {
    Input input;
    const int patience = std::clamp(milliseconds, 0, patience_with_news);
    const ULONGLONG begin = GetTickCount64();
    const DWORD found = WaitForSingleObject(state_->input, static_cast<DWORD>(patience));
    input.waited = found == WAIT_TIMEOUT
                       ? patience
                       : static_cast<int>(std::min<ULONGLONG>(GetTickCount64() - begin, 1000));
    if (found == WAIT_TIMEOUT) return input;
    INPUT_RECORD records[128];
    DWORD count = 0;
    input.is_gone =
        found != WAIT_OBJECT_0 || ReadConsoleInputW(state_->input, records, std::size(records), &count) == 0;
    const SMALL_RECT window = window_of_console();
    for (DWORD i = 0; i < count; ++i) state_->events.add(records[i], {window.Left, window.Top}, input.events);
    return input;
}

}  // namespace cellophane
