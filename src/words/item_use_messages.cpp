#include "words/item_use_messages.h"

#include <string>
#include <string_view>
#include <vector>

#include "words/event_parties.h"
#include "words/items.h"
#include "words/items/uses.h"
#include "words/monsters.h"

namespace cellophane {

namespace {

/// What the item proved to be, if its kind was not known, then what it does; where that is told by what
/// follows, what the hero did with it.
std::string told_of_use(const ItemView& item, bool was_known, std::string_view does, std::string_view did) {
    if (does.empty())
        return was_known ? std::string{did} + " " + item_name(item) + "." : "it was " + item_name(item) + ".";
    return was_known ? std::string{does} : "it was " + item_name(item) + ". " + capitalized(does);
}

}  // namespace

Messages messages_for(const Eaten& event) {
    return of_things(event.item.kind == ItemKind::Mango ? "you eat the mango."
                                                        : "you eat the ration of food.");
}

Messages messages_for(const PotionDrunk& event) {
    const auto* use = words::items::use_of(words::items::potion_uses, event.item.kind);
    const std::string_view taste = event.stays      ? "the floor below you dissolves, but you do not fall."
                                   : use == nullptr ? std::string_view{}
                                                    : use->taste;
    return of_things(told_of_use(event.item, event.was_known, taste, "you drink"));
}

Messages messages_for(const ScrollRead& event) {
    const auto* use = words::items::use_of(words::items::scroll_uses, event.item.kind);
    const std::string_view sound = use == nullptr ? std::string_view{} : use->sound;
    return of_things(told_of_use(event.item, event.was_known, sound, "you read"));
}

Messages messages_for(const KindLearned& event) {
    return of_things("(This can only be " + item_name(event.item) + ".)");
}

Messages messages_for(const Identified& event) {
    return of_things(std::string{of_number(event.item, "it is ", "they are ")} + item_name(event.item) +
                     " (" + std::string(1, event.letter) + ").");
}

Messages messages_for(const Fizzled& event) {
    const bool staff = item_rows[event.item.kind].category == ItemCategory::Staff;
    return of_things(own_item_name(event.item) + (staff ? " has no charges left. It recharges in time."
                                                        : " has no charges left, and does not recharge."));
}

Messages messages_for(const Relabeled& event) {
    const auto lettered = [](const ItemView& item, char letter) {
        return own_item_name(item, "is", "are") + " (" + std::string(1, letter) + ")";
    };
    if (event.as_before)
        return of_things(lettered(event.item, event.letter) +
                         std::string{of_number(event.item, " as it is.", " as they are.")});
    if (event.other)
        return of_things(lettered(event.item, event.letter) + " from now on, and " +
                         lettered(*event.other, event.other_letter) + ".");
    return of_things(lettered(event.item, event.letter) + " from now on.");
}

Messages messages_for(const Called& event) {
    return of_things("you make a note: " + item_name(event.item) + ".");
}

Messages messages_for(const MagicFelt& event) {
    if (event.on_level && event.in_pack)
        return of_things(
            "you sense magic on this level and in your pack: those items are marked as good or bad.");
    if (event.on_level)
        return of_things("you sense magic on this level: those items are marked as good or bad.");
    if (event.in_pack)
        return of_things("you sense magic in your pack alone: those items are marked as good or bad.");
    return of_things("you sense no magic, neither on this level nor in your pack.");
}

Messages messages_for(const NothingToChoose& event) {
    if (event.all_known) return of_things("you know everything that you carry already.");
    return of_things("you carry nothing it can be used on. It crumbles.");
}

Messages messages_for(const Enchanted& event) {
    Messages news =
        of_things("you enchant " + own_item_name(event.item) + " (" + std::string(1, event.letter) + ").");
    if (event.freed) news.push_back(Message{"its curse is lifted.", Tone::Item});
    return news;
}

Messages messages_for(const CharmWoken& event) {
    const std::string woken = "you use " + own_item_name(event.item);
    const auto* use = words::items::use_of(words::items::charm_uses, event.item.kind);
    const bool tells_itself = use == nullptr || use->stir.empty();
    return of_things(tells_itself ? woken + "." : woken + ": " + std::string{use->stir});
}

Messages messages_for(const CharmReady& event) {
    return of_things(own_item_name(event.item) + " is ready again.");
}

Messages messages_for(const Zapped& event) {
    const std::string at = event.at ? " at " + monster_by_name(*event.at) : std::string{};
    return of_things("you point " + own_item_name(event.item) + at + ".");
}

Messages messages_for(const MadeHardier& event) {
    const std::string healed =
        event.healed ? " and your wounds are healed." : " and your ailments are cured.";
    return of_things("your maximum health rises by " + std::to_string(event.percent) + "%," + healed,
                     Tone::Advancement);
}

Messages messages_for(const MadeStronger& event) {
    return of_things("you are stronger: your strength is " + std::to_string(event.strength) + " now.",
                     Tone::Advancement);
}

Messages messages_for(const MindsFelt& event) {
    if (event.any) return of_things("you sense where the minds of this level are.");
    return of_things("you sense no mind but your own on this level.");
}

Messages messages_for(const CursesLifted& event) {
    if (event.any) return of_things("the curses on what you carry are lifted.");
    return of_things("nothing you carry is cursed.");
}

Messages messages_for(const GearProtected& event) {
    if (!event.item) return of_things("you wear and hold nothing that it could protect.");
    return of_things(own_item_name(*event.item) + std::string{of_number(*event.item, " is", " are")} +
                     " protected: acid can no longer corrode " +
                     std::string{of_number(*event.item, "it", "them")} + ".");
}

Messages messages_for(const PackRecharged& event) {
    std::vector<std::string> filled;
    if (event.categories.has(ItemCategory::Staff)) filled.push_back("your staffs are full");
    if (event.categories.has(ItemCategory::Wand)) filled.push_back("your wands have a charge more each");
    if (event.categories.has(ItemCategory::Charm)) filled.push_back("your charms are ready");
    if (filled.empty()) return of_things("you carry nothing that it could recharge.");
    std::string text;
    for (std::size_t i = 0; i < filled.size(); ++i)
        text += (i == 0 ? "" : i + 1 == filled.size() ? ", and " : ", ") + filled[i];
    return of_things(text + ".");
}

Messages messages_for(const HordesCame& event) {
    if (event.hordes == 0) return of_things("nothing answers the summons.");
    if (event.hordes == 1) return of_things("enemies appear beside you!", Tone::Bad);
    return of_things("groups of enemies appear around you!", Tone::Bad);
}

Messages messages_for(const Whisked& event) {
    if (event.away) return of_things("you are teleported to another part of the level.");
    return of_things("there is nowhere to teleport to. You stay where you are.");
}

Messages messages_for(const RuneFaded& event) {
    return of_things("the rune on " + own_item_name(event.item) + " fades: its power is gone.");
}

}  // namespace cellophane
