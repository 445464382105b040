#pragma once

#include <sstream>
#include <string>
#include <vector>

#include "tools/run.h"

namespace cellophane {

/// What came of a run of the program.
struct Outcome {
    Exit exit{};
    std::string out;
    std::string err;
};

inline Outcome run_with(const std::vector<std::string>& arguments) {
    std::ostringstream out;
    std::ostringstream err;
    const Exit exit = run(arguments, out, err);
    return {exit, out.str(), err.str()};
}

}  // namespace cellophane
