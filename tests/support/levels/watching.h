#pragma once

#include <functional>
#include <string_view>

#include "dungeon/draft/draft.h"
#include "dungeon/generate.h"

namespace cellophane {

/// A watcher that calls `look` only when a stage has ended.
inline Watch after_each_stage(std::function<void(std::string_view stage, const Draft& draft)> look) {
    return [look](const Draft& draft, const DigEvent& event) {
        if (event.kind == DigEventKind::StageDone) look(event.stage, draft);
    };
}

/// A level as it was made, before its terrain began to move.
inline Level as_made(const LevelRequest& request) {
    Level made;
    const Result<Level> settled =
        generate(request, after_each_stage([&](std::string_view stage, const Draft& draft) {
                     if (stage == "set_waypoints") made = level_of(Draft{draft});
                 }));
    return settled.ok() ? made : Level{};
}

}  // namespace cellophane
