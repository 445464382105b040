#include "words/appraisal.h"

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <utility>

#include "words/grammar.h"
#include "words/items.h"
#include "words/items/effects.h"
#include "words/items/rune_effects.h"

namespace cellophane {

namespace {

using words::items::figure;

/// "0.25", "2.5", "10": of quarters, without the sign.
std::string format_quarters(int quarters) {
    constexpr const char* fractions[] = {"", ".25", ".5", ".75"};
    const int size = std::abs(quarters);
    return figure(size / 4) + fractions[size % 4];
}

std::string strength_needed(const ItemView& item) {
    return " <" + figure(item.strength) + ">";
}

int recharged_percent(const ItemView& charm) {
    const int whole = std::max(1, charm_row(charm.kind).recharge(charm.enchant));
    return std::clamp(100 - charm.charges * 100 / whole, 0, 99);
}

/// Gathers sentences.
class Account {
public:
    void add(std::string sentence, Tone tone = Tone::Plain) { told_.push_back({std::move(sentence), tone}); }
    std::vector<Phrase> take() { return std::move(told_); }

private:
    std::vector<Phrase> told_;
};

/// The object form: "it", or "them" for a stack.
std::string it(const ItemView& item) {
    return std::string{of_number(item, "it", "them")};
}

void describe_polarity(Account& account, const ItemView& item) {
    if (item.feels == Polarity::Benevolent)
        account.add("You sense beneficial magic in " + it(item) + ".", Tone::Good);
    if (item.feels == Polarity::Malevolent)
        account.add("You sense harmful magic in " + it(item) + ".", Tone::Bad);
}

void describe_strength(Account& account, const ItemView& item, int quarters) {
    const std::string by =
        it(item) + (quarters > 0 ? " better by " : " worse by ") + format_quarters(quarters) + ".";
    if (quarters > 0) account.add("Your strength makes " + by);
    if (quarters < 0) account.add("You are too weak for " + it(item) + ", which makes " + by, Tone::Bad);
}

/// "6% better", "20% worse".
std::string compared(int percent, std::string_view better, std::string_view worse) {
    return figure(std::abs(percent)).append("% ").append(percent < 0 ? worse : better);
}

std::string unless_it_hides_something(const ItemView& item) {
    return item.identified ? "." : " (if it is not enchanted).";
}

std::string attack_speed(const ItemView& item) {
    const auto& manners = item_rows[item.kind].manners;
    if (manners.has(Manner::Quick)) return "attacks twice as fast";
    return manners.has(Manner::Knockback) ? "hits take twice as long" : "attacks at normal speed";
}

void describe_weapon(Account& account, const PackItemView& carried, const Appraisal& worth,
                     const ItemView* wielded) {
    if (!item_rows[carried.item.kind].manners.has(Manner::Thrown))
        account.add("Thrown, it is used up if it hits.");
    if (carried.in_use) return;
    const int aim = worth.accuracy_change;
    const int force = worth.damage_change;
    std::string text = "Compared with ";
    if (wielded == nullptr)
        text += "your bare hands: ";
    else
        text.append("your ").append(item_words[wielded->kind].name).append(": ");
    if (aim != 0) text += compared(aim, "more accurate, ", "less accurate, ");
    if (force != 0) text += compared(force, "more damage, ", "less damage, ");
    if (aim == 0 && force == 0) text += "the same accuracy and damage, ";
    text += attack_speed(carried.item);
    const Tone tone = aim == 0 && force == 0   ? Tone::Plain
                      : aim >= 0 && force >= 0 ? Tone::Good
                      : aim <= 0 && force <= 0 ? Tone::Bad
                                               : Tone::Plain;
    account.add(text + unless_it_hides_something(carried.item), tone);
}

void describe_armor(Account& account, const PackItemView& carried, const Appraisal& worth) {
    if (!carried.in_use) {
        const int then = worth.armor / 10;
        const int now = worth.present_armor / 10;
        const Tone tone = then > now ? Tone::Good : then < now ? Tone::Bad : Tone::Plain;
        account.add("In it your armor would be " + figure(then) +
                        (then == now ? ", as it is now" : " instead of " + figure(now)) +
                        unless_it_hides_something(carried.item),
                    tone);
    }
    if (const int change = worth.stealth_change; change != 0)
        account.add("Stealth range " + figure(std::abs(change)) +
                        (change > 0 ? " larger than now." : " smaller than now."),
                    change > 0 ? Tone::Bad : Tone::Good);
}

/// What the figures behind its name stand for.
void explain_figures(Account& account, const ItemView& item, const Appraisal& worth) {
    std::string text;
    if (item_rows[item.kind].category == ItemCategory::Armor)
        text = "[" + figure(worth.armor / 10) + (item.identified ? "]" : "?]") + ": armor value on you" +
               (item.identified ? "" : ", if it is not enchanted") +
               "; the higher, the less often you are hit. ";
    account.add(text + "<" + figure(item.strength) + ">: strength needed for " + it(item) + ".");
}

/// What its number says, once that is known; not where it comes from, which may be magic as well as acid.
void describe_enchantment(Account& account, const ItemView& item) {
    if (!item.identified) return;
    if (item.enchant == 0)
        return account.add(item.weapon_rune || item.armor_rune
                               ? "Apart from its rune it is not enchanted."
                               : std::string{of_number(item, "It is", "They are")} + " not enchanted.");
    const std::string are =
        "Compared with unenchanted ones " + std::string{of_number(item, "it is", "they are")};
    const std::string by = figure(std::abs(item.enchant)) + ".";
    if (item.enchant > 0) account.add(are + " better by " + by);
    if (item.enchant < 0) account.add(are + " worse by " + by, Tone::Bad);
}

/// Whether the rune acts equally often whatever the item's enchantment.
bool is_rune_flat(const ItemView& item) {
    if (item.weapon_rune) return weapon_rune_rows[*item.weapon_rune].flat_percent > 0;
    return item.armor_rune && !armor_rune_rows[*item.armor_rune].is_good;
}

void describe_rune(Account& account, const ItemView& item, const Appraisal& worth) {
    const std::string now = words::items::rune_clause(item, worth.rune);
    if (now.empty()) return;
    const std::string then = words::items::rune_clause(item, worth.rune_then);
    account.add((item.armor_rune ? "On you it " : "In your hands it ") + now +
                (then == now ? "." : "; enchanted once more, it " + then + ".") +
                (item.identified || is_rune_flat(item) ? "" : " (If it is not enchanted.)"));
    if (worth.rune_is_held_back && item.weapon_rune)
        account.add("Your lack of strength makes its rune act less often.", Tone::Bad);
}

void describe_what_is_left(Account& account, const PackItemView& carried, int left) {
    if (left <= 0) return;
    const bool kills = item_rows[carried.item.kind].category == ItemCategory::Weapon;
    // A kill from afar teaches nothing.
    account.add((kills ? counted(left, "more kill", "more kills") + " with " + it(carried.item)
                       : counted(left, "more turn", "more turns") + " of wearing it") +
                " until you know " + std::string{of_number(carried.item, "its", "their")} + " enchantment.");
}

/// What it does, and what it would if it were enchanted once more.
void describe_effect(Account& account, ItemKind kind, int level, const Appraisal& worth) {
    for (const words::items::EffectWords& effect : words::items::effects) {
        if (effect.kind != kind) continue;
        const std::string now = effect.clause(level);
        const std::string then = effect.clause(level + worth.enchanting_worth);
        account.add("It " + now + (then == now ? "." : "; enchanted once more, it " + then + "."));
    }
}

void describe_staff(Account& account, const ItemView& item, const Appraisal& worth) {
    if (item.identified || item.marks.has(ItemMark::MaxChargesKnown)) {
        describe_effect(account, item.kind, item.enchant, worth);
        account.add(worth.turns_per_charge > 0
                        ? "Regains a charge about every " + words::items::turns(worth.turns_per_charge) + "."
                        : "It regains no charges with your present rings.");
    }
}

void describe_last_uses(Account& account, const Appraisal& worth) {
    std::string uses;
    for (const int ago : worth.used_ago)
        if (ago >= 0) uses += (uses.empty() ? "" : ", ") + figure(ago);
    if (!uses.empty()) account.add("You used it " + uses + (uses == "1" ? " turn ago." : " turns ago."));
}

void describe_wand(Account& account, const ItemView& item, const Appraisal& worth) {
    describe_effect(account, item.kind, item.enchant, worth);
    const Roll& range = item_rows[item.kind].range;
    const bool is_fixed = range.least == range.most;
    if (!item.identified)
        account.add("Such wands come with " + figure(range.least) +
                    (is_fixed ? "" : " to " + figure(range.most)) +
                    (range.most == 1 ? " charge." : " charges."));
    account.add("Enchanting it would add " +
                counted(range.least * worth.enchanting_worth, "charge", "charges") + ".");
}

void describe_charm(Account& account, const ItemView& item, const Appraisal& worth) {
    const CharmRow& row = charm_row(item.kind);
    describe_effect(account, item.kind, item.enchant, worth);
    const int now = row.recharge(item.enchant);
    const int then = row.recharge(item.enchant + worth.enchanting_worth);
    account.add("It recharges in " + words::items::turns(now) +
                (then == now ? "." : "; enchanted once more, in " + figure(then) + "."));
}

/// Whether what is felt of an item of unknown kind leaves that it is of this kind.
bool is_possible(const ItemView& item, ItemKind kind) {
    const Polarity polarity = item_rows[kind].polarity;
    return item.feels == Polarity::None || polarity == Polarity::ByItem || polarity == item.feels;
}

}  // namespace

std::string figures_after_name(const ItemView& item, const Appraisal& worth, int depth) {
    switch (item_rows[item.kind].category) {
        case ItemCategory::Weapon:
            return strength_needed(item);
        case ItemCategory::Armor:
            return " [" + figure(worth.armor / 10) + (item.identified ? "]" : "?]") + strength_needed(item);
        case ItemCategory::Charm:
            return item.charges <= 0 ? " (ready)" : " (" + figure(recharged_percent(item)) + "%)";
        case ItemCategory::Wand:
            if (item.identified || item.uses == 0) return {};
            return " (used " + number_of_times(item.uses) + ")";
        case ItemCategory::Key:
            if (item.origin_depth == 0 || item.origin_depth == depth) return {};
            return " (from depth " + figure(item.origin_depth) + ")";
        case ItemCategory::Food:
        case ItemCategory::Potion:
        case ItemCategory::Scroll:
        case ItemCategory::Staff:
        case ItemCategory::Ring:
        case ItemCategory::Gold:
        case ItemCategory::Amulet:
        case ItemCategory::Gem:
        case ItemCategory::count:
            break;
    }
    return {};
}

std::vector<Phrase> practical_figures(const PackItemView& carried, const Appraisal& worth,
                                      const ItemView* wielded) {
    const ItemView& item = carried.item;
    Account account;
    switch (item_rows[item.kind].category) {
        case ItemCategory::Food:
            account.add("It feeds you for " + words::items::turns(item_rows[item.kind].nutrition) + ".");
            account.add(worth.wasted_nutrition > 0
                            ? "You are not hungry enough yet: part of it would be wasted."
                            : "You are hungry enough to eat it without waste.");
            break;
        case ItemCategory::Weapon:
            explain_figures(account, item, worth);
            describe_enchantment(account, item);
            describe_strength(account, item, worth.strength_quarters);
            describe_weapon(account, carried, worth, wielded);
            describe_rune(account, item, worth);
            break;
        case ItemCategory::Armor:
            explain_figures(account, item, worth);
            describe_enchantment(account, item);
            describe_strength(account, item, worth.strength_quarters);
            describe_armor(account, carried, worth);
            describe_rune(account, item, worth);
            break;
        case ItemCategory::Potion:
            if (item.kind_known) describe_effect(account, item.kind, 0, worth);
            if (worth.health_gain_percent > 0)
                account.add(std::string{of_number(item, "It", "Each")} + " would raise your full health by " +
                                figure(worth.health_gain_percent) + "%.",
                            Tone::Good);
            break;
        case ItemCategory::Staff:
            if (item.kind_known) describe_staff(account, item, worth);
            describe_last_uses(account, worth);
            break;
        case ItemCategory::Wand:
            if (item.kind_known) describe_wand(account, item, worth);
            break;
        case ItemCategory::Ring:
            if (item.kind_known)
                describe_effect(account, item.kind, item.identified ? item.enchant : worth.works_at, worth);
            break;
        case ItemCategory::Charm:
            describe_charm(account, item, worth);
            break;
        case ItemCategory::Scroll:
        case ItemCategory::Gold:
        case ItemCategory::Amulet:
        case ItemCategory::Gem:
        case ItemCategory::Key:
        case ItemCategory::count:
            break;
    }
    if (worth.own_worth == 2) account.add("In a short dungeon such as this it counts twice.");
    describe_what_is_left(account, carried, worth.left_to_know);
    if (item_rows[item.kind].category == ItemCategory::Ring && !item.identified)
        account.add("Until then it works at no more than +" + figure(worth.works_at) + ".");
    if (item.marks.has(ItemMark::Protected)) account.add("Acid cannot corrode " + it(item) + ".", Tone::Good);
    const bool is_plain_by_kind = item.kind_known && item_rows[item.kind].polarity != Polarity::ByItem;
    if (!item.identified && !is_plain_by_kind) describe_polarity(account, item);
    if (worth.clings) account.add("It is cursed: you cannot take it off.", Tone::Bad);
    if (item.origin_depth > 0)
        account.add((worth.from_vault ? "You took " + it(item) + " from a vault on depth "
                                      : "You found " + it(item) + " on depth ") +
                    figure(item.origin_depth) + ".");
    return account.take();
}

std::string_view short_name(ItemKind kind) {
    constexpr std::string_view of = " of ";
    const std::string_view name = item_words[kind].name;
    const std::size_t at = name.find(of);
    return at == std::string_view::npos ? name : name.substr(at + of.size());
}

std::string possible_kinds(const ItemView& item, const Discoveries& discoveries) {
    constexpr std::size_t most_named = 3;
    const ItemCategory category = item_rows[item.kind].category;
    if (item.kind_known || category_words[category].unknown_name.empty()) return {};
    std::vector<KindView> possible;
    for (const KindView& view : discoveries)
        if (item_rows[view.kind].category == category && !view.known && is_possible(item, view.kind))
            possible.push_back(view);
    if (possible.empty()) return {};
    std::stable_sort(possible.begin(), possible.end(),
                     [](const KindView& a, const KindView& b) { return a.weight > b.weight; });
    int all = 0;
    int harmful = 0;
    for (const KindView& view : possible) {
        all += view.weight;
        if (item_rows[view.kind].polarity == Polarity::Malevolent) harmful += view.weight;
    }
    std::string text = "May be ";
    const std::size_t named = std::min(most_named, possible.size());
    for (std::size_t i = 0; i < named; ++i) {
        if (i > 0) text += i + 1 == possible.size() ? " or " : ", ";
        text += short_name(possible[i].kind);
        if (const int chance = percent_of(possible[i].weight, all); chance > 0)
            text += " (" + figure(chance) + "%)";
    }
    if (possible.size() > named)
        text += " or one of " + counted(static_cast<int>(possible.size() - named), "other", "others");
    text += ".";
    if (item.feels == Polarity::None && harmful > 0 && harmful < all)
        text += " Chance that it is harmful: " + figure(percent_of(harmful, all)) + "%.";
    return text;
}

}  // namespace cellophane
