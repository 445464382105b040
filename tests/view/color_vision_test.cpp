#include "view/color_vision.h"

#include "content/items.h"
#include "content/looks.h"
#include "content/monsters.h"
#include "content/tables.h"
#include "screen/encode.h"
#include "support/catch.h"
#include "view/discoveries.h"
#include "view/figures.h"
#include "view/inventory_panel.h"
#include "view/layout.h"
#include "view/map_cell.h"
#include "view/map_marks.h"
#include "view/observations.h"
#include "view/palettes.h"
#include "view/plain_signs.h"
#include "view/scene.h"
#include "view/text.h"

namespace cellophane {

namespace {

Frame seen_with(const Observation& seen, const Eyesight& eyes) {
    CellPainter painter;
    return paint({.seen = seen, .log = {}, .pointing = {}, .eyes = eyes}, painter);
}

const StyledCell& cell_at(const Frame& frame, Pos at) {
    return frame.at(main_column + at.x, map_row + at.y);
}

/// A hero, a friend on its right, a foe beyond, a potion on the left.
Observation company() {
    Observation seen = drawn_observation({"#######", "#..@..#", "#######"});
    seen.monsters.push_back({.at = {4, 1}, .kind = MonsterKind::Goblin, .state = MonsterState::Ally});
    seen.monsters.push_back({.at = {5, 1}, .kind = MonsterKind::Goblin, .state = MonsterState::Hunting});
    seen.items.push_back({.at = {2, 1}, .kind = ItemKind::PotionOfLife});
    return seen;
}

}  // namespace

TEST_CASE("allies are underlined in every palette but the standard one", "[view][eyesight]") {
    const Observation seen = company();
    for (int palette = 0; palette < static_cast<int>(Palette::count); ++palette) {
        const Frame frame = seen_with(seen, {.palette = static_cast<Palette>(palette)});
        INFO(palette);
        CHECK(cell_at(frame, {4, 1}).underlined == (palette != 0));
        CHECK_FALSE(cell_at(frame, {5, 1}).underlined);
        CHECK_FALSE(cell_at(frame, {3, 1}).underlined);
    }
}

TEST_CASE("a cell by itself is drawn as on a screen", "[view][eyesight]") {
    const Frame painted = seen_with(company(), {});
    for (int palette = 0; palette < static_cast<int>(Palette::count); ++palette)
        for (int signs = 0; signs < static_cast<int>(Signs::count); ++signs)
            for (const bool ascii : {false, true})
                for (const bool has_pictures : {false, true}) {
                    const Eyesight eyes{.palette = static_cast<Palette>(palette),
                                        .signs = static_cast<Signs>(signs),
                                        .ascii = ascii};
                    Frame screen = painted;
                    fit_to(eyes, screen, has_pictures);
                    INFO(palette << " " << signs << " " << ascii << " " << has_pictures);
                    for (int x = 0; x < 7; ++x) {
                        StyledCell alone = cell_at(painted, {x, 1});
                        fit_to(eyes, alone, has_pictures);
                        CHECK(alone == cell_at(screen, {x, 1}));
                    }
                }
}

TEST_CASE("marks give allies, enemies and items backgrounds of their own", "[view][eyesight]") {
    const Observation seen = company();
    const Frame plain = seen_with(seen, {});
    const Frame marked = seen_with(seen, {.marks = true});
    const Pos places[] = {{2, 1}, {4, 1}, {5, 1}};
    for (const Pos at : places) {
        CHECK(cell_at(plain, at).back != cell_at(marked, at).back);
        CHECK(cell_at(plain, at).glyph == cell_at(marked, at).glyph);
        CHECK(contrast_hundredths(cell_at(marked, at).fore, cell_at(marked, at).back) >= 700);
    }
    CHECK(cell_at(marked, {2, 1}).back != cell_at(marked, {4, 1}).back);
    CHECK(cell_at(marked, {4, 1}).back != cell_at(marked, {5, 1}).back);
    CHECK(cell_at(marked, {4, 1}).underlined);
    // The rest of the map is as it was.
    CHECK(cell_at(plain, {1, 1}) == cell_at(marked, {1, 1}));
    CHECK(cell_at(plain, {3, 1}) == cell_at(marked, {3, 1}));
}

TEST_CASE("good and bad messages have signs where colour is in doubt", "[view][eyesight]") {
    MessageLog log;
    log.add(Message{"you hit the rat", Tone::Good}, 1);
    log.add(Message{"the rat bites you", Tone::Bad}, 1);
    log.add(Message{"a rat squeaks"}, 1);
    Frame plain;
    paint_messages(plain, log);
    Frame signed_;
    paint_messages(signed_, log, Eyesight{.palette = Palette::Protan}.doubts_color());
    const auto begins = [](const Frame& frame, int row, std::u32string_view text) {
        for (std::size_t i = 0; i < text.size(); ++i)
            if (frame.at(main_column + static_cast<int>(i), row).glyph != text[i]) return false;
        return true;
    };
    CHECK(begins(plain, 0, U"You hit"));
    CHECK(begins(signed_, 0, U"+You hit"));
    CHECK(begins(signed_, 1, U"-The rat"));
    CHECK(begins(signed_, 2, U"A rat"));
}

TEST_CASE("a hallucinating hero is not shown which monsters are allies", "[view][eyesight]") {
    Observation seen = company();
    seen.hero->statuses.push_back({.kind = Status::Hallucinating, .left = 100, .most = 300});
    REQUIRE(sees_things(seen));
    const Frame marked = seen_with(seen, {.marks = true});
    CHECK_FALSE(cell_at(marked, {4, 1}).underlined);
    CHECK(cell_at(marked, {4, 1}).back == cell_at(marked, {5, 1}).back);
}

TEST_CASE("every gas has a letter if that is set", "[view][eyesight]") {
    Observation seen = drawn_observation({"#####", "#.@.#", "#####"});
    constexpr Terrain gases[] = {Terrain::CausticGas,  Terrain::ConfusionGas,         Terrain::Putrescence,
                                 Terrain::PutridSmoke, Terrain::ParalyticGas,         Terrain::Methane,
                                 Terrain::Steam,       Terrain::SupernaturalDarkness, Terrain::HealingSpores};
    for (const Terrain gas : gases) {
        INFO(static_cast<int>(gas));
        REQUIRE(gas_letter(gas) != 0);
        CellView& cell = seen.cells[{1, 1}];
        cell.layers[static_cast<std::size_t>(Layer::Gas)] = gas;
        cell.gas_volume = 20;
        CHECK(cell_at(seen_with(seen, {}), {1, 1}).glyph == U'\u00B7');
        CHECK(cell_at(seen_with(seen, {.gas_letters = true}), {1, 1}).glyph ==
              static_cast<char32_t>(gas_letter(gas)));
        const std::string told{gas_letters_help};
        CHECK((told[0] == gas_letter(gas) ||
               told.find(std::string{", "} + gas_letter(gas) + " ") != std::string::npos));
    }
    CHECK(cell_at(seen_with(seen, {.gas_letters = true}), {3, 1}).glyph == U'\u00B7');
}

TEST_CASE("no cell in view is darker than the set least light", "[view][eyesight]") {
    Observation seen = drawn_observation({"#####", "#.@.#", "#####"});
    seen.light = Grid<Illumination>{seen.cells.size(), {5, 5, 5}};
    const auto wall = [&](int least) {
        return cell_at(seen_with(seen, {.least_light = least}), {0, 1}).back;
    };
    CHECK(wall(0).red < 20);
    CHECK(wall(30).red > wall(0).red);
    CHECK(wall(60).red > wall(30).red);
    seen.light = Grid<Illumination>{seen.cells.size(), {150, 150, 150}};
    CHECK(wall(60) == wall(0));
}

TEST_CASE("plain signs are ASCII only, and differ for traps and auras", "[view][eyesight]") {
    Observation seen = company();
    seen.cells[{1, 1}].layers[0] = Terrain::FireTrap;
    seen.auras.push_back({.at = {5, 1}, .feels = Polarity::Benevolent});
    const Eyesight eyes{.ascii = true};
    Frame frame = seen_with(seen, eyes);
    fit_to(eyes, frame);
    for (int row = 0; row < screen_rows; ++row)
        for (int column = 0; column < screen_columns; ++column) CHECK(frame.at(column, row).glyph < 0x80);
    CHECK(cell_at(frame, {1, 1}).glyph == U'%');
    CHECK(cell_at(frame, {5, 1}).glyph == U'$');
}

TEST_CASE("plain signs are those of the table, also where one glyph stands for several things",
          "[view][eyesight][table]") {
    const auto listed = [](std::string_view name) {
        const Table signs = table("glyphs");
        for (const Table::Row& row : signs.rows())
            if (row["glyph"] == name) return static_cast<char32_t>(row["ascii_fallback"].at(0));
        FAIL("no sign named " << name);
        return U' ';
    };
    const auto item = [](ItemKind kind) { return plain_sign(emblem(figure_of(ItemView{.kind = kind}))); };
    const auto creature = [](MonsterKind kind) {
        return plain_sign(emblem(figure_of(MonsterView{.kind = kind})));
    };
    CHECK(item(ItemKind::RingOfLight) == listed("ring"));
    CHECK(item(ItemKind::Lumenstone) == listed("lumenstone"));
    CHECK(item(ItemKind::Amulet) == listed("Amulet of Yendor"));
    CHECK(item(ItemKind::Sword) == listed("weapon"));
    CHECK(item(ItemKind::ScrollOfIdentify) == listed("scroll"));
    CHECK(item(ItemKind::CharmOfHealth) == listed("charm"));
    CHECK(creature(MonsterKind::ArrowTurret) == listed("turret"));
    CHECK(creature(MonsterKind::PhoenixEgg) == listed("egg"));
    CHECK(creature(MonsterKind::GoblinTotem) == listed("totem"));
    CHECK(creature(MonsterKind::StoneGuardian) == listed("stone guardian"));
    CHECK(plain_sign(emblem(Terrain::FireTrap, 3)) == listed("trap"));
    CHECK(plain_sign(emblem(aura_of(Polarity::Benevolent))) == listed("detected benevolent magic"));
    CHECK(plain_sign(emblem(aura_of(Polarity::Malevolent))) == listed("detected malevolent magic"));
}

TEST_CASE("every glyph of the table that has one plain sign is shown as that", "[view][eyesight][table]") {
    const Table signs = table("glyphs");
    std::map<std::string, std::set<std::string>> plain;
    for (const Table::Row& row : signs.rows())
        plain[std::string{row["character"]}].insert(std::string{row["ascii_fallback"]});
    int compared = 0;
    for (const Table::Row& row : signs.rows()) {
        INFO(row.place() << " " << row["glyph"]);
        const std::string sign{row["ascii_fallback"]};
        // Where it stands for several things, what it stands for decides: above.
        if (plain.at(std::string{row["character"]}).size() > 1) continue;
        // No screen draws this one.
        if (row["code_point"] == "U+1F780") continue;
        // These are shown by another glyph, which is compared above.
        if (row["glyph"] == "ring" || row["glyph"] == "totem" || row["glyph"] == "detected benevolent magic")
            continue;
        CHECK(plain_sign({.glyph = shown_glyph(row["code_point"])}) == static_cast<char32_t>(sign.at(0)));
        ++compared;
    }
    CHECK(compared > 90);
}

TEST_CASE("plain signs are used on the map, in lists and in texts", "[view][eyesight]") {
    const Eyesight eyes{.ascii = true};
    Observation seen = company();
    seen.items.push_back({.at = {1, 1}, .kind = ItemKind::RingOfLight});
    Frame frame = seen_with(seen, eyes);
    fit_to(eyes, frame);
    CHECK(cell_at(frame, {1, 1}).glyph == U'=');

    Frame pack;
    // What a panel covers leaves nothing of itself behind.
    put(pack.at(screen_columns - 10, 0), emblem(figure_of(seen.items.back())));
    const std::vector<PackItemView> carried{{.letter = 'a', .item = seen.items.back()}};
    paint_pack(pack, {.pack = carried, .places_left = 3, .title = "Your pack is what you have", .hint = ""});
    fit_to(eyes, pack);
    CHECK(plain_text(pack).find("a) = ") != std::string::npos);
    CHECK(plain_text(pack).find("Your pack is what you have") != std::string::npos);

    Frame found;
    paint_discoveries(found, {});
    fit_to(eyes, found);
    CHECK(plain_text(found).find('$') != std::string::npos);
}

TEST_CASE("every glyph of terrain, monsters and items has a plain sign", "[view][eyesight]") {
    const auto is_known = [](const StyledCell& sign) { return plain_sign(sign) != U'?'; };
    for (const LookRow& row : looks) CHECK(is_known({.glyph = row.glyph == 0 ? U' ' : row.glyph}));
    for (const MonsterRow& row : monster_rows)
        CHECK(is_known(emblem(figure_of(MonsterView{.kind = row.kind}))));
    for (const ItemRow& row : item_rows)
        // A scroll is what a question mark stands for.
        if (row.category != ItemCategory::Scroll)
            CHECK(is_known(emblem(figure_of(ItemView{.kind = row.kind}))));
}

TEST_CASE("in high contrast every glyph of a scene contrasts with its background", "[view][eyesight]") {
    const Eyesight eyes{.palette = Palette::HighContrast};
    Frame frame = seen_with(company(), eyes);
    fit_to(eyes, frame);
    int signs = 0;
    for (int row = 0; row < screen_rows; ++row)
        for (int column = 0; column < screen_columns; ++column) {
            const StyledCell& cell = frame.at(column, row);
            if (cell.glyph == U' ') continue;
            ++signs;
            if (contrast_hundredths(cell.fore, cell.back) < 700) FAIL(column << ", " << row);
        }
    CHECK(signs > 100);
}

}  // namespace cellophane
