#pragma once

#include <cellophane.h>

#include <cstddef>
#include <exception>
#include <new>
#include <string>
#include <string_view>
#include <vector>

#include "capi/handles.h"
#include "kit/base/result.h"

namespace cellophane::capi {

/// Keeps what was wrong for `cellophane_last_error`, and returns the code.
int failed(int code, std::string sentence);
/// The same for a problem of the engine's, with the C code that stands for its own.
int failed(const Problem& problem);
/// The pointer of this name is null.
int missing(std::string_view argument);
/// A buffer of so many bytes is too small for what needs so many.
int too_small(std::string_view argument, std::size_t bytes, std::size_t needed);

/// A handle of this kind (a game, a level) that cannot be used.
int unusable(std::string_view argument, std::string_view kind, HandleTrouble why);

/// "There is no style "x"; there are brogue, classic."
std::string there_is_no(std::string_view what, std::string_view given,
                        const std::vector<std::string_view>& names);

/// Runs what a function does. No exception gets out: one that comes is an error. Where there are none
/// (WebAssembly), what would throw ends the program.
template <class Work>
int guarded(const Work& work) noexcept {
#ifndef __cpp_exceptions
    return work();
#else
    try {
        return work();
    } catch (const std::bad_alloc&) {
        return failed(CELLOPHANE_OUT_OF_MEMORY, {});
    } catch (const std::exception& fault) {
        return failed(CELLOPHANE_INTERNAL_ERROR, fault.what());
    }
#endif
}

}  // namespace cellophane::capi
