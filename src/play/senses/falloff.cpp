#include "play/senses/falloff.h"

#include <algorithm>

namespace cellophane {

void Falloff::prepare(int radius_hundredths, int fade_percent) {
    if (radius_ == radius_hundredths && fade_ == fade_percent) return;
    radius_ = radius_hundredths;
    fade_ = fade_percent;
    // No map is wider than this; lights that reach further light all of it.
    constexpr std::int64_t furthest = 1 << 15;
    const std::int64_t squared_radius = std::int64_t{radius_} * radius_;
    const std::int64_t most = std::min(squared_radius / 10000, furthest);
    percent_.resize(static_cast<std::size_t>(most) + 1);
    // The loss in percent, floor((100 - fade) distance / radius), only grows: no root need be drawn, and there
    // are no more steps than percents.
    const std::int64_t whole_loss = std::int64_t{100 - fade_} * (100 - fade_) * 10000;
    std::int64_t from = 0;
    for (std::int64_t loss = 0; from <= most; ++loss) {
        const std::int64_t next_loss = (loss + 1) * (loss + 1) * squared_radius;
        const bool is_last = loss >= 100 || squared_radius <= 0 || whole_loss <= 0;
        const std::int64_t end = is_last ? most + 1 : std::min((next_loss + whole_loss - 1) / whole_loss, most + 1);
        std::fill(percent_.begin() + from, percent_.begin() + end, static_cast<std::uint8_t>(100 - loss));
        from = end;
    }
}

}  // namespace cellophane
