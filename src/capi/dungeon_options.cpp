#include "capi/dungeon_options.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "capi/errors.h"
#include "content/styles.h"
#include "content/variant_text.h"

namespace cellophane::capi {

namespace {

template <class Table>
Problem unknown(std::string_view what, std::string_view given, const Table& table) {
    std::vector<std::string_view> names;
    for (const auto& row : table) names.push_back(row.name);
    return {"bad-style", there_is_no(what, given, names)};
}

}  // namespace

Result<LevelRequest> request_of(const cellophane_dungeon& dungeon) {
    const std::string_view style_given = dungeon.style == nullptr ? "brogue" : dungeon.style;
    const std::string_view variant_given = dungeon.variant == nullptr ? "brogue" : dungeon.variant;
    const std::optional<Style> style = style_named(style_given);
    if (!style) return unknown("style", style_given, style_rows);
    const Result<DungeonVariant> variant = variant_of_text(variant_given);
    if (!variant.ok()) return Problem{"bad-style", variant.problem().message};
    const LevelRequest request{.seed = dungeon.seed,
                               .style = *style,
                               .variant = variant.value(),
                               .depth = dungeon.depth == 0 ? 1 : dungeon.depth};
    if (const std::vector<Problem> problems = problems_of(request); !problems.empty())
        return problems.front();
    return request;
}

}  // namespace cellophane::capi
