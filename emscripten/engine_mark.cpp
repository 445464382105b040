// A .wasm says which engine it is, in a section of its own: the glue of another would call what is not there.
asm(".section .custom_section.cellophane,\"\",@\n.ascii \"" CELLOPHANE_ENGINE "\"\n.text\n");
