#include "words/grammar.h"

namespace cellophane {

std::string with_article(std::string_view noun) {
    constexpr std::string_view vowels = "aeiouAEIOU";
    const bool open_sound = !noun.empty() && vowels.find(noun.front()) != std::string_view::npos;
    return std::string{open_sound ? "an " : "a "}.append(noun);
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
