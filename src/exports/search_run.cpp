#include "exports/search_run.h"

#include <utility>

namespace cellophane {

SearchRun::SearchRun(CatalogRequest request)
    : request_{std::move(request)},
      seed_{request_.first_seed},
      descent_{{.seed = seed_, .style = request_.style}} {
    enter();
}

void SearchRun::enter() {
    descent_ = Descent{{.seed = seed_, .style = request_.style}};
    tallies_ = request_.where.nothing_found();
    found_.clear();
}

void SearchRun::leave() {
    ++seeds_done_;
    // The last seed may be the largest there is.
    done_ = seed_ == request_.last_seed;
    if (done_) return;
    ++seed_;
    enter();
}

Result<std::optional<SearchHit>> SearchRun::next() {
    const int depth = descent_.next_depth();
    const Result<Level> level = descent_.next();
    if (!level.ok()) return level.problem();
    std::optional<SearchHit> hit;
    Verdict verdict = Verdict::Open;
    if (depth >= request_.depths.least) {
        LevelCatalog all{seed_, depth, catalog_of(level.value())};
        request_.where.note(tallies_, all);
        verdict = request_.where.verdict(tallies_, depth);
        LevelCatalog told{seed_, depth, {}};
        for (CatalogEntry& entry : all.entries)
            if (request_.where.speaks_of(entry, depth)) told.entries.push_back(std::move(entry));
        if (!told.entries.empty()) found_.push_back(std::move(told));
        if (verdict == Verdict::Yes) hit = SearchHit{seed_, std::exchange(found_, {})};
    }
    if (verdict != Verdict::Open || depth >= request_.depths.most) leave();
    return hit;
}

}  // namespace cellophane
