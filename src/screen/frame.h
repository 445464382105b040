#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace cellophane {

inline constexpr int screen_columns = 100;
inline constexpr int screen_rows = 34;

/// 0-255 each, as sent to the display.
struct Rgb {
    std::uint8_t red = 0;
    std::uint8_t green = 0;
    std::uint8_t blue = 0;

    friend constexpr bool operator==(const Rgb&, const Rgb&) = default;
};

/// One character cell. The glyph is a single-width code point; a space shows only its background.
struct StyledCell {
    char32_t glyph = U' ';
    Rgb fore{255, 255, 255};
    Rgb back{};
    /// Drawn with a line below it. Spaces never are.
    bool underlined = false;
    /// The picture that a display with a font of pictures draws in place of the glyph; 0: none.
    std::uint8_t picture = 0;
    /// What stands for it where there is nothing but ASCII, if that depends on more than the glyph; 0: it
    /// does not.
    char ascii = 0;

    friend constexpr bool operator==(const StyledCell&, const StyledCell&) = default;
};

/// The private-use code point of picture 0; those of the others follow.
inline constexpr char32_t first_picture = 0xE800;

/// What a display is told to draw.
constexpr char32_t drawn_sign(const StyledCell& cell) {
    return cell.picture == 0 || cell.glyph == U' ' ? cell.glyph : first_picture + cell.picture;
}

/// The upper half of a cell in the color of the sign, the lower half in that of the ground.
inline constexpr char32_t upper_half = U'\u2580';

/// A whole screen, painted anew for every change and sent as a difference. Painters may reach beyond its
/// edges, as they do where a window is small or a text long: what is painted there is lost, and what is
/// looked at there is blank.
class Frame {
public:
    static constexpr bool contains(int column, int row) {
        return column >= 0 && row >= 0 && column < screen_columns && row < screen_rows;
    }

    StyledCell& at(int column, int row) {
        if (contains(column, row)) return cells_[index(column, row)];
        return outside_ = {};
    }
    const StyledCell& at(int column, int row) const {
        return contains(column, row) ? cells_[index(column, row)] : blank;
    }

    friend bool operator==(const Frame& a, const Frame& b) { return a.cells_ == b.cells_; }

private:
    static constexpr std::size_t index(int column, int row) {
        return static_cast<std::size_t>(row * screen_columns + column);
    }

    static constexpr StyledCell blank{};

    std::array<StyledCell, static_cast<std::size_t>(screen_columns* screen_rows)> cells_{};
    /// Takes what is painted beyond the edges.
    StyledCell outside_{};
};

}  // namespace cellophane
