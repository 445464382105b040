#include "content/bolts.h"

#include <cmath>
#include <string>
#include <vector>

#include "content/items.h"
#include "content/monsters.h"
#include "content/tables.h"
#include "support/catch.h"

// Hold src/content/bolts.* to docs/rules/tables/bolts.tsv.

namespace cellophane {

namespace {

const Words<BoltAim> aim_words{
    {"enemies", BoltAim::Enemies}, {"allies", BoltAim::Allies}, {"a place", BoltAim::Place}};

const Words<BoltSpares> spares_words{{"immobile", BoltSpares::Immobile},
                                     {"inanimate", BoltSpares::Inanimate},
                                     {"immune to fire", BoltSpares::ImmuneToFire},
                                     {"immune to weapons", BoltSpares::ImmuneToWeapons},
                                     {"immune to webs", BoltSpares::ImmuneToWebs}};

}  // namespace

TEST_CASE("bolts are what the table says they are", "[content][table]") {
    const Table theirs = table("bolts");
    check_names(bolt_rows, theirs, "name");
    int index = 0;
    for (const Table::Row& row : theirs.rows()) {
        INFO(row.place() << " " << row["name"]);
        const BoltRow* ours = named(bolt_rows, row["name"]);
        if (ours == nullptr) continue;
        CHECK(static_cast<int>(ours->kind) == index++);
        CHECK(row["id"] == key_of(ours->name));
        CHECK(ours->magnitude == row.number("magnitude"));
        CHECK(static_cast<unsigned>(ours->line_glyph) ==
              (row.blank("line_glyph") ? 0 : first_character(row["line_glyph"])));
        CHECK((row.blank("glyph_colour") ? Tint{} == ours->glyph_tint
                                         : hex(ours->glyph_tint) == row["glyph_colour"]));
        CHECK(std::max({ours->glyph_tint.random_red, ours->glyph_tint.random_green,
                        ours->glyph_tint.random_blue, ours->glyph_tint.random_all}) == 0);
        if (row["bolt_colour_variation"] == "recommended: acid green") {
            // Of the acid turret's own green, at rest.
            Tint green = monster_rows[MonsterKind::AcidTurret].tint;
            green.random_red = green.random_green = green.random_blue = green.random_all = 0;
            green.dances = false;
            CHECK(figures(ours->tint) == figures(green));
        } else {
            CHECK(figures(ours->tint) == written_tint(row, "bolt_colour_variation"));
        }
        if (!row.blank("bolt_colour")) CHECK(hex(ours->tint) == row["bolt_colour"]);
        const std::string_view radius = row["light_radius_at_source"];
        CHECK(ours->light_hundredths ==
              (radius.empty() ? 0 : std::lround(100 * std::stod(split(radius, " cells").at(0)))));
        const auto flag = [&](BoltFlag which, std::string_view column) {
            INFO(column);
            CHECK(ours->flags.has(which) == row.yes(column));
        };
        flag(BoltFlag::PassesCreatures, "passes_creatures");
        flag(BoltFlag::HaltsBefore, "halts_before_obstacle");
        flag(BoltFlag::Fiery, "fiery");
        flag(BoltFlag::Electric, "electric");
        flag(BoltFlag::Reflectable, "can_be_reflected");
        flag(BoltFlag::Learnable, "learnable_by_allies");
        flag(BoltFlag::Negatable, "negation_removes_it");
        flag(BoltFlag::DrawsWholeLine, "glyph_along_whole_line");
        CHECK(feature_rows[ours->terrain_on_path].name == name_or(row, "terrain_on_path", "none"));
        CHECK(feature_rows[ours->terrain_at_end].name == name_or(row, "terrain_at_end", "none"));
        CHECK(spelled(ours->aim, aim_words) == row["aimed_at"]);
        CHECK(spelled(ours->spares, spares_words) == row.set("never_used_on"));
    }
    // What a bolt does is code; the monsters and items that have it are checked below.
    CHECK(theirs.unread() == std::vector<std::string>{"effect", "figures", "hero_item", "monsters_with_it"});
}

TEST_CASE("each bolt is cast by the monsters, wands and staffs of the table", "[content][table]") {
    const Table theirs = table("bolts");
    for (const Table::Row& row : theirs.rows()) {
        INFO(row.place() << " " << row["name"]);
        const BoltRow* bolt = named(bolt_rows, row["name"]);
        REQUIRE(bolt != nullptr);
        std::set<std::string> casters;
        for (const MonsterRow& monster : monster_rows)
            for (Bolt known : monster.bolts)
                if (known == bolt->kind) casters.emplace(monster.name);
        // The whip is how the salamander strikes, not something it casts.
        if (bolt->kind == Bolt::Whip) {
            CHECK(casters.empty());
            CHECK(monster_rows[MonsterKind::Salamander].abilities.has(Ability::AttacksFromAfar));
            CHECK(item_rows[ItemKind::Whip].manners.has(Manner::Reaches));
            continue;
        }
        CHECK(casters == row.set("monsters_with_it"));
        // The hero's wands and staffs are named after what they cast.
        std::string hero_item;
        for (const ItemRow& item : item_rows)
            if ((item.category == ItemCategory::Wand || item.category == ItemCategory::Staff) &&
                item.name == bolt->name)
                hero_item = std::string{category_rows[item.category].name} + " of " + std::string{item.name};
        CHECK(hero_item == row["hero_item"]);
    }
    for (const ItemRow& item : item_rows)
        if (item.category == ItemCategory::Wand || item.category == ItemCategory::Staff) {
            INFO(item.name);
            CHECK(named(bolt_rows, item.name) != nullptr);
        }
}

}  // namespace cellophane
