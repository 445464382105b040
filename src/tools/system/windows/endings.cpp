#include "tools/system/windows/endings.h"

#include <atomic>

#include "tools/system/windows/api.h"

namespace cellophane {

namespace {

struct Endings {
    std::atomic<int> interrupts_held{0};
    std::atomic<int> all_held{0};
    std::atomic<bool> came{false};
    /// The thread that is reading; null: none.
    std::atomic<HANDLE> reader{nullptr};
};

/// The one thing that a handler can know.
Endings& endings() {
    static Endings known;
    return known;
}

/// Milliseconds between two attempts: the thread may be just about to read.
constexpr DWORD before_next_attempt = 10;

BOOL WINAPI note_ending(DWORD what) {
    const bool is_interrupt = what == CTRL_C_EVENT || what == CTRL_BREAK_EVENT;
    if (endings().all_held == 0 && (!is_interrupt || endings().interrupts_held == 0)) return FALSE;
    endings().came = true;
    for (HANDLE reader = endings().reader; reader != nullptr; reader = endings().reader) {
        CancelSynchronousIo(reader);
        Sleep(before_next_attempt);
    }
    // Once this returns, Windows ends the program, which has yet to keep its game: it ends by itself.
    if (!is_interrupt) Sleep(INFINITE);
    return TRUE;
}

}  // namespace

void hold_endings(Ending which) {
    Endings& known = endings();
    const bool is_first = known.interrupts_held == 0 && known.all_held == 0;
    ++(which == Ending::Any ? known.all_held : known.interrupts_held);
    if (!is_first) return;
    known.came = false;
    SetConsoleCtrlHandler(&note_ending, TRUE);
}

void let_go_endings(Ending which) {
    Endings& known = endings();
    --(which == Ending::Any ? known.all_held : known.interrupts_held);
    if (known.interrupts_held == 0 && known.all_held == 0) SetConsoleCtrlHandler(&note_ending, FALSE);
}

bool ending_came() {
    return endings().came;
}

bool begin_read() {
    HANDLE thread = nullptr;
    DuplicateHandle(GetCurrentProcess(), GetCurrentThread(), GetCurrentProcess(), &thread, 0, FALSE,
                    DUPLICATE_SAME_ACCESS);
    endings().reader = thread;
    // It tells first and looks for the reader then.
    if (!ending_came()) return true;
    end_read();
    return false;
}

void end_read() {
    if (const HANDLE thread = endings().reader.exchange(nullptr)) CloseHandle(thread);
}

}  // namespace cellophane
