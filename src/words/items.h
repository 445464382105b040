#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "content/items.h"
#include "content/runes.h"
#include "kit/base/enum_table.h"
#include "protocol/observation.h"
#include "protocol/views.h"
#include "words/grammar.h"

namespace cellophane {

/// What a kind of item is called, and what it does.
struct ItemWords {
    ItemKind kind{};
    /// One of them, without an article: "potion of descent", "piece of gold".
    std::string_view name;
    /// Where an "s" will not do.
    std::string_view irregular_plural = {};
    Article article = Article::A;
    /// A sentence or two of flavor.
    std::string_view line;
    /// What it does, in plain words; figures are told by `practical_figures`.
    std::string_view mechanic;
};

extern const EnumTable<ItemKind, ItemWords> item_words;

/// What is in a flask, to the eye.
std::string_view potion_color(std::uint32_t look);

/// What is said of an item that is not fully known.
struct CategoryWords {
    ItemCategory kind{};
    /// The name while the kind is unknown; empty for categories known by sight.
    std::string_view unknown_name = {};
    /// For an item of unknown kind.
    std::string_view unknown_line = {};
    /// For an item of known kind and unknown enchantment.
    std::string_view unread_line = {};
    /// The same, where its greatest number of charges is known.
    std::string_view half_read_line = {};
};

extern const EnumTable<ItemCategory, CategoryWords> category_words;

struct WeaponRuneWords {
    WeaponRune kind{};
    /// After "of".
    std::string_view name;
    std::string_view line;
};

struct ArmorRuneWords {
    ArmorRune kind{};
    /// After "of".
    std::string_view name;
    std::string_view line;
};

/// A class of creatures that a rune of slaying or immunity is made against.
struct FoeWords {
    MonsterClass kind{};
    /// Before "slaying".
    std::string_view one;
    std::string_view many;
};

extern const EnumTable<WeaponRune, WeaponRuneWords> weapon_rune_words;
extern const EnumTable<ArmorRune, ArmorRuneWords> armor_rune_words;
extern const EnumTable<MonsterClass, FoeWords> foe_words;

/// The title of a scroll, from its code (content/appearances.h).
std::string title_text(std::uint32_t look);

/// What is said of one thing, or of a stack: "it" or "them".
std::string_view of_number(const ItemView& item, std::string_view one, std::string_view many);

/// With article or number, as it lies there: "3 darts", "a +2 sword of slaying", "a staff of firebolt [2/2]".
std::string item_name(const ItemView& item);
/// In the hero's own hands: "your staff of firebolt [2/2]", "your 3 darts".
std::string own_item_name(const ItemView& item);
/// The name and what it does, or they do: "3 darts fall", "a spear falls".
std::string item_name(const ItemView& item, std::string_view does, std::string_view do_all);
std::string own_item_name(const ItemView& item, std::string_view does, std::string_view do_all);

/// What can be said of an item of which only the aura was felt.
std::string describe(const AuraView& aura);

/// What is known of it, in sentences.
std::string item_line(const ItemView& item);

}  // namespace cellophane
