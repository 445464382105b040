#include <emscripten/emscripten.h>

#include <new>

// Compiled code aborts without a reason. When memory runs out, this gives one, which api/loading.ts turns
// into the error 'out-of-memory'.
EM_JS(void, give_up_for_want_of_memory, (), { abort("out of memory"); });

namespace {

void run_out() {
    give_up_for_want_of_memory();
}

[[maybe_unused]] const std::new_handler usual = std::set_new_handler(&run_out);

}  // namespace
