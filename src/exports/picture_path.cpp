#include "exports/picture_path.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "kit/base/isqrt.h"

namespace cellophane {

namespace {

/// A point of a drawing in thousandths of a unit.
struct FinePoint {
    std::int64_t x = 0;
    std::int64_t y = 0;

    friend FinePoint operator+(FinePoint a, FinePoint b) { return {a.x + b.x, a.y + b.y}; }
    friend FinePoint operator-(FinePoint a, FinePoint b) { return {a.x - b.x, a.y - b.y}; }
};

constexpr int thousandths = 1000;
/// Into so many edges a curve is divided.
constexpr int edges_of_bend = 12;
/// A circle has so many edges; the cosines of the first quarter of them in 1/65536.
constexpr int edges_of_turn = 64;
constexpr std::array<int, edges_of_turn / 4 + 1> cosines{65536, 65220, 64277, 62714, 60547, 57798,
                                                         54491, 50660, 46341, 41576, 36410, 30893,
                                                         25080, 19024, 12785, 6424,  0};
constexpr int unit_of_cosine = 65536;

/// Rounded down; 0 of what is less.
std::int64_t root_of(std::int64_t square) {
    return square <= 0 ? 0 : static_cast<std::int64_t>(isqrt(static_cast<std::uint64_t>(square)));
}

std::int64_t cross(FinePoint a, FinePoint b) {
    return a.x * b.y - a.y * b.x;
}
std::int64_t dot(FinePoint a, FinePoint b) {
    return a.x * b.x + a.y * b.y;
}

/// Cosine and sine of an edge's number.
FinePoint on_unit_circle(int edge) {
    const auto in_quarter = static_cast<std::size_t>(edge % (edges_of_turn / 4));
    const std::int64_t cosine = cosines[in_quarter];
    const std::int64_t sine = cosines[cosines.size() - 1 - in_quarter];
    const std::array<FinePoint, 4> quarters{
        {{cosine, sine}, {-sine, cosine}, {-cosine, -sine}, {sine, -cosine}}};
    return quarters[static_cast<std::size_t>(edge / (edges_of_turn / 4) % 4)];
}

/// Clockwise (y grows downwards), or the other way around.
FinePoint rotated(FinePoint at, int edge, bool is_clockwise) {
    const FinePoint turn = on_unit_circle(edge);
    const std::int64_t sine = is_clockwise ? turn.y : -turn.y;
    return {(at.x * turn.x - at.y * sine) / unit_of_cosine, (at.x * sine + at.y * turn.x) / unit_of_cosine};
}

/// Whether a turn from `from` in a direction meets `first` before `second`.
bool is_before(FinePoint from, FinePoint first, FinePoint second, bool is_clockwise) {
    const std::int64_t way = is_clockwise ? 1 : -1;
    const auto half = [&](FinePoint at) {
        const std::int64_t side = cross(from, at) * way;
        return side > 0 || (side == 0 && dot(from, at) > 0) ? 0 : 1;
    };
    if (half(first) != half(second)) return half(first) < half(second);
    return cross(first, second) * way > 0;
}

class PathReading {
public:
    PathReading(std::string_view data, Pos by, int quarters, const PictureScale& scale)
        : rest_{data}, by_{by}, quarters_{quarters}, scale_{scale} {}

    std::vector<PicturePath> read() {
        char command = 'M';
        while (skip_blanks(), !rest_.empty()) {
            if (const char next = rest_.front(); next >= 'A') {
                command = next;
                rest_.remove_prefix(1);
            }
            obey(command);
            // Further points behind a move are lines.
            if (command == 'M') command = 'L';
            if (command == 'm') command = 'l';
        }
        return std::move(paths_);
    }

private:
    void obey(char command) {
        const bool is_relative = command >= 'a';
        const FinePoint base = is_relative ? at_ : FinePoint{};
        switch (is_relative ? static_cast<char>(command - 'a' + 'A') : command) {
            case 'M':
                at_ = begin_ = base + point();
                is_open_ = false;
                break;
            case 'L':
                draw_to(base + point());
                break;
            case 'H':
                draw_to({base.x + number(), at_.y});
                break;
            case 'V':
                draw_to({at_.x, base.y + number()});
                break;
            case 'Q': {
                const FinePoint lever = base + point();
                bend(lever, base + point());
                break;
            }
            case 'C': {
                const FinePoint first = base + point();
                const FinePoint second = base + point();
                bend(first, second, base + point());
                break;
            }
            case 'A': {
                const std::int64_t radius = number();
                // The other radius is the same, and the slant of a circle is none.
                number();
                number();
                const bool is_large = flag();
                const bool is_clockwise = flag();
                arc(base + point(), radius, is_large, is_clockwise);
                break;
            }
            case 'Z':
                if (is_open_) paths_.back().is_closed = true;
                at_ = begin_;
                is_open_ = false;
                break;
            default:
                // Nothing else is in drawings.
                rest_ = {};
        }
    }

    void draw_to(FinePoint to) {
        if (!is_open_) {
            paths_.emplace_back();
            paths_.back().points.push_back(placed(at_));
            is_open_ = true;
        }
        at_ = to;
        const Pos point = placed(to);
        if (point != paths_.back().points.back() || paths_.back().points.size() == 1)
            paths_.back().points.push_back(point);
    }

    void bend(FinePoint lever, FinePoint to) {
        const FinePoint from = at_;
        for (int i = 1; i < edges_of_bend; ++i) {
            const int left = edges_of_bend - i;
            const auto along = [&](std::int64_t a, std::int64_t b, std::int64_t c) {
                return (a * left * left + 2 * b * left * i + c * i * i) / (edges_of_bend * edges_of_bend);
            };
            draw_to({along(from.x, lever.x, to.x), along(from.y, lever.y, to.y)});
        }
        draw_to(to);
    }

    void bend(FinePoint first, FinePoint second, FinePoint to) {
        const FinePoint from = at_;
        for (int i = 1; i < edges_of_bend; ++i) {
            const int left = edges_of_bend - i;
            const auto along = [&](std::int64_t a, std::int64_t b, std::int64_t c, std::int64_t d) {
                return (a * left * left * left + 3 * b * left * left * i + 3 * c * left * i * i +
                        d * i * i * i) /
                       (edges_of_bend * edges_of_bend * edges_of_bend);
            };
            draw_to({along(from.x, first.x, second.x, to.x), along(from.y, first.y, second.y, to.y)});
        }
        draw_to(to);
    }

    void arc(FinePoint to, std::int64_t radius, bool is_large, bool is_clockwise) {
        const FinePoint chord = to - at_;
        const std::int64_t length = std::max<std::int64_t>(1, root_of(dot(chord, chord)));
        const std::int64_t height = root_of(radius * radius - length * length / 4);
        const std::int64_t side = is_large == is_clockwise ? 1 : -1;
        // From the middle of the chord, across it.
        const FinePoint center{at_.x + chord.x / 2 + side * chord.y * height / length,
                               at_.y + chord.y / 2 - side * chord.x * height / length};
        const FinePoint from = at_ - center;
        const FinePoint end = to - center;
        for (int edge = 1; edge < edges_of_turn; ++edge) {
            const FinePoint next = rotated(from, edge, is_clockwise);
            if (!is_before(from, next, end, is_clockwise)) break;
            draw_to(center + next);
        }
        draw_to(to);
    }

    Pos placed(FinePoint at) const {
        FinePoint turned = at;
        for (int i = 0; i < quarters_; ++i) turned = {-turned.y, turned.x};
        const auto moved = [&](std::int64_t along, int by, int corner) {
            return scale_.parts(along + static_cast<std::int64_t>(by - corner) * thousandths);
        };
        return {moved(turned.x, by_.x, scale_.corner.x), moved(turned.y, by_.y, scale_.corner.y)};
    }

    FinePoint point() {
        const std::int64_t x = number();
        return {x, number()};
    }
    bool flag() { return number() != 0; }
    std::int64_t number() {
        skip_blanks();
        const bool is_negative = rest_.starts_with('-');
        if (is_negative) rest_.remove_prefix(1);
        std::int64_t value = 0;
        while (take_digit(value)) {
        }
        value *= thousandths;
        if (rest_.starts_with('.')) {
            rest_.remove_prefix(1);
            std::int64_t fraction = 0;
            std::int64_t unit = thousandths;
            while (unit > 1 && take_digit(fraction)) unit /= 10;
            value += fraction * unit;
        }
        return is_negative ? -value : value;
    }
    bool take_digit(std::int64_t& value) {
        if (rest_.empty() || rest_.front() < '0' || rest_.front() > '9') return false;
        value = value * 10 + (rest_.front() - '0');
        rest_.remove_prefix(1);
        return true;
    }
    void skip_blanks() {
        while (rest_.starts_with(' ') || rest_.starts_with(',') || rest_.starts_with('\n'))
            rest_.remove_prefix(1);
    }

    std::string_view rest_;
    Pos by_;
    int quarters_;
    const PictureScale& scale_;
    FinePoint at_{};
    FinePoint begin_{};
    bool is_open_ = false;
    std::vector<PicturePath> paths_;
};

std::int64_t length_of(Pos way) {
    return root_of(std::int64_t{way.x} * way.x + std::int64_t{way.y} * way.y);
}

Pos part_of(Pos way, std::int64_t part, std::int64_t whole) {
    return {static_cast<int>(way.x * part / whole), static_cast<int>(way.y * part / whole)};
}

}  // namespace

int PictureScale::parts(std::int64_t length) const {
    const std::int64_t dividend = length * pixels * parts_of_drawn_pixel;
    const std::int64_t divisor = std::int64_t{units} * thousandths;
    // Rounded down, so that what is left of the picture is rounded like what is on it.
    const std::int64_t quotient = dividend / divisor;
    return static_cast<int>(dividend % divisor < 0 ? quotient - 1 : quotient);
}

std::vector<PicturePath> picture_paths(std::string_view data, Pos by, int quarters,
                                       const PictureScale& scale) {
    return PathReading{data, by, quarters, scale}.read();
}

std::vector<PicturePath> dashes_of(const PicturePath& line, Pos dashes) {
    std::vector<PicturePath> out;
    std::vector<Pos> points = line.points;
    if (line.is_closed) points.push_back(points.front());
    bool is_dash = true;
    std::int64_t left = std::max(1, dashes.x);
    std::vector<Pos> dash{points.front()};
    for (std::size_t i = 1; i < points.size(); ++i) {
        const Pos way = points[i] - points[i - 1];
        const std::int64_t length = length_of(way);
        std::int64_t done = 0;
        while (length - done > left) {
            done += left;
            const Pos at = points[i - 1] + part_of(way, done, length);
            if (is_dash) {
                dash.push_back(at);
                out.push_back({dash, false});
            }
            is_dash = !is_dash;
            left = std::max(1, is_dash ? dashes.x : dashes.y);
            dash = {at};
        }
        left -= length - done;
        if (is_dash) dash.push_back(points[i]);
    }
    if (is_dash && dash.size() > 1) out.push_back({dash, false});
    return out;
}

std::vector<Pos> stroke_outline(Pos from, Pos to, int width) {
    // Where the way leads, by the edges of a circle.
    const Pos way = to - from;
    int ahead = 0;
    std::int64_t best = -1;
    for (int edge = 0; edge < edges_of_turn; ++edge) {
        const FinePoint turn = on_unit_circle(edge);
        const std::int64_t along = turn.x * way.x + turn.y * way.y;
        if (along > best) {
            best = along;
            ahead = edge;
        }
    }
    const std::int64_t length = length_of(way);
    // Thin strokes show no round ends.
    const int step = width <= 3 * parts_of_drawn_pixel ? 8 : 2;
    const auto around = [&](Pos middle, int edge) {
        const FinePoint turn = on_unit_circle((edge + edges_of_turn) % edges_of_turn);
        return Pos{middle.x + static_cast<int>(turn.x * width / (2 * unit_of_cosine)),
                   middle.y + static_cast<int>(turn.y * width / (2 * unit_of_cosine))};
    };
    constexpr int quarter = edges_of_turn / 4;
    std::vector<Pos> outline;
    const auto add_end = [&](Pos middle, int toward, std::int64_t side) {
        // Exactly across the way, lest a long stroke gets thinner than it is.
        const auto across = [&](std::int64_t hand) {
            if (length == 0) return around(middle, toward + static_cast<int>(hand) * quarter);
            return Pos{middle.x - static_cast<int>(hand * side * way.y * width / (2 * length)),
                       middle.y + static_cast<int>(hand * side * way.x * width / (2 * length))};
        };
        outline.push_back(across(-1));
        for (int edge = -quarter + step; edge < quarter; edge += step)
            outline.push_back(around(middle, toward + edge));
        outline.push_back(across(1));
    };
    add_end(to, ahead, 1);
    add_end(from, ahead + edges_of_turn / 2, -1);
    return outline;
}

}  // namespace cellophane
