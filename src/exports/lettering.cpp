#include "exports/lettering.h"

#include <algorithm>
#include <cstddef>
#include <span>

#include "exports/letter_outlines.h"
#include "exports/outline.h"

namespace cellophane {

namespace {

std::string_view outline_of(char letter, Weight weight) {
    const std::span<const LetterOutline> letters =
        weight == Weight::Bold ? std::span{bold_letters} : std::span{regular_letters};
    const auto found = std::find_if(letters.begin(), letters.end(),
                                    [letter](const LetterOutline& row) { return row.character == letter; });
    return found == letters.end() ? std::string_view{} : found->path;
}

/// In parts of a pixel.
int advance_of(std::size_t letters, int size) {
    return static_cast<int>(letters) * size * parts_of_pixel * advance_of_letter / units_of_outline;
}

static_assert(units_of_type == units_of_outline && advance_of_outline == advance_of_letter);

}  // namespace

std::optional<std::string_view> letter_outline(char32_t letter, Weight weight) {
    if (letter < U' ' || letter > U'~') return std::nullopt;
    return outline_of(static_cast<char>(letter), weight);
}

int width_of_text(std::string_view text, int size) {
    return (advance_of(text.size(), size) + parts_of_pixel - 1) / parts_of_pixel;
}

int letters_within(int width, int size) {
    return width * units_of_outline / (size * advance_of_letter);
}

void write_text(Canvas& canvas, Pos at, std::string_view text, const Type& type) {
    for (std::size_t i = 0; i < text.size(); ++i) {
        const std::string_view path = outline_of(text[i], type.weight);
        if (path.empty()) continue;
        const Pos origin{at.x * parts_of_pixel + advance_of(i, type.size), at.y * parts_of_pixel};
        canvas.fill(outline_of_path(path, units_of_outline, type.size, origin), type.color);
    }
}

std::vector<std::string> wrapped_text(std::string_view text, int letters) {
    const auto most = static_cast<std::size_t>(std::max(1, letters));
    std::vector<std::string> lines;
    while (text.size() > most) {
        const std::size_t blank = text.rfind(' ', most);
        const std::size_t end = blank == std::string_view::npos || blank == 0 ? most : blank;
        lines.emplace_back(text.substr(0, end));
        text.remove_prefix(end);
        if (text.starts_with(' ')) text.remove_prefix(1);
    }
    if (!text.empty()) lines.emplace_back(text);
    return lines;
}

std::string shortened_text(std::string_view text, int letters) {
    constexpr std::string_view cut_mark = "...";
    const auto most = static_cast<std::size_t>(std::max(0, letters));
    if (text.size() <= most) return std::string{text};
    if (most <= cut_mark.size()) return std::string{text.substr(0, most)};
    return std::string{text.substr(0, most - cut_mark.size())}.append(cut_mark);
}

}  // namespace cellophane
