#include "play/time/wearing.h"

#include "play/effects/knowing.h"
#include "play/effects/staffs.h"
#include "play/senses/perception.h"
#include "play/senses/rings.h"

namespace cellophane {

namespace {

void wear(Turn& turn, int number) {
    if (number < 0) return;
    Item& item = turn.game.hero.pack.items[static_cast<std::size_t>(number)];
    if (item.marks.has(ItemMark::Identified) || item.charges <= 0 || --item.charges > 0) return;
    // What rune it has shows only in use.
    const bool rune_known = item.marks.has(ItemMark::RuneKnown);
    item.marks |= {ItemMark::Identified};
    if (item.has_rune() && !rune_known) item.marks |= {ItemMark::RuneSuspected};
    learn_kind(turn, item, Telling::Quietly);
    turn.tell(Identified{known_view_of(turn.game, item), item.letter});
}

}  // namespace

void wear_in(Turn& turn) {
    Hero& hero = turn.game.hero;
    recharge(hero.pack, ring_level(hero, ItemKind::RingOfWisdom), turn.game.play);
    wear(turn, hero.pack.worn);
    for (const int ring : hero.pack.rings) wear(turn, ring);
}

}  // namespace cellophane
