#include "words/items.h"

#include <optional>

#include "content/appearances.h"
#include "words/items/armor.h"
#include "words/items/categories.h"
#include "words/items/looks.h"
#include "words/items/potions.h"
#include "words/items/runes.h"
#include "words/items/scrolls.h"
#include "words/items/sticks.h"
#include "words/items/trinkets.h"
#include "words/items/valuables.h"
#include "words/items/weapons.h"

namespace cellophane {

constexpr EnumTable<ItemKind, ItemWords> item_words{
    words::items::weapons, words::items::armor,    words::items::potions,  words::items::scrolls,
    words::items::sticks,  words::items::trinkets, words::items::valuables};

constexpr EnumTable<ItemCategory, CategoryWords> category_words{words::items::categories};
constexpr EnumTable<WeaponRune, WeaponRuneWords> weapon_rune_words{words::items::weapon_runes};
constexpr EnumTable<ArmorRune, ArmorRuneWords> armor_rune_words{words::items::armor_runes};
constexpr EnumTable<MonsterClass, FoeWords> foe_words{words::items::foes};

namespace {

/// "+2", "+0", "-1".
std::string signed_number(int number) {
    return (number < 0 ? "" : "+") + std::to_string(number);
}

/// Weapons made for the hand, armor, rings and charms wear their bonus before their name; what is thrown is
/// made without one, and wears what scrolls and acid have made of it.
bool has_bonus(const ItemView& item) {
    const ItemRow& row = item_rows[item.kind];
    switch (row.category) {
        case ItemCategory::Weapon:
            return item.enchant != 0 || !row.manners.has(Manner::Thrown);
        case ItemCategory::Armor:
        case ItemCategory::Ring:
        case ItemCategory::Charm:
            return true;
        case ItemCategory::Food:
        case ItemCategory::Potion:
        case ItemCategory::Scroll:
        case ItemCategory::Staff:
        case ItemCategory::Wand:
        case ItemCategory::Gold:
        case ItemCategory::Amulet:
        case ItemCategory::Gem:
        case ItemCategory::Key:
        case ItemCategory::count:
            break;
    }
    return false;
}

/// " of slaying", " of goblin slaying"; nothing for an item without a rune.
std::string rune_after_name(const ItemView& item) {
    std::string_view rune;
    if (item.weapon_rune) rune = weapon_rune_words[*item.weapon_rune].name;
    if (item.armor_rune) rune = armor_rune_words[*item.armor_rune].name;
    if (rune.empty()) return {};
    std::string text = " of ";
    if (item.foe) text.append(foe_words[*item.foe].one).append(" ");
    return text.append(rune);
}

/// " [2/3]" for a staff, " [3]" for a wand, " [?/3]" if only its strength is known.
std::string charges_after_name(const ItemView& item, ItemCategory category) {
    const std::string most = std::to_string(item.enchant);
    const std::string left = std::to_string(item.charges);
    if (category == ItemCategory::Wand && item.identified) return " [" + left + "]";
    if (category != ItemCategory::Staff) return {};
    if (item.identified) return " [" + left + "/" + most + "]";
    return item.marks.has(ItemMark::MaxChargesKnown) ? " [?/" + most + "]" : std::string{};
}

std::string rune_line(const ItemView& item) {
    std::string text;
    if (item.weapon_rune) text.append(weapon_rune_words[*item.weapon_rune].line);
    if (item.armor_rune) text.append(armor_rune_words[*item.armor_rune].line);
    if (!text.empty() && item.foe)
        text.append(" It was made against ").append(foe_words[*item.foe].many).append(".");
    return text;
}

/// The article, or the number in its place.
std::string with_quantity(const ItemView& item, Article article, const std::string& before,
                          std::string_view singular, std::string_view irregular_plural) {
    if (item.quantity == 1 && item_rows[item.kind].category != ItemCategory::Gold)
        return with_article(article, before + std::string{singular});
    const std::string plural = irregular_plural.empty() ? plural_of(singular) : std::string{irregular_plural};
    return (article == Article::Your ? "your " : "") +
           counted(item.quantity, before + std::string{singular}, before + plural);
}

/// The word for a look; empty for what has none, or none that there is.
std::string_view look_word(Appearance appearance, std::uint32_t look) {
    const auto word = [look](const auto& words) {
        return look < words.size() ? words[look] : std::string_view{};
    };
    switch (appearance) {
        case Appearance::Color:
            return word(words::items::potion_colors);
        case Appearance::Wood:
            return word(words::items::staff_woods);
        case Appearance::Metal:
            return word(words::items::wand_metals);
        case Appearance::Gemstone:
            return word(words::items::ring_gems);
        case Appearance::None:
        case Appearance::Title:
        case Appearance::count:
            break;
    }
    return {};
}

/// What is written on it, as it is written.
std::string inscription_after_name(const ItemView& item) {
    return item.inscription.empty() ? std::string{} : " {" + std::string{item.inscription.text()} + "}";
}

/// "+2 " before the name of what wears its bonus, once that is known.
std::string bonus_before_name(const ItemView& item) {
    return item.identified && has_bonus(item) ? signed_number(item.enchant) + " " : std::string{};
}

/// What is not known of an item of known kind.
std::string_view unread_line(const ItemView& item) {
    const CategoryWords& category = category_words[item_rows[item.kind].category];
    const bool half_read = item.marks.has(ItemMark::MaxChargesKnown) && !category.half_read_line.empty();
    return half_read ? category.half_read_line : category.unread_line;
}

std::string unknown_name(const ItemView& item, std::string_view noun, Article article) {
    const Appearance appearance = item_rows[item.kind].appearance;
    const std::string bonus = bonus_before_name(item);
    if (!item.called.empty())
        return with_quantity(item, article, bonus, noun, {}) + " called " + std::string{item.called.text()};
    if (appearance == Appearance::Title)
        return with_quantity(item, article, bonus, noun, {}) + " entitled \"" + title_text(item.look) + "\"";
    const std::string_view look = look_word(appearance, item.look);
    return with_quantity(item, article, bonus + (look.empty() ? std::string{} : std::string{look} + " "),
                         noun, {});
}

/// No article: the one its kind has.
std::string name_with(std::optional<Article> article, const ItemView& item) {
    const ItemRow& row = item_rows[item.kind];
    const CategoryWords& category = category_words[row.category];
    if (!item.kind_known && !category.unknown_name.empty())
        return unknown_name(item, category.unknown_name, article.value_or(Article::A)) +
               charges_after_name(item, row.category) + inscription_after_name(item);
    const ItemWords& words = item_words[item.kind];
    std::string name = with_quantity(item, article.value_or(words.article), bonus_before_name(item),
                                     words.name, words.irregular_plural);
    if (item.identified || item.marks.has(ItemMark::RuneKnown)) name += rune_after_name(item);
    if (item.marks.has(ItemMark::RuneSuspected) && !item.marks.has(ItemMark::RuneKnown))
        name += " with an unread rune";
    return name + charges_after_name(item, row.category) + inscription_after_name(item);
}

}  // namespace

std::string_view potion_color(std::uint32_t look) {
    return look_word(Appearance::Color, look);
}

std::string title_text(std::uint32_t look) {
    const Title title = title_of(look);
    std::string text;
    for (std::size_t i = 0; i < static_cast<std::size_t>(title.count); ++i) {
        if (title.apart[i]) text += ' ';
        text += words::items::title_syllables[static_cast<std::size_t>(title.syllables[i])];
    }
    return text;
}

std::string item_name(const ItemView& item) {
    return name_with({}, item);
}

std::string own_item_name(const ItemView& item) {
    // Of the Amulet there is one, whoever carries it.
    const bool is_the_only_one = item_words[item.kind].article == Article::The;
    return name_with(is_the_only_one ? Article::The : Article::Your, item);
}
std::string own_item_name(const ItemView& item, std::string_view does, std::string_view do_all) {
    return own_item_name(item) + " " + std::string{of_number(item, does, do_all)};
}

std::string_view of_number(const ItemView& item, std::string_view one, std::string_view many) {
    return item.quantity > 1 ? many : one;
}

std::string item_name(const ItemView& item, std::string_view does, std::string_view do_all) {
    return item_name(item) + " " + std::string{of_number(item, does, do_all)};
}

std::string describe(const AuraView& aura) {
    if (aura.is_amulet) return "you feel the Amulet of Yendor there, like a held breath.";
    switch (aura.feels) {
        case Polarity::Benevolent:
            return "an item with beneficial magic, out of sight.";
        case Polarity::Malevolent:
            return "an item with harmful magic, out of sight.";
        case Polarity::None:
        case Polarity::ByItem:
        case Polarity::count:
            break;
    }
    return "an item with neutral magic, out of sight.";
}

std::string item_line(const ItemView& item) {
    const CategoryWords& category = category_words[item_rows[item.kind].category];
    if (!item.kind_known && !category.unknown_line.empty()) return std::string{category.unknown_line};
    std::string line{item_words[item.kind].line};
    constexpr std::string_view one = "It ";
    if (item.quantity > 1 && line.starts_with(one)) line.replace(0, one.size(), "Each ");
    const auto add = [&line](std::string_view more) {
        if (!more.empty()) line.append(" ").append(more);
    };
    add(item_words[item.kind].mechanic);
    const bool knows_rune = item.identified || item.marks.has(ItemMark::RuneKnown);
    if (knows_rune) add(rune_line(item));
    if (item.marks.has(ItemMark::RuneSuspected) && !item.marks.has(ItemMark::RuneKnown))
        add("There is a rune on it that has yet to show itself.");
    if (!item.identified) add(unread_line(item));
    return line;
}

}  // namespace cellophane
