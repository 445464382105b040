#pragma once

#include <functional>

namespace cellophane {

/// Whether the system has threads at all: in Node the program has none.
#ifdef __EMSCRIPTEN__
inline constexpr bool has_threads = false;
#else
inline constexpr bool has_threads = true;
#endif

/// Calls a function once on each of so many threads, the caller's among them, and returns when all are done.
/// Where the system gives fewer threads, it is called as many times fewer: what it does has to be shared out
/// by itself.
void on_threads(int threads, const std::function<void()>& work);

}  // namespace cellophane
