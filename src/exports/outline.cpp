#include "exports/outline.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace cellophane {

namespace {

/// Into so many edges a curve is divided.
constexpr int edges_of_curve = 6;

/// A sixteenth of a circle's corners, in 1/1024 of its radius: cosine and sine of 0, 22.5, 45 and 67.5
/// degrees.
constexpr int unit_of_circle = 1024;
constexpr std::array<Pos, 4> quarter_of_circle{{{1024, 0}, {946, 392}, {724, 724}, {392, 946}}};
constexpr int corners_of_circle = 16;

/// A corner of a circle around the origin, clockwise from the right.
Pos on_circle(int corner, int radius) {
    const Pos at = quarter_of_circle[static_cast<std::size_t>(corner % 4)];
    const std::array<Pos, 4> turned{{{at.x, at.y}, {-at.y, at.x}, {-at.x, -at.y}, {at.y, -at.x}}};
    const Pos unit = turned[static_cast<std::size_t>(corner / 4 % 4)];
    return {unit.x * radius / unit_of_circle, unit.y * radius / unit_of_circle};
}

class PathReader {
public:
    explicit PathReader(std::string_view path) : rest_{path} {}

    bool is_done() const { return rest_.empty(); }
    char command() {
        const char sign = rest_.front();
        rest_.remove_prefix(1);
        return sign;
    }
    Pos point() {
        const int x = number();
        return {x, number()};
    }

private:
    int number() {
        skip_blanks();
        const bool is_negative = !rest_.empty() && rest_.front() == '-';
        if (is_negative) rest_.remove_prefix(1);
        int whole = 0;
        for (; !rest_.empty() && rest_.front() >= '0' && rest_.front() <= '9'; rest_.remove_prefix(1))
            whole = whole * 10 + (rest_.front() - '0');
        return is_negative ? -whole : whole;
    }
    void skip_blanks() {
        while (!rest_.empty() && rest_.front() == ' ') rest_.remove_prefix(1);
    }

    std::string_view rest_;
};

int rounded(int dividend, int divisor) {
    const int half = dividend < 0 ? -divisor / 2 : divisor / 2;
    return (dividend + half) / divisor;
}

}  // namespace

Outline outline_of_path(std::string_view path, int units, int size, Pos origin) {
    Outline outline;
    PathReader reader{path};
    Pos last{};
    const auto placed = [&](int x, int y, int divisor) {
        const int scale = size * parts_of_pixel;
        return Pos{origin.x + rounded(x * scale, units * divisor),
                   origin.y + rounded(y * scale, units * divisor)};
    };
    while (!reader.is_done()) {
        const char command = reader.command();
        if (command == 'Z') continue;
        if (command == 'M') outline.contours.emplace_back();
        if (outline.contours.empty()) return {};
        std::vector<Pos>& contour = outline.contours.back();
        const Pos next = reader.point();
        if (command != 'Q') {
            contour.push_back(placed(next.x, next.y, 1));
            last = next;
            continue;
        }
        const Pos end = reader.point();
        for (int i = 1; i <= edges_of_curve; ++i) {
            const int done = i;
            const int left = edges_of_curve - i;
            const auto along = [&](int from, int over, int to) {
                return from * left * left + 2 * over * left * done + to * done * done;
            };
            contour.push_back(placed(along(last.x, next.x, end.x), along(last.y, next.y, end.y),
                                     edges_of_curve * edges_of_curve));
        }
        last = end;
    }
    return outline;
}

Outline thick_line(Pos from, Pos to, int thickness) {
    const int radius = thickness / 2;
    Outline outline;
    for (const Pos end : {from, to}) {
        std::vector<Pos>& disc = outline.contours.emplace_back();
        for (int i = 0; i < corners_of_circle; ++i) {
            const Pos off = on_circle(i, radius);
            disc.push_back({end.x + off.x, end.y + off.y});
        }
    }
    // The corner of the circle that lies nearest to straight across the line.
    const Pos way{to.x - from.x, to.y - from.y};
    Pos across{};
    std::int64_t best = -1;
    for (int i = 0; i < corners_of_circle; ++i) {
        const Pos off = on_circle(i, radius);
        const std::int64_t turn = std::int64_t{way.x} * off.y - std::int64_t{way.y} * off.x;
        if (turn > best) {
            best = turn;
            across = off;
        }
    }
    outline.contours.push_back({{from.x - across.x, from.y - across.y},
                                {to.x - across.x, to.y - across.y},
                                {to.x + across.x, to.y + across.y},
                                {from.x + across.x, from.y + across.y}});
    return outline;
}

Outline round_box(Pos corner, int width, int height, int radius) {
    const int inset = radius * parts_of_pixel;
    const int left = corner.x * parts_of_pixel + inset;
    const int top = corner.y * parts_of_pixel + inset;
    const int right = (corner.x + width) * parts_of_pixel - inset;
    const int bottom = (corner.y + height) * parts_of_pixel - inset;
    const std::array<Pos, 4> centers{{{right, bottom}, {left, bottom}, {left, top}, {right, top}}};
    Outline outline;
    std::vector<Pos>& contour = outline.contours.emplace_back();
    for (int quarter = 0; quarter < 4; ++quarter)
        for (int i = 0; i <= corners_of_circle / 4; ++i) {
            const Pos off = on_circle(quarter * 4 + i, inset);
            const Pos center = centers[static_cast<std::size_t>(quarter)];
            contour.push_back({center.x + off.x, center.y + off.y});
        }
    return outline;
}

}  // namespace cellophane
