#include "content/features.h"

#include <map>
#include <string>
#include <vector>

#include "content/autogenerators.h"
#include "content/machines.h"
#include "content/tables.h"
#include "support/catch.h"

// Hold src/content/features to docs/rules/tables/dungeon_features.tsv.

namespace cellophane {

namespace {

const Words<FeatureFlag> flag_words{{"clear other terrain", FeatureFlag::ClearsOther},
                                    {"clear lower-priority terrain", FeatureFlag::ClearsLesser},
                                    {"blocked by other layers", FeatureFlag::BlockedByOthers},
                                    {"evacuate creatures first", FeatureFlag::Evacuates},
                                    {"wake dormant monsters", FeatureFlag::WakesDormant},
                                    {"superpriority", FeatureFlag::Superpriority},
                                    {"aggravates monsters", FeatureFlag::Aggravates},
                                    {"next feature in every cell", FeatureFlag::NextEverywhere},
                                    {"resurrects an ally", FeatureFlag::ResurrectsAlly},
                                    {"treat as blocking", FeatureFlag::TreatedAsBlocking},
                                    {"permit blocking", FeatureFlag::MayBlock},
                                    {"once in a hundred times", FeatureFlag::Seldom}};

}  // namespace

TEST_CASE("features are what the table says they are", "[content][table]") {
    const Table theirs = table("dungeon_features");
    check_names(feature_rows, theirs, "name");
    for (const Table::Row& row : theirs.rows()) {
        INFO(row.place() << " " << row["name"]);
        const FeatureRow* ours = named(feature_rows, row["name"]);
        if (ours == nullptr) continue;
        CHECK(static_cast<int>(ours->kind) == row.number("id"));
        CHECK(terrain_rows[ours->terrain].name == name_or(row, "terrain spawned", "nothing"));
        CHECK(spelled(ours->layer, layer_words) == name_or(row, "layer", "dungeon"));
        CHECK(ours->start_percent == row.number("start probability % (gas: volume)"));
        CHECK(ours->decrement == row.number("decrement per wave"));
        CHECK(spelled(ours->flags, flag_words) == row.set("flags"));
        CHECK(terrain_rows[ours->only_into].name == name_or(row, "propagates only into terrain", "nothing"));
        CHECK(light_rows[ours->flare].name == name_or(row, "light flare", "no light"));
        CHECK(color_rows[ours->flash].name == name_or(row, "flash colour", "black"));
        CHECK(ours->radius == row.number("effect radius"));
        CHECK(feature_rows[ours->next].name == name_or(row, "subsequent feature", "none"));
        CHECK(ours->speaks == (row["message must convey"] != "-"));
    }
    CHECK(theirs.unread() == std::vector<std::string>{"used by"});
}

TEST_CASE("features flare with flares, and flash with a colour and a radius", "[content]") {
    for (const FeatureRow& row : feature_rows) {
        INFO(row.name);
        if (row.flare != Light::NoLight) {
            bool known = false;
            for (const FlareRow& flare : flare_rows) known = known || flare.light == row.flare;
            CHECK(known);
        }
        if (row.flash != Color::Black) CHECK(row.radius > 0);
        if (row.terrain == Terrain::Nothing) CHECK(row.start_percent == 0);
        // A chain of features ends.
        int steps = 0;
        for (Feature next = row.next; next != Feature::None; next = feature_rows[next].next) {
            REQUIRE(steps < 10);
            ++steps;
        }
    }
}

TEST_CASE("terrain is put only into the layers it belongs to", "[content][table]") {
    std::map<std::string, std::string> homes;
    const Table terrain = table("terrain");
    for (const Table::Row& row : terrain.rows()) homes.emplace(row["name"], row["layer"]);
    const auto check = [&homes](Terrain put, Layer layer) {
        if (put == Terrain::Nothing) return;
        const std::string& home = homes.at(std::string{terrain_rows[put].name});
        INFO(terrain_rows[put].name << " into " << spelled(layer, layer_words) << ", at home in " << home);
        CHECK(home.find(spelled(layer, layer_words)) != std::string::npos);
    };
    for (const FeatureRow& row : feature_rows) check(row.terrain, row.layer);
    for (const AutogeneratorRow& row : autogenerator_rows) check(row.terrain, row.layer);
    for (const BlueprintRow& blueprint : blueprint_rows)
        for (const MachineFeature& feature : blueprint.features) check(feature.terrain, feature.layer);
}

}  // namespace cellophane
