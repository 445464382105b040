#include "play/lighting/light_falloff.h"

#include <algorithm>

namespace cellophane {

void LightFalloff::prepare(int radius_hundredths, int fade_percent) {
    if (radius_ == radius_hundredths && fade_ == fade_percent) return;
    radius_ = radius_hundredths;
    fade_ = fade_percent;
    // No map is wider than this; lights that reach further light all of it.
    constexpr std::int64_t furthest = 1 << 15;
    const std::int64_t squared_radius = std::int64_t{radius_} * radius_;
    const std::int64_t most = std::min(squared_radius / 10000, furthest);
    percent_.resize(static_cast<std::size_t>(most) + 1);
    // The loss in percent, floor((100 - fade) distance / radius), only grows: no root need be drawn.
    const std::int64_t whole_loss = std::int64_t{100 - fade_} * (100 - fade_) * 10000;
    std::int64_t loss = 0;
    for (std::int64_t squared = 0; squared <= most; ++squared) {
        while (squared_radius > 0 && (loss + 1) * (loss + 1) * squared_radius <= whole_loss * squared) ++loss;
        percent_[static_cast<std::size_t>(squared)] =
            static_cast<std::uint8_t>(100 - std::min<std::int64_t>(loss, 100));
    }
}

int LightFalloff::furthest_of(int percent) const {
    const auto less = std::partition_point(percent_.begin(), percent_.end(),
                                           [&](std::uint8_t left) { return left >= percent; });
    return static_cast<int>(less - percent_.begin()) - 1;
}

}  // namespace cellophane
