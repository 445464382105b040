#include "exports/catalog_run.h"

#include <utility>

namespace cellophane {

CatalogRun::CatalogRun(CatalogRequest request)
    : request_{std::move(request)},
      walk_{request_.first_seed, request_.last_seed, request_.style, request_.variant} {
    enter();
}

void CatalogRun::enter() {
    waiting_.clear();
    tallies_ = request_.where.nothing_found();
    verdict_ = request_.where.verdict(tallies_, 0);
    seeds_kept_ += verdict_ == Verdict::Yes;
}

void CatalogRun::leave() {
    walk_.leave();
    if (!walk_.done()) enter();
}

Result<std::vector<LevelCatalog>> CatalogRun::next() {
    const int depth = walk_.next_depth();
    const Result<Level> level = walk_.next();
    if (!level.ok()) return level.problem();
    std::vector<LevelCatalog> told;
    if (depth >= request_.depths.least) {
        waiting_.push_back({walk_.seed(), depth, catalog_of(level.value()), request_.variant});
        if (verdict_ == Verdict::Open) {
            request_.where.note(tallies_, waiting_.back());
            verdict_ = request_.where.verdict(tallies_, depth);
            seeds_kept_ += verdict_ == Verdict::Yes;
        }
        if (verdict_ == Verdict::Yes) told = std::exchange(waiting_, {});
    }
    if (verdict_ == Verdict::No || depth >= request_.depths.most) leave();
    return told;
}

}  // namespace cellophane
