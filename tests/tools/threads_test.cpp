#include "tools/threads.h"

#include <atomic>

#include "support/catch.h"

namespace cellophane {

TEST_CASE("work is shared out to threads, and done when they return", "[tools][threads]") {
    for (const int threads : {1, 2, 5}) {
        std::atomic<int> calls = 0;
        std::atomic<int> next = 0;
        std::atomic<int> sum = 0;
        on_threads(threads, [&] {
            ++calls;
            for (int i = next++; i < 1000; i = next++) sum += i;
        });
        CHECK(sum == 499'500);
        CHECK(calls >= 1);
        CHECK(calls <= threads);
    }
}

}  // namespace cellophane
