#include "words/handling.h"

#include <string>
#include <string_view>
#include <utility>

#include "words/grammar.h"
#include "words/items.h"
#include "words/terrain.h"

namespace cellophane {

namespace {

Messages sentence(std::string text, Tone tone = Tone::Plain) {
    return {Message{std::move(text), tone}};
}

/// What pours out of a potion that harms.
std::string_view pours_out(ItemKind potion) {
    switch (potion) {
        case ItemKind::PotionOfPoisonousGas:
            return "and a bitter gas rolls out";
        case ItemKind::PotionOfParalysis:
            return "and a pink haze unfolds";
        case ItemKind::PotionOfConfusion:
            return "and a shimmer of colours spills into the air";
        case ItemKind::PotionOfIncineration:
            return "and everything around it is on fire";
        case ItemKind::PotionOfDarkness:
            return "and the dark gets out";
        case ItemKind::PotionOfDescent:
            return "and the ground there thinks better of being ground";
        case ItemKind::PotionOfCreepingDeath:
            return "and lichen creeps from the shards";
        default:
            return "and something gets out";
    }
}

}  // namespace

Messages told(const ItemTaken& event) {
    return sentence("you now have " + item_name(event.item) + " (" + std::string(1, event.letter) + ").",
                    Tone::Item);
}

Messages told(const GoldTaken& event) {
    return sentence(
        "you find " + std::to_string(event.pieces) + (event.pieces == 1 ? " piece" : " pieces") + " of gold.",
        Tone::Item);
}

Messages told(const SecondAmuletGone&) {
    return sentence("it was never the Amulet: it goes to dust between your fingers.", Tone::Item);
}

Messages told(const PackFull& event) {
    return sentence("your pack has no room for " + item_name(event.item) + ".", Tone::Bad);
}

Messages told(const ItemUnderfoot& event) {
    return sentence("at your feet: " + item_name(event.item) + ".", Tone::Item);
}

Messages told(const KeySeen& event) {
    return sentence("you catch sight of " + item_name(event.item) + ".", Tone::Item);
}

Messages told(const KeyUsed& event) {
    return sentence("you leave " + item_name(event.item) + " in " + name_with_article(event.lock) +
                        ": it will not come out again.",
                    Tone::Item);
}

Messages told(const ItemDropped& event) {
    return sentence("you put down " + item_name(event.item) + ".", Tone::Item);
}

Messages told(const ItemThrown& event) {
    return sentence("you throw " + item_name(event.item) + ".", Tone::Item);
}

Messages told(const PotionBroke& event) {
    if (event.harmless) return sentence("the flask shatters, and what was in it makes a harmless splash.");
    return sentence("the flask shatters, " + std::string{pours_out(event.item.kind)} + ": it was " +
                        item_name(event.item) + ".",
                    Tone::Item);
}

Messages told(const HandsRefused& event) {
    const std::string what = event.item ? item_name(*event.item) : "it";
    switch (event.why) {
        case Refusal::NoSuchItem:
            return sentence("you carry nothing by that letter.");
        case Refusal::Clings:
            return sentence("you cannot let go of " + what + ": it clings to you, and means it.", Tone::Bad);
        case Refusal::GroundUnfit:
            return sentence("there is no room on the ground here for anything.");
        case Refusal::NoRoomToSwap:
            return sentence("first there would have to be room in your pack for " + what + ".");
        case Refusal::NoTarget:
            return sentence("you weigh " + what + " in your hand, and keep it.");
    }
    return {};
}

}  // namespace cellophane
