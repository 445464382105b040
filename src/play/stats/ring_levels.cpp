#include "play/stats/ring_levels.h"

#include <algorithm>

namespace cellophane {

int working_level(const Item& ring) {
    if (ring.marks.has(ItemMark::Identified)) return ring.enchant;
    return std::min(ring.enchant, ring.usage.enchanted + 1);
}

int ring_level(const Hero& hero, ItemKind ring) {
    int level = 0;
    for (const int worn : hero.pack.rings) {
        if (worn < 0) continue;
        const Item& item = hero.pack.at(worn);
        if (item.kind == ring) level += working_level(item);
    }
    return level;
}

}  // namespace cellophane
