#include <string>
#include <utility>

#include "session/parts.h"
#include "view/annotation_box.h"
#include "view/boxes.h"

// What is shown over a recording that is watched: notes that somebody has put beside it, and what was
// answered.

namespace cellophane {

std::optional<Problem> Session::Parts::annotate(std::string_view text) {
    Result<Annotations> notes = annotations_from(text, subject.recording()->turns);
    if (!notes.ok()) return notes.problem();
    viewing->notes = std::move(notes.value());
    if (!display.anything_shown) return std::nullopt;
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
    if (viewing->choice) return paint_choice(frame);
    // Whoever points wants to see what is there.
    if (pointing.mark.cell || !seen().hero) return;
    if (const std::vector<std::string> notes = said_of_turn(); !notes.empty())
        paint_annotation(frame, notes, seen().hero->at, display.window);
}

void Session::Parts::paint_choice(Frame& frame) const {
    if (const auto* answered = std::get_if<Viewing::Answered>(&*viewing->choice))
        return paint_question(frame, answered->question, display.has_keys, answered->yes);
    paint_pack(frame, panel_of(std::get<PackPick>(*viewing->choice)));
}

std::string Session::Parts::told_of_choice() const {
    if (const auto* answered = std::get_if<Viewing::Answered>(&*viewing->choice))
        return answered->question + (answered->yes ? " Yes." : " No.");
    const PackPanel panel = panel_of(std::get<PackPick>(*viewing->choice));
    for (const PackChoice& choice : pack_choices(panel))
        if (choice.key == panel.picked) return panel.title + " " + choice.text + ".";
    return panel.title;
}

PackPanel Session::Parts::panel_of(PackPick pick) const {
    PackPanel panel = pack_opened_for(pick.purpose);
    panel.picked = pick.letter;
    return panel;
}

int Session::Parts::column_of_choice() const {
    if (!viewing->choice) return -1;
    const auto* pick = std::get_if<PackPick>(&*viewing->choice);
    return pick == nullptr ? question_column : first_column(panel_of(*pick));
}

}  // namespace cellophane
