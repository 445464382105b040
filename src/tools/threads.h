#pragma once

#include <functional>

namespace cellophane {

/// Calls a function once on each of so many threads, the caller's among them, and returns when all are done.
/// Where the system gives fewer threads, it is called as many times fewer: what it does has to be shared out
/// by itself.
void on_threads(int threads, const std::function<void()>& work);

}  // namespace cellophane
