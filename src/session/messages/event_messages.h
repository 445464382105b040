#pragma once

#include <optional>
#include <vector>

#include "play/play.h"
#include "protocol/event.h"
#include "protocol/observation.h"
#include "words/event_sentences.h"
#include "words/key_labels.h"
#include "words/message.h"

namespace cellophane {

/// Who hears of an event: null for a clear-headed hero and an event whose words do not depend on the hero.
/// Observing the game for every event would take longer than most turns.
const Observation* listener_of(const Play& game, const Event& event);

/// The messages of an event as the hero perceives it: if the hero hallucinates, its creatures are other
/// kinds. `number` tells the events of one report apart. `seen`: see `listener_of`.
std::vector<Message> heard(const Event& event, const Observation* seen, int number);
/// How hints name keys.
struct KeysNamed {
    /// Not at all for a player without a keyboard.
    bool are_named = true;
    KeySwaps swaps{};
};
/// Where the hero searched inch by inch last.
struct ThoroughSearch {
    int depth = 0;
    Pos at = nowhere;
};
void note_search(ThoroughSearch& last, const Play& game, const Event& event);
/// Whether the event tells that gas stopped an automatic command.
bool is_barred_by_gas(const Event& event);
/// Whether the hero knows of these stairs, and of a way to them.
bool leads_to(const Play& game, Stair way);
/// What there is to try if nothing is left to explore and no way leads on: down to the Amulet, or up with it.
/// None if there is a way on.
std::optional<DeadEnd> dead_end_of(const Play& game, const ThoroughSearch& last);
/// The message of an event with a hint how to go on.
Message with_hint(const Play& game, KeysNamed keys, const ThoroughSearch& last, const Event& event,
                  Message message);

}  // namespace cellophane
