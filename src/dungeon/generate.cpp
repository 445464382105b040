#include "dungeon/generate.h"

#include "dungeon/descent.h"

namespace cellophane {

Result<Level> generate(const LevelRequest& request) {
    return generate(request, {});
}

Result<Level> generate(const LevelRequest& request, const Watch& watch) {
    const std::vector<Problem> problems = problems_of(request);
    if (!problems.empty()) return problems.front();
    Descent descent{request};
    while (descent.next_depth() < request.depth) {
        const Result<Level> above = descent.next();
        if (!above.ok()) return above.problem();
    }
    return descent.next(watch);
}

}  // namespace cellophane
