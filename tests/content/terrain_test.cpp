#include "content/terrain.h"

#include <string>
#include <vector>

#include "content/features.h"
#include "content/looks.h"
#include "content/tables.h"
#include "support/catch.h"

// Hold src/content/terrain and src/content/looks to docs/rules/tables/terrain.tsv.

namespace cellophane {

namespace {

using P = TerrainProperty;
using M = TerrainMechanic;

const Words<P> property_words{{"blocks movement", P::BlocksMovement},
                              {"blocks vision", P::BlocksVision},
                              {"blocks items", P::BlocksItems},
                              {"blocks surface growths", P::BlocksSurface},
                              {"blocks gas", P::BlocksGas},
                              {"blocks diagonal movement", P::BlocksDiagonals},
                              {"spontaneously ignites", P::Ignites},
                              {"auto-descent", P::Descends},
                              {"lava", P::Lava},
                              {"causes lichen poison", P::LichenPoison},
                              {"flammable", P::Flammable},
                              {"is fire", P::Fire},
                              {"entangles", P::Entangles},
                              {"deep water", P::DeepWater},
                              {"causes gradual damage", P::Damages},
                              {"causes nausea", P::Nauseates},
                              {"causes paralysis", P::Paralyzes},
                              {"causes confusion", P::Confuses},
                              {"causes healing", P::Heals},
                              {"trap plate", P::TrapPlate},
                              {"causes explosive damage", P::Explodes},
                              {"sacred", P::Sacred}};

const Words<M> mechanic_words{{"secret", M::Secret},
                              {"promotes on creature", M::PromotesOnCreature},
                              {"promotes on item", M::PromotesOnItem},
                              {"promotes on hero entry", M::PromotesOnHero},
                              {"promotes on item pickup", M::PromotesOnPickup},
                              {"promotes on sacrifice entry", M::PromotesOnSacrifice},
                              {"promotes on electricity", M::PromotesOnElectricity},
                              {"promotes when its key is present", M::PromotesWithKey},
                              {"promotes when its key is absent", M::PromotesWithoutKey},
                              {"wired", M::Wired},
                              {"circuit breaker", M::CircuitBreaker},
                              {"vanishes upon promotion", M::VanishesOnPromotion},
                              {"allows submersion", M::AllowsSubmersion},
                              {"extinguishes fire", M::ExtinguishesFire},
                              {"gas dissipates (20%)", M::Dissipates},
                              {"gas dissipates quickly (50%)", M::DissipatesQuickly},
                              {"explosive when surrounded", M::ExplodesSurrounded},
                              {"reflects bolts", M::ReflectsBolts},
                              {"connects level", M::ConnectsLevel},
                              {"swaps enchants", M::SwapsEnchants},
                              {"stand in tile", M::StandIn},
                              {"listed in sidebar", M::ListedInSidebar},
                              {"visually distinct", M::Distinct},
                              {"bright memory", M::BrightMemory},
                              {"interrupts exploration when seen", M::InterruptsExploration},
                              {"inverts when highlighted", M::InvertsWhenHighlighted}};

void check_color(std::optional<Color> color, const Table::Row& row, const std::string& which) {
    CHECK(color.has_value() == !row.blank(which + " colour"));
    CHECK(row.blank(which + " hex") == row.blank(which + " colour"));
    const std::string_view variation = row[which + " variation"];
    if (!color) {
        CHECK(variation == "-");
        return;
    }
    CHECK(color_rows[*color].name == row[which + " colour"]);
    check_hex(*color, row[which + " hex"]);
    check_variation(*color, variation);
}

}  // namespace

TEST_CASE("terrain is what the table says it is", "[content][table]") {
    const Table theirs = table("terrain");
    check_names(terrain_rows, theirs, "name");
    for (const Table::Row& row : theirs.rows()) {
        INFO(row.place() << " " << row["name"]);
        const TerrainRow* ours = named(terrain_rows, row["name"]);
        if (ours == nullptr) continue;
        CHECK(static_cast<int>(ours->kind) == row.number("id"));
        CHECK(ours->draw_priority == row.number("draw priority"));
        CHECK(ours->ignite_percent == row.number("chance to ignite %"));
        CHECK(feature_rows[ours->burns_into].name ==
              name_or(row, "burns into (for a trap plate: releases)", "none"));
        CHECK(feature_rows[ours->discovered_as].name == name_or(row, "discovered as", "none"));
        CHECK(feature_rows[ours->promotes_into].name == name_or(row, "promotes into", "none"));
        CHECK(ours->promotion_chance == row.number("promotion chance per turn (10001ths; negative = per "
                                                   "differing passable neighbour)"));
        CHECK(light_rows[ours->light].name == name_or(row, "light source", "no light"));
        CHECK(spelled(ours->properties, property_words) == row.set("terrain properties"));
        CHECK(spelled(ours->mechanics, mechanic_words) == row.set("mechanical properties"));
    }
    // The layers a kind may lie in are checked where something puts it there (features_test.cpp); looks
    // below.
    CHECK(theirs.unread() == std::vector<std::string>{"name in the wiki list", "layer", "glyph", "glyph code",
                                                      "fore colour", "fore hex", "fore variation",
                                                      "back colour", "back hex", "back variation",
                                                      "look text must convey"});
}

TEST_CASE("terrain looks as the table says", "[content][table]") {
    const Table theirs = table("terrain");
    for (const Table::Row& row : theirs.rows()) {
        INFO(row.place() << " " << row["name"]);
        const TerrainRow* ours = named(terrain_rows, row["name"]);
        // Nothing is black on black there, and nothing at all here: it must let the other layers through.
        if (ours == nullptr || ours->kind == Terrain::Nothing) continue;
        const LookRow& look = looks[ours->kind];
        CHECK(look.kind == ours->kind);
        // A gas has a blank for a glyph: it colors its cell and leaves the glyph to what lies under it.
        const bool blank = row["glyph"] == "(space)";
        // A "-" is either no glyph or the sign itself; the code point tells which.
        if (!blank && !row.blank("glyph code"))
            CHECK(first_character(row["glyph"]) == code_point(row["glyph code"]));
        CHECK(blank == (row["glyph code"] == "U+0020"));
        CHECK(static_cast<unsigned>(look.glyph) == (blank ? 0 : shown_glyph(row["glyph code"])));
        check_color(look.fore, row, "fore");
        check_color(look.back, row, "back");
    }
    const LookRow& emptiness = looks[Terrain::Nothing];
    CHECK((emptiness.glyph == 0 && !emptiness.fore && !emptiness.back));
}

TEST_CASE("only secrets have a disguise, and they look exactly like it", "[content]") {
    for (const TerrainRow& row : terrain_rows) {
        INFO(row.name);
        const bool secret = row.mechanics.has(M::Secret);
        CHECK((disguise(row.kind) != row.kind) == secret);
        CHECK((revealed(row.kind) != row.kind) == secret);
        CHECK((row.discovered_as != Feature::None) == secret);
        CHECK_FALSE(terrain_rows[revealed(row.kind)].mechanics.has(M::Secret));
        if (!secret) continue;
        const LookRow& look = looks[row.kind];
        const LookRow& pretended = looks[disguise(row.kind)];
        CHECK(look.glyph == pretended.glyph);
        CHECK(look.fore == pretended.fore);
        CHECK(look.back == pretended.back);
    }
    CHECK(disguise(Terrain::SecretDoor) == Terrain::StoneWall);
    CHECK(revealed(Terrain::SecretDoor) == Terrain::WoodenDoor);
}

TEST_CASE("terrain that is promoted has something to turn into", "[content]") {
    constexpr TerrainMechanics triggers{
        M::PromotesOnCreature,  M::PromotesOnItem,        M::PromotesOnHero,  M::PromotesOnPickup,
        M::PromotesOnSacrifice, M::PromotesOnElectricity, M::PromotesWithKey, M::PromotesWithoutKey};
    for (const TerrainRow& row : terrain_rows) {
        INFO(row.name);
        const bool becomes_something =
            row.promotes_into != Feature::None || row.mechanics.has(M::VanishesOnPromotion);
        if (row.promotion_chance != 0) CHECK(becomes_something);
        // Stairs and portals move the creature that enters, a wired cell passes the signal on: neither need
        // change.
        if (row.mechanics.any_of(triggers) && !is_level_exit(row.kind))
            CHECK((becomes_something || row.mechanics.has(M::Wired)));
        CHECK(row.promotion_chance <= 10000);
        CHECK(row.promotion_chance >= -10000);
    }
}

TEST_CASE("the terrains wired to machines are those of the rules", "[content]") {
    // rules/machines.md 7.5, column "wired"; "a / b" there means both. The three vents without a line of
    // their own are what the hidden ones become, in the columns "reacts to" and "result".
    const std::set<std::string> wired{"portcullis, closed",
                                      "dormant portcullis",
                                      "dormant statue",
                                      "dormant statue in doorway",
                                      "dormant statue, instant",
                                      "dormant turret wall",
                                      "dormant monster wall",
                                      "dormant rat wall",
                                      "collapsing wall",
                                      "wall lever",
                                      "dormant hidden lever",
                                      "dormant pilot light",
                                      "dormant haunted torch",
                                      "trigger floor",
                                      "repeating trigger floor",
                                      "pressure plate",
                                      "paralysis trigger plate",
                                      "hidden paralysis trigger plate",
                                      "hidden paralysis vent",
                                      "paralysis vent",
                                      "hidden caustic vent",
                                      "dormant caustic vent",
                                      "hidden methane vent",
                                      "dormant methane vent",
                                      "altar with open cage",
                                      "altar with closed cage",
                                      "altar in retractable cage",
                                      "pickup-switch altar",
                                      "pickup-switch altar, retracting",
                                      "altar with orb socket",
                                      "stone archway (portal)",
                                      "amulet pickup floor",
                                      "sealed coffin",
                                      "dormant darkening floor",
                                      "dormant flood pool water",
                                      "dormant collapse edge",
                                      "machine chasm edge",
                                      "retractable lava",
                                      "dormant bog",
                                      "dormant worm tunnel marker",
                                      "magical glyph",
                                      "darkened crystal globe",
                                      "commutation altar",
                                      "glowing glass pipes",
                                      "resurrection altar",
                                      "dormant sacrifice altar",
                                      "sacrifice altar",
                                      "dormant sacrifice cage"};
    const std::set<std::string> not_wired{"locked iron door",
                                          "wooden barricade",
                                          "broken statue in doorway",
                                          "hidden lever",
                                          "turret lever",
                                          "candle-lit altar",
                                          "stone pedestal",
                                          "monster cage, locked",
                                          "spreadable floor",
                                          "chasm with hidden bridge",
                                          "sacred glyph",
                                          "brazier"};
    std::set<std::string> ours;
    for (const TerrainRow& row : terrain_rows) {
        if (row.mechanics.has(M::Wired)) ours.emplace(row.name);
        if (row.mechanics.has(M::CircuitBreaker)) CHECK(row.kind == Terrain::DarkenedCrystalGlobe);
    }
    CHECK(ours == wired);
    for (const std::string& name : not_wired) {
        INFO(name);
        CHECK(named(terrain_rows, name) != nullptr);
        CHECK_FALSE(ours.contains(name));
    }
}

}  // namespace cellophane
