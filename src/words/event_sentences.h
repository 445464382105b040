#pragma once

#include <string>
#include <vector>

#include "protocol/command.h"
#include "protocol/event.h"
#include "protocol/observation.h"
#include "words/message.h"

namespace cellophane {

/// The sentences an event is worth, in order; none for what the map shows by itself. They may depend on the
/// state of the listener.
std::vector<Message> format_event(const Event& event, const Observation* listener = nullptr);

/// Whether the sentences depend on more than whether the listener hallucinates.
bool depends_on_listener(const Event& event);

/// The last thing said to a newcomer: where help is, by keys or by touch.
Message help_hint(bool keys);

/// What follows the news that nothing is left to explore: how to go on from there, by keys or by touch.
Phrase stairs_hint(Stair way, bool keys);
/// What there is to try where no way on is known.
struct DeadEnd {
    /// The hero knows of somewhere to jump down, of a lever, of a key that lies about.
    bool drop = false;
    bool lever = false;
    bool key = false;
    /// The hero has searched here inch by inch already.
    bool is_searched = false;
};
/// The same where no way on is known.
Phrase dead_end_hint(const DeadEnd& known, bool keys);
/// What follows where stairs are asked for that are not known, while there is more to explore.
Phrase explore_first_hint(bool keys);

/// Whether the player has to acknowledge the message (tables/hero_messages.tsv).
bool must_be_read(const Event& event);

/// The words of a question; empty for `Question::None`.
std::string ask(Question question);
/// The same about something in the pack; null: about nothing of the kind.
std::string ask(Question question, const ItemView* about);

}  // namespace cellophane
