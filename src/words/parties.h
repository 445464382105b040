#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "protocol/fights.h"
#include "words/message.h"

namespace cellophane {

// Who does what to whom, and how it is to be taken (rules/monsters.md, addendum A1; rules/interface.md 4).

/// "you", "the goblin", "your unicorn", "something".
std::string name_of(const Party& party);

/// "you bite", "the rat bites".
std::string does(const Party& party, std::string_view verb, std::string_view verbs);

/// What is told of something, told of whoever it is.
std::string said_of(const Party& party, std::string_view phrase);

/// Blows are good or bad news by whom they meet.
Tone tone_of(const MonsterView& victim);
Tone tone_of(const Party& victim);

/// A message of its own, and one of those that are told in one breath.
std::vector<Message> one_line(std::string text, Tone tone = Tone::Plain);
std::vector<Message> in_fight(std::string text, Tone tone = Tone::Plain);
/// What is told of things.
std::vector<Message> of_things(std::string text, Tone tone = Tone::Item);

}  // namespace cellophane
