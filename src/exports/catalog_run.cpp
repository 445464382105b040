#include "exports/catalog_run.h"

#include <utility>

namespace cellophane {

std::optional<Problem> problem_of(const CatalogRequest& request) {
    const std::vector<Problem> problems = problems_of(request.first_level());
    if (problems.empty()) return std::nullopt;
    return problems.front();
}

CatalogRun::CatalogRun(CatalogRequest request)
    : request_{std::move(request)},
      walk_{request_.first_level(), request_.last_seed,
            request_.tells_layout ? SeedWalk::Wanted{nullptr} : &concerns_contents} {
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
    std::vector<LevelCatalog> rows;
    if (depth >= request_.depths.least) {
        waiting_.push_back({.seed = walk_.seed(), .depth = depth, .kind = request_.kind()});
        LevelCatalog& told_of = waiting_.back();
        const bool is_open = verdict_ == Verdict::Open;
        if (request_.tells_layout) told_of.layout = layout_of(level.value());
        if (is_open || !request_.tells_layout) told_of.entries = catalog_of(level.value());
        if (is_open) {
            request_.where.note(tallies_, waiting_.back());
            verdict_ = request_.where.verdict(tallies_, depth);
            seeds_kept_ += verdict_ == Verdict::Yes;
        }
        if (verdict_ == Verdict::Yes) rows = std::exchange(waiting_, {});
    }
    if (verdict_ == Verdict::No || depth >= request_.depths.most) leave();
    return rows;
}

}  // namespace cellophane
