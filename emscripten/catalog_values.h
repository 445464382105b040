#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>

#include "exports/catalog_run.h"
#include "values.h"

namespace cellophane {

/// What catalogs and searches have in common; `tune` is empty where everything is as usual.
inline Result<CatalogRequest> catalog_request(std::uint64_t first_seed, std::uint64_t last_seed,
                                              const std::string& style, Range depths, Size size,
                                              const std::string& tune) {
    const Result<LevelRequest> level =
        request_of(first_seed, style, shallowest_depth, size.width, size.height, RogueOptions{}.grid.width,
                   RogueOptions{}.grid.height, tune);
    if (!level.ok()) return level.problem();
    CatalogRequest request{.first_seed = first_seed,
                           .last_seed = last_seed,
                           .style = level.value().style,
                           .variant = level.value().variant,
                           .size = level.value().size,
                           .tuning = level.value().tuning,
                           .depths = depths};
    if (std::optional<Problem> problem = problem_of(request)) return std::move(*problem);
    return request;
}

}  // namespace cellophane
