#include <fstream>
#include <iterator>
#include <string>

#include "content/styles.h"
#include "dungeon/generate.h"
#include "protocol/label.h"
#include "screen/frame.h"
#include "support/catch.h"
#include "view/message_log.h"
#include "world/level.h"

// JavaScript says some figures of the engine again, where asking for them would make a page wait: they agree.

namespace cellophane {

namespace {

std::string text_of(const std::string& name) {
    std::ifstream file{std::string{CELLOPHANE_SOURCE_DIR} + "/" + name};
    return {std::istreambuf_iterator<char>{file}, {}};
}

std::string styles_between(const std::string& separator) {
    std::string all;
    for (const StyleRow& row : style_rows)
        all += (all.empty() ? "'" : separator + "'") + std::string{row.name} + "'";
    return all;
}

}  // namespace

TEST_CASE("constants repeated in JavaScript equal the engine's", "[exports]") {
    struct Row {
        const char* file;
        const char* name;
        std::size_t value;
    };
    const auto of = [](int figure) { return static_cast<std::size_t>(figure); };
    const Row rows[] = {
        {"emscripten/api/dungeons.ts", "largestSide", of(largest_side)},
        {"emscripten/api/dungeons.ts", "mapWidth", of(standard_size.width)},
        {"emscripten/api/dungeons.ts", "mapHeight", of(standard_size.height)},
        {"emscripten/api/actions.ts", "longestLabel", longest_label},
        {"emscripten/api/events.ts", "columns", of(screen_columns)},
        {"emscripten/api/events.ts", "lines", of(screen_rows)},
        {"emscripten/api/screens.ts", "logKept", MessageLog::capacity},
        {"web/elements/level_size.ts", "usualColumns", of(standard_size.width)},
        {"web/elements/level_size.ts", "usualRows", of(standard_size.height)},
        {"web/elements/map_shape.ts", "largestSide", of(largest_side)},
        {"web/app/link/dungeon.ts", "deepest", of(long_deepest_depth)},
        {"web/terminal/screen_size.ts", "columns", of(screen_columns)},
        {"web/terminal/screen_size.ts", "rows", of(screen_rows)},
    };
    for (const Row& row : rows) {
        const std::string said = std::string{"const "} + row.name + " = " + std::to_string(row.value) + ";";
        INFO(row.file << " has to say: " << said);
        CHECK(text_of(row.file).find(said) != std::string::npos);
    }
}

TEST_CASE("styles and variants repeated in TypeScript equal the engine's", "[exports]") {
    CHECK(text_of("web/app/link/dungeon.ts")
              .find("const styles: readonly Style[] = [" + styles_between(", ") + "];") != std::string::npos);
    std::string depths;
    std::string variants;
    for (const VariantRow& row : variant_rows) {
        depths.append(depths.empty() ? "" : ", ").append(row.name).append(": ");
        depths += std::to_string(row.deepest_depth);
        variants.append(variants.empty() ? "'" : " | '").append(row.name).append("'");
    }
    CHECK(text_of("web/app/link/dungeon.ts")
              .find("const depths: Readonly<Record<ListedVariant, number>> = { " + depths + " };") !=
          std::string::npos);
    CHECK(text_of("emscripten/cellophane.d.ts").find("type ListedVariant = " + variants + ";") !=
          std::string::npos);
    CHECK(text_of("emscripten/cellophane.d.ts").find("type Style = " + styles_between(" | ") + ";") !=
          std::string::npos);
}

}  // namespace cellophane
