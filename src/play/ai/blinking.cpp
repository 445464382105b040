#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <vector>

#include "content/bolt_powers.h"
#include "play/ai/magic.h"
#include "play/combat/blink.h"
#include "play/combat/bolt.h"
#include "play/pathfinding/bolt_path.h"
#include "play/pathfinding/monster_avoidance.h"
#include "play/pathfinding/passability.h"

namespace cellophane {

namespace {

constexpr int blinking_percent = 30;
/// Blinks are aimed at the rim of a square of this radius, in cells.
constexpr int far_out = 5;

/// Compares blinks by the value of the cells they end in; more is better.
template <class Value>
class BlinkChoice {
public:
    BlinkChoice(const Acting& acting, Value value) : acting_{acting}, value_{value} {}

    /// The best line to blink along; empty if its own cell or one a step away is as good.
    std::vector<Pos> best_line() {
        best_ = best_on_foot();
        std::vector<Pos> best;
        for (int y = -far_out; y <= far_out; ++y)
            for (int x = -far_out; x <= far_out; ++x) {
                if (std::abs(x) != far_out && std::abs(y) != far_out) continue;
                std::vector<Pos> line =
                    straight_line(acting_.level().size(), acting_.self.at, acting_.self.at + Pos{x, y});
                if (promises_more(line)) best = std::move(line);
            }
        return best;
    }

private:
    /// The best value of its own cell and those a cardinal step away.
    std::int64_t best_on_foot() const {
        const Pos from = acting_.self.at;
        std::int64_t best = value_(from);
        for (const Direction d : cardinals) {
            const Pos at = from + step(d);
            if (acting_.level().size().contains(at) && !avoids(acting_.game(), acting_.self, at))
                best = std::max(best, value_(at));
        }
        return best;
    }

    bool is_round_corner(Pos at) const {
        for (const Direction d : directions)
            if (acting_.self.at + step(d) == at) return cuts_corner(acting_.layers(), acting_.self.at, d);
        return false;
    }

    bool promises_more(const std::vector<Pos>& line) {
        const int reach = blink_reach(bolt_rows[Bolt::Blinking].magnitude);
        const int length = blink_length(acting_.game(), line, reach);
        if (length == 0) return false;
        const Pos at = line[static_cast<std::size_t>(length - 1)];
        if (length == 1 && !is_round_corner(at)) return false;
        const std::int64_t value = value_(at);
        if (value <= best_ || avoids(acting_.game(), acting_.self, at)) return false;
        best_ = value;
        return true;
    }

    const Acting& acting_;
    Value value_;
    std::int64_t best_ = 0;
};

template <class Value>
bool try_blinking_by(const Acting& acting, Value value) {
    Monster& self = acting.self;
    if (!self.stats.casts(Bolt::Blinking)) return false;
    if (!self.is(Behavior::AlwaysCasts) && !acting.rng().percent(blinking_percent)) return false;
    std::vector<Pos> line = BlinkChoice<Value>{acting, value}.best_line();
    if (line.empty()) return false;
    acting.spend_cast();
    cast_bolt_along(acting.turn, acting.living, self, Bolt::Blinking, bolt_rows[Bolt::Blinking].magnitude,
                    std::move(line));
    return true;
}

}  // namespace

bool try_blinking(const Acting& acting, const Grid<std::int32_t>& map, bool downhill) {
    return try_blinking_by(acting, [&map, downhill](Pos at) {
        return downhill ? -std::int64_t{map[at]} : std::int64_t{map[at]};
    });
}

bool try_blinking_up_scent(const Acting& acting) {
    const Grid<std::uint16_t>& scent = acting.place().scent;
    return try_blinking_by(acting, [&scent](Pos at) { return std::int64_t{scent[at]}; });
}

}  // namespace cellophane
