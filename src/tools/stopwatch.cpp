#include "tools/stopwatch.h"

#include <algorithm>
#include <numeric>

namespace cellophane {

namespace {

std::string microseconds(std::int64_t nanoseconds) {
    return std::to_string(nanoseconds / 1000) + "." + std::to_string(nanoseconds % 1000 / 100);
}

}  // namespace

std::string Stopwatch::report(std::string_view name) {
    std::sort(nanoseconds_.begin(), nanoseconds_.end());
    const std::int64_t total = std::accumulate(nanoseconds_.begin(), nanoseconds_.end(), std::int64_t{0});
    const auto runs = static_cast<std::int64_t>(nanoseconds_.size());
    return "{\"name\":\"" + std::string{name} + "\",\"runtime\":\"native\",\"n\":" + std::to_string(runs) +
           ",\"mean_us\":" + microseconds(runs == 0 ? 0 : total / runs) +
           ",\"p50_us\":" + microseconds(percentile(50)) + ",\"p99_us\":" + microseconds(percentile(99)) +
           ",\"max_us\":" + microseconds(percentile(100)) + "}\n";
}

std::int64_t Stopwatch::percentile(std::size_t percent) const {
    if (nanoseconds_.empty()) return 0;
    return nanoseconds_[std::min(nanoseconds_.size() - 1, nanoseconds_.size() * percent / 100)];
}

}  // namespace cellophane
