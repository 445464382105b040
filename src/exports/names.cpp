#include "exports/names.h"

#include "words/items.h"
#include "words/monsters.h"

namespace cellophane {

std::string full_name(const Item& item) {
    return item_name({.kind = item.kind,
                      .quantity = item.quantity,
                      .enchant = item.enchant,
                      .charges = item.charges,
                      .weapon_rune = item.weapon_rune,
                      .armor_rune = item.armor_rune,
                      .foe = item.foe,
                      .marks = item.marks});
}

std::string full_name(const Monster& monster) {
    return monster_with_article(
        {.kind = monster.kind, .state = monster.state, .marks = monster.marks, .mutation = monster.mutation});
}

}  // namespace cellophane
