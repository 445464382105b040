#include "world/fading.h"

namespace cellophane {

void fade(Item& item) {
    if (item.enchant >= 0) item.marks = item.marks.without({ItemMark::Cursed});
    if (item.enchant > 0) return;
    if (item.weapon_rune && weapon_rune_rows[*item.weapon_rune].is_good) item.weapon_rune.reset();
    if (item.armor_rune && armor_rune_rows[*item.armor_rune].is_good) item.armor_rune.reset();
    if (!item.has_rune()) item.foe.reset();
}

}  // namespace cellophane
