#include "session/messages/event_messages.h"

#include <cstdint>

#include "kit/rng/rng.h"
#include "view/hallucination.h"
#include "words/event_sentences.h"

namespace cellophane {

std::vector<Message> heard(const Event& event, const Observation* seen, int number) {
    if (seen == nullptr || !sees_things(*seen)) return tell(event, seen);
    const std::uint64_t chance = mix(fancy(*seen, seen->hero->at), static_cast<std::uint64_t>(number));
    return tell(hallucinated(event, chance), seen);
}

}  // namespace cellophane
