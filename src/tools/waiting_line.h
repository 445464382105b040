#pragma once

#include <condition_variable>
#include <mutex>
#include <ostream>
#include <string>
#include <string_view>
#include <thread>

namespace cellophane {

/// Says on a terminal that something takes a while, and for how long it has: a line that is written over
/// every second, from the second on, and is gone in the end. Silent where the output is no terminal.
class WaitingLine {
public:
    /// `what`: "Digging the level". Shown where `out` is the program's error stream, and that a terminal.
    WaitingLine(std::ostream& out, std::string_view what);
    ~WaitingLine();
    WaitingLine(const WaitingLine&) = delete;
    WaitingLine& operator=(const WaitingLine&) = delete;

private:
    void show(std::ostream& out, const std::string& what);

    std::mutex mutex_;
    std::condition_variable end_;
    bool is_done_ = false;
    std::thread thread_;
};

}  // namespace cellophane
