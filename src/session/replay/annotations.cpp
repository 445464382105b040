#include "session/replay/annotations.h"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

#include "kit/base/parse.h"
#include "screen/utf8.h"
#include "words/notes.h"

namespace cellophane {

namespace {

/// The latest turn a note may be on; a recording may be longer.
constexpr int latest_noted_turn = 9'999'999;

Problem bad_line(int number, std::string_view why) {
    return {"bad-notes", on_line_of_notes(number, why)};
}

/// Whether a character fits one cell of the screen: letters, digits, punctuation. Control characters, and
/// those two cells wide or none, do not.
bool fits_a_cell(char32_t sign) {
    struct Span {
        char32_t first;
        char32_t last;
    };
    constexpr char32_t soft_hyphen = 0xAD;
    // Latin, with its accents; Greek; Cyrillic; dashes, quotation marks and dots; the Euro.
    constexpr Span spans[] = {{0x20, 0x7E},     {0xA0, 0x24F},    {0x386, 0x3FF},   {0x400, 0x481},
                              {0x48A, 0x52F},   {0x2010, 0x2015}, {0x2018, 0x201F}, {0x2020, 0x2022},
                              {0x2026, 0x2026}, {0x20AC, 0x20AC}};
    return sign != soft_hyphen && std::any_of(std::begin(spans), std::end(spans), [&](const Span& span) {
               return sign >= span.first && sign <= span.last;
           });
}

/// A sign by its number, as in U+0009, for those that cannot be shown.
std::string code_of(char32_t sign) {
    constexpr int least_digits = 4;
    std::string digits;
    for (; sign != 0 || digits.size() < least_digits; sign >>= 4)
        digits.insert(0, 1, "0123456789ABCDEF"[sign & 15]);
    return "U+" + digits;
}

std::optional<int> turn_in(std::string_view text) {
    const std::optional<int> turn = whole_number<int>(text);
    return turn && *turn >= 0 && *turn <= latest_noted_turn ? turn : std::nullopt;
}

Result<Annotation> annotation_in(std::string_view line, int number) {
    const std::size_t tab = line.find('\t');
    if (tab == std::string_view::npos) return bad_line(number, note_without_tab());
    const std::optional<int> turn = turn_in(line.substr(0, tab));
    if (!turn) return bad_line(number, note_without_turn(latest_noted_turn));
    const std::string_view said = line.substr(tab + 1);
    if (said.find_first_not_of(' ') == std::string_view::npos) return bad_line(number, note_without_text());
    const std::u32string signs = from_utf8(said);
    const auto strange = std::find_if_not(signs.begin(), signs.end(), &fits_a_cell);
    if (strange != signs.end()) return bad_line(number, sign_without_place(code_of(*strange)));
    return Annotation{*turn, std::string{said}};
}

}  // namespace

Annotations::Annotations(std::vector<Annotation> notes) : notes_{std::move(notes)} {
    std::stable_sort(notes_.begin(), notes_.end(),
                     [](const Annotation& a, const Annotation& b) { return a.turn < b.turn; });
}

std::vector<std::string> Annotations::of(int turn) const {
    std::vector<std::string> said;
    for (const Annotation& note : notes_)
        if (note.turn == turn) said.push_back(note.text);
    return said;
}

Result<Annotations> annotations_from(std::string_view text, int last_turn) {
    constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
    if (text.starts_with(byte_order_mark)) text.remove_prefix(byte_order_mark.size());
    std::vector<Annotation> notes;
    std::map<int, std::size_t> letters_of_turns;
    for (int number = 1; !text.empty(); ++number) {
        std::string_view line = take_line(text);
        // A line may end as it does on any system.
        if (line.ends_with('\r')) line.remove_suffix(1);
        if (line.find_first_not_of(" \t") == std::string_view::npos) continue;
        Result<Annotation> note = annotation_in(line, number);
        if (!note.ok()) return note.problem();
        if (const int turn = note.value().turn; turn > last_turn)
            return bad_line(number, note_after_end(turn, last_turn));
        const std::size_t letters = letters_of_turns[note.value().turn] +=
            from_utf8(note.value().text).size();
        if (letters > most_letters_of_a_turn)
            return bad_line(number, too_much_noted(letters, note.value().turn, most_letters_of_a_turn));
        notes.push_back(std::move(note.value()));
    }
    if (notes.empty()) return Problem{"bad-notes", no_notes()};
    return Annotations{std::move(notes)};
}

}  // namespace cellophane
