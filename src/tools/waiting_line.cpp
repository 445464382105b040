#include "tools/waiting_line.h"

#include <chrono>
#include <iostream>

#include "tools/system/standard_streams.h"
#include "tools/threads.h"

namespace cellophane {

WaitingLine::WaitingLine(std::ostream& out, std::string_view what) {
    if constexpr (!has_threads) return;
    if (out.rdbuf() == std::cerr.rdbuf() && shows_progress())
        thread_ = std::thread{[this, &out, text = std::string{what}] { show(out, text); }};
}

WaitingLine::~WaitingLine() {
    {
        const std::lock_guard lock{mutex_};
        is_done_ = true;
    }
    end_.notify_all();
    if (thread_.joinable()) thread_.join();
}

void WaitingLine::show(std::ostream& out, const std::string& what) {
    std::unique_lock lock{mutex_};
    int seconds = 0;
    while (!end_.wait_for(lock, std::chrono::seconds{1}, [this] { return is_done_; }))
        // Shorter work is done before anybody wonders.
        if (++seconds >= 2) out << '\r' << what << ": " << seconds << " s\x1b[K" << std::flush;
    if (seconds >= 2) out << "\r\x1b[K" << std::flush;
}

}  // namespace cellophane
