#include "words/epitaph.h"

#include "words/grammar.h"
#include "words/hazard_messages.h"
#include "words/items.h"

namespace cellophane {

namespace {

int carried(const Observation& seen, ItemKind kind) {
    int number = 0;
    for (const PackItemView& stack : seen.pack)
        if (stack.item.kind == kind) number += stack.item.quantity;
    return number;
}

/// What something in the pack adds to the score.
int worth_of(const Observation& seen, const ItemView& item) {
    constexpr int stone_lost = 500;
    constexpr int stone_saved = 5000;
    constexpr int amulet_saved = 35000;
    // Taken out through the portal it counts double.
    constexpr int amulet_mastered = 2 * amulet_saved;
    if (item.kind == ItemKind::Lumenstone) return item.quantity * (is_won(seen) ? stone_saved : stone_lost);
    if (item.kind != ItemKind::Amulet || !is_won(seen)) return 0;
    return seen.ending->fate == Fate::Mastered ? amulet_mastered : amulet_saved;
}

/// "killed by lava on depth 4", "out of the dungeon alive".
std::string way_out(const Ending& ending) {
    switch (ending.fate) {
        case Fate::Escaped:
            return "out of the dungeon by the door you came in at";
        case Fate::Mastered:
            return "out of the dungeon by the portal below everything";
        case Fate::Quit:
            return "gave up on depth " + std::to_string(ending.depth);
        case Fate::Died:
        case Fate::count:
            break;
    }
    return cause_of_death(ending) + " on depth " + std::to_string(ending.depth);
}

/// ", with 12 pieces of gold", ", with treasure: 2 lumenstones and 12 pieces of gold".
std::string riches(const HeroView& hero, int stones) {
    const std::string gold =
        hero.gold > 0 ? counted(hero.gold, "piece", "pieces") + " of gold" : std::string{};
    if (stones == 0) return gold.empty() ? gold : ", with " + gold;
    return ", with treasure: " + counted(stones, "lumenstone", "lumenstones") +
           (gold.empty() ? gold : " and " + gold);
}

}  // namespace

int score_of(const Observation& seen) {
    int score = seen.hero ? seen.hero->gold : 0;
    for (const PackItemView& stack : seen.pack) score += worth_of(seen, stack.item);
    constexpr int price_of_ease = 10;
    return seen.hero && seen.hero->easy ? score / price_of_ease : score;
}

std::vector<Treasure> treasure(const Observation& seen) {
    if (!is_won(seen) || !seen.hero) return {};
    std::vector<Treasure> list{
        {counted(seen.hero->gold, "piece", "pieces") + " of gold", std::to_string(seen.hero->gold)}};
    for (const PackItemView& stack : seen.pack) {
        const int worth = worth_of(seen, stack.item);
        list.push_back({item_name(stack.item), worth > 0 ? std::to_string(worth) : std::string{}});
    }
    list.push_back({seen.hero->easy ? "a tenth of all that, for the easy way" : "all of it",
                    std::to_string(score_of(seen))});
    return list;
}

std::vector<Treasure> treasure_that_counts(const Observation& seen) {
    std::vector<Treasure> list = treasure(seen);
    const auto others =
        static_cast<int>(std::erase_if(list, [](const Treasure& piece) { return piece.worth.empty(); }));
    if (others > 0 && !list.empty())
        list.insert(list.end() - 1, {"and " + counted(others, "item", "items") + " worth nothing"});
    return list;
}

std::string format_treasure(const Treasure& piece) {
    const std::string text = capitalized(piece.name);
    return piece.worth.empty() ? text + "." : text + ", worth " + piece.worth + " points.";
}

Epitaph epitaph(const Observation& seen, bool hides_seed) {
    if (!seen.ending || !seen.hero) return {};
    std::string sentence = capitalized(way_out(*seen.ending));
    std::string brief = sentence + ".";
    if (carried(seen, ItemKind::Amulet) > 0) sentence += ", the Amulet of Yendor in your hands";
    sentence += riches(*seen.hero, carried(seen, ItemKind::Lumenstone)) + ".";
    Epitaph stone{.brief = std::move(brief), .sentence = std::move(sentence)};
    const auto tell = [&](std::string_view name, std::string figure) {
        stone.figures.push_back({std::string{name}, std::move(figure)});
    };
    tell("deepest", std::to_string(seen.deepest));
    tell("turns", std::to_string(seen.turns));
    if (const int stones = carried(seen, ItemKind::Lumenstone); stones > 0)
        tell("lumenstones", std::to_string(stones));
    if (seen.hero->easy) tell("mode", "easy");
    tell("score", std::to_string(score_of(seen)));
    // Feats held from the start count only if the game is won.
    for (const FeatRow& feat : feat_rows)
        if (!is_won(seen) && !feat.kept && seen.feats.has(feat.kind))
            tell(feat_figure, std::string{feat.name});
    tell("seed", hides_seed ? "hidden" : std::to_string(seen.seed));
    tell("style", std::string{style_rows[seen.style].name});
    if (seen.variant != Variant::Brogue) tell("variant", std::string{seen.variant.name()});
    return stone;
}

}  // namespace cellophane
