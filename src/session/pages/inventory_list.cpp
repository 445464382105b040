#include "session/pages/inventory_list.h"

#include <string>
#include <string_view>

#include "session/commands/pointing.h"
#include "session/messages/messages.h"
#include "session/screens.h"
#include "words/event_sentences.h"

namespace cellophane {

PackPanel pack_opened_for(const Context& context, PackPurpose purpose) {
    const bool asks = purpose == PackPurpose::Choose;
    const auto is_fit = [&](const PackItemView& carried) {
        return asks ? context.game()->may_choose(carried.letter) : will_do(purpose, carried);
    };
    std::string unfit;
    for (const PackItemView& carried : context.seen().pack)
        if (!is_fit(carried)) unfit += carried.letter;
    return {.pack = context.seen().pack,
            .places_left = context.seen().pack_places_left,
            .title = asks ? ask(context.game()->report().question) : std::string{title_of(purpose)},
            .to_throw = purpose == PackPurpose::Throw,
            .unfit = unfit,
            .appraisals = context.game()->appraisals(),
            .discoveries = context.game()->discoveries(),
            .depth = context.seen().depth,
            .keys = context.viewer.has_keyboard,
            .columns = context.viewer.window.of_page()};
}

GameOutcome open_pack(Context& context, PackPurpose purpose) {
    stop_pointing(context);
    // The epitaph has no message line, and a question has its answer in the pack.
    if (!context.seen().ending && purpose != PackPurpose::Choose)
        if (const std::string_view lack = lack_of(purpose, context.seen().pack); !lack.empty()) {
            say(context, Message{std::string{lack}});
            return Stay{};
        }
    return push(pack_screen(context, purpose));
}

}  // namespace cellophane
