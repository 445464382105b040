#include "words/item_messages.h"

#include <string>
#include <string_view>

#include "words/event_parties.h"
#include "words/grammar.h"
#include "words/items.h"
#include "words/items/uses.h"
#include "words/monsters.h"
#include "words/terrain.h"

namespace cellophane {

namespace {

/// How a cursed thing takes hold of hand, body or finger.
std::string_view clinging(ItemKind kind) {
    return item_rows[kind].category == ItemCategory::Weapon ? "it is cursed: you cannot let go of it."
                                                            : "it is cursed: you cannot take it off.";
}

}  // namespace

Messages messages_for(const ItemTaken& event) {
    return of_things("you now have " + item_name(event.item) + " (" + std::string(1, event.letter) + ").");
}

Messages messages_for(const GoldTaken& event) {
    return of_things("you find " + std::to_string(event.pieces) + (event.pieces == 1 ? " piece" : " pieces") +
                     " of gold.");
}

Messages messages_for(const SecondAmuletGone&) {
    return of_things("it is a false Amulet: it crumbles to dust.");
}

Messages messages_for(const PackFull& event) {
    return of_things("your pack has no room for " + item_name(event.item) + ".", Tone::Bad);
}

Messages messages_for(const ItemUnderfoot& event) {
    return of_things("at your feet: " + item_name(event.item) + ".");
}

Messages messages_for(const KeySeen& event) {
    return of_things("you see " + item_name(event.item) + ".");
}

Messages messages_for(const KeyUsed& event) {
    return of_things("you leave " + item_name(event.item) + " in " + name_with_article(event.lock) +
                     ": it is used up.");
}

Messages messages_for(const ItemDropped& event) {
    return of_things("you put down " + own_item_name(event.item) + ".");
}

Messages messages_for(const ItemThrown& event) {
    return of_things("you throw " + item_name(event.item) + ".");
}

Messages messages_for(const PotionBroke& event) {
    if (event.harmless) {
        const std::string where = event.whom ? "over " + monster_by_name(*event.whom)
                                  : event.ground == Terrain::Nothing
                                      ? "somewhere out of sight"
                                      : "over " + name_with_article(event.ground);
        return of_things("the flask breaks in a harmless " + std::string{potion_color(event.look)} +
                         " splash " + where + ".");
    }
    const std::string what = event.was_known ? "." : ": it was " + item_name(event.item) + ".";
    const auto* potion = words::items::use_of(words::items::potion_uses, event.item.kind);
    const std::string_view spill = potion == nullptr ? "and something gets out" : potion->spill;
    return of_things("the flask shatters, " + std::string{spill} + what);
}

Messages messages_for(const HandsRefused& event) {
    const bool is_carried = event.why != Refusal::NoRoomToSwap;
    const std::string what =
        event.item ? (is_carried ? own_item_name(*event.item) : item_name(*event.item)) : "it";
    switch (event.why) {
        case Refusal::NoSuchItem:
            return of_things("your pack has no such letter.");
        case Refusal::Clings:
            return of_things("you cannot let go of " + what + ": it is cursed.", Tone::Bad);
        case Refusal::GroundUnfit:
            return of_things("there is no room on the ground here.");
        case Refusal::NoRoomToSwap:
            return of_things("there is no room in your pack for " + what + ".");
        case Refusal::NoTarget:
            return of_things("you keep " + what + ".");
        case Refusal::WrongUse:
            return of_things("that is not what " + what +
                             (event.item && event.item->quantity > 1 ? " are for." : " is for."));
        case Refusal::InUseAlready:
            return of_things("you are using " + what + " already.");
        case Refusal::NotInUse:
            return of_things("you are not using " + what + ".");
        case Refusal::SlotClings:
            return of_things("you cannot take off " + what + ": it is cursed.", Tone::Bad);
        case Refusal::NotReady:
            return of_things(what + " is not ready yet.");
        case Refusal::NothingSetAside:
            return of_things("there is nothing you have put away for something else.");
        case Refusal::NoLetter:
            return of_things("the letter has to be one of a to z.");
        case Refusal::BadText:
            return of_things("a name has at most 29 letters, digits and signs.");
        case Refusal::WrongChoice:
            return of_things(what + " cannot be chosen here.");
        case Refusal::MustChoose:
            return of_things("the scroll is used up: choose an item for it.");
        case Refusal::WayBlocked:
            return of_things("something is in the way there: you would not move.");
    }
    return {};
}

Messages messages_for(const Equipped& event) {
    const bool wielded = item_rows[event.item.kind].category == ItemCategory::Weapon;
    const std::string instead =
        event.instead ? " instead of " + own_item_name(*event.instead) : std::string{};
    Messages news = of_things((wielded ? "you take in hand " : "you put on ") + own_item_name(event.item) +
                              instead + ".");
    if (event.clings) news.push_back(Message{std::string{clinging(event.item.kind)}, Tone::Bad});
    return news;
}

Messages messages_for(const TakenOff& event) {
    const bool wielded = item_rows[event.item.kind].category == ItemCategory::Weapon;
    return of_things((wielded ? "you put away " : "you take off ") + own_item_name(event.item) + ".");
}

Messages messages_for(const TooHeavy& event) {
    return of_things(std::string{of_number(event.item, "it needs ", "they need ")} +
                         counted(event.missing, "more point", "more points") + " of strength than you have.",
                     Tone::Bad);
}

}  // namespace cellophane
