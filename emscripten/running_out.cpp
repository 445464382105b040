#include <emscripten/emscripten.h>

#include <new>

// Compiled code gives up without a word, whatever is the matter. Where it is memory it has one, which the
// face waits for (face/loading.mjs).
EM_JS(void, give_up_for_want_of_memory, (), { abort("out of memory"); });

namespace {

void run_out() {
    give_up_for_want_of_memory();
}

[[maybe_unused]] const std::new_handler usual = std::set_new_handler(&run_out);

}  // namespace
