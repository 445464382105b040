#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace cellophane {

/// How a text is meant; the view knows the color.
enum class Tone : std::uint8_t {
    Plain,
    Good,
    Bad,
    Item,
    Advancement,
    Background,
    Flavor,
    Solemn,
    Notice,
    count
};

/// A stretch of text in one tone.
struct Phrase {
    std::string text;
    Tone tone = Tone::Plain;

    friend bool operator==(const Phrase&, const Phrase&) = default;
};

/// One entry of the message log: phrases to be read in a row.
struct Message {
    Message() = default;
    explicit Message(std::string text, Tone tone = Tone::Plain) : phrases{{std::move(text), tone}} {}
    explicit Message(std::vector<Phrase> parts) : phrases{std::move(parts)} {}

    std::string text() const {
        std::string whole;
        for (const Phrase& phrase : phrases) whole += phrase.text;
        return whole;
    }

    std::vector<Phrase> phrases;
    /// Shares a line with its neighbors as far as it fits: for what happens in a fight.
    bool folds = false;
    friend bool operator==(const Message&, const Message&) = default;
};

}  // namespace cellophane
