#include <set>
#include <string>

#include "content/bolts.h"
#include "content/items.h"
#include "content/looks.h"
#include "content/monsters.h"
#include "content/tables.h"
#include "support/catch.h"

// Hold every sign the catalogs use to docs/rules/tables/glyphs.tsv.

namespace cellophane {

TEST_CASE("the table of glyphs names each glyph once, with its character and an ASCII fallback",
          "[content][table]") {
    const Table theirs = table("glyphs");
    std::set<std::string> names;
    for (const Table::Row& row : theirs.rows()) {
        INFO(row.place() << " " << row["glyph"]);
        CHECK(names.insert(std::string{row["glyph"]}).second);
        CHECK(first_character(row["character"]) == code_point(row["code_point"]));
        CHECK(row["ascii_fallback"].size() == 1);
        // What is plain already stands for itself.
        if (row["character"].size() == 1) CHECK(row["ascii_fallback"] == row["character"]);
    }
}

TEST_CASE("every glyph of terrain, monsters, items, bolts and the hero is in the table of glyphs",
          "[content][table]") {
    const Table theirs = table("glyphs");
    std::set<unsigned> known;
    for (const Table::Row& row : theirs.rows()) known.insert(shown_glyph(row["code_point"]));
    const auto check = [&known](char32_t glyph, std::string_view name) {
        INFO(name << ": U+" << std::hex << static_cast<unsigned>(glyph));
        CHECK(known.contains(static_cast<unsigned>(glyph)));
    };
    for (const LookRow& row : looks)
        if (row.glyph != 0) check(row.glyph, terrain_rows[row.kind].name);
    for (const MonsterRow& row : monster_rows) check(row.glyph, row.name);
    for (const ItemRow& row : item_rows) check(row.glyph, row.name);
    for (const BoltRow& row : bolt_rows)
        if (row.line_glyph != 0) check(row.line_glyph, row.name);
    check(hero_glyph, "hero");
}

}  // namespace cellophane
