#pragma once

#include <string>

#include "content/rune_powers.h"
#include "protocol/appraisal.h"
#include "protocol/views.h"
#include "words/grammar.h"
#include "words/items/effects.h"

namespace cellophane::words::items {

// What a rune does in figures: a clause after "it". Those that always do the same have none.

inline std::string this_often(const RuneWorth& worth) {
    return figure(worth.percent) + "% of the time";
}

inline std::string rune_clause(WeaponRune rune, const RuneWorth& worth) {
    switch (rune) {
        case WeaponRune::Speed:
            return "strikes in no time " + this_often(worth);
        case WeaponRune::Quietus:
            return "ends what it strikes " + this_often(worth);
        case WeaponRune::Paralysis:
            return "freezes what it strikes " + this_often(worth) + ", for " + turns(worth.figure);
        case WeaponRune::Multiplicity:
            return "sends out " + counted(worth.figure, "image", "images") + " of itself " +
                   this_often(worth) + ", for " + turns(image_turns) + ", to hit at " +
                   figure(worth.accuracy) + "%";
        case WeaponRune::Slowing:
            return "slows what it strikes " + this_often(worth) + ", for " + turns(worth.figure);
        case WeaponRune::Confusion:
            return "muddles what it strikes " + this_often(worth) + ", for " + turns(worth.figure);
        case WeaponRune::Force:
            return "flings what it strikes up to " + cells(worth.figure) + " " + this_often(worth);
        case WeaponRune::Mercy:
            return "heals half of all the health of what it strikes " + this_often(worth);
        case WeaponRune::Plenty:
            return "doubles what it strikes " + this_often(worth);
        case WeaponRune::Slaying:
        case WeaponRune::count:
            break;
    }
    return {};
}

inline std::string rune_clause(ArmorRune rune, const RuneWorth& worth) {
    switch (rune) {
        case ArmorRune::Multiplicity:
            return "calls up " + counted(worth.figure, "image", "images") + " of who strikes you " +
                   this_often(worth) + ", for " + turns(image_turns);
        case ArmorRune::Absorption:
            return "soaks up " +
                   (worth.figure > 1 ? "1 to " + figure(worth.figure) + " points" : std::string{"1 point"}) +
                   " of every blow";
        case ArmorRune::Reprisal:
            return "pays back " + figure(worth.figure) + "% of every blow";
        case ArmorRune::Reflection:
            return worth.percent == 0 ? std::string{"turns no bolt away"}
                                      : "turns away " + figure(worth.percent) + "% of all bolts";
        case ArmorRune::Burden:
            return "grows a point heavier on " + figure(worth.percent) + "% of blows";
        case ArmorRune::Immolation:
            return "bursts into flame on " + figure(worth.percent) + "% of blows";
        case ArmorRune::Mutuality:
        case ArmorRune::Immunity:
        case ArmorRune::Respiration:
        case ArmorRune::Dampening:
        case ArmorRune::Vulnerability:
        case ArmorRune::count:
            break;
    }
    return {};
}

inline std::string rune_clause(const ItemView& item, const RuneWorth& worth) {
    if (item.weapon_rune) return rune_clause(*item.weapon_rune, worth);
    return item.armor_rune ? rune_clause(*item.armor_rune, worth) : std::string{};
}

}  // namespace cellophane::words::items
