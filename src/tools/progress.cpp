#include "tools/progress.h"

namespace cellophane {

namespace {

constexpr std::chrono::milliseconds between_drawings{200};

/// In the largest unit that leaves two or more of it.
std::string duration(std::uint64_t seconds) {
    struct Unit {
        std::uint64_t seconds;
        const char* name;
    };
    constexpr Unit units[] = {{31'557'600, "years"}, {86'400, "days"}, {3'600, "h"}, {60, "min"}};
    for (const Unit& unit : units)
        if (seconds >= 2 * unit.seconds) return std::to_string(seconds / unit.seconds) + " " + unit.name;
    return std::to_string(seconds) + " s";
}

/// Ten cells, so that the line fits a terminal of eighty columns.
std::string bar(const Advance& advance) {
    constexpr std::size_t cells = 10;
    const double share = static_cast<double>(advance.done) / static_cast<double>(advance.total);
    const auto full = static_cast<std::size_t>(share * cells);
    return "[" + std::string(full, '#') + std::string(cells - full, ' ') + "] ";
}

}  // namespace

std::string progress_line(const Advance& advance, std::int64_t milliseconds) {
    std::string line =
        bar(advance) + std::to_string(advance.done) + " of " + std::to_string(advance.total) + " dungeons";
    const std::uint64_t done_now = advance.done - advance.earlier;
    if (done_now > 0 && milliseconds > 0) {
        // Only shown to people: a double is exact enough.
        const double each = static_cast<double>(milliseconds) / static_cast<double>(done_now);
        const auto tenths = static_cast<std::uint64_t>(10'000 / each);
        const double left = each * static_cast<double>(advance.total - advance.done) / 1000;
        line += ", " + std::to_string(tenths / 10) + "." + std::to_string(tenths % 10) + " a second, ";
        line += (left < 1e15 ? duration(static_cast<std::uint64_t>(left)) : std::string{"ages"}) + " to go";
    }
    return line + ", " + std::to_string(advance.kept) + " " + std::string{advance.kept_are};
}

Progress::Progress(std::ostream& out, bool shown)
    : out_{out}, shown_{shown}, start_{Clock::now()}, last_{start_} {}

Progress::~Progress() {
    clear();
}

void Progress::show(const Advance& advance) {
    if (!shown_) return;
    const Clock::time_point now = Clock::now();
    if (now - last_ < between_drawings) return;
    last_ = now;
    const auto passed = std::chrono::duration_cast<std::chrono::milliseconds>(now - start_).count();
    out_ << '\r' << progress_line(advance, passed) << "\x1b[K" << std::flush;
    drawn_ = true;
}

void Progress::clear() {
    if (!drawn_) return;
    out_ << "\r\x1b[K" << std::flush;
    drawn_ = false;
}

}  // namespace cellophane
