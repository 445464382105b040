#include "words/lists.h"

#include "words/variants.h"

namespace cellophane {

namespace {

std::string with_other_list(std::string_view other_page, Variant next) {
    return std::string{other_page}
        .append("  -  v: ")
        .append(variant_words[next].name)
        .append("  -  any other key: back");
}

}  // namespace

std::string best_games_key_hint(Variant next) {
    return with_other_list("g: statistics", next);
}

std::string counted_games_key_hint(Variant next) {
    return with_other_list("h: high scores", next);
}

std::string next_variant_label(Variant next) {
    return " " + std::string{variant_words[next].name} + " (v) ";
}

std::string list_title(std::string_view title, Variant variant) {
    std::string text{title};
    if (variant != Variant::Brogue) text.append(": ").append(variant_words[variant].name);
    return text;
}

std::string format_past_game(std::string_view ending, bool easy) {
    return std::string{ending} + (easy ? " (easy)" : "");
}

}  // namespace cellophane
