#include <string>
#include <utility>

#include "session/parts.h"
#include "view/annotation_box.h"
#include "view/boxes.h"

// What is shown over a recording that is watched: notes that somebody has put beside it, and what was answered.

namespace cellophane {

std::optional<Problem> Session::Parts::annotate(std::string_view text) {
    Result<Annotations> notes = annotations_from(text);
    if (!notes.ok()) return notes.problem();
    const int turns = subject.recording()->turns;
    if (notes.value().last_turn() > turns)
        return Problem{"bad-notes", "There is a note on turn " + std::to_string(notes.value().last_turn()) +
                                        ", but the recording ends with turn " + std::to_string(turns) + "."};
    viewing->notes = std::move(notes.value());
    if (!anything_shown) return std::nullopt;
    const std::size_t count = viewing->notes.size();
    announce((count == 1 ? "One note, on turn " : std::to_string(count) + " notes, the first on turn ") +
             std::to_string(viewing->notes.first_turn()) + ".");
    return std::nullopt;
}

std::vector<std::string> Session::Parts::said_of_turn() const {
    return viewing->notes.of(subject.replay()->turn());
}

int Session::Parts::time_of_note() const {
    constexpr int time_to_begin = 1000;
    constexpr int time_of_a_letter = 40;
    std::size_t letters = 0;
    for (const std::string& text : said_of_turn()) letters += text.size();
    return time_to_read(time_to_begin + time_of_a_letter * static_cast<int>(letters));
}

void Session::Parts::paint_watched(Frame& frame) const {
    if (viewing->asked) return paint_question(frame, viewing->asked->question, has_keys, viewing->asked->yes);
    // Whoever points wants to see what is there.
    if (pointing.cell || !seen().hero) return;
    if (const std::vector<std::string> notes = said_of_turn(); !notes.empty())
        paint_annotation(frame, notes, seen().hero->at);
}

}  // namespace cellophane
