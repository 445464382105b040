#include "world/item_bonus.h"

namespace cellophane {

bool fade(Item& item) {
    if (item.enchant >= 0) item.marks = item.marks.without({ItemMark::Cursed});
    if (item.enchant > 0) return false;
    const bool had_rune = item.has_rune();
    if (item.weapon_rune && weapon_rune_rows[*item.weapon_rune].is_good) item.weapon_rune.reset();
    if (item.armor_rune && armor_rune_rows[*item.armor_rune].is_good) item.armor_rune.reset();
    if (item.has_rune()) return false;
    item.foe.reset();
    item.marks = item.marks.without({ItemMark::RuneSuspected, ItemMark::RuneKnown});
    return had_rune;
}

}  // namespace cellophane
