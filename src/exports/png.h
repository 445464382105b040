#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "exports/deflate.h"
#include "kit/grid/grid.h"

namespace cellophane {

/// How many bytes a pixel has: red, green and blue, or these and how opaque it is.
enum class PixelKind : std::uint8_t { Rgb = 3, Rgba = 4 };

/// A picture in the Portable Network Graphics format, row by row from the top.
class PngWriter {
public:
    /// `pixels_per_meter`: how large the picture is on paper; 0: not said.
    PngWriter(Size size, PixelKind kind, int pixels_per_meter = 0);

    /// Exactly one row.
    void add(std::span<const std::uint8_t> row);
    /// The whole file; call once, after the last row.
    std::string finish();

private:
    Size size_;
    PixelKind kind_;
    int pixels_per_meter_;
    Deflater deflater_;
    std::vector<std::uint8_t> above_;
    /// What sets the row in hand apart from the one above it, behind the number of that filter.
    std::vector<std::uint8_t> difference_;
};

/// The checksum of PNG's chunks (CRC-32, ISO 3309).
std::uint32_t crc32(std::string_view bytes);

}  // namespace cellophane
