#include "exports/search_run.h"

#include <utility>

namespace cellophane {

SearchRun::SearchRun(CatalogRequest request)
    : request_{std::move(request)}, walk_{request_.first_level(), request_.last_seed, &concerns_contents} {
    enter();
}

void SearchRun::enter() {
    tallies_ = request_.where.nothing_found();
    if (request_.score) score_tallies_ = request_.score->nothing_found();
    verdict_ = Verdict::Open;
    found_.clear();
}

void SearchRun::leave() {
    walk_.leave();
    if (!walk_.done()) enter();
}

void SearchRun::note(const LevelCatalog& level) {
    if (verdict_ == Verdict::Open) {
        request_.where.note(tallies_, level);
        verdict_ = request_.where.verdict(tallies_, level.depth);
    }
    if (request_.score) request_.score->note(score_tallies_, level);
    LevelCatalog found{.seed = level.seed, .depth = level.depth, .kind = level.kind};
    for (const CatalogEntry& entry : level.entries)
        if (request_.where.speaks_of(entry, level.depth) ||
            (request_.score && request_.score->speaks_of(entry, level.depth)))
            found.entries.push_back(entry);
    if (!found.entries.empty()) found_.push_back(std::move(found));
}

Result<std::optional<SearchHit>> SearchRun::next() {
    const int depth = walk_.next_depth();
    const Result<Level> level = walk_.next();
    if (!level.ok()) return level.problem();
    std::optional<SearchHit> hit;
    if (depth >= request_.depths.least) {
        note({.seed = walk_.seed(),
              .depth = depth,
              .entries = catalog_of(level.value()),
              .kind = request_.kind()});
        const bool is_settled = !request_.score || request_.score->is_settled(score_tallies_, depth);
        if (verdict_ == Verdict::Yes && is_settled) {
            hit = SearchHit{walk_.seed(), std::exchange(found_, {})};
            if (request_.score) {
                hit->score = request_.score->value(score_tallies_);
                for (LevelCatalog& row : hit->found) row.score = *hit->score;
            }
        }
    }
    if (hit || verdict_ == Verdict::No || depth >= request_.depths.most) leave();
    return hit;
}

}  // namespace cellophane
