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
        case Article::None:
            break;
    }
    return std::string{noun};
}

std::string plural_of(std::string_view noun) {
    const std::size_t end = std::min(noun.find(" of "), noun.size());
    return std::string{noun.substr(0, end)}.append("s").append(noun.substr(end));
}

std::string capitalised(std::string_view text) {
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

std::string number_of_times(int number) {
    if (number == 1) return "once";
    if (number == 2) return "twice";
    return std::to_string(number).append(" times");
}

}  // namespace cellophane
