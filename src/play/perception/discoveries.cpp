#include "play/perception/discoveries.h"

#include <span>

namespace cellophane {

namespace {

/// The summed frequencies of the unknown kinds. Metered kinds have none: their odds depend on what has been
/// found.
int weight_of_unknown(const ItemKnowledge& item_knowledge, std::span<const ItemRow> kinds) {
    int sum = 0;
    for (const ItemRow& row : kinds)
        if (!item_knowledge.knows(row.kind)) sum += row.frequency;
    return sum;
}

KindView view_of(const ItemKnowledge& item_knowledge, const ItemRow& row, int of_unknown) {
    KindView view{.kind = row.kind, .known = item_knowledge.knows(row.kind)};
    if (row.polarity != Polarity::ByItem) view.means = row.polarity;
    if (!view.known) view.weight = row.frequency;
    view.percent = percent_of(view.weight, of_unknown);
    return view;
}

}  // namespace

Discoveries discoveries_of(const ItemKnowledge& item_knowledge) {
    Discoveries all;
    for (const CategoryRow& category : category_rows) {
        const std::span<const ItemRow> kinds = kinds_of(category.kind);
        if (kinds.front().appearance == Appearance::None) continue;
        const int of_unknown = weight_of_unknown(item_knowledge, kinds);
        for (const ItemRow& row : kinds) all.push_back(view_of(item_knowledge, row, of_unknown));
    }
    return all;
}

}  // namespace cellophane
