#include "tools/calendar.h"

#include <algorithm>
#include <chrono>

#include "kit/rng/rng.h"

namespace cellophane {

namespace {

std::string two_digits(unsigned number) {
    return std::string{number < 10 ? "0" : ""}.append(std::to_string(number));
}

}  // namespace

std::string today() {
    const auto now = std::chrono::system_clock::now();
    const std::chrono::year_month_day date{std::chrono::floor<std::chrono::days>(now)};
    return std::to_string(static_cast<int>(date.year())) + "-" +
           two_digits(static_cast<unsigned>(date.month())) + "-" +
           two_digits(static_cast<unsigned>(date.day()));
}

std::uint64_t fresh_seed() {
    const auto ticks = std::chrono::system_clock::now().time_since_epoch().count();
    return std::max<std::uint64_t>(1, finalise(static_cast<std::uint64_t>(ticks)));
}

}  // namespace cellophane
