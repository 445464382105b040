#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "kit/base/pos.h"
#include "kit/grid/grid.h"
#include "screen/frame.h"

namespace cellophane {

/// How the shapes of a group are moved and turned: first turned by quarters around the origin, clockwise,
/// then moved.
struct DrawnPlacement {
    Pos by{};
    int quarters = 0;
};

enum class DrawnShapeKind : std::uint8_t { Path, Text };

/// One shape of a drawn map. It refers to the document it was read from. Lengths are in units of the drawing.
struct DrawnShape {
    DrawnShapeKind kind{};
    /// Of a path, its data; of a text, its words, with XML's entities.
    std::string_view content{};
    DrawnPlacement placement{};
    std::optional<Rgb> fill{};
    std::optional<Rgb> stroke{};
    int stroke_width = 1;
    /// Lengths of dash and gap; 0: none.
    Pos dashes{};
    bool is_even_odd = false;
    /// The stroke lies below what is filled.
    bool is_stroke_first = false;
    /// Of a text: where it stands, how large its type is, and how much of it in hundredths is left of there.
    Pos at{};
    int font_size = 0;
    int share_before = 0;
    bool is_bold = false;
};

/// Which part of a drawing becomes a picture, in units of the drawing, a hundred a cell.
struct DrawnPart {
    Pos corner{};
    Size size{};
};

/// The whole of a drawn map with its margins, as its view box says.
DrawnPart whole_drawing(std::string_view svg);

/// The shapes of an SVG as `to_drawn_svg` and `to_dungeon_svg` write it, in their order: it knows their
/// elements and attributes and no others. Circles and rectangles become paths, whose data is kept in `made`.
class DrawnShapes {
public:
    explicit DrawnShapes(std::string_view svg);

    const std::vector<DrawnShape>& list() const { return list_; }

private:
    std::vector<DrawnShape> list_;
    std::vector<std::unique_ptr<std::string>> made_;
};

}  // namespace cellophane
