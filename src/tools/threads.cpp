#include "tools/threads.h"

#include <pthread.h>

#include <vector>

namespace cellophane {

namespace {

void* call(void* work) {
    (*static_cast<const std::function<void()>*>(work))();
    return nullptr;
}

}  // namespace

void on_threads(int threads, const std::function<void()>& work) {
    // Not `std::thread`, which throws where there is none to be had.
    std::vector<pthread_t> others;
    auto* const shared = const_cast<std::function<void()>*>(&work);
    for (int i = 1; i < threads; ++i) {
        pthread_t thread{};
        if (pthread_create(&thread, nullptr, call, shared) != 0) break;
        others.push_back(thread);
    }
    work();
    for (const pthread_t thread : others) pthread_join(thread, nullptr);
}

}  // namespace cellophane
