#pragma once

#include <string>
#include <vector>

#include "content/own_variant.h"
#include "content/ranges.h"
#include "content/styles.h"
#include "tools/commands.h"
#include "tools/option_values.h"
#include "world/level.h"

namespace cellophane {

/// The levels that `cellophane lint` looks at, and where it writes.
struct LintRequest {
    SeedRange seeds;
    Range depths{shallowest_depth, long_amulet_depth};
    Style style = Style::Brogue;
    DungeonVariant variant = Variant::Brogue;
    Size size = standard_size;
    int jobs = 1;
    std::string out{};
    bool resumes = false;
    /// All that decides what is written, as one line.
    std::string arguments{};
};

std::vector<OptionSpec> lint_options();
/// What is wrong with the arguments, or what they ask for.
Result<LintRequest> read_lint_request(Arguments arguments);

}  // namespace cellophane
