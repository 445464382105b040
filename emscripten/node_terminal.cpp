#include <emscripten/emscripten.h>

// Emscripten takes Node's standard input and output for a terminal, whatever they are.
EM_JS(int, node_is_terminal, (int file), { return require("tty").isatty(file) ? 1 : 0; });

extern "C" int isatty(int file) {
    return node_is_terminal(file);
}
