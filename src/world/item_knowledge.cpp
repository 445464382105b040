#include "world/item_knowledge.h"

#include <algorithm>
#include <numeric>
#include <utility>
#include <vector>

namespace cellophane {

namespace {

/// The first of a list of so many looks, shuffled.
std::vector<Look> shuffled(int count, Rng& rng) {
    std::vector<Look> looks(static_cast<std::size_t>(count));
    std::iota(looks.begin(), looks.end(), Look{0});
    for (int i = count - 1; i > 0; --i) {
        const int other = rng.uniform(0, i);
        std::swap(looks[static_cast<std::size_t>(i)], looks[static_cast<std::size_t>(other)]);
    }
    return looks;
}

Title invented(Rng& rng) {
    Title title{.count = rng.uniform(3, longest_title)};
    for (int i = 0; i < title.count; ++i) {
        const auto at = static_cast<std::size_t>(i);
        title.syllables[at] = rng.uniform(0, title_syllables - 1);
        title.apart[at] = i > 0 && rng.percent(50);
    }
    return title;
}

/// No two of them alike.
std::vector<Look> titles(std::size_t count, Rng& rng) {
    std::vector<Look> invented_so_far;
    while (invented_so_far.size() < count) {
        const Title words = invented(rng);
        const Look title = code_of(words);
        if (std::find(invented_so_far.begin(), invented_so_far.end(), title) == invented_so_far.end())
            invented_so_far.push_back(title);
    }
    return invented_so_far;
}

std::vector<Look> looks_for(Appearance appearance, std::size_t kinds, Rng& rng) {
    switch (appearance) {
        case Appearance::Color:
            return shuffled(potion_colors, rng);
        case Appearance::Wood:
            return shuffled(staff_woods, rng);
        case Appearance::Metal:
            return shuffled(wand_metals, rng);
        case Appearance::Gemstone:
            return shuffled(ring_gems, rng);
        case Appearance::Title:
            return titles(kinds, rng);
        case Appearance::None:
        case Appearance::count:
            break;
    }
    return {};
}

}  // namespace

ItemKnowledge initial_item_knowledge(Rng rng) {
    ItemKnowledge item_knowledge;
    for (const CategoryRow& category : category_rows) {
        const std::span<const ItemRow> kinds = kinds_of(category.kind);
        if (kinds.front().appearance == Appearance::None) continue;
        const std::vector<Look> looks = looks_for(kinds.front().appearance, kinds.size(), rng);
        for (std::size_t i = 0; i < kinds.size(); ++i)
            item_knowledge.looks[static_cast<std::size_t>(kinds[i].kind)] = looks[i];
    }
    return item_knowledge;
}

}  // namespace cellophane
