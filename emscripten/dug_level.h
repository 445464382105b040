#pragma once

#include <optional>
#include <utility>

#include "dungeon/generate.h"
#include "exports/disguises.h"
#include "play/play.h"
#include "protocol/observation.h"
#include "world/level.h"

namespace cellophane {

/// A level with the request it was dug from, held for as long as JavaScript uses it. Operations that only the
/// whole engine offers are free functions in its bindings, so that the engine of embedded maps does not link
/// them.
class DugLevel {
public:
    DugLevel(const LevelRequest& request, Level level) : request_{request}, level_{std::move(level)} {}

    const LevelRequest& request() const { return request_; }
    const Level& level() const { return level_; }

    /// Everything on the level; without `reveal`, secrets in their disguise and monsters in hiding left out.
    const Observation& surveyed(bool reveal) const {
        std::optional<Observation>& made = reveal ? all_ : plain_;
        if (!made) {
            made = survey(request_.seed, request_.style, request_.variant, level_);
            if (!reveal) hide_secrets(*made);
        }
        return *made;
    }

private:
    LevelRequest request_;
    Level level_;
    // Made on first use.
    mutable std::optional<Observation> all_;
    mutable std::optional<Observation> plain_;
};

}  // namespace cellophane
