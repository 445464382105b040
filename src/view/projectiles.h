#pragma once

#include <optional>
#include <vector>

#include "content/bolts.h"
#include "content/colors.h"
#include "protocol/event.h"
#include "view/figures.h"

namespace cellophane {

/// Bolts and thrown things on their way (rules/interface.md 12), one after the other. What they do has been
/// done already; this is only how it looked.
class Flights {
public:
    void add(const BoltCast& cast);
    void add(const ItemThrown& thrown);
    /// A whip or a spear reaches all the way in one frame.
    void add_stroke(Pos from, Pos to, Color color);
    void clear() { flights_.clear(); }
    bool empty() const { return flights_.empty(); }

    /// Milliseconds until the next frame; -1 when nothing flies.
    int wants_time() const;
    void advance(int milliseconds);
    /// Milliseconds until the last of them has arrived.
    int time_to_arrival() const;

    /// What can be seen to fly in a cell, and how the glow behind it colors the cell.
    std::optional<Figure> sign_at(Pos at) const;
    Tint glow_at(Pos at) const;

    /// What a bolt sheds on its surroundings, from its tip.
    struct Lamp {
        Pos at;
        Tint color{};
        int radius_hundredths = 0;
    };
    std::vector<Lamp> lamps() const;

private:
    struct Flight {
        std::vector<Pos> path;
        std::optional<Figure> sign{};
        Tint glow{};
        int lamp_hundredths = 0;
        /// Cells the glow trails behind; 0: none.
        int tail = 0;
        int milliseconds_a_cell = 16;
        bool draws_whole_line = false;
        /// Milliseconds until it sets out, then since its last step; cells it has come, counted past its end
        /// until the glow is gone.
        int delay = 0;
        int waited = 0;
        int frame = 0;

        int cells() const { return static_cast<int>(path.size()); }
        bool is_under_way() const { return delay <= 0; }
        bool has_arrived() const { return frame >= cells(); }
        bool is_over() const { return frame >= cells() + tail; }
        int time_to_arrival() const;
        /// How much of the glow is left so many cells back from the tip, in percent.
        int glow_left(int cell) const;
    };

    std::vector<Flight> flights_;
};

/// The cells from one to another, the first left out.
std::vector<Pos> straight_way(Pos from, Pos to);

}  // namespace cellophane
