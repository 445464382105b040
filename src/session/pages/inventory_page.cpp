#include "session/pages/inventory_page.h"

#include <string>
#include <string_view>

#include "session/commands/pointing.h"
#include "session/messages/messages.h"
#include "session/messages/screen_description.h"
#include "session/session_state.h"
#include "words/choices.h"
#include "words/event_sentences.h"
#include "words/prompts.h"
#include "words/titles.h"

namespace cellophane {

PackPanel pack_opened_for(const SessionState& session, PackPurpose purpose) {
    const bool asks = purpose == PackPurpose::Choose;
    const auto is_fit = [&](const PackItemView& carried) {
        return asks ? session.game_or_replay.game()->may_choose(carried.letter) : will_do(purpose, carried);
    };
    std::string unfit;
    for (const PackItemView& carried : session.seen().pack)
        if (!is_fit(carried)) unfit += carried.letter;
    return {.pack = session.seen().pack,
            .places_left = session.seen().pack_places_left,
            .title = asks ? ask(session.game_or_replay.game()->standing().question)
                          : std::string{title_of(purpose)},
            .unfit = unfit,
            .appraisals = session.game_or_replay.game()->appraisals(),
            .depth = session.seen().depth,
            .keys = session.display.has_keys,
            .columns = session.display.window.of_page()};
}

PackPanel pack_panel(const SessionState& session) {
    const OpenPack& pack = session.pack;
    std::string_view hint = session.display.has_keys ? pack_key_hint : pack_touch_hint;
    if (pack.purpose != PackPurpose::Look) hint = session.display.has_keys ? pick_key_hint : pick_touch_hint;
    const bool over = session.seen().ending.has_value();
    PackPanel panel = pack_opened_for(session, pack.purpose);
    panel.hint = hint;
    panel.open = pack.chosen;
    // An item can only be looked at while a question asks for one.
    panel.idle = over || session.viewing || pack.purpose == PackPurpose::Choose;
    if (over) panel.title = last_pack_title;
    return panel;
}

void open_pack(SessionState& session, PackPurpose purpose) {
    stop_pointing(session);
    // The epitaph has no message line, and a question has its answer in the pack.
    if (!session.seen().ending && purpose != PackPurpose::Choose)
        if (const std::string_view lack = lack_of(purpose, session.seen().pack); !lack.empty())
            return say(session, Message{std::string{lack}});
    session.pack.purpose = purpose;
    session.pack.chosen = 0;
    session.mode = Mode::Pack;
}

void paint_open_pack(const SessionState& session, Frame& frame) {
    paint_pack(frame, pack_panel(session));
}

void read_pack(const SessionState& session, Reading& told) {
    const PackPanel panel = pack_panel(session);
    told.title = panel.title;
    if (session.pack.purpose != PackPurpose::Look) told.urgent = panel.title;
    told.lines.push_back(pack_told(panel));
    for (const PackChoice& choice : pack_choices(panel))
        told.choices.push_back({choice.text, std::string(1, choice.key), false, choice.unfit});
    if (panel.open != 0) told.choices.push_back({next_item_choice, "Down"});
    told.choices.push_back({back_choice, "Escape"});
}

}  // namespace cellophane
