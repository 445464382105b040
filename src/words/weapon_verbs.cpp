#include "words/weapon_verbs.h"

namespace cellophane {

namespace {

struct WeaponVerbs {
    ItemKind weapon{};
    Verbs verbs;
};

constexpr WeaponVerbs weapons[] = {
    {ItemKind::Dagger, {"nick", "stab", "knife"}},
    {ItemKind::Sword, {"cut", "slash", "run through"}},
    {ItemKind::Broadsword, {"slice", "hew", "cleave"}},
    {ItemKind::Whip, {"flick", "lash", "flay"}},
    {ItemKind::Rapier, {"prick", "pink", "skewer"}},
    {ItemKind::Flail, {"clip", "flail", "thrash"}},
    {ItemKind::Mace, {"knock", "batter", "crush"}},
    {ItemKind::WarHammer, {"pound", "hammer", "flatten"}},
    {ItemKind::Spear, {"poke", "spear", "impale"}},
    {ItemKind::WarPike, {"jab", "pike", "transfix"}},
    {ItemKind::Axe, {"chip", "chop", "hack open"}},
    {ItemKind::WarAxe, {"gash", "hack", "split"}},
    {ItemKind::Dart, {"graze", "stick", "pierce"}},
    {ItemKind::IncendiaryDart, {"scorch"}},
    {ItemKind::Javelin, {"scrape", "spear", "transfix"}},
};

/// For what was never meant to be hit with.
constexpr Verbs anything_else{"hit"};

}  // namespace

const Verbs& weapon_verbs(ItemKind weapon) {
    for (const WeaponVerbs& row : weapons)
        if (row.weapon == weapon) return row.verbs;
    return anything_else;
}

}  // namespace cellophane
