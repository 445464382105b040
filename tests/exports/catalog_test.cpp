#include "exports/catalog.h"

#include <algorithm>
#include <string>
#include <vector>

#include "content/dungeon_version.h"
#include "dungeon/generate.h"
#include "exports/catalog_run.h"
#include "support/catch.h"

namespace cellophane {

namespace {

Level shrine() {
    Level level;
    level.depth = 4;
    level.layers = TerrainLayers{{4, 3}};
    level.ownership = MachineOwnership{{4, 3}};
    level.layers[Layer::Dungeon][{3, 1}] = Terrain::CommutationAltar;
    level.layers[Layer::Dungeon][{3, 2}] = Terrain::CommutationAltar;
    level.layers[Layer::Dungeon][{1, 2}] = Terrain::AltarWithOpenCage;
    level.ownership.number[{3, 1}] = level.ownership.number[{3, 2}] = 3;
    level.ownership.number[{0, 0}] = 4;
    level.machines = {
        {.number = 3, .kind = Blueprint::CommutationAltars, .origin = {2, 2}, .cells = 9},
        {.number = 4, .kind = Blueprint::LockedDoorVestibule, .origin = {0, 0}, .cells = 1, .parent = 3}};
    Item darts{.kind = ItemKind::Dart, .quantity = 12, .at = {1, 1}};
    Item mail{
        .kind = ItemKind::PlateArmor, .enchant = 2, .charges = 900, .at = {0, 2}, .carrier = ActorId{1}};
    mail.armor_rune = ArmorRune::Immunity;
    mail.foe = MonsterClass::Undead;
    const Item gold{.kind = ItemKind::Gold, .quantity = 90, .at = {0, 2}, .carrier = ActorId{1}};
    Item key{.kind = ItemKind::DoorKey, .at = {1, 0}};
    key.opens = {{.at = {0, 0}, .machine = 0, .consumed = true}, {.at = {1, 0}}};
    level.items = {darts, gold, mail, key};
    Monster captive{.kind = MonsterKind::Goblin, .at = {2, 0}, .state = MonsterState::Wandering};
    captive.marks = {MonsterMark::Captive};
    Monster thief{.kind = MonsterKind::Ogre, .at = {0, 2}, .mutation = Mutation::Toxic};
    Monster friendly{.kind = MonsterKind::Unicorn, .at = {3, 0}, .state = MonsterState::Ally, .machine = 3};
    friendly.marks = {MonsterMark::Dormant};
    level.monsters = {captive, thief, friendly};
    return level;
}

/// All that a run tells, as lines of CSV.
std::string told(CatalogRun run) {
    std::string out;
    while (!run.done()) {
        const Result<std::vector<LevelCatalog>> levels = run.next();
        REQUIRE(levels.ok());
        for (const LevelCatalog& level : levels.value()) out += csv_lines(level);
    }
    return out;
}

CatalogRequest asking(std::string_view where, CatalogRequest request) {
    const Result<Condition> condition = Condition::parse(where, request.depths);
    INFO(where);
    REQUIRE(condition.ok());
    request.where = condition.value();
    return request;
}

}  // namespace

TEST_CASE("a catalogue line in CSV holds kind, place and properties of each entry", "[exports][catalog]") {
    CHECK(csv_header() ==
          "seed,depth,what,category,kind,quantity,enchant,charges,runic,foe,mutation,state,machine,blueprint,"
          "x,y,number,carriedBy,carrier,carrierMutation,opens,dungeonVersion\n");
    const std::string start = "18446744073709551615,4,";
    const std::string end = "," + std::to_string(dungeon_version) + "\n";
    std::string expected;
    for (const char* line :
         {"item,weapon,dart,12,0,,,,,,0,,1,1,,,,,",
          "item,armor,plate armor,1,2,,immunity,undead,,,0,,0,2,,ogre,1,toxic,",
          "item,key,door key,1,0,,,,,,0,,1,0,,,,,3", "ally,captive,goblin,,,,,,,wandering,0,,2,0,0,,,,",
          "monster,ordinary,ogre,,,,,,toxic,sleeping,0,,0,2,1,,,,",
          "ally,legendary,unicorn,,,,,,,dormant,3,Commutation altars,3,0,2,,,,",
          "machine,reward,Commutation altars,,,,,,,,3,Commutation altars,2,2,,,,,",
          "machine,vestibule,Locked door vestibule,,,,,,,,4,Locked door vestibule,0,0,,,,,",
          "altar,commutation,commutation altar,,,,,,,,3,Commutation altars,3,1,,,,,"})
        expected += start + line + end;
    CHECK(csv_lines({18446744073709551615U, 4, catalog_of(shrine())}) == expected);
}

TEST_CASE("every key of a dungeon opens a machine that is there", "[exports][catalog]") {
    int keys = 0;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        const Result<Level> level = generate({.seed = seed, .depth = 8});
        REQUIRE(level.ok());
        const std::vector<CatalogEntry> entries = catalog_of(level.value());
        for (const CatalogEntry& entry : entries) {
            CHECK(entry.opens.has_value() == (entry.category == "key"));
            if (!entry.opens) continue;
            ++keys;
            INFO(seed << ", machine " << *entry.opens);
            const auto found = std::find_if(entries.begin(), entries.end(), [&](const CatalogEntry& other) {
                return other.what == Find::Machine && other.machine == *entry.opens;
            });
            REQUIRE(found != entries.end());
            CHECK(found->category != "vestibule");
        }
    }
    CHECK(keys >= 5);
}

TEST_CASE("a catalogue line in JSON holds the same fields as one in CSV", "[exports][catalog]") {
    std::vector<CatalogEntry> entries = catalog_of(shrine());
    entries = {entries[1], entries[5]};
    CHECK(
        json_line({7, 4, entries}) ==
        "{\"seed\":\"7\",\"depth\":4,\"dungeonVersion\":" + std::to_string(dungeon_version) +
            ",\"entries\":["
            "{\"what\":\"item\",\"category\":\"armor\",\"kind\":\"plate armor\",\"quantity\":1,\"enchant\":2,"
            "\"charges\":null,\"runic\":\"immunity\",\"foe\":\"undead\",\"mutation\":null,\"state\":null,"
            "\"machine\":0,\"blueprint\":null,\"x\":0,\"y\":2,\"number\":null,\"carriedBy\":\"ogre\","
            "\"carrier\":1,\"carrierMutation\":\"toxic\",\"opens\":null},"
            "{\"what\":\"ally\",\"category\":\"legendary\",\"kind\":\"unicorn\",\"quantity\":null,"
            "\"enchant\":"
            "null,"
            "\"charges\":null,\"runic\":null,\"foe\":null,\"mutation\":null,\"state\":\"dormant\","
            "\"machine\":3,\"blueprint\":\"Commutation "
            "altars\",\"x\":3,\"y\":0,\"number\":2,\"carriedBy\":null,"
            "\"carrier\":null,\"carrierMutation\":null,\"opens\":null}]}\n");
    CHECK(json_line({7, 4, {}}) == "{\"seed\":\"7\",\"depth\":4,\"dungeonVersion\":" +
                                       std::to_string(dungeon_version) + ",\"entries\":[]}\n");
}

TEST_CASE("a catalogue run lists the same levels as single requests", "[exports][catalog]") {
    for (const StyleRow& style : style_rows) {
        INFO(style.name);
        std::string expected;
        for (std::uint64_t seed = 6; seed <= 7; ++seed)
            for (int depth = 2; depth <= 4; ++depth) {
                const Result<Level> level = generate({.seed = seed, .style = style.kind, .depth = depth});
                REQUIRE(level.ok());
                expected += csv_lines({seed, depth, catalog_of(level.value())});
            }
        CHECK_FALSE(expected.empty());
        CHECK(told(CatalogRun{{.first_seed = 6, .last_seed = 7, .style = style.kind, .depths = {2, 4}}}) ==
              expected);
    }
}

TEST_CASE("a catalogue run ends after the largest seed", "[exports][catalog]") {
    CatalogRun run{
        {.first_seed = 18446744073709551614U, .last_seed = 18446744073709551615U, .depths = {1, 1}}};
    int steps = 0;
    for (; !run.done(); ++steps) REQUIRE(run.next().ok());
    CHECK(steps == 2);
    CHECK(run.seeds_done() == 2);
    CHECK(run.seeds_kept() == 2);
}

TEST_CASE("a catalogue with a condition keeps exactly the dungeons that meet it", "[exports][catalog]") {
    constexpr std::uint64_t last = 25;
    const CatalogRequest all{.first_seed = 1, .last_seed = last, .depths = {1, 5}};
    const std::string_view where = "item(\"chain mail\") <= 4 and not count(item, \"enchanting\", 2..5) > 1";
    int kept = 0;
    std::string expected;
    for (std::uint64_t seed = 1; seed <= last; ++seed) {
        // The same question, asked in the plainest way.
        bool has_mail = false;
        int scrolls = 0;
        for (int depth = 1; depth <= 5; ++depth) {
            const Result<Level> level = generate({.seed = seed, .depth = depth});
            REQUIRE(level.ok());
            for (const Item& item : level.value().items) {
                has_mail |= item.kind == ItemKind::ChainMail && depth <= 4;
                if (item.kind == ItemKind::ScrollOfEnchanting && depth >= 2) scrolls += item.quantity;
            }
        }
        const CatalogRequest one{.first_seed = seed, .last_seed = seed, .depths = all.depths};
        const bool wanted = has_mail && !(scrolls > 1);
        const std::string lines = told(CatalogRun{asking(where, one)});
        expected += lines;
        CHECK(lines == (wanted ? told(CatalogRun{one}) : std::string{}));
        kept += wanted;
    }
    CHECK(kept > 0);
    CHECK(kept < static_cast<int>(last));
    // One dungeon leaves nothing behind for the next.
    CHECK(told(CatalogRun{asking(where, all)}) == expected);
}

TEST_CASE("a catalogue leaves a dungeon as soon as the condition cannot be met any more",
          "[exports][catalog]") {
    const auto steps = [](std::string_view where) {
        CatalogRun run{asking(where, {.first_seed = 1, .last_seed = 1})};
        int count = 0;
        for (; !run.done(); ++count) REQUIRE(run.next().ok());
        return count;
    };
    CHECK(steps("item(\"lumenstone\") <= 3") == 3);
    CHECK(steps("not item(\"gold\")") < 10);
    CHECK(steps("item(\"Amulet of Yendor\") = 26") == 26);
}

TEST_CASE("a catalogue returns the levels of a dungeon as soon as the condition is met",
          "[exports][catalog]") {
    CatalogRun run{asking("item(\"gold\") <= 26", {.first_seed = 1, .last_seed = 1})};
    std::size_t levels = 0;
    while (run.seeds_kept() == 0) {
        CHECK(levels == 0);
        levels += run.next().value().size();
    }
    CHECK(levels > 0);
    CHECK_FALSE(run.done());
    CHECK(run.next().value().size() == 1);
}

}  // namespace cellophane
