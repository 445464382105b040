#include "exports/key_list.h"

#include <algorithm>
#include <sstream>

#include "exports/names.h"
#include "exports/table_names.h"
#include "support/catch.h"
#include "support/text.h"

namespace cellophane {

TEST_CASE("the list for the game master has everything, and what every key opens", "[exports][key-list]") {
    int keys = 0;
    int carried = 0;
    for (std::uint64_t seed = 1; seed <= 90; ++seed) {
        const int depth = 2 + static_cast<int>(seed % 10);
        const LevelRequest request{.seed = seed, .depth = depth};
        const Level level = generate(request).value();
        const std::string list = to_key_list(request, level, plan_of(request, level));
        INFO(list);
        CHECK(has(list, "# Dungeon " + std::to_string(seed) + ", depth " + std::to_string(depth) + "\n"));
        for (const Item& item : level.items) {
            CHECK(has(list, full_name(item)));
            if (const std::optional<int> machine = machine_opened_by(level, item)) {
                ++keys;
                CHECK(has(list, "| machine " + std::to_string(*machine) + ", "));
            }
        }
        for (const Monster& monster : level.monsters) CHECK(has(list, full_name(monster)));
        for (const MachineRecord& machine : level.machines)
            CHECK(has(list, std::string{blueprint_name(level, machine.number)}));
        carried += has(list, "carries ") ? 1 : 0;
        // Every line of a table has the bars of its head.
        std::size_t bars = 0;
        std::istringstream lines{list};
        for (std::string line; std::getline(lines, line);) {
            const auto count = static_cast<std::size_t>(std::count(line.begin(), line.end(), '|'));
            if (count == 0 || bars == 0)
                bars = count;
            else
                CHECK(count == bars);
        }
    }
    CHECK(keys > 10);
    CHECK(carried > 3);
}

namespace {

/// By its name: a device as game masters need to know of.
bool is_named_as_device(Terrain terrain) {
    const std::string_view name = table_name(terrain);
    for (const char* part :
         {"trap", "vent", "lever", "altar", "secret", "plate", "coffin", "dewar", "cage", "turret"})
        if (name.find(part) != std::string_view::npos) return true;
    return false;
}

}  // namespace

TEST_CASE("the game master's key has every secret, trap, vent, lever and altar; the players' has no secret",
          "[exports][key-list]") {
    int devices = 0;
    int secrets = 0;
    for (std::uint64_t seed = 1; seed <= 26; ++seed) {
        const LevelRequest request{.seed = seed, .depth = static_cast<int>(seed)};
        const Level level = generate(request).value();
        const std::string master = to_key_list(request, level, plan_of(request, level));
        const std::string players = to_key_list(request, level, plan_of(request, level), KeyReader::Players);
        INFO("seed " << seed << "\n" << master);
        for (const Item& item : level.items) CHECK_FALSE(has(players, full_name(item)));
        for (int i = 0; i < level.size().area(); ++i)
            for (const Layer layer : every_layer) {
                const Terrain terrain = level.layers[layer].at_index(i);
                const Pos at = level.size().at(i);
                const std::string place = std::to_string(at.x) + ", " + std::to_string(at.y);
                const std::string name{table_name(terrain)};
                const bool is_secret = mechanics_of(terrain).has(TerrainMechanic::Secret);
                if (!is_secret && !is_named_as_device(terrain)) continue;
                ++devices;
                secrets += is_secret;
                const std::string row = "| " + place + " | ";
                const std::size_t found = master.find(row);
                bool is_there = false;
                for (std::size_t line = found; line != std::string::npos && !is_there;
                     line = master.find(row, line + 1))
                    is_there = master.substr(line, master.find('\n', line) - line).find("| " + name) !=
                               std::string::npos;
                CAPTURE(place, name);
                CHECK(is_there);
                if (is_secret) CHECK_FALSE(has(players, " " + place + " " + name));
            }
    }
    CHECK(devices > 200);
    CHECK(secrets > 40);
}

TEST_CASE("players are not told of ways through secret doors", "[exports][key-list]") {
    // Rooms 3 and 9 are joined by a secret door alone.
    const LevelRequest request{.seed = 1729, .depth = 7};
    const Level level = generate(request).value();
    CHECK(has(to_key_list(request, level, plan_of(request, level)), "- Leads to: 1; 8; 9\n"));
    CHECK(
        has(to_key_list(request, level, plan_of(request, level), KeyReader::Players), "- Leads to: 1; 8\n"));
}

}  // namespace cellophane
