#include "exports/catalog_run.h"

#include <utility>

namespace cellophane {

CatalogRun::CatalogRun(CatalogRequest request)
    : request_{std::move(request)},
      seed_{request_.first_seed},
      descent_{{.seed = seed_, .style = request_.style}} {
    enter();
}

void CatalogRun::enter() {
    descent_ = Descent{{.seed = seed_, .style = request_.style}};
    waiting_.clear();
    tallies_ = request_.where.nothing_found();
    verdict_ = request_.where.verdict(tallies_, 0);
    seeds_kept_ += verdict_ == Verdict::Yes;
}

void CatalogRun::leave() {
    ++seeds_done_;
    // The last seed may be the largest there is.
    done_ = seed_ == request_.last_seed;
    if (done_) return;
    ++seed_;
    enter();
}

Result<std::vector<LevelCatalog>> CatalogRun::next() {
    const int depth = descent_.next_depth();
    const Result<Level> level = descent_.next();
    if (!level.ok()) return level.problem();
    std::vector<LevelCatalog> told;
    if (depth >= request_.depths.least) {
        waiting_.push_back({seed_, depth, catalog_of(level.value())});
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
