#include <iterator>
#include <set>
#include <string>

#include "architecture/source_files.h"
#include "content/items/armor.h"
#include "content/items/potions.h"
#include "content/items/scrolls.h"
#include "content/items/sticks.h"
#include "content/items/trinkets.h"
#include "content/items/valuables.h"
#include "content/items/weapons.h"
#include "content/looks/altars.h"
#include "content/looks/barriers.h"
#include "content/looks/fabric.h"
#include "content/looks/fires.h"
#include "content/looks/gases.h"
#include "content/looks/growths.h"
#include "content/looks/holes.h"
#include "content/looks/liquids.h"
#include "content/looks/marks.h"
#include "content/looks/remains.h"
#include "content/looks/traps.h"
#include "content/machines/captives_and_regions.h"
#include "content/machines/flavor.h"
#include "content/machines/key_holders/ambushes.h"
#include "content/machines/key_holders/crossings.h"
#include "content/machines/key_holders/devices.h"
#include "content/machines/key_holders/elements.h"
#include "content/machines/key_holders/hidden.h"
#include "content/machines/key_holders/masters.h"
#include "content/machines/rewards.h"
#include "content/machines/vestibules.h"
#include "content/monsters/bosses.h"
#include "content/monsters/deep.h"
#include "content/monsters/legends.h"
#include "content/monsters/middle.h"
#include "content/monsters/shallows.h"
#include "content/monsters/specials.h"
#include "content/terrain/altars.h"
#include "content/terrain/barriers.h"
#include "content/terrain/fabric.h"
#include "content/terrain/fires.h"
#include "content/terrain/gases.h"
#include "content/terrain/growths.h"
#include "content/terrain/holes.h"
#include "content/terrain/liquids.h"
#include "content/terrain/marks.h"
#include "content/terrain/remains.h"
#include "content/terrain/traps.h"
#include "support/catch.h"
#include "words/items/armor.h"
#include "words/items/potions.h"
#include "words/items/scrolls.h"
#include "words/items/sticks.h"
#include "words/items/trinkets.h"
#include "words/items/valuables.h"
#include "words/items/weapons.h"
#include "words/machines/captives_and_regions.h"
#include "words/machines/flavor.h"
#include "words/machines/key_holders/ambushes.h"
#include "words/machines/key_holders/crossings.h"
#include "words/machines/key_holders/devices.h"
#include "words/machines/key_holders/elements.h"
#include "words/machines/key_holders/hidden.h"
#include "words/machines/key_holders/masters.h"
#include "words/machines/rewards.h"
#include "words/machines/vestibules.h"
#include "words/monsters/bosses.h"
#include "words/monsters/deep.h"
#include "words/monsters/legends.h"
#include "words/monsters/middle.h"
#include "words/monsters/shallows.h"
#include "words/monsters/specials.h"
#include "words/terrain/altars.h"
#include "words/terrain/barriers.h"
#include "words/terrain/fabric.h"
#include "words/terrain/fires.h"
#include "words/terrain/gases.h"
#include "words/terrain/growths.h"
#include "words/terrain/holes.h"
#include "words/terrain/liquids.h"
#include "words/terrain/marks.h"
#include "words/terrain/remains.h"
#include "words/terrain/traps.h"

// What exists is cut by families, a file each. The figures, the looks and the words of a thing are in files
// of the same name: content/terrain/liquids.h, content/looks/liquids.h, words/terrain/liquids.h.

namespace cellophane {

namespace {

template <class Rows>
auto kinds_of(const Rows& rows) {
    std::set<decltype(std::begin(rows)->kind)> kinds;
    for (const auto& row : rows) kinds.insert(row.kind);
    return kinds;
}

template <class Rows, class... Others>
void check_same_kinds(const char* family, const Rows& rows, const Others&... others) {
    const auto kinds = kinds_of(rows);
    const auto check = [&](const auto& other) {
        for (const auto& row : other) {
            INFO(family << ": kind " << static_cast<int>(row.kind) << " is in another file of figures");
            CHECK(kinds.count(row.kind) == 1);
        }
        INFO(family);
        CHECK(kinds_of(other).size() == kinds.size());
    };
    (check(others), ...);
}

/// The files of a folder of src that hold an array of such rows, by their names without ending.
std::set<std::string> files_with_rows(const std::string& folder, const std::string& row) {
    std::set<std::string> names;
    for (const SourceFile& file : files_below(repository / "src" / folder, {".h"}))
        for (const std::string& line : file.lines)
            if (line.find("inline constexpr " + row + " ") == 0 && line.find("[] = {") != std::string::npos)
                names.insert(file.name.substr(0, file.name.size() - 2));
    return names;
}

}  // namespace

TEST_CASE("terrain is in files of the same name in all tables", "[architecture]") {
    check_same_kinds("altars", terrain::altars, looks_of::altars, words::terrain::altars);
    check_same_kinds("barriers", terrain::barriers, looks_of::barriers, words::terrain::barriers);
    check_same_kinds("fabric", terrain::fabric, looks_of::fabric, words::terrain::fabric);
    check_same_kinds("fires", terrain::fires, looks_of::fires, words::terrain::fires);
    check_same_kinds("gases", terrain::gases, looks_of::gases, words::terrain::gases);
    check_same_kinds("growths", terrain::growths, looks_of::growths, words::terrain::growths);
    check_same_kinds("holes", terrain::holes, looks_of::holes, words::terrain::holes);
    check_same_kinds("liquids", terrain::liquids, looks_of::liquids, words::terrain::liquids);
    check_same_kinds("marks", terrain::marks, looks_of::marks, words::terrain::marks);
    check_same_kinds("remains", terrain::remains, looks_of::remains, words::terrain::remains);
    check_same_kinds("traps", terrain::traps, looks_of::traps, words::terrain::traps);
    const std::set<std::string> families{"altars", "barriers", "fabric", "fires",   "gases", "growths",
                                         "holes",  "liquids",  "marks",  "remains", "traps"};
    CHECK(files_with_rows("content/terrain", "TerrainRow") == families);
    CHECK(files_with_rows("content/looks", "LookRow") == families);
    CHECK(files_with_rows("words/terrain", "TerrainWords") == families);
}

TEST_CASE("monsters are in files of the same name in all tables", "[architecture]") {
    check_same_kinds("bosses", monsters::bosses, words::monsters::bosses);
    check_same_kinds("deep", monsters::deep, words::monsters::deep);
    check_same_kinds("legends", monsters::legends, words::monsters::legends);
    check_same_kinds("middle", monsters::middle, words::monsters::middle);
    check_same_kinds("shallows", monsters::shallows, words::monsters::shallows);
    check_same_kinds("specials", monsters::specials, words::monsters::specials);
    const std::set<std::string> families{"bosses", "deep", "legends", "middle", "shallows", "specials"};
    CHECK(files_with_rows("content/monsters", "MonsterRow") == families);
    CHECK(files_with_rows("words/monsters", "MonsterWords") == families);
}

TEST_CASE("items are in files of the same name in all tables", "[architecture]") {
    check_same_kinds("armor", items::armor, words::items::armor);
    check_same_kinds("potions", items::potions, words::items::potions);
    check_same_kinds("scrolls", items::scrolls, words::items::scrolls);
    check_same_kinds("sticks", items::sticks, words::items::sticks);
    check_same_kinds("trinkets", items::trinkets, words::items::trinkets);
    check_same_kinds("valuables", items::valuables, words::items::valuables);
    check_same_kinds("weapons", items::weapons, words::items::weapons);
    const std::set<std::string> families{"armor",    "potions",   "scrolls", "sticks",
                                         "trinkets", "valuables", "weapons"};
    CHECK(files_with_rows("content/items", "ItemRow") == families);
    CHECK(files_with_rows("words/items", "ItemWords") == families);
}

TEST_CASE("machines are in files of the same name in all tables", "[architecture]") {
    check_same_kinds("captives_and_regions", blueprints::captives_and_regions,
                     words::machines::captives_and_regions);
    check_same_kinds("flavor", blueprints::flavor, words::machines::flavor);
    check_same_kinds("key_holders/ambushes", blueprints::keys_in_ambush, words::machines::keys_in_ambush);
    check_same_kinds("key_holders/crossings", blueprints::keys_across, words::machines::keys_across);
    check_same_kinds("key_holders/devices", blueprints::keys_behind_devices,
                     words::machines::keys_behind_devices);
    check_same_kinds("key_holders/elements", blueprints::keys_amid_elements,
                     words::machines::keys_amid_elements);
    check_same_kinds("key_holders/hidden", blueprints::hidden_keys, words::machines::hidden_keys);
    check_same_kinds("key_holders/masters", blueprints::keys_with_masters,
                     words::machines::keys_with_masters);
    check_same_kinds("rewards", blueprints::rewards, words::machines::rewards);
    check_same_kinds("vestibules", blueprints::vestibules, words::machines::vestibules);
    const std::set<std::string> families{"captives_and_regions",
                                         "flavor",
                                         "key_holders/ambushes",
                                         "key_holders/crossings",
                                         "key_holders/devices",
                                         "key_holders/elements",
                                         "key_holders/hidden",
                                         "key_holders/masters",
                                         "rewards",
                                         "vestibules"};
    CHECK(files_with_rows("content/machines", "BlueprintRow") == families);
    CHECK(files_with_rows("words/machines", "MachineWords") == families);
}

}  // namespace cellophane
