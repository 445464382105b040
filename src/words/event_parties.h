#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "protocol/fights.h"
#include "words/message.h"

namespace cellophane {

// The parties to an event by name, and the tone of what one does to another (rules/monsters.md, addendum A1;
// rules/interface.md 4).

/// "you", "the goblin", "your unicorn", "something".
std::string name_of(const Party& party);

/// "you bite", "the rat bites".
std::string does(const Party& party, std::string_view verb, std::string_view verbs);

/// As in words/grammar.h, with the pronouns of the party.
std::string said_of(const Party& party, std::string_view phrase);

/// The tone of a blow: good or bad news by its victim.
Tone tone_of(const MonsterView& victim);
Tone tone_of(const Party& victim);

/// A message of its own, and one that folds with its neighbors.
std::vector<Message> one_line(std::string text, Tone tone = Tone::Plain);
std::vector<Message> in_fight(std::string text, Tone tone = Tone::Plain);
/// A message about items.
std::vector<Message> of_things(std::string text, Tone tone = Tone::Item);

}  // namespace cellophane
