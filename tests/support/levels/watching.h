#pragma once

#include <functional>
#include <string_view>

#include "dungeon/draft.h"

namespace cellophane {

/// A watcher that looks up only when a stage has ended.
inline Watch after_each_stage(std::function<void(std::string_view stage, const Draft& draft)> look) {
    return [look](const Draft& draft, const DigEvent& event) {
        if (event.kind == DigEventKind::StageDone) look(event.stage, draft);
    };
}

}  // namespace cellophane
