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
        const std::string list = to_key_list(request, level);
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

}  // namespace cellophane
