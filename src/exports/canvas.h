#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "exports/outline.h"
#include "kit/grid/grid.h"
#include "screen/frame.h"

namespace cellophane {

/// A color between two others; `share` of 255 is how much of `fore` there is.
constexpr Rgb mixed(Rgb back, Rgb fore, int share) {
    // Most pixels are one or the other.
    if (share == 0) return back;
    if (share == 255) return fore;
    const auto part = [&](int from, int to) {
        return static_cast<std::uint8_t>((from * (255 - share) + to * share + 127) / 255);
    };
    return {part(back.red, fore.red), part(back.green, fore.green), part(back.blue, fore.blue)};
}

/// A picture that is painted on, in whole numbers: the same to the byte on every machine.
class Canvas {
public:
    Canvas(Size size, Rgb ground);

    Size size() const { return size_; }
    Rgb at(Pos pixel) const { return pixels_[index(pixel)]; }
    /// Off the canvas nothing happens.
    void paint(Pos pixel, Rgb color, int share = 255);
    /// With smooth edges.
    void fill(const Outline& outline, Rgb color, int share = 255);

    /// The file (Portable Network Graphics).
    std::string to_png() const;

private:
    std::size_t index(Pos pixel) const { return static_cast<std::size_t>(pixel.y * size_.width + pixel.x); }

    Size size_;
    /// Row by row.
    std::vector<Rgb> pixels_;
};

}  // namespace cellophane
