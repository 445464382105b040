#include "exports/png.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstring>
#include <string_view>

namespace cellophane {

namespace {

constexpr std::array<std::uint32_t, 256> crc_of_bytes() {
    std::array<std::uint32_t, 256> table{};
    for (std::uint32_t byte = 0; byte < 256; ++byte) {
        std::uint32_t crc = byte;
        for (int bit = 0; bit < 8; ++bit) crc = (crc & 1) != 0 ? 0xEDB88320U ^ crc >> 1 : crc >> 1;
        table[byte] = crc;
    }
    return table;
}
constexpr std::array<std::uint32_t, 256> crc_table = crc_of_bytes();

void append_number(std::string& out, std::uint32_t number) {
    for (int shift = 24; shift >= 0; shift -= 8) out += static_cast<char>(number >> shift & 255);
}

void append_chunk(std::string& out, std::string_view type, std::string_view content) {
    append_number(out, static_cast<std::uint32_t>(content.size()));
    const std::string covered = std::string{type}.append(content);
    out += covered;
    append_number(out, crc32(covered));
}

/// As the format numbers them: what is stored of each byte is its difference from the byte above.
constexpr std::uint8_t filter_up = 2;

}  // namespace

std::uint32_t crc32(std::string_view bytes) {
    std::uint32_t crc = 0xFFFFFFFFU;
    for (char c : bytes) crc = crc_table[(crc ^ static_cast<std::uint8_t>(c)) & 255] ^ crc >> 8;
    return ~crc;
}

PngWriter::PngWriter(Size size, PixelKind kind, int pixels_per_meter)
    : size_{size},
      kind_{kind},
      pixels_per_meter_{pixels_per_meter},
      above_(static_cast<std::size_t>(size.width) * static_cast<std::size_t>(kind)) {}

void PngWriter::add(std::span<const std::uint8_t> row) {
    difference_.assign(above_.size() + 1, 0);
    difference_[0] = filter_up;
    std::uint8_t* const difference = difference_.data() + 1;
    // Most of a row is as the row above it: pieces that are alike are left at 0.
    constexpr std::size_t longest_piece = 64;
    for (std::size_t from = 0; from < above_.size(); from += longest_piece) {
        const std::size_t length = std::min(longest_piece, above_.size() - from);
        if (std::memcmp(&row[from], &above_[from], length) == 0) continue;
        for (std::size_t i = from; i < from + length; ++i)
            difference[i] = static_cast<std::uint8_t>(row[i] - above_[i]);
    }
    above_.assign(row.begin(), row.end());
    deflater_.feed(difference_);
}

std::string PngWriter::finish() {
    std::string header;
    append_number(header, static_cast<std::uint32_t>(size_.width));
    append_number(header, static_cast<std::uint32_t>(size_.height));
    // Eight bits a component; compression, filters and order are those every reader knows.
    header += '\x08';
    header += kind_ == PixelKind::Rgb ? '\x02' : '\x06';
    header.append(3, '\0');
    std::string out = "\x89PNG\r\n\x1a\n";
    append_chunk(out, "IHDR", header);
    if (pixels_per_meter_ > 0) {
        std::string density;
        for (int axis = 0; axis < 2; ++axis)
            append_number(density, static_cast<std::uint32_t>(pixels_per_meter_));
        append_chunk(out, "pHYs", density + '\1');
    }
    append_chunk(out, "IDAT", deflater_.finish());
    append_chunk(out, "IEND", {});
    return out;
}

}  // namespace cellophane
