#include "session/replay/replay_notes.h"

#include <cstddef>
#include <utility>

#include "session/context.h"
#include "session/messages/alert_texts.h"
#include "session/replay/annotations.h"
#include "session/replay/replay_choices.h"
#include "view/annotation_box.h"
#include "words/notes.h"

namespace cellophane {

std::optional<Problem> put_notes(Context& context, std::string_view text) {
    Viewing& viewing = *context.viewing;
    Result<Annotations> notes = annotations_from(text, context.game_or_replay.recording()->turns);
    if (!notes.ok()) return notes.problem();
    viewing.notes = std::move(notes.value());
    if (!context.viewer.shown) return std::nullopt;
    announce(context, notes_found(viewing.notes.size(), viewing.notes.first_turn()));
    return std::nullopt;
}

std::vector<std::string> said_of_turn(const Context& context) {
    return context.viewing->notes.of(context.replay().turn());
}

int time_of_note(const Context& context) {
    constexpr int time_to_begin = 1000;
    constexpr int time_of_a_letter = 40;
    std::size_t letters = 0;
    for (const std::string& text : said_of_turn(context)) letters += text.size();
    return time_to_read(context, time_to_begin + time_of_a_letter * static_cast<int>(letters));
}

void paint_watched(const Context& context, Frame& frame) {
    if (context.viewing->choice) return paint_choice(context, frame);
    // While the viewer points at a cell, no note covers the map.
    if (context.pointing.mark.cell || !context.seen().hero) return;
    if (const std::vector<std::string> notes = said_of_turn(context); !notes.empty())
        paint_annotation(frame, notes, context.seen().hero->at, context.viewer.window);
}

}  // namespace cellophane
