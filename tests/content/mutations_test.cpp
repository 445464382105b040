#include "content/mutations.h"

#include <string>
#include <vector>

#include "content/tables.h"
#include "support/catch.h"

// Hold src/content/mutations.* to docs/rules/tables/mutations.tsv and mutation_chances.tsv. Which kinds of
// monster can have them is checked with the monsters.

namespace cellophane {

TEST_CASE("mutations are what the table says they are", "[content][table]") {
    const Words<Behavior> behaviors{{"flees near death", Behavior::FleesNearDeath},
                                    {"reflective", Behavior::Reflective}};
    const Words<Ability> abilities{{"releases its feature on death", Ability::ReleasesFeature},
                                   {"staggering attack (pushes back one cell)", Ability::Knockback},
                                   {"seizes", Ability::Seizes},
                                   {"drains life", Ability::DrainsLife},
                                   {"hit causes weakness", Ability::CausesWeakness},
                                   {"poisons instead of wounding", Ability::Poisons}};
    const Table theirs = table("mutations");
    check_names(mutation_rows, theirs, "name");
    for (const Table::Row& row : theirs.rows()) {
        INFO(row.place() << " " << row["name"]);
        const MutationRow* ours = named(mutation_rows, row["name"]);
        if (ours == nullptr) continue;
        CHECK(figures(ours->tint) == written_tint(row, "label_colour_variation"));
        CHECK(hex(ours->tint) == row["label_colour"]);
        CHECK(ours->health_percent == row.number("hp_pct"));
        CHECK(ours->move_percent == row.number("move_delay_pct"));
        CHECK(ours->attack_percent == row.number("attack_delay_pct"));
        CHECK(ours->defense_percent == row.number("defence_pct"));
        CHECK(ours->damage_percent == row.number("damage_pct"));
        CHECK(light_rows[ours->light].name == name_or(row, "light", "no light"));
        CHECK(feature_rows[ours->feature].name == name_or(row, "feature", "none"));
        CHECK((ours->feature == Feature::None) == row.blank("feature_trigger"));
        Behaviors adds_behaviors;
        for (const std::string& word : row.set("adds_behaviours"))
            adds_behaviors = adds_behaviors | Behaviors{behaviors.at(word)};
        CHECK(ours->adds_behaviors == adds_behaviors);
        Abilities adds_abilities;
        for (const std::string& word : row.set("adds_abilities"))
            adds_abilities = adds_abilities | Abilities{abilities.at(word)};
        CHECK(ours->adds_abilities == adds_abilities);
        std::vector<std::string> bolts;
        for (Bolt bolt : ours->adds_bolts) bolts.emplace_back(bolt_rows[bolt].name);
        CHECK(bolts == row.parts("adds_bolts"));
    }
    // Excluded kinds are checked kind by kind (monsters_test.cpp); negation belongs to the rules.
    CHECK(theirs.unread() == std::vector<std::string>{"excluded_kinds_reference", "excluded_kinds_seed",
                                                      "negation_removes_reference", "negation_removes_seed",
                                                      "wiki_figures", "project_follows"});
}

TEST_CASE("mutations are as frequent as the table says", "[content][table]") {
    const Table theirs = table("mutation_chances");
    CHECK(theirs.size() == 40);
    for (const Table::Row& row : theirs.rows()) {
        INFO(row.place());
        CHECK(mutation_percent(row.number("depth")) == row.number("project_pct"));
    }
    CHECK(theirs.unread() == std::vector<std::string>{"seed_pct", "reference_pct"});
}

}  // namespace cellophane
