#pragma once

#include <optional>
#include <utility>

#include "dungeon/generate.h"
#include "exports/disguises.h"
#include "play/play.h"
#include "protocol/observation.h"
#include "world/level.h"

namespace cellophane {

/// A level with the request it came from, for as long as JavaScript asks about it. What only the whole engine
/// offers is a free function there, so that an embedded map need not carry it.
class DugLevel {
public:
    DugLevel(const LevelRequest& request, Level level) : request_{request}, level_{std::move(level)} {}

    const LevelRequest& request() const { return request_; }
    const Level& level() const { return level_; }

    /// All there is, or, without `reveal`, what a stranger would take it for.
    const Observation& surveyed(bool reveal) const {
        std::optional<Observation>& made = reveal ? all_ : plain_;
        if (!made) {
            made = survey(request_.seed, request_.style, level_);
            if (!reveal) hide_secrets(*made);
        }
        return *made;
    }

private:
    LevelRequest request_;
    Level level_;
    // Made when they are first asked for.
    mutable std::optional<Observation> all_;
    mutable std::optional<Observation> plain_;
};

}  // namespace cellophane
