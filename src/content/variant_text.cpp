#include "content/variant_text.h"

#include <cstdint>
#include <optional>
#include <vector>

#include "kit/base/names.h"
#include "kit/base/quote.h"

namespace cellophane {

namespace {

/// Of base64 for addresses (RFC 4648, section 5), without padding.
constexpr std::string_view digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// More than the largest row: 7 figures, a count and 18 figures of each depth, two bytes each at most.
constexpr std::size_t most_bytes = 2 * (8 + 18 * most_depths);

using Bytes = std::vector<std::uint8_t>;

/// Six bits a digit, the first of each byte first; the last digit is filled up with zeros.
std::string digits_of(const Bytes& bytes) {
    std::string text;
    std::uint32_t bits = 0;
    int count = 0;
    for (const std::uint8_t byte : bytes) {
        bits = bits << 8 | byte;
        for (count += 8; count >= 6; count -= 6) text += digits[bits >> (count - 6) & 63];
    }
    if (count > 0) text += digits[bits << (6 - count) & 63];
    return text;
}

std::optional<Bytes> bytes_of(std::string_view text) {
    if (text.size() > most_bytes * 4 / 3 + 1) return std::nullopt;
    Bytes bytes;
    std::uint32_t bits = 0;
    int count = 0;
    for (const char letter : text) {
        const std::size_t digit = digits.find(letter);
        if (digit == std::string_view::npos) return std::nullopt;
        bits = bits << 6 | static_cast<std::uint32_t>(digit);
        count += 6;
        if (count < 8) continue;
        count -= 8;
        bytes.push_back(static_cast<std::uint8_t>(bits >> count & 255));
    }
    return bytes;
}

/// Takes figures apart: seven bits a byte, the lowest first, the eighth where more follow. A visitor
/// (`visit_figures`).
struct FigureWriter {
    Bytes bytes{};

    template <class Number>
    void operator()(const Number& figure) {
        auto left = static_cast<std::uint32_t>(figure);
        for (; left >= 0x80; left >>= 7) bytes.push_back(static_cast<std::uint8_t>(left | 0x80U));
        bytes.push_back(static_cast<std::uint8_t>(left));
    }
};

/// Puts them together again. What is missing is 0.
struct FigureReader {
    const Bytes& bytes;
    std::size_t next = 0;

    template <class Number>
    void operator()(Number& figure) {
        std::uint32_t number = 0;
        for (int shift = 0; shift < 28; shift += 7) {
            const std::uint8_t byte = next < bytes.size() ? bytes[next] : 0;
            ++next;
            number |= std::uint32_t{byte & 0x7FU} << shift;
            if ((byte & 0x80U) == 0) break;
        }
        figure = static_cast<Number>(number);
    }
};

[[gnu::noinline]] Bytes written(const OwnVariant& own) {
    FigureWriter writer;
    visit_figures(writer, own);
    return writer.bytes;
}

}  // namespace

std::string variant_text(const DungeonVariant& variant) {
    if (variant.own() == nullptr) return std::string{variant.name()};
    return std::string{own_variant_text_prefix} + digits_of(written(*variant.own()));
}

Result<DungeonVariant> variant_of_text(std::string_view text) {
    if (const std::optional<Variant> listed = variant_named(text)) return DungeonVariant{*listed};
    if (!text.starts_with(own_variant_text_prefix))
        return Problem{"bad-variant", "There is no variant " + quoted(text) + "; there are " +
                                          joined_names(variant_rows) +
                                          ", and rows of one's own, which begin with " +
                                          quoted(own_variant_text_prefix) + "."};
    const std::string_view figures = text.substr(own_variant_text_prefix.size());
    OwnVariant own;
    if (const std::optional<Bytes> bytes = bytes_of(figures)) {
        FigureReader reader{*bytes};
        visit_figures(reader, own);
    }
    // Only what this would be written as is the row and all of it.
    if (!is_sound(own) || digits_of(written(own)) != figures)
        return Problem{"bad-variant",
                       "The variant " + quoted(text) +
                           " cannot be read: part of it is missing or was changed. Copy it whole."};
    return DungeonVariant{own};
}

}  // namespace cellophane
