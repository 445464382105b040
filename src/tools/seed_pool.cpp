#include "tools/seed_pool.h"

#include <algorithm>
#include <thread>
#include <utility>

#include "exports/search_run.h"

namespace cellophane {

namespace {

/// Some dungeons take a hundred times as long as others: no thread should wait for another's.
constexpr std::uint64_t ahead_of_each_thread = 64;

std::string lines_of(const LevelCatalog& level, CatalogFormat format) {
    return format == CatalogFormat::Csv ? csv_lines(level) : json_line(level);
}

/// One dungeon of a catalog, with all it holds.
SeedText cataloged(const CatalogRequest& request, CatalogFormat format, SeedText dug,
                   const std::atomic<bool>& stopped) {
    CatalogRun run{request};
    while (!run.done() && !stopped) {
        const Result<std::vector<LevelCatalog>> levels = run.next();
        if (!levels.ok()) {
            dug.problem = levels.problem();
            break;
        }
        for (const LevelCatalog& level : levels.value()) dug.text += lines_of(level, format);
    }
    dug.kept = run.seeds_kept() > 0;
    return dug;
}

/// One dungeon of a search: what of it was found, or its seed.
SeedText searched(const CatalogRequest& request, CatalogFormat format, SeedText dug,
                  const std::atomic<bool>& stopped) {
    SearchRun run{request};
    while (!run.done() && !stopped) {
        const Result<std::optional<SearchHit>> hit = run.next();
        if (!hit.ok()) {
            dug.problem = hit.problem();
            break;
        }
        if (!hit.value()) continue;
        dug.kept = true;
        dug.score = hit.value()->score;
        if (format == CatalogFormat::Seeds) {
            dug.text = std::to_string(dug.seed);
            if (dug.score) dug.text += "," + std::to_string(*dug.score);
            dug.text += '\n';
        } else {
            for (const LevelCatalog& level : hit.value()->found) dug.text += lines_of(level, format);
        }
    }
    return dug;
}

SeedText dug_by(CatalogRequest request, CatalogRows rows, std::uint64_t seed,
                const std::atomic<bool>& stopped) {
    request.first_seed = request.last_seed = seed;
    const bool is_search = rows.only_found || rows.format == CatalogFormat::Seeds || request.score;
    return is_search ? searched(request, rows.format, {.seed = seed}, stopped)
                     : cataloged(request, rows.format, {.seed = seed}, stopped);
}

}  // namespace

SeedPool::SeedPool(const CatalogRequest& request, CatalogRows rows, int threads)
    : SeedPool{{request.first_seed, request.last_seed},
               [request, rows](std::uint64_t seed, const std::atomic<bool>& stopped) {
                   return dug_by(request, rows, seed, stopped);
               },
               threads} {}

SeedPool::SeedPool(SeedRange seeds, SeedWork work, int threads)
    : first_seed_{seeds.first},
      work_{std::move(work)},
      total_{seeds.last - seeds.first + 1},
      window_{static_cast<std::uint64_t>(threads) * ahead_of_each_thread} {
    if constexpr (!has_threads) return;
    const std::uint64_t wanted = std::min(static_cast<std::uint64_t>(threads), total_);
    threads_.reserve(static_cast<std::size_t>(wanted));
    // The lock keeps threads from digging before their number is settled.
    std::unique_lock lock{mutex_};
    while (threads_.size() < wanted) {
        threads_.push_back({this, threads_.size()});
        if (pthread_create(&threads_.back().id, nullptr, &begin, &threads_.back()) == 0) continue;
        // The system gives no more. Of what they took the digging needs some itself: more than there are
        // cores are of no use, and half of them go at least.
        threads_.pop_back();
        const std::size_t cores = std::max(1U, std::thread::hardware_concurrency());
        at_work_ = std::min(cores, (threads_.size() + 1) / 2);
        break;
    }
    lock.unlock();
    for (; threads_.size() > at_work_; threads_.pop_back()) pthread_join(threads_.back().id, nullptr);
}

SeedPool::~SeedPool() {
    {
        const std::lock_guard lock{mutex_};
        stopped_ = true;
    }
    room_changed_.notify_all();
    for (const Thread& thread : threads_) pthread_join(thread.id, nullptr);
}

std::optional<SeedText> SeedPool::take(std::chrono::milliseconds patience) {
    // Without threads each is dug when it is asked for.
    if constexpr (!has_threads) return work_(first_seed_ + taken_++, stopped_);
    std::unique_lock lock{mutex_};
    const auto is_next_there = [this] { return !finished_.empty() && finished_.begin()->first == taken_; };
    if (!finished_changed_.wait_for(lock, patience, is_next_there)) return std::nullopt;
    SeedText next = std::move(finished_.begin()->second);
    finished_.erase(finished_.begin());
    ++taken_;
    lock.unlock();
    room_changed_.notify_one();
    return next;
}

void* SeedPool::begin(void* thread) {
    const auto* self = static_cast<Thread*>(thread);
    self->pool->work(self->number);
    return nullptr;
}

void SeedPool::work(std::size_t number) {
    std::unique_lock lock{mutex_};
    if (number >= at_work_) return;
    const auto may_go_on = [this] { return stopped_ || begun_ == total_ || begun_ - taken_ < window_; };
    for (;;) {
        room_changed_.wait(lock, may_go_on);
        if (stopped_ || begun_ == total_) return;
        const std::uint64_t index = begun_++;
        lock.unlock();
        SeedText dug = work_(first_seed_ + index, stopped_);
        lock.lock();
        finished_.emplace(index, std::move(dug));
        if (index == taken_) finished_changed_.notify_one();
    }
}

}  // namespace cellophane
