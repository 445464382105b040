#pragma once

#include <pthread.h>

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "exports/catalog_run.h"
#include "kit/base/result.h"
#include "tools/option_values.h"
#include "tools/threads.h"

namespace cellophane {

enum class CatalogFormat : std::uint8_t {
    Csv,
    JsonLines,
    /// One line a dungeon: its seed, and the score if there is one.
    Seeds
};

/// What is written of each dungeon.
struct CatalogRows {
    CatalogFormat format = CatalogFormat::Csv;
    /// Only what the condition and the score mention, as far down as it took to tell.
    bool only_found = false;
};

/// What one dungeon adds to a catalog.
struct SeedText {
    std::uint64_t seed = 1;
    /// Whole lines; none if the condition is not true of it.
    std::string text{};
    bool kept = false;
    std::optional<std::int64_t> score{};
    /// Why the text ends before the dungeon does.
    std::optional<Problem> problem{};
    /// What was counted on the way, for a caller that adds it up.
    std::vector<std::int64_t> counts{};
};

/// What is done with one dungeon. It ends early, with whatever text, once it is told to stop.
using SeedWork = std::function<SeedText(std::uint64_t seed, const std::atomic<bool>& stopped)>;

/// Dungeons, worked on by several threads and handed out in the order of their seeds: what comes out does not
/// depend on how many dig. Threads share the list of what is to be done and of what is done, and nothing
/// else.
class SeedPool {
public:
    /// On so many threads, as far as there are dungeons and the system gives them.
    SeedPool(SeedRange seeds, SeedWork work, int threads);
    /// The dungeons of a catalog.
    SeedPool(const CatalogRequest& request, CatalogRows rows, int threads);
    /// Stops the digging after the levels at hand.
    ~SeedPool();
    SeedPool(const SeedPool&) = delete;
    SeedPool& operator=(const SeedPool&) = delete;

    /// False if the system gave it no thread, so that no dungeon will ever come.
    bool is_at_work() const { return !has_threads || !threads_.empty(); }
    /// Every dungeon has been handed out.
    bool done() const { return taken_ == total_; }
    /// The next dungeon; none if it is not there before patience ends.
    std::optional<SeedText> take(std::chrono::milliseconds patience);

private:
    /// Not a `std::thread`, which throws where there is none to be had.
    struct Thread {
        SeedPool* pool = nullptr;
        std::size_t number = 0;
        pthread_t id{};
    };
    static void* begin(void* thread);
    void work(std::size_t number);

    const std::uint64_t first_seed_;
    const SeedWork work_;
    const std::uint64_t total_;
    /// How many dungeons the threads may run ahead of the caller of `take`: those not yet taken are kept in
    /// memory.
    const std::uint64_t window_;
    std::atomic<bool> stopped_ = false;

    std::mutex mutex_;
    std::condition_variable finished_changed_;
    std::condition_variable room_changed_;
    /// Dungeons, counted from the first of the request: those begun, those handed out, those in between.
    std::uint64_t begun_ = 0;
    std::uint64_t taken_ = 0;
    std::map<std::uint64_t, SeedText> finished_;

    /// So many threads, the first, dig.
    std::size_t at_work_ = std::numeric_limits<std::size_t>::max();
    std::vector<Thread> threads_;
};

}  // namespace cellophane
