#include "exports/drawn_shapes.h"

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <utility>

namespace cellophane {

namespace {

/// What the groups around a shape say, and what it says itself.
struct Attributes {
    DrawnShape shape{};
    /// Of circles and rectangles.
    Pos size{};
    int radius = 0;
    std::string_view data{};
};

/// Taken off the front of a text, with blanks before it; 0 where there is none.
int take_whole(std::string_view& text) {
    while (text.starts_with(' ')) text.remove_prefix(1);
    int value = 0;
    const char* end = std::from_chars(text.data(), text.data() + text.size(), value).ptr;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return value;
}

int whole(std::string_view text) {
    return take_whole(text);
}

/// Two numbers with a blank between.
Pos pair_of(std::string_view text) {
    const int first = take_whole(text);
    return {first, take_whole(text)};
}

int digit_value(char digit) {
    return digit <= '9' ? digit - '0' : digit - 'a' + 10;
}

/// "#rrggbb"; "none" is none.
std::optional<Rgb> color_named(std::string_view text) {
    if (text.size() != 7 || text[0] != '#') return std::nullopt;
    const auto part = [&](std::size_t at) {
        return static_cast<std::uint8_t>(digit_value(text[at]) * 16 + digit_value(text[at + 1]));
    };
    return Rgb{part(1), part(3), part(5)};
}

Pos turned(Pos at, int quarters) {
    for (int i = 0; i < quarters % 4; ++i) at = {-at.y, at.x};
    return at;
}

/// "translate(x y)" or "translate(x y) rotate(degrees)", within what is around it.
DrawnPlacement placed(const DrawnPlacement& around, std::string_view transform) {
    const std::size_t open = transform.find('(');
    const Pos by = turned(pair_of(transform.substr(open + 1)), around.quarters);
    const std::size_t turn = transform.find("rotate(");
    const int degrees = turn == std::string_view::npos ? 0 : whole(transform.substr(turn + 7));
    return {around.by + by, (around.quarters + degrees / 90) % 4};
}

void take(Attributes& all, std::string_view name, std::string_view value) {
    DrawnShape& shape = all.shape;
    if (name == "fill") shape.fill = color_named(value);
    if (name == "stroke") shape.stroke = color_named(value);
    if (name == "stroke-width") shape.stroke_width = whole(value);
    if (name == "stroke-dasharray") shape.dashes = pair_of(value);
    if (name == "fill-rule") shape.is_even_odd = value == "evenodd";
    if (name == "paint-order") shape.is_stroke_first = value == "stroke";
    if (name == "transform") shape.placement = placed(shape.placement, value);
    if (name == "d") all.data = value;
    if (name == "x" || name == "cx") shape.at.x = whole(value);
    if (name == "y" || name == "cy") shape.at.y = whole(value);
    if (name == "width") all.size.x = whole(value);
    if (name == "height") all.size.y = whole(value);
    if (name == "r") all.radius = whole(value);
    if (name == "font-size") shape.font_size = whole(value);
    if (name == "font-weight") shape.is_bold = value == "bold";
    if (name == "text-anchor") shape.share_before = value == "middle" ? 50 : value == "end" ? 100 : 0;
}

void take_all(Attributes& all, std::string_view tag) {
    for (std::size_t end = tag.find("=\""); end != std::string_view::npos; end = tag.find("=\"")) {
        const std::size_t begin = tag.rfind(' ', end) + 1;
        const std::size_t close = tag.find('"', end + 2);
        take(all, tag.substr(begin, end - begin), tag.substr(end + 2, close - end - 2));
        tag.remove_prefix(close);
        tag.remove_prefix(1);
    }
}

std::string rectangle(Pos corner, Pos size) {
    return "M" + std::to_string(corner.x) + " " + std::to_string(corner.y) + "h" + std::to_string(size.x) +
           "v" + std::to_string(size.y) + "h" + std::to_string(-size.x) + "z";
}

std::string circle(Pos middle, int radius) {
    const std::string half = std::to_string(radius) + " " + std::to_string(radius) + " 0 1 1 ";
    return "M" + std::to_string(middle.x - radius) + " " + std::to_string(middle.y) + "a" + half +
           std::to_string(2 * radius) + " 0a" + half + std::to_string(-2 * radius) + " 0z";
}

}  // namespace

DrawnPart whole_drawing(std::string_view svg) {
    constexpr std::string_view name = "viewBox=\"";
    std::string_view rest = svg.substr(svg.find(name) + name.size());
    DrawnPart part;
    part.corner.x = take_whole(rest);
    part.corner.y = take_whole(rest);
    part.size.width = take_whole(rest);
    part.size.height = take_whole(rest);
    return part;
}

DrawnShapes::DrawnShapes(std::string_view svg) {
    std::vector<Attributes> groups{{}};
    std::size_t at = svg.find('<');
    while (at != std::string_view::npos) {
        const std::size_t end = svg.find('>', at);
        const std::string_view tag = svg.substr(at + 1, end - at - 1);
        at = svg.find('<', end);
        if (tag.starts_with("/")) {
            // Titles and texts are not entered.
            if (tag == "/g") groups.pop_back();
            continue;
        }
        const std::string_view name = tag.substr(0, tag.find_first_of(" /"));
        Attributes all = groups.back();
        if (name == "svg" || name == "title" || name == "desc") continue;
        take_all(all, tag);
        if (name == "g") {
            groups.push_back(all);
            continue;
        }
        DrawnShape shape = all.shape;
        if (name == "text") {
            shape.kind = DrawnShapeKind::Text;
            shape.content = svg.substr(end + 1, at - end - 1);
        } else if (name == "path") {
            shape.content = all.data;
        } else {
            made_.push_back(std::make_unique<std::string>(name == "rect" ? rectangle(shape.at, all.size)
                                                                         : circle(shape.at, all.radius)));
            shape.content = *made_.back();
        }
        list_.push_back(shape);
    }
}

}  // namespace cellophane
