#include "exports/search_run.h"

#include <utility>

namespace cellophane {

SearchRun::SearchRun(CatalogRequest request)
    : request_{std::move(request)}, walk_{request_.first_seed, request_.last_seed, request_.style} {
    enter();
}

void SearchRun::enter() {
    tallies_ = request_.where.nothing_found();
    found_.clear();
}

void SearchRun::leave() {
    walk_.leave();
    if (!walk_.done()) enter();
}

Result<std::optional<SearchHit>> SearchRun::next() {
    const int depth = walk_.next_depth();
    const Result<Level> level = walk_.next();
    if (!level.ok()) return level.problem();
    std::optional<SearchHit> hit;
    Verdict verdict = Verdict::Open;
    if (depth >= request_.depths.least) {
        LevelCatalog all{walk_.seed(), depth, catalog_of(level.value())};
        request_.where.note(tallies_, all);
        verdict = request_.where.verdict(tallies_, depth);
        LevelCatalog told{walk_.seed(), depth, {}};
        for (const CatalogEntry& entry : all.entries)
            if (request_.where.speaks_of(entry, depth)) told.entries.push_back(entry);
        if (!told.entries.empty()) found_.push_back(std::move(told));
        if (verdict == Verdict::Yes) hit = SearchHit{walk_.seed(), std::exchange(found_, {})};
    }
    if (verdict != Verdict::Open || depth >= request_.depths.most) leave();
    return hit;
}

}  // namespace cellophane
