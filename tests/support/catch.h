#pragma once

// Assertions that catch no exceptions themselves compile a fifth faster; the test case catches them all the
// same.
#define CATCH_CONFIG_FAST_COMPILE

// One include for both Catch2 3 and Catch2 2.13.
#if __has_include(<catch2/catch_all.hpp>)
#include <catch2/catch_all.hpp>
using Catch::Approx;
#else
#include <catch2/catch.hpp>
#endif
