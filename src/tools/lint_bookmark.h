#pragma once

#include <cstdint>
#include <string>

#include "dungeon/audit/fairness.h"
#include "kit/base/result.h"

namespace cellophane {

/// How far a lint has come, in a small file beside its output: most levels leave no line there.
struct LintBookmark {
    /// What is looked at; another lint's bookmark is refused.
    std::string arguments{};
    /// The last dungeon that is done; 0: none.
    std::uint64_t seed = 0;
    /// Of the output file; what follows is written anew.
    std::uint64_t bytes = 0;
    std::uint64_t findings = 0;
    Inspected inspected{};
};

/// Gone, or whole.
void write_bookmark(const std::string& path, const LintBookmark& bookmark);

/// Where to go on with an output file: at the beginning if there is none.
Result<LintBookmark> read_lint_bookmark(const std::string& path, const std::string& arguments);

}  // namespace cellophane
