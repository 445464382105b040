#include <cstddef>

/// Called whenever memory has grown. It is an import by itself, which runtimes of WASI do not have, and who
/// calls the module sees anyway how large its memory is.
extern "C" void emscripten_notify_memory_growth(std::size_t) {}
