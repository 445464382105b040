#include "content/items.h"

#include <map>
#include <string>
#include <vector>

#include "content/metered_items.h"
#include "content/tables.h"
#include "content/variants.h"
#include "support/catch.h"

// Hold src/content/items and metering.h to docs/rules/tables/items.tsv, item_generation.tsv,
// metered_items.tsv and runic_creation_chances.tsv.

namespace cellophane {

namespace {

const std::map<std::string, Polarity> polarity_words{
    {"none", Polarity::None},
    {"benevolent", Polarity::Benevolent},
    {"malevolent", Polarity::Malevolent},
    {"per item: benevolent above 0, malevolent below 0 or cursed", Polarity::ByItem},
    {"benevolent if above 0, malevolent if below 0 or cursed", Polarity::ByItem}};

struct Found {
    Identification how;
    int after;
};
const std::map<std::string, Found> identification_words{
    {"known at once", {Identification::AtOnce, 0}},
    {"20 kills with it in hand", {Identification::Kills, 20}},
    {"1000 turns worn", {Identification::Wearing, 1000}},
    {"1500 turns worn", {Identification::Wearing, 1500}},
    {"when drunk, or when a harmful one breaks", {Identification::Drinking, 0}},
    {"when read", {Identification::Reading, 0}},
    {"on visible effect; maximum charges also when it fizzles", {Identification::Effect, 0}},
    {"on visible effect; charges known when it fizzles or is negated", {Identification::Effect, 0}}};

const Words<Appearance> appearance_words{
    {"none", Appearance::None}, {"colour word", Appearance::Color}, {"invented title", Appearance::Title},
    {"wood", Appearance::Wood}, {"metal", Appearance::Metal},       {"gemstone", Appearance::Gemstone}};

const Words<Stacking> stacking_words{{"no", Stacking::Never},
                                     {"yes", Stacking::Always},
                                     {"yes, same batch only", Stacking::SameBatch},
                                     {"goes to the purse, takes no slot", Stacking::Purse},
                                     {"only one can be held", Stacking::Single},
                                     {"same depth of origin only", Stacking::SameDepth}};

const std::map<std::string, Manner> manner_words{
    {"assassination", Manner::Assassinates},
    {"reach", Manner::Reaches},
    {"quick", Manner::Quick},
    {"lunge", Manner::Lunges},
    {"passing attack", Manner::PassingAttack},
    {"heavy blow", Manner::Knockback},
    {"pierce", Manner::Pierces},
    {"sweep", Manner::Sweeps},
    {"throwing weapon", Manner::Thrown},
    {"bursts into flame where it lands and is consumed", Manner::BurstsIntoFlame}};

/// What the range of a category is a range of.
std::string_view meaning(const ItemRow& row) {
    switch (row.category) {
        case ItemCategory::Weapon:
            return "damage";
        case ItemCategory::Armor:
            return "armour value x10";
        case ItemCategory::Staff:
            return "unused (charges by own rule, 2+)";
        case ItemCategory::Wand:
            return "charges when found";
        case ItemCategory::Ring:
            return "size of enchantment";
        case ItemCategory::Charm:
            return "enchantment when found";
        case ItemCategory::Potion:
            return row.range.most == 0 ? "" : "duration or amount";
        default:
            return "";
    }
}

unsigned shown(std::string_view glyph) {
    const Table glyphs = table("glyphs");
    for (const Table::Row& row : glyphs.rows())
        if (row["character"] == glyph) return shown_glyph(row["code_point"]);
    return first_character(glyph);
}

const ItemRow* item(std::string_view category, std::string_view name) {
    for (const ItemRow& row : item_rows)
        if (category_rows[row.category].name == category && row.name == name) return &row;
    return nullptr;
}

int frequencies(ItemCategory category, Polarity polarity = Polarity::count) {
    int sum = 0;
    for (const ItemRow& row : kinds_of(category))
        if (polarity == Polarity::count || row.polarity == polarity) sum += row.frequency;
    return sum;
}

double percentage(const Table::Row& row, std::string_view column) {
    return std::stod(std::string{row[column]});
}

}  // namespace

TEST_CASE("items are what the table says they are", "[content][table]") {
    const Table theirs = table("items");
    CHECK(theirs.size() == item_rows.size());
    std::set<std::string> seen;
    int index = 0;
    for (const Table::Row& row : theirs.rows()) {
        INFO(row.place() << " " << row["category"] << ": " << row["name"]);
        const ItemRow* ours = item(row["category"], row["name"]);
        CHECK(ours != nullptr);
        CHECK(seen.insert(std::string{row["category"]} + "/" + std::string{row["name"]}).second);
        if (ours == nullptr) continue;
        CHECK(static_cast<int>(ours->kind) == index++);
        CHECK(ours->frequency == row.number("frequency_project", 0));
        CHECK(ours->value == row.number("market_value", 0));
        CHECK(ours->strength == row.number("strength_required", 0));
        CHECK(ours->range.least == row.number("range_low", 0));
        CHECK(ours->range.most == row.number("range_high", 0));
        // An empty cell is a range that is never rolled; a fixed amount may say that it takes no dice.
        CHECK(ours->range.dice == row.number("range_clump", 1));
        if (ours->range.dice == 0) CHECK(ours->range.least == ours->range.most);
        CHECK(meaning(*ours) == row["range_meaning"]);
        REQUIRE(polarity_words.contains(std::string{row["kind_polarity"]}));
        CHECK(ours->polarity == polarity_words.at(std::string{row["kind_polarity"]}));
        CHECK(ours->known == row.yes("kind_known_at_start"));
        const std::string how{row["identification_counter"]};
        REQUIRE(identification_words.contains(how));
        CHECK(ours->identified == identification_words.at(how).how);
        CHECK(ours->identified_after == identification_words.at(how).after);
        CHECK(spelled(ours->appearance, appearance_words) == row["unknown_appearance"]);
        CHECK(ours->flammable == row.yes("flammable"));
        CHECK(spelled(ours->stacks, stacking_words) == row["stacks_in_pack"]);
        CHECK(static_cast<unsigned>(ours->glyph) == shown(row["glyph"]));
        CHECK(ours->extra_stealth == row.number("extra_stealth_range", 0));

        int nutrition = 0;
        Manners manners;
        for (const std::string& property : row.parts("properties")) {
            const std::vector<int> figures = numbers_in(property);
            const auto manner = manner_words.find(split(property, ": ").front());
            if (manner != manner_words.end()) manners = manners | Manners{manner->second};
            if (property.starts_with("nutrition ")) nutrition = figures.at(0);
            if (property.starts_with("enchanting adds ")) CHECK(ours->range.least == figures.at(0));
            // Turns to put it on: a tenth of the figure the range holds (rules/items.md 1).
            if (property.starts_with("donning time ")) CHECK(ours->range.least / 10 == figures.at(0));
        }
        CHECK(ours->nutrition == nutrition);
        CHECK(ours->manners.bits() == manners.bits());
    }
    CHECK(theirs.unread() == std::vector<std::string>{"other_names", "in_seeds", "in_reference",
                                                      "frequency_seed", "frequency_reference",
                                                      "metered_by_separate_rule", "effect"});
}

TEST_CASE("frequencies of item categories and kinds are those of the table", "[content][table]") {
    const Table theirs = table("item_generation");
    // What other editions have is said twice, and alike.
    std::map<std::string, std::vector<std::string>> elsewhere;
    const Table catalog = table("items");
    for (const Table::Row& row : catalog.rows())
        elsewhere[std::string{row["category"]} + "/" + std::string{row["name"]}] = {
            std::string{row["frequency_seed"]}, std::string{row["frequency_reference"]}};
    for (const Table::Row& row : theirs.rows()) {
        INFO(row.place() << " " << row["category"] << " " << row["kind"]);
        const auto found = elsewhere.find(std::string{row["category"]} + "/" + std::string{row["kind"]});
        if (found != elsewhere.end())
            CHECK(found->second == std::vector<std::string>{std::string{row["weight_seed"]},
                                                            std::string{row["weight_reference"]}});
        else
            CHECK((row.blank("weight_reference") || row.number("weight_reference") >= 0));
    }
    std::set<std::string> categories;
    std::set<std::string> kinds;
    int drawn = 0;  // All but gold, which has a rule of its own.
    for (const CategoryRow& row : category_rows)
        if (row.kind != ItemCategory::Gold) drawn += row.frequency;
    CHECK(drawn == 125);
    for (const Table::Row& row : theirs.rows()) {
        INFO(row.place() << " " << row["category"] << " " << row["kind"]);
        const CategoryRow* category = named(category_rows, row["category"]);
        CHECK(category != nullptr);
        if (category == nullptr) continue;
        const double of_floor = 100.0 * category->frequency / drawn;
        if (row["level"] == "category") {
            CHECK(categories.emplace(row["category"]).second);
            CHECK(row.blank("kind"));
            CHECK(category->frequency == row.number("weight_project"));
            if (!row.blank("percent_of_non_gold_floor_draws"))
                CHECK(percentage(row, "percent_of_non_gold_floor_draws") == Approx(of_floor).margin(0.006));
            CHECK(row.blank("percent_within_category"));
        } else {
            REQUIRE(row["level"] == "kind");
            const ItemRow* ours = item(row["category"], row["kind"]);
            CHECK(ours != nullptr);
            if (ours == nullptr) continue;
            CHECK(kinds.insert(std::string{row["category"]} + "/" + std::string{row["kind"]}).second);
            CHECK(ours->frequency == row.number("weight_project"));
            if (row.blank("percent_within_category")) continue;
            const double share = 1.0 * ours->frequency / frequencies(category->kind);
            CHECK(percentage(row, "percent_within_category") == Approx(100 * share).margin(0.006));
            CHECK(percentage(row, "percent_of_non_gold_floor_draws") ==
                  Approx(of_floor * share).margin(0.0006));
        }
    }
    CHECK(categories.size() == category_rows.size());
    // What is never drawn by weight has no line: gold, the Amulet, lumenstones.
    CHECK(kinds.size() == item_rows.size() - 3);
    CHECK(theirs.unread() == std::vector<std::string>{"note"});
}

TEST_CASE("frequencies of potions, scrolls and wands add up to those of the rules", "[content]") {
    // rules/items.md 27.
    CHECK(frequencies(ItemCategory::Potion) == 181);
    CHECK(frequencies(ItemCategory::Potion, Polarity::Malevolent) == 86);
    CHECK(frequencies(ItemCategory::Scroll) == 166);
    CHECK(frequencies(ItemCategory::Scroll, Polarity::Malevolent) == 25);
    CHECK(frequencies(ItemCategory::Wand) == 25);
    for (const CategoryRow& category : category_rows) {
        INFO(category.name);
        for (const ItemRow& kind : kinds_of(category.kind)) CHECK(kind.category == category.kind);
    }
    std::size_t counted = 0;
    for (const CategoryRow& category : category_rows) counted += kinds_of(category.kind).size();
    CHECK(counted == item_rows.size());
}

TEST_CASE("the metering is what the table says it is", "[content][table]") {
    const Table theirs = table("metered_items");
    REQUIRE(metered_rows.size() == theirs.size());
    for (std::size_t index = 0; index < theirs.size(); ++index) {
        const Table::Row row = theirs[index];
        INFO(row.place() << " " << row["kind"]);
        const MeteredRow& ours = metered_rows[index];
        CHECK(row.number("order") == static_cast<int>(index) + 1);
        CHECK(category_rows[item_rows[ours.kind].category].name == row["category"]);
        CHECK(item_rows[ours.kind].name == row["kind"]);
        CHECK(ours.initial == row.number("initial_frequency"));
        CHECK(ours.per_depth == row.number("added_per_new_depth"));
        CHECK(ours.per_item == row.number("removed_per_item_generated"));
        CHECK(ours.forced_multiplier == row.number("forced_rule_multiplier"));
        CHECK(ours.forced_increment == row.number("forced_rule_increment"));
        // The rule counts whole depths; where there is no rule the table has 0.
        CHECK(row.number("forced_rule_depth_scaling") == (ours.forced_multiplier != 0 ? 1 : 0));
        CHECK(ours.guaranteed_depth == row.number("guaranteed_at_depth"));
        CHECK(ours.guaranteed_count == row.number("guaranteed_count"));
        CHECK(ours.is_metered == row.yes("metered"));
        // Their weight comes from the meter alone.
        if (ours.is_metered) CHECK(item_rows[ours.kind].frequency == 0);
    }
    CHECK(theirs.unread() == std::vector<std::string>{"note"});

    // Potions of life are forced as the curve says: while so many or fewer have been made.
    const Table curves = table("level_curves");
    for (const Table::Row& row : curves.rows()) {
        INFO(row.place());
        if (row.number("depth") > long_amulet_depth) continue;
        for (const MeteredRow& meter : metered_rows) {
            if (meter.kind != ItemKind::PotionOfLife) continue;
            int made = 0;
            while (made * meter.forced_multiplier + meter.forced_increment < row.number("depth")) ++made;
            CHECK(made == row.number("life_forced_while_spawned_lt_offset_0"));
        }
    }

    // What the catalog marks as having a rule of its own, and how it is made instead.
    const Table catalog = table("items");
    for (const Table::Row& row : catalog.rows()) {
        INFO(row.place() << " " << row["name"]);
        const ItemRow* ours = item(row["category"], row["name"]);
        REQUIRE(ours != nullptr);
        bool metered = ours->category == ItemCategory::Food || category_rows[ours->category].frequency == 0 ||
                       ours->category == ItemCategory::Gold;
        for (const MeteredRow& meter : metered_rows)
            metered = metered || (meter.kind == ours->kind && meter.is_metered);
        CHECK(metered == row.yes("metered_by_separate_rule"));
    }
}

TEST_CASE("chances of runes depend on the lowest damage or armour given in the table", "[content][table]") {
    // The percentages there follow from the rule in the code that makes items; the figure it starts from is
    // ours.
    const Table theirs = table("runic_creation_chances");
    std::set<const ItemRow*> seen;
    for (const Table::Row& row : theirs.rows()) {
        INFO(row.place() << " " << row["kind"]);
        const ItemRow* ours = item(row["category"], row["kind"]);
        CHECK(ours != nullptr);
        CHECK(seen.insert(ours).second);
        if (ours != nullptr) CHECK(ours->range.least == row.number("lowest_damage_or_armour_x10"));
    }
    for (const ItemRow& row : item_rows) {
        INFO(row.name);
        const bool has_runes = row.category == ItemCategory::Armor ||
                               (row.category == ItemCategory::Weapon && !row.manners.has(Manner::Thrown));
        CHECK(seen.contains(&row) == has_runes);
    }
    CHECK(theirs.unread().size() == 6);
}

}  // namespace cellophane
