#include "words/event_parties.h"

#include <utility>

#include "words/monsters.h"

namespace cellophane {

std::string name_of(const Party& party) {
    if (party.hero) return "you";
    return party.seen ? monster_by_name(*party.seen) : "something";
}

std::string does(const Party& party, std::string_view verb, std::string_view verbs) {
    return name_of(party).append(" ").append(party.hero ? verb : verbs);
}

std::string said_of(const Party& party, std::string_view phrase) {
    return said_of(party.seen ? party.seen->gender : std::nullopt, phrase);
}

Tone tone_of(const MonsterView& victim) {
    if (victim.state == MonsterState::Ally) return Tone::Bad;
    return victim.marks.has(MonsterMark::Captive) ? Tone::Plain : Tone::Good;
}

Tone tone_of(const Party& victim) {
    if (victim.hero) return Tone::Bad;
    return victim.seen ? tone_of(*victim.seen) : Tone::Plain;
}

std::vector<Message> one_line(std::string text, Tone tone) {
    return {Message{std::move(text), tone}};
}

std::vector<Message> in_fight(std::string text, Tone tone) {
    std::vector<Message> messages = one_line(std::move(text), tone);
    messages.front().folds = true;
    return messages;
}

std::vector<Message> of_things(std::string text, Tone tone) {
    return one_line(std::move(text), tone);
}

}  // namespace cellophane
