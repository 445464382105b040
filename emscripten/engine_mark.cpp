// Names the engine in a custom section of its .wasm: the glue of another engine would call missing functions.
asm(".section .custom_section.cellophane,\"\",@\n.ascii \"" CELLOPHANE_ENGINE "\"\n.text\n");
