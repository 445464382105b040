#include "words/result_card.h"

#include <cstddef>
#include <utility>

#include "protocol/feats.h"
#include "words/ending.h"
#include "words/epitaph.h"
#include "words/grammar.h"

namespace cellophane {

namespace {

std::string dungeon_named(const Observation& seen, const ResultCircumstances& circumstances) {
    std::string named = !circumstances.day.empty() ? "Daily dungeon of " + circumstances.day
                        : circumstances.hides_seed ? std::string{"Hidden seed"}
                                                   : "Seed " + std::to_string(seen.seed);
    if (seen.style != Style::Brogue) named.append(", ").append(style_rows[seen.style].name).append(" style");
    if (seen.variant != Variant::Brogue) named.append(", ").append(seen.variant.name());
    if (circumstances.start > 1) named.append(", practice from depth " + std::to_string(circumstances.start));
    if (seen.hero->easy) named.append(", easy mode");
    if (circumstances.harmless) named.append(", without danger");
    return named;
}

/// In the words of the tombstone, unless these are for the hero alone.
std::string ending_told(const Observation& seen) {
    if (is_won(seen)) {
        std::string text =
            seen.ending->fate == Fate::Mastered ? "Mastered the dungeon" : "Escaped the dungeon";
        return bears_amulet(seen) ? text + " with the Amulet of Yendor" : text;
    }
    std::string text = epitaph(seen).brief;
    if (text.ends_with('.')) text.pop_back();
    return text;
}

int lumenstones(const Observation& seen) {
    int number = 0;
    for (const PackItemView& stack : seen.pack)
        if (stack.item.kind == ItemKind::Lumenstone) number += stack.item.quantity;
    return number;
}

std::string strip_of_depths(const Observation& seen) {
    std::string strip;
    for (int depth = 1; depth <= amulet_depth(seen.variant); ++depth)
        strip += depth <= seen.deepest ? "\u25A0" : "\u25A1";
    return strip;
}

}  // namespace

std::string grouped(int number) {
    std::string digits = std::to_string(number);
    const std::size_t first = digits.starts_with('-') ? 1 : 0;
    for (std::size_t end = digits.size(); end > first + 3; end -= 3) digits.insert(end - 3, ",");
    return digits;
}

ResultWords result_words(const Observation& seen, const ResultCircumstances& circumstances) {
    if (!seen.ending || !seen.hero) return {};
    ResultWords words{.ending = ending_told(seen),
                      .dungeon = dungeon_named(seen, circumstances),
                      .strip = strip_of_depths(seen)};
    const auto tell = [&words](std::string_view name, std::string figure, const std::string& text) {
        words.figures.emplace_back(name, std::move(figure));
        words.format_figures.append(words.format_figures.empty() ? "" : ", ").append(text);
    };
    const auto number = [](int figure, std::string_view singular, std::string_view plural) {
        return grouped(figure).append(" ").append(figure == 1 ? singular : plural);
    };
    const std::string depth = std::to_string(seen.deepest);
    tell("Depth", depth, "Depth " + depth);
    const int score = score_of(seen);
    if (score != seen.hero->gold) tell("Score", grouped(score), "score " + grouped(score));
    tell("Gold", grouped(seen.hero->gold), grouped(seen.hero->gold) + " gold");
    if (const int stones = lumenstones(seen); stones > 0)
        tell("Lumenstones", grouped(stones), number(stones, "lumenstone", "lumenstones"));
    tell("Turns", grouped(seen.turns), number(seen.turns, "turn", "turns"));
    for (const FeatRow& feat : feat_rows)
        if (feat_state(feat.kind, seen.feats, is_won(seen)) == FeatState::Achieved)
            words.feats.emplace_back(feat.name);
    return words;
}

std::vector<std::string> result_lines(const ResultWords& words, const ResultLinks& links) {
    std::vector<std::string> lines{std::string{product_name} + ". " + words.dungeon, words.ending,
                                   words.strip + " " + words.format_figures};
    for (std::string& line : lines) line += '.';
    if (!words.feats.empty()) lines.push_back(format_feats(words.feats));
    const auto add = [&](std::string_view label, const std::string& link) {
        std::string line = std::string{label}.append(" ").append(link);
        std::size_t letters = line.size() + 1;
        for (const std::string& other : lines) letters += other.size() + 1;
        if (!link.empty() && letters <= most_letters_of_result) lines.push_back(std::move(line));
    };
    add(result_address_label, links.play);
    add("Watch this game:", links.watch);
    return lines;
}

std::string describe_result_picture(const ResultWords& words, int depth) {
    std::string text = words.ending + ". " + words.dungeon + ". " + words.format_figures + ". ";
    if (!words.feats.empty()) text += format_feats(words.feats) + " ";
    return text + "Below, the map of depth " + std::to_string(depth) + " with the last steps.";
}

std::string no_result_yet(int depth, int turn) {
    return "The game in this recording is not over (depth " + std::to_string(depth) + ", turn " +
           std::to_string(turn) + "), so it has no result yet.";
}

}  // namespace cellophane
