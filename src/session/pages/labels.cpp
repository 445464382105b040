#include "session/pages/labels.h"

#include "content/items.h"
#include "session/screens.h"
#include "view/inventory_panel.h"
#include "words/prompts.h"

namespace cellophane {

GameOutcome ask_for_name(Context& context, char letter) {
    const PackItemView* carried = item_with(context.seen().pack, letter);
    if (carried == nullptr) return Stay{};
    // The rules say why not.
    if (!can_be_named(carried->item)) return issue(Call{letter});
    constexpr ItemCategories one_of_its_own = sticks | ItemCategories{ItemCategory::Ring};
    if (!carried->item.kind_known && one_of_its_own.has(item_rows[carried->item.kind].category))
        return replace(name_scope(letter));
    return replace(name_entry(letter, false));
}

GameOutcome ask_for_letter(Context& context, char letter) {
    if (item_with(context.seen().pack, letter) == nullptr) return Stay{};
    return replace(letter_entry(letter));
}

std::string name_question(const Context& context, char letter, bool for_itself) {
    const PackItemView* carried = item_with(context.seen().pack, letter);
    if (carried == nullptr) return {};
    const bool kind = !carried->item.kind_known && !for_itself;
    return kind ? kind_name_prompt(carried->item) : inscription_prompt(carried->item);
}

}  // namespace cellophane
