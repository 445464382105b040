#include "session/messages/event_messages.h"

#include <cstdint>

#include "kit/rng/rng.h"
#include "view/hallucination.h"
#include "words/event_sentences.h"

namespace cellophane {

const Observation* listener_of(const Play& game, const Event& event) {
    return game.hero_sees_things() || depends_on_listener(event) ? &game.observe() : nullptr;
}

std::vector<Message> heard(const Event& event, const Observation* seen, int number) {
    if (seen == nullptr || !sees_things(*seen)) return tell(event, seen);
    const std::uint64_t chance = mix(fancy(*seen, seen->hero->at), static_cast<std::uint64_t>(number));
    return tell(hallucinated(event, chance), seen);
}

Message with_hint(const Play& game, bool keys, const Event& event, Message message) {
    if (message == help_hint(true)) return help_hint(keys);
    if (!event.is<Explored>()) return message;
    // Down to the Amulet, or up with it.
    const Stair way = bears_amulet(game.observe()) ? Stair::Up : Stair::Down;
    if (game.known_stairs(way)) message.phrases.push_back(stairs_hint(way, keys));
    return message;
}

}  // namespace cellophane
