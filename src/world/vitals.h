#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>

#include "content/statuses.h"
#include "kit/base/visitor.h"

namespace cellophane {

/// How long a status lasts, in the units of its countdown, and how long that was at most: the length of its
/// bar.
struct StatusClock {
    std::int16_t left = 0;
    std::int16_t most = 0;

    friend constexpr bool operator==(const StatusClock&, const StatusClock&) = default;
};

class Statuses {
public:
    static constexpr std::size_t size = static_cast<std::size_t>(Status::count);

    int operator[](Status status) const { return clocks_[index(status)].left; }
    const StatusClock& clock(Status status) const { return clocks_[index(status)]; }
    bool has(Status status) const { return (*this)[status] > 0; }

    /// It lasts this long from now on, whatever was before.
    void set(Status status, int turns) { clocks_[index(status)] = {saturated(turns), saturated(turns)}; }
    /// It lasts at least this long.
    void raise(Status status, int turns) {
        if (turns > (*this)[status]) set(status, turns);
    }
    /// The same, and the bar begins anew with what is left.
    void renew(Status status, int turns) { set(status, std::max((*this)[status], turns)); }
    /// It lasts longer; the bar grows with it.
    void add(Status status, int turns) {
        StatusClock& clock = clocks_[index(status)];
        clock.left = saturated(clock.left + turns);
        clock.most = std::max(clock.most, clock.left);
    }
    /// Counts it down; returns whether it ended.
    bool run_down(Status status, int by = 1) {
        StatusClock& clock = clocks_[index(status)];
        if (clock.left <= 0) return false;
        clock.left = static_cast<std::int16_t>(std::max(0, clock.left - by));
        if (clock.left > 0) return false;
        // Whatever comes next begins a bar of its own.
        end(status);
        return true;
    }
    /// Leaves it one more turn at most; the bar keeps its length.
    void cut_short(Status status) {
        StatusClock& clock = clocks_[index(status)];
        clock.left = std::min<std::int16_t>(clock.left, 1);
    }
    void end(Status status) { clocks_[index(status)] = {}; }

    const std::array<StatusClock, size>& clocks() const { return clocks_; }
    std::array<StatusClock, size>& clocks() { return clocks_; }
    friend bool operator==(const Statuses&, const Statuses&) = default;

private:
    static constexpr std::size_t index(Status status) { return static_cast<std::size_t>(status); }
    /// Longer than the clock can tell is as long as it can tell.
    static constexpr std::int16_t saturated(int turns) {
        constexpr int most = std::numeric_limits<std::int16_t>::max();
        return static_cast<std::int16_t>(std::clamp(turns, -most, most));
    }

    std::array<StatusClock, size> clocks_{};
};

/// What time and terrain do to a body, the hero's or a creature's, beside its health.
struct Vitals {
    Statuses statuses{};
    /// Points of strength lost while weakened, 0 to 10.
    int weakness = 0;
    /// Health lost per turn while poisoned.
    int poison = 0;
    /// Ticks until the next turn.
    int ticks = 0;
    /// Thousandths of a turn, or turns, until the next point of health grows back.
    int until_health = 0;
    /// Under water or in mud, where few can see or reach it.
    bool submerged = false;
    /// Nothing holds it any more: it is about to fall.
    bool falling = false;
    /// It has died and is only waiting to be taken away.
    bool dead = false;

    friend bool operator==(const Vitals&, const Vitals&) = default;
};

template <class V, Same<Vitals> T>
void visit(V& v, T& vitals) {
    for (auto& clock : vitals.statuses.clocks()) v(clock.left, clock.most);
    v(vitals.weakness, vitals.poison, vitals.ticks, vitals.until_health, vitals.submerged, vitals.falling,
      vitals.dead);
}

}  // namespace cellophane
