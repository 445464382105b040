#include "tools/lint_lines.h"

#include <string_view>

#include "exports/json_text.h"

namespace cellophane {

namespace {

std::string_view machine_name(const Level& level, int number) {
    for (const MachineRecord& machine : level.machines)
        if (machine.number == number) return blueprint_rows[machine.kind].name;
    return {};
}

}  // namespace

std::string lint_line(const Finding& finding, const Level& level, std::uint64_t seed, Style style,
                      const DungeonVariant& variant) {
    JsonObject line;
    line.text("seed", std::to_string(seed)).text("style", style_rows[style].name);
    if (variant != Variant::Brogue) line.text("variant", variant.name());
    line.number("depth", level.depth)
        .text("finding", unfairness_rows[finding.kind].name)
        .number("x", finding.at.x)
        .number("y", finding.at.y)
        .number("count", finding.count);
    if (!finding.what.empty()) line.text("what", finding.what);
    if (const std::string_view machine = machine_name(level, finding.machine); !machine.empty())
        line.text("machine", machine);
    return std::move(line).done() + "\n";
}

std::string lint_summary(const LintBookmark& done) {
    const Inspected& seen = done.inspected;
    return std::to_string(seen.levels) + " levels with " + std::to_string(seen.machines) + " machines, " +
           std::to_string(seen.locks) + " locks, " + std::to_string(seen.items) + " items and " +
           std::to_string(seen.creatures) + " creatures looked at, " + std::to_string(done.findings) +
           (done.findings == 1 ? " finding" : " findings");
}

}  // namespace cellophane
