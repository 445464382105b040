#include "play/items/identification.h"

#include "play/perception/visibility.h"

namespace cellophane {

namespace {

/// A known wand kind with fixed charges holds no more secrets, nor does a ring that does no good.
bool holds_no_more_secrets(const Item& item) {
    const ItemRow& row = item.row();
    if (row.category == ItemCategory::Wand) return row.range.least == row.range.most;
    return row.category == ItemCategory::Ring && item.enchant <= 0;
}

/// Whether the polarity of a kind is known, by itself or with the kind.
bool is_polarity_settled(const ItemKnowledge& item_knowledge, ItemKind kind) {
    return item_knowledge.knows(kind) || item_knowledge.of(kind).polarity_known;
}

/// The only unknown kind of a polarity, if it can be told from all others; `count` if there is none.
ItemKind last_one_left(const ItemKnowledge& item_knowledge, ItemCategory category, Polarity polarity) {
    ItemKind last = ItemKind::count;
    int unknown = 0;
    bool others_settled = true;
    for (const ItemRow& row : kinds_of(category)) {
        if (row.polarity != polarity) {
            others_settled = others_settled && is_polarity_settled(item_knowledge, row.kind);
        } else if (!item_knowledge.knows(row.kind)) {
            ++unknown;
            last = row.kind;
        }
    }
    if (unknown != 1) return ItemKind::count;
    return others_settled || item_knowledge.of(last).polarity_known ? last : ItemKind::count;
}

void know(Game& game, ItemKind kind) {
    game.item_knowledge.of(kind).known = true;
    game.item_knowledge.of(kind).polarity_known = true;
    for (Item& item : game.hero.pack.items)
        if (item.kind == kind && holds_no_more_secrets(item)) item.marks |= {ItemMark::Identified};
}

}  // namespace

bool can_be_identified(const Game& game, const Item& item) {
    const bool has_unread_rune = item.has_rune() && !item.marks.has(ItemMark::RuneKnown);
    if (item.marks.has(ItemMark::Identified) && game.item_knowledge.knows(item.kind)) return has_unread_rune;
    constexpr ItemCategories known_by_kind{ItemCategory::Potion, ItemCategory::Scroll};
    const ItemCategory category = item.row().category;
    if (known_by_kind.has(category)) return !game.item_knowledge.knows(item.kind);
    return (gear | sticks).has(category);
}

void learn_kind(Turn& turn, const Item& item, Announcement announcement) {
    Game& game = turn.game;
    if (game.item_knowledge.knows(item.kind)) return;
    know(game, item.kind);
    if (announcement == Announcement::Aloud) {
        Item one = item;
        one.quantity = 1;
        turn.emit(KindLearned{known_view_of(game, one)});
    }
    conclude(turn, item.row().category);
}

void recognize(Turn& turn, Item& item) {
    if (item.marks.has(ItemMark::RevealedOnEntering)) learn_kind(turn, item, Announcement::Quietly);
    if (turn.game.item_knowledge.knows(item.kind) && holds_no_more_secrets(item))
        item.marks |= {ItemMark::Identified};
}

void recognize_treasures(Turn& turn) {
    const Level& level = turn.game.here().level;
    const auto machine = level.ownership.number[turn.game.hero.at];
    if (machine == 0) return;
    for (const Item& item : level.items)
        if (!item.carrier && item.marks.has(ItemMark::RevealedOnEntering) &&
            level.ownership.number[item.at] == machine)
            learn_kind(turn, item, Announcement::Quietly);
}

void identify(Turn& turn, Item& item) {
    item.marks |= {ItemMark::Identified, ItemMark::RuneKnown, ItemMark::MaxChargesKnown};
    learn_kind(turn, item, Announcement::Quietly);
}

void show_rune(Turn& turn, Item& item) {
    if (!item.has_rune() || item.marks.has(ItemMark::RuneKnown)) return;
    item.marks |= {ItemMark::RuneKnown};
    turn.emit(KindLearned{known_view_of(turn.game, item)});
}

void reveal_rune(Turn& turn, Item& item, const Party& whom, bool killed) {
    turn.emit(RuneActed{.weapon = item.weapon_rune,
                        .armor = item.armor_rune,
                        .item = item.kind,
                        .whom = whom,
                        .killed = killed});
    show_rune(turn, item);
}

void reveal_rune_before(Turn& turn, std::size_t from, Item& item, const Party& whom, bool killed) {
    turn.emit_before(from, [&] { reveal_rune(turn, item, whom, killed); });
}

void grow_familiar(Turn& turn, Item& item) {
    const bool is_familiar =
        item.marks.has(ItemMark::Identified) && turn.game.item_knowledge.knows(item.kind);
    if (is_familiar || item.charges <= 0 || --item.charges > 0) return;
    // The rune itself shows only in use.
    if (item.has_rune() && !item.marks.has(ItemMark::RuneKnown)) item.marks |= {ItemMark::RuneSuspected};
    item.marks |= {ItemMark::Identified};
    learn_kind(turn, item, Announcement::Quietly);
    turn.emit(Identified{known_view_of(turn.game, item), item.letter});
}

void conclude(Turn& turn, ItemCategory category) {
    Game& game = turn.game;
    for (bool changed = true; changed;) {
        changed = false;
        for (const Polarity polarity :
             {Polarity::None, Polarity::ByItem, Polarity::Benevolent, Polarity::Malevolent}) {
            const ItemKind last = last_one_left(game.item_knowledge, category, polarity);
            if (last == ItemKind::count) continue;
            know(game, last);
            Item one;
            one.kind = last;
            turn.emit(KindLearned{known_view_of(game, one)});
            changed = true;
        }
    }
}

}  // namespace cellophane
