#include "words/epitaph.h"

#include "words/grammar.h"
#include "words/mishaps.h"

namespace cellophane {

namespace {

int carried(const Observation& seen, ItemKind kind) {
    int number = 0;
    for (const PackItemView& stack : seen.pack)
        if (stack.item.kind == kind) number += stack.item.quantity;
    return number;
}

}  // namespace

int score_of(const Observation& seen) {
    constexpr int worth_of_lumenstone = 500;
    const int gold = seen.hero ? seen.hero->gold : 0;
    return gold + worth_of_lumenstone * carried(seen, ItemKind::Lumenstone);
}

Epitaph epitaph(const Observation& seen) {
    if (!seen.ending || !seen.hero) return {};
    std::string sentence =
        capitalised(cause_of_death(*seen.ending)) + " on depth " + std::to_string(seen.ending->depth);
    if (carried(seen, ItemKind::Amulet) > 0) sentence += ", the Amulet of Yendor in your hands";
    sentence +=
        seen.hero->gold > 0 ? ", with " + counted(seen.hero->gold, "piece", "pieces") + " of gold." : ".";
    Epitaph stone{.sentence = std::move(sentence)};
    const auto tell = [&](std::string_view name, std::string figure) {
        stone.figures.push_back({std::string{name}, std::move(figure)});
    };
    tell("deepest", std::to_string(seen.deepest));
    tell("turns", std::to_string(seen.turns));
    if (const int stones = carried(seen, ItemKind::Lumenstone); stones > 0)
        tell("lumenstones", std::to_string(stones));
    tell("score", std::to_string(score_of(seen)));
    tell("seed", std::to_string(seen.seed));
    tell("style", std::string{style_rows[seen.style].name});
    return stone;
}

}  // namespace cellophane
