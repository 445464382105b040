#include "words/grammar.h"

#include <algorithm>

namespace cellophane {

namespace {

bool sounds_open(std::string_view noun) {
    constexpr std::string_view vowels = "aeiouAEIOU";
    if (noun.empty() || vowels.find(noun.front()) == std::string_view::npos) return false;
    // A vowel to the eye, a "y" to the ear.
    return !noun.starts_with("unicorn");
}

}  // namespace

std::string with_article(std::string_view noun) {
    return std::string{sounds_open(noun) ? "an " : "a "}.append(noun);
}

std::string with_article(Article article, std::string_view noun) {
    switch (article) {
        case Article::A:
            return with_article(noun);
        case Article::The:
            return std::string{"the "}.append(noun);
        case Article::Your:
            return std::string{"your "}.append(noun);
        case Article::None:
            break;
    }
    return std::string{noun};
}

std::string plural_of(std::string_view noun) {
    const std::size_t end = std::min(noun.find(" of "), noun.size());
    return std::string{noun.substr(0, end)}.append("s").append(noun.substr(end));
}

std::string capitalized(std::string_view text) {
    std::string out{text};
    for (char& c : out) {
        if (c >= 'A' && c <= 'Z') break;
        if (c >= 'a' && c <= 'z') {
            c = static_cast<char>(c - 'a' + 'A');
            break;
        }
        if (c != '"' && c != '(' && c != '\'') break;
    }
    return out;
}

std::string counted(int number, std::string_view singular, std::string_view plural) {
    return std::to_string(number).append(" ").append(number == 1 ? singular : plural);
}

const Pronouns& pronouns_of(std::optional<Gender> gender) {
    static constexpr Pronouns thing{"it", "it", "its", "itself"};
    static constexpr Pronouns man{"he", "him", "his", "himself"};
    static constexpr Pronouns woman{"she", "her", "her", "herself"};
    if (!gender) return thing;
    return *gender == Gender::Male ? man : woman;
}

std::string said_of(std::optional<Gender> gender, std::string_view phrase) {
    const Pronouns& whose = pronouns_of(gender);
    const auto in_place_of = [&](std::string_view word) {
        if (word == "it" || word == "It") return whose.he;
        if (word == "its" || word == "Its") return whose.his;
        return word == "itself" ? whose.himself : word;
    };
    const auto is_letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); };
    std::string text;
    for (std::size_t at = 0; at < phrase.size();) {
        std::size_t end = at;
        while (end < phrase.size() && is_letter(phrase[end])) ++end;
        const std::string_view word = phrase.substr(at, end - at);
        text.append(word.starts_with('I') ? capitalized(in_place_of(word)) : std::string{in_place_of(word)});
        if (end < phrase.size()) text.push_back(phrase[end]);
        at = end + 1;
    }
    return text;
}

std::string number_of_times(int number) {
    if (number == 1) return "once";
    if (number == 2) return "twice";
    return std::to_string(number).append(" times");
}

}  // namespace cellophane
