#pragma once

#include <chrono>
#include <cstdint>
#include <ostream>
#include <string>
#include <string_view>

namespace cellophane {

/// How far a search over many dungeons has come.
struct Advance {
    /// Those of earlier runs among them count neither for the rate nor for the time it takes.
    std::uint64_t earlier = 0;
    std::uint64_t done = 0;
    std::uint64_t total = 0;
    std::uint64_t kept = 0;
    /// What became of those counted last.
    std::string_view kept_are = "kept";
};

/// "[####      ] 400 of 1000 dungeons, 3.4 a second, 5 min to go, 2 kept"
std::string progress_line(const Advance& advance, std::int64_t milliseconds);

/// One line of a terminal that is written over again and again; silent where `out` is none.
class Progress {
public:
    /// Starts the clock. `shown`: whether the output is a terminal.
    explicit Progress(std::ostream& out, bool shown);
    ~Progress();
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    /// Draws the line anew, a few times a second at most.
    void show(const Advance& advance);
    /// Makes room: whatever is written to the same terminal next begins on an empty line.
    void clear();

private:
    using Clock = std::chrono::steady_clock;

    std::ostream& out_;
    bool shown_;
    bool drawn_ = false;
    Clock::time_point start_;
    Clock::time_point last_;
};

}  // namespace cellophane
