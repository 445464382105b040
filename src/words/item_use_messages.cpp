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

/// What the item proved to be; empty if its kind was known.
std::string as_it_proved(const ItemView& item, bool was_known) {
    return was_known ? std::string{} : " It was " + item_name(item) + ".";
}

}  // namespace

Messages messages_for(const Eaten& event) {
    return of_things(event.item.kind == ItemKind::Mango
                         ? "you eat the mango, and regret that it was only one."
                         : "you eat. It tastes of sack, and of another day.");
}

Messages messages_for(const PotionDrunk& event) {
    const auto* use = words::items::use_of(words::items::potion_uses, event.item.kind);
    const std::string_view taste = event.stays ? "the floor turns thin and drops away; you, for once, do not."
                                   : use == nullptr ? "you drink."
                                                    : use->taste;
    return of_things(std::string{taste} + as_it_proved(event.item, event.was_known));
}

Messages messages_for(const ScrollRead& event) {
    const auto* use = words::items::use_of(words::items::scroll_uses, event.item.kind);
    const std::string_view sound = use == nullptr ? "you read." : use->sound;
    return of_things(std::string{sound} + as_it_proved(event.item, event.was_known));
}

Messages messages_for(const KindLearned& event) {
    return of_things("(This can only be " + item_name(event.item) + ".)");
}

Messages messages_for(const Identified& event) {
    return of_things(std::string{of_number(event.item, "you know it now for what it is: ",
                                           "you know them now for what they are: ")} +
                     item_name(event.item) + " (" + std::string(1, event.letter) + ").");
}

Messages messages_for(const Fizzled& event) {
    const bool staff = item_rows[event.item.kind].category == ItemCategory::Staff;
    return of_things(own_item_name(event.item) + (staff ? " spits a spark: it is empty for now."
                                                        : " spits its last spark: it is used up."));
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
        return of_things("you feel magic all about you, and some of it on your own back.");
    if (event.on_level) return of_things("you feel magic, here and there, out in the dark.");
    if (event.in_pack) return of_things("the only magic you feel is in your own pack.");
    return of_things("you feel for magic, and the dungeon shrugs.");
}

Messages messages_for(const NothingToChoose& event) {
    if (event.all_known) return of_things("there is nothing on you that you do not know already.");
    return of_things("you have nothing it could be used on, and it crumbles all the same.");
}

Messages messages_for(const Enchanted& event) {
    Messages news =
        of_things(own_item_name(event.item) + " (" + std::string(1, event.letter) +
                  std::string{of_number(event.item, ") shivers", ") shiver")} + " with a new light.");
    if (event.freed)
        news.push_back(Message{"something sour goes out of it like smoke: a curse.", Tone::Item});
    return news;
}

Messages messages_for(const CharmWoken& event) {
    const std::string woken = "you wake " + own_item_name(event.item);
    const auto* use = words::items::use_of(words::items::charm_uses, event.item.kind);
    const bool tells_itself = use == nullptr || use->stir.empty();
    return of_things(tells_itself ? woken + "." : woken + ": " + std::string{use->stir});
}

Messages messages_for(const CharmReady& event) {
    return of_things(own_item_name(event.item) + " has rested enough.");
}

Messages messages_for(const Zapped& event) {
    const std::string at = event.at ? " at " + monster_by_name(*event.at) : std::string{};
    return of_things("you point " + own_item_name(event.item) + at + ".");
}

Messages messages_for(const MadeHardier& event) {
    const std::string healed = event.healed ? " and not a scratch is left on you." : " and nothing ails you.";
    return of_things("there is more of you to hurt, by " + std::to_string(event.percent) + "%," + healed,
                     Tone::Advancement);
}

Messages messages_for(const MadeStronger& event) {
    return of_things(
        "your sleeves feel tighter: your strength is " + std::to_string(event.strength) + " now.",
        Tone::Advancement);
}

Messages messages_for(const MindsFelt& event) {
    if (event.any) return of_things("the dark fills up with the thoughts of others.");
    return of_things("nobody answers. You are alone on this floor.");
}

Messages messages_for(const CursesLifted& event) {
    if (event.any) return of_things("whatever was holding on to you lets go.");
    return of_things("nothing you carry had meant you any harm that this could mend.");
}

Messages messages_for(const GearProtected& event) {
    if (!event.item) return of_things("they find nothing on you to settle on, and fade.");
    return of_things("a skin of light closes over " + own_item_name(*event.item) +
                     ". Acid can no longer corrode " + std::string{of_number(*event.item, "it", "them")} +
                     ".");
}

Messages messages_for(const PackRecharged& event) {
    std::vector<std::string> filled;
    if (event.categories.has(ItemCategory::Staff)) filled.push_back("your staffs are full");
    if (event.categories.has(ItemCategory::Wand)) filled.push_back("your wands have a charge more each");
    if (event.categories.has(ItemCategory::Charm)) filled.push_back("your charms are ready");
    if (filled.empty()) return of_things("it finds nothing in your pack to fill.");
    std::string text;
    for (std::size_t i = 0; i < filled.size(); ++i)
        text += (i == 0 ? "" : i + 1 == filled.size() ? ", and " : ", ") + filled[i];
    return of_things(text + ".");
}

Messages messages_for(const HordesCame& event) {
    if (event.hordes == 0) return of_things("you wait for an answer, and none comes.");
    if (event.hordes == 1) return of_things("the air tears, and something steps out of it!", Tone::Bad);
    return of_things("the air tears in more than one place, and they come out of all of them!", Tone::Bad);
}

Messages messages_for(const Whisked& event) {
    if (event.away) return of_things("all at once you are somewhere else.");
    return of_things("there is nowhere else for you to be, and you stay where you are.");
}

Messages messages_for(const RuneFaded& event) {
    const bool one = event.item.quantity == 1;
    return of_things("the rune on " + own_item_name(event.item) +
                     (one ? " dims, and is only a scratch." : " dims, and is only scratches."));
}

}  // namespace cellophane
