#include "view/text.h"

#include <algorithm>
#include <cstddef>

#include "screen/utf8.h"
#include "view/cell_colors.h"

namespace cellophane {

Rgb tone_color(Tone tone) {
    switch (tone) {
        case Tone::Plain:
            return rgb(Color::White);
        case Tone::Good:
            return rgb(Color::GoodMessage);
        case Tone::Bad:
            return rgb(Color::BadMessage);
        case Tone::Item:
            return rgb(Color::ItemMessage);
        case Tone::Advancement:
            return rgb(Color::AdvancementMessage);
        case Tone::Background:
            return background_message_color();
        case Tone::Flavor:
            return rgb(Color::FlavorText);
        case Tone::Solemn:
            return rgb(Color::LightBlue);
        case Tone::Notice:
            return rgb(Color::Teal);
        case Tone::count:
            break;
    }
    return rgb(Color::White);
}

namespace {

/// Names of files and other people's words may hold what a terminal obeys rather than shows, what breaks a
/// row of text in two, and what turns the rest of it around.
char32_t shown_as(char32_t glyph) {
    constexpr char32_t replacement = 0xFFFD;
    const bool control = glyph < 0x20 || (glyph >= 0x7F && glyph < 0xA0);
    const bool turns_text = (glyph >= 0x202A && glyph <= 0x202E) || (glyph >= 0x2066 && glyph <= 0x2069);
    return control || turns_text ? replacement : glyph;
}

}  // namespace

void put(StyledCell& cell, const StyledCell& sign) {
    cell.glyph = sign.glyph;
    cell.fore = sign.fore;
    cell.ascii = sign.ascii;
    cell.picture = sign.picture;
}

int write(Frame& frame, int column, int row, int end, std::u32string_view text, Rgb fore) {
    for (char32_t glyph : text) {
        if (column >= end || !Frame::contains(column, row)) break;
        put(frame.at(column++, row), {.glyph = shown_as(glyph), .fore = fore});
    }
    return column;
}

int write(Frame& frame, int column, int row, int end, std::string_view text, Rgb fore) {
    return write(frame, column, row, end, std::u32string_view{from_utf8(text)}, fore);
}

void write(Frame& frame, int column, int row, const TonedLine& line, int brightness) {
    for (const TonedGlyph& toned : line)
        column = write(frame, column, row, screen_columns, std::u32string_view{&toned.glyph, 1},
                       dimmed(tone_color(toned.tone), brightness));
}

void fill(Frame& frame, int column, int row, int width, int height, const StyledCell& cell) {
    for (int y = row; y < row + height; ++y)
        for (int x = column; x < column + width; ++x)
            if (Frame::contains(x, y)) frame.at(x, y) = cell;
}

int write_wrapped(Frame& frame, int column, int row, int end, std::string_view text, Rgb fore) {
    for (const TonedLine& line : wrapped({{std::string{text}, Tone::Plain}}, end - column)) {
        for (int at = column; const TonedGlyph& letter : line)
            at = write(frame, at, row, end, std::u32string_view{&letter.glyph, 1}, fore);
        ++row;
    }
    return row;
}

std::vector<TonedLine> wrapped(const std::vector<Phrase>& phrases, int width) {
    TonedLine rest;
    std::size_t bytes = 0;
    for (const Phrase& phrase : phrases) bytes += phrase.text.size();
    rest.reserve(bytes);
    for (const Phrase& phrase : phrases)
        for (char32_t glyph : from_utf8(phrase.text)) rest.push_back({glyph, phrase.tone});

    std::vector<TonedLine> lines;
    const auto limit = static_cast<std::size_t>(std::max(width, 1));
    while (rest.size() > limit) {
        std::size_t cut = limit;
        while (cut > 0 && rest[cut].glyph != U' ') --cut;
        const bool at_blank = cut > 0;
        // A hyphen needs a glyph before it.
        const bool hyphenated = !at_blank && limit > 1;
        if (!at_blank) cut = hyphenated ? limit - 1 : limit;
        const auto begin = rest.begin();
        TonedLine line(begin, begin + static_cast<std::ptrdiff_t>(cut));
        if (hyphenated) line.push_back({U'-', rest[cut - 1].tone});
        lines.push_back(std::move(line));
        rest.erase(begin, begin + static_cast<std::ptrdiff_t>(at_blank ? cut + 1 : cut));
    }
    lines.push_back(std::move(rest));
    return lines;
}

}  // namespace cellophane
