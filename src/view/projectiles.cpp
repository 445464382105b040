#include "view/projectiles.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "view/cell_colors.h"

namespace cellophane {

namespace {

constexpr int throw_frame = 25;
constexpr int glow_cells_per_magnitude = 5;

/// Rounded to the nearest.
int share(int of, int part, int whole) {
    const int doubled = 2 * of * part + (of < 0 ? -whole : whole);
    return doubled / (2 * whole);
}

/// The sign that lies along a way, as far as there is one.
char32_t line_towards(Pos off) {
    const int across = std::abs(off.x);
    const int down = std::abs(off.y);
    if (across > 2 * down) return U'-';
    if (down > 2 * across) return U'|';
    return (off.x > 0) == (off.y > 0) ? U'\\' : U'/';
}

}  // namespace

std::vector<Pos> straight_way(Pos from, Pos to) {
    std::vector<Pos> way;
    const Pos off = to - from;
    const int steps = std::max(std::abs(off.x), std::abs(off.y));
    for (int i = 1; i <= steps; ++i)
        way.push_back(from + Pos{share(off.x, i, steps), share(off.y, i, steps)});
    return way;
}

int Flights::Flight::time_to_arrival() const {
    return std::max(0, delay) + std::max(0, (cells() - frame) * milliseconds_a_cell - waited);
}

int Flights::Flight::glow_left(int cell) const {
    const int behind = frame - cell;
    if (tail == 0 || cell > frame || behind >= tail) return 0;
    return 100 - 100 * behind / tail;
}

void Flights::add(const BoltCast& cast) {
    if (cast.path.empty() || cast.bolt == Bolt::count) return;
    const BoltRow& row = bolt_rows[cast.bolt];
    Flight flight{.path = {cast.path.begin(), cast.path.end()}};
    if (row.line_glyph != 0) flight.sign = Figure{.glyph = row.line_glyph, .fore = row.glyph_tint};
    flight.glow = row.tint;
    flight.lamp_hundredths = row.light_hundredths;
    // What flies in the flesh does not glow.
    flight.tail = row.line_glyph == 0 ? glow_cells_per_magnitude * row.magnitude : 0;
    flight.draws_whole_line = row.flags.has(BoltFlag::DrawsWholeLine);
    flight.delay = time_to_arrival();
    flights_.push_back(std::move(flight));
}

void Flights::add(const ItemThrown& thrown) {
    Flight flight{.path = straight_way(thrown.from, thrown.to)};
    if (flight.path.empty()) return;
    flight.sign = figure_of(thrown.item);
    flight.milliseconds_a_cell = throw_frame;
    flight.delay = time_to_arrival();
    flights_.push_back(std::move(flight));
}

void Flights::add_stroke(Pos from, Pos to, Color color) {
    Flight flight{.path = straight_way(from, to)};
    if (flight.path.empty()) return;
    flight.sign = Figure{.glyph = line_towards(to - from), .fore = tint(color)};
    flight.draws_whole_line = true;
    flight.frame = flight.cells() - 1;
    flight.delay = time_to_arrival();
    flights_.push_back(std::move(flight));
}

int Flights::time_to_arrival() const {
    int longest = 0;
    for (const Flight& flight : flights_) longest = std::max(longest, flight.time_to_arrival());
    return longest;
}

int Flights::wants_time() const {
    int soonest = -1;
    for (const Flight& flight : flights_) {
        const int next = flight.is_under_way() ? flight.milliseconds_a_cell - flight.waited : flight.delay;
        if (soonest < 0 || next < soonest) soonest = next;
    }
    return soonest < 0 ? -1 : std::max(1, soonest);
}

void Flights::advance(int milliseconds) {
    for (Flight& flight : flights_) {
        if (flight.delay > milliseconds) {
            flight.delay -= milliseconds;
            continue;
        }
        flight.waited += milliseconds - std::exchange(flight.delay, 0);
        flight.frame += flight.waited / flight.milliseconds_a_cell;
        flight.waited %= flight.milliseconds_a_cell;
    }
    std::erase_if(flights_, [](const Flight& flight) { return flight.is_over(); });
}

std::optional<Figure> Flights::sign_at(Pos at) const {
    for (const Flight& flight : flights_) {
        if (!flight.sign || !flight.is_under_way() || flight.has_arrived()) continue;
        const int first = flight.draws_whole_line ? 0 : flight.frame;
        for (int i = first; i <= flight.frame; ++i)
            if (flight.path[static_cast<std::size_t>(i)] == at) return flight.sign;
    }
    return std::nullopt;
}

Tint Flights::glow_at(Pos at) const {
    Tint sum{};
    for (const Flight& flight : flights_) {
        if (!flight.is_under_way()) continue;
        for (int i = 0; i < flight.cells(); ++i) {
            if (flight.path[static_cast<std::size_t>(i)] != at) continue;
            sum = sum_of(sum, scaled(flight.glow, flight.glow_left(i)));
        }
    }
    return sum;
}

std::vector<Flights::Lamp> Flights::lamps() const {
    std::vector<Lamp> lamps;
    for (const Flight& flight : flights_) {
        if (!flight.is_under_way() || flight.lamp_hundredths == 0) continue;
        const int tip = std::min(flight.frame, flight.cells() - 1);
        const int left = flight.glow_left(tip);
        if (left > 0)
            lamps.push_back({flight.path[static_cast<std::size_t>(tip)], scaled(flight.glow, left),
                             flight.lamp_hundredths * left / 100});
    }
    return lamps;
}

}  // namespace cellophane
