// Catch2 3 links a main of its own; here it only needs to be one translation unit among others.
#if !__has_include(<catch2/catch_all.hpp>)
#define CATCH_CONFIG_MAIN
#include <catch2/catch.hpp>
#endif
