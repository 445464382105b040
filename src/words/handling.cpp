#include "words/handling.h"

#include <string>
#include <string_view>
#include <utility>

#include "words/grammar.h"
#include "words/items.h"
#include "words/monsters.h"
#include "words/terrain.h"

namespace cellophane {

namespace {

Messages sentence(std::string text, Tone tone = Tone::Item) {
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

/// What it was, to somebody who did not know; to him who did nothing is news.
std::string as_it_proved(const ItemView& item, bool was_known) {
    return was_known ? std::string{} : " It was " + item_name(item) + ".";
}

/// What drinking one is like.
std::string_view potion_taste(ItemKind potion) {
    switch (potion) {
        case ItemKind::PotionOfLife:
            return "it goes down like sunrise.";
        case ItemKind::PotionOfStrength:
            return "warmth runs down your arms and stays there.";
        case ItemKind::PotionOfTelepathy:
            return "your thoughts come loose, and go looking for company.";
        case ItemKind::PotionOfLevitation:
            return "your boots let go, and you hang in the air.";
        case ItemKind::PotionOfDetectMagic:
            return "your teeth hum, and then you know where to look.";
        case ItemKind::PotionOfSpeed:
            return "the world slows down to watch you.";
        case ItemKind::PotionOfFireImmunity:
            return "something cool and waxy settles on your skin.";
        case ItemKind::PotionOfInvisibility:
            return "you look for your hands, and cannot find them.";
        case ItemKind::PotionOfPoisonousGas:
            return "the cork comes out by itself, and a bitter gas with it!";
        case ItemKind::PotionOfParalysis:
            return "a pink haze boils up into your face!";
        case ItemKind::PotionOfHallucination:
            return "everything has always been this colour, surely.";
        case ItemKind::PotionOfConfusion:
            return "a shimmer of colours pours out, and up, or down!";
        case ItemKind::PotionOfIncineration:
            return "it catches before it reaches your lips!";
        case ItemKind::PotionOfDarkness:
            return "your lantern dims as if it were ashamed.";
        case ItemKind::PotionOfDescent:
            return "the floor turns thin, and gives you up.";
        case ItemKind::PotionOfCreepingDeath:
            return "you spit it out; where it lands, lichen grows.";
        default:
            return "you drink.";
    }
}

/// How a cursed thing takes hold of hand, body or finger.
std::string_view clinging(ItemKind kind) {
    switch (item_rows[kind].category) {
        case ItemCategory::Weapon:
            return "your fingers close on it, and will not open again.";
        case ItemCategory::Armor:
            return "it draws tight about your ribs with a small, satisfied chill. It will not come off.";
        default:
            return "it shrinks on your finger until it is past every knuckle it would have to get over.";
    }
}

/// What comes of reading one out.
std::string_view scroll_sound(ItemKind scroll) {
    switch (scroll) {
        case ItemKind::ScrollOfEnchanting:
            return "the letters crawl off the page, looking for something to improve.";
        case ItemKind::ScrollOfIdentify:
            return "the words insist on calling things by their names.";
        case ItemKind::ScrollOfTeleportation:
            return "the sentence takes hold of you, and runs on.";
        case ItemKind::ScrollOfRemoveCurse:
            return "the words go through your pack like a comb.";
        case ItemKind::ScrollOfRecharging:
            return "a crackle leaves the page and looks for something to do.";
        case ItemKind::ScrollOfProtectArmor:
            return "the letters scatter like scales.";
        case ItemKind::ScrollOfProtectWeapon:
            return "the letters line up like an edge.";
        case ItemKind::ScrollOfSanctuary:
            return "signs burn themselves into the floor around you, and nothing will cross them.";
        case ItemKind::ScrollOfMagicMapping:
            return "the corridors draw themselves behind your eyes.";
        case ItemKind::ScrollOfNegation:
            return "a silence goes out from you, and magic falls over in it.";
        case ItemKind::ScrollOfShattering:
            return "the walls ring like glass, and then they are.";
        case ItemKind::ScrollOfDiscord:
            return "you read the lie aloud, and everyone believes it of everyone else.";
        case ItemKind::ScrollOfCauseFear:
            return "the last word comes out in a voice that is not yours.";
        case ItemKind::ScrollOfAggravateMonsters:
            return "it was written to be screamed, and so you do.";
        case ItemKind::ScrollOfSummonMonsters:
            return "it was an invitation.";
        default:
            return "you read.";
    }
}

/// What comes of waking one; empty where what follows tells of itself.
std::string_view charm_stir(ItemKind charm) {
    switch (charm) {
        case ItemKind::CharmOfHealth:
            return "a slow heat goes through you, closing whatever it finds open.";
        case ItemKind::CharmOfProtection:
            return "the air about you sets, like the white of an egg.";
        case ItemKind::CharmOfHaste:
            return potion_taste(ItemKind::PotionOfSpeed);
        case ItemKind::CharmOfFireImmunity:
            return potion_taste(ItemKind::PotionOfFireImmunity);
        case ItemKind::CharmOfInvisibility:
            return potion_taste(ItemKind::PotionOfInvisibility);
        case ItemKind::CharmOfTelepathy:
            return potion_taste(ItemKind::PotionOfTelepathy);
        case ItemKind::CharmOfLevitation:
            return potion_taste(ItemKind::PotionOfLevitation);
        case ItemKind::CharmOfShattering:
            return scroll_sound(ItemKind::ScrollOfShattering);
        case ItemKind::CharmOfTeleportation:
            return "the needle makes up its mind, and tugs.";
        case ItemKind::CharmOfNegation:
            return scroll_sound(ItemKind::ScrollOfNegation);
        default:
            return {};
    }
}

}  // namespace

Messages told(const ItemTaken& event) {
    return sentence("you now have " + item_name(event.item) + " (" + std::string(1, event.letter) + ").");
}

Messages told(const GoldTaken& event) {
    return sentence("you find " + std::to_string(event.pieces) + (event.pieces == 1 ? " piece" : " pieces") +
                    " of gold.");
}

Messages told(const SecondAmuletGone&) {
    return sentence("it was never the Amulet: it goes to dust between your fingers.");
}

Messages told(const PackFull& event) {
    return sentence("your pack has no room for " + item_name(event.item) + ".", Tone::Bad);
}

Messages told(const ItemUnderfoot& event) {
    return sentence("at your feet: " + item_name(event.item) + ".");
}

Messages told(const KeySeen& event) {
    return sentence("you catch sight of " + item_name(event.item) + ".");
}

Messages told(const KeyUsed& event) {
    return sentence("you leave " + item_name(event.item) + " in " + name_with_article(event.lock) +
                    ": it will not come out again.");
}

Messages told(const ItemDropped& event) {
    return sentence("you put down " + item_name(event.item) + ".");
}

Messages told(const ItemThrown& event) {
    return sentence("you throw " + item_name(event.item) + ".");
}

Messages told(const PotionBroke& event) {
    if (event.harmless) {
        const std::string where = event.whom ? "over " + monster_by_name(*event.whom)
                                  : event.ground == Terrain::Nothing
                                      ? "somewhere out of sight"
                                      : "over " + name_with_article(event.ground);
        return sentence("the flask breaks in a harmless " + std::string{potion_colour(event.look)} +
                        " splash " + where + ".");
    }
    const std::string what = event.was_known ? "." : ": it was " + item_name(event.item) + ".";
    return sentence("the flask shatters, " + std::string{pours_out(event.item.kind)} + what);
}

Messages told(const HandsRefused& event) {
    const std::string what = event.item ? item_name(*event.item) : "it";
    switch (event.why) {
        case Refusal::NoSuchItem:
            return sentence("your pack has no such letter.");
        case Refusal::Clings:
            return sentence("you cannot let go of " + what + ": it clings to you, and means it.", Tone::Bad);
        case Refusal::GroundUnfit:
            return sentence("there is no room on the ground here for anything.");
        case Refusal::NoRoomToSwap:
            return sentence("first there would have to be room in your pack for " + what + ".");
        case Refusal::NoTarget:
            return sentence("you weigh " + what + " in your hand, and keep it.");
        case Refusal::WrongUse:
            return sentence("that is not what " + what +
                            (event.item && event.item->quantity > 1 ? " are for." : " is for."));
        case Refusal::InUseAlready:
            return sentence("you are using " + what + " already.");
        case Refusal::NotInUse:
            return sentence("you are not using " + what + ".");
        case Refusal::SlotClings:
            return sentence("first you would have to be rid of " + what + ", and it will not let you.",
                            Tone::Bad);
        case Refusal::NotReady:
            return sentence(what + " has nothing to give just now.");
        case Refusal::NothingSetAside:
            return sentence("there is nothing you have put away for something else.");
        case Refusal::NoLetter:
            return sentence("only a to z will do for a letter.");
        case Refusal::BadText:
            return sentence("a label takes up to 29 plain signs, and no more.");
        case Refusal::WrongChoice:
            return sentence(what + " will not do.");
        case Refusal::MustChoose:
            return sentence("the scroll is gone already, and its words want something to settle on.");
    }
    return {};
}

Messages told(const Equipped& event) {
    const bool wielded = item_rows[event.item.kind].category == ItemCategory::Weapon;
    const std::string instead = event.instead ? " instead of " + item_name(*event.instead) : std::string{};
    Messages news =
        sentence((wielded ? "you take in hand " : "you put on ") + item_name(event.item) + instead + ".");
    if (event.clings) news.push_back(Message{std::string{clinging(event.item.kind)}, Tone::Bad});
    return news;
}

Messages told(const TakenOff& event) {
    const bool wielded = item_rows[event.item.kind].category == ItemCategory::Weapon;
    return sentence((wielded ? "you put away " : "you take off ") + item_name(event.item) + ".");
}

Messages told(const TooHeavy& event) {
    return sentence(std::string{of_number(event.item, "it wants ", "they want ")} +
                        counted(event.missing, "more point", "more points") + " of strength than you have.",
                    Tone::Bad);
}

Messages told(const Eaten& event) {
    return sentence(event.item.kind == ItemKind::Mango ? "you eat the mango, and regret that it was only one."
                                                       : "you eat. It tastes of sack, and of another day.");
}

Messages told(const PotionDrunk& event) {
    const std::string_view taste = event.stays ? "the floor turns thin and drops away; you, for once, do not."
                                               : potion_taste(event.item.kind);
    return sentence(std::string{taste} + as_it_proved(event.item, event.was_known));
}

Messages told(const ScrollRead& event) {
    return sentence(std::string{scroll_sound(event.item.kind)} + as_it_proved(event.item, event.was_known));
}

Messages told(const KindLearned& event) {
    return sentence("(This can only be " + item_name(event.item) + ".)");
}

Messages told(const Identified& event) {
    return sentence(std::string{of_number(event.item, "you know it now for what it is: ",
                                          "you know them now for what they are: ")} +
                    item_name(event.item) + " (" + std::string(1, event.letter) + ").");
}

Messages told(const Fizzled& event) {
    const bool staff = item_rows[event.item.kind].category == ItemCategory::Staff;
    return sentence(item_name(event.item) + (staff ? " spits a spark: it is empty for now."
                                                   : " spits its last spark: it is used up."));
}

Messages told(const Relabelled& event) {
    const auto lettered = [](const ItemView& item, char letter) {
        return item_name(item, "is", "are") + " (" + std::string(1, letter) + ")";
    };
    if (event.as_before)
        return sentence(lettered(event.item, event.letter) +
                        std::string{of_number(event.item, " as it is.", " as they are.")});
    if (event.other)
        return sentence(lettered(event.item, event.letter) + " from now on, and " +
                        lettered(*event.other, event.other_letter) + ".");
    return sentence(lettered(event.item, event.letter) + " from now on.");
}

Messages told(const Called& event) {
    return sentence("you make a note: " + item_name(event.item) + ".");
}

Messages told(const MagicFelt& event) {
    if (event.on_level && event.in_pack)
        return sentence("you feel magic all about you, and some of it on your own back.");
    if (event.on_level) return sentence("you feel magic, here and there, out in the dark.");
    if (event.in_pack) return sentence("the only magic you feel is in your own pack.");
    return sentence("you feel for magic, and the dungeon shrugs.");
}

Messages told(const NothingToChoose& event) {
    if (event.all_known) return sentence("there is nothing on you that you do not know already.");
    return sentence("you have nothing it could be used on, and it crumbles all the same.");
}

Messages told(const Enchanted& event) {
    Messages news =
        sentence(item_name(event.item) + " (" + std::string(1, event.letter) +
                 std::string{of_number(event.item, ") shivers", ") shiver")} + " with a new light.");
    if (event.freed)
        news.push_back(Message{"something sour goes out of it like smoke: a curse.", Tone::Item});
    return news;
}

Messages told(const CharmWoken& event) {
    const std::string woken = "you wake " + item_name(event.item);
    const std::string_view stir = charm_stir(event.item.kind);
    return sentence(stir.empty() ? woken + "." : woken + ": " + std::string{stir});
}

Messages told(const CharmReady& event) {
    return sentence(item_name(event.item) + " has rested enough.");
}

Messages told(const Zapped& event) {
    const std::string at = event.at ? " at " + monster_by_name(*event.at) : std::string{};
    return sentence("you point " + own_item_name(event.item) + at + ".");
}

Messages told(const MadeHardier& event) {
    const std::string healed = event.healed ? " and not a scratch is left on you." : " and nothing ails you.";
    return sentence("there is more of you to hurt, by " + std::to_string(event.percent) + "%," + healed,
                    Tone::Advancement);
}

Messages told(const MadeStronger& event) {
    return sentence("your sleeves feel tighter: your strength is " + std::to_string(event.strength) + " now.",
                    Tone::Advancement);
}

Messages told(const MindsFelt& event) {
    if (event.any) return sentence("the dark fills up with the thoughts of others.");
    return sentence("nobody answers. You are alone on this floor.");
}

Messages told(const CursesLifted& event) {
    if (event.any) return sentence("whatever was holding on to you lets go.");
    return sentence("nothing you carry had meant you any harm that this could mend.");
}

Messages told(const GearProtected& event) {
    if (!event.item) return sentence("they find nothing on you to settle on, and fade.");
    return sentence("a skin of light closes over " + item_name(*event.item) + ". No acid will bite on " +
                    std::string{of_number(*event.item, "it", "them")} + ".");
}

Messages told(const PackRecharged& event) {
    std::vector<std::string> filled;
    if (event.categories.has(ItemCategory::Staff)) filled.push_back("your staffs are full");
    if (event.categories.has(ItemCategory::Wand)) filled.push_back("your wands have a charge more each");
    if (event.categories.has(ItemCategory::Charm)) filled.push_back("your charms are ready");
    if (filled.empty()) return sentence("it finds nothing in your pack to fill.");
    std::string text;
    for (std::size_t i = 0; i < filled.size(); ++i)
        text += (i == 0 ? "" : i + 1 == filled.size() ? ", and " : ", ") + filled[i];
    return sentence(text + ".");
}

Messages told(const HordesCame& event) {
    if (event.hordes == 0) return sentence("you wait for an answer, and none comes.");
    if (event.hordes == 1) return sentence("the air tears, and something steps out of it!", Tone::Bad);
    return sentence("the air tears in more than one place, and they come out of all of them!", Tone::Bad);
}

Messages told(const Whisked& event) {
    if (event.away) return sentence("all at once you are somewhere else.");
    return sentence("there is nowhere else for you to be, and you stay where you are.");
}

Messages told(const RuneFaded& event) {
    const bool one = event.item.quantity == 1;
    return sentence("the rune on " + item_name(event.item) +
                    (one ? " dims, and is only a scratch." : " dims, and is only scratches."));
}

}  // namespace cellophane
