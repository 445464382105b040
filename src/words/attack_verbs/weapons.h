#pragma once

#include "words/attack_verbs.h"

namespace cellophane::words::conduct {

struct WeaponVerbs {
    ItemKind weapon{};
    Verbs verbs;
};

inline constexpr WeaponVerbs weapons[] = {
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
inline constexpr Verbs anything_else{"hit"};

}  // namespace cellophane::words::conduct
