#include "session/messages/event_messages.h"

#include <cstdint>

#include "kit/rng/rng.h"
#include "view/hallucination.h"
#include "words/event_sentences.h"

namespace cellophane {

namespace {

bool knows_of_chasm(const Observation& seen) {
    for (int i = 0; i < seen.cells.size().area(); ++i)
        if (seen.cells.at_index(i)[Layer::Liquid] == Terrain::Chasm) return true;
    return false;
}

}  // namespace

const Observation* listener_of(const Play& game, const Event& event) {
    return game.hero_sees_things() || depends_on_listener(event) ? &game.observe() : nullptr;
}

std::vector<Message> heard(const Event& event, const Observation* seen, int number) {
    if (seen == nullptr || !sees_things(*seen)) return tell(event, seen);
    const std::uint64_t chance = mix(fancy(*seen, seen->hero->at), static_cast<std::uint64_t>(number));
    return tell(hallucinated(event, chance), seen);
}

Message with_hint(const Play& game, KeysNamed named, const Event& event, Message message) {
    const bool keys = named.are_named;
    if (message == help_hint(true)) return help_hint(keys);
    const auto add = [&](Phrase hint) {
        hint.text = text_with_keys(hint.text, named.swaps);
        message.phrases.push_back(std::move(hint));
    };
    if (event.is<Explored>()) {
        // Down to the Amulet, or up with it.
        const Stair way = bears_amulet(game.observe()) ? Stair::Up : Stair::Down;
        const bool knows_way = game.known_stairs(way).has_value();
        add(knows_way ? stairs_hint(way, keys) : dead_end_hint(knows_of_chasm(game.observe()), keys));
    } else if (event.is<TravelUnknown>()) {
        add(game.explore_route().empty() ? dead_end_hint(knows_of_chasm(game.observe()), keys)
                                         : explore_first_hint(keys));
    }
    return message;
}

}  // namespace cellophane
