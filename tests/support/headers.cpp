// Empty: compiled with the precompiled headers that most tests include (tests/CMakeLists.txt).
