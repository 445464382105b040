#include "capi/errors.h"

#include <cellophane.h>

#include <cstddef>
#include <utility>

#include "kit/base/quote.h"

namespace cellophane::capi {

namespace {

struct ErrorRow {
    int code;
    const char* text;
    /// The code of the engine's problems that it stands for; empty: none.
    std::string_view problem;
};

constexpr ErrorRow errors[] = {
    {CELLOPHANE_OK, "Nothing was wrong.", ""},
    {CELLOPHANE_BAD_ARGUMENT,
     "A pointer is null that must not be, or a name or a number is not among those allowed.", "bad-argument"},
    {CELLOPHANE_BAD_SEED, "Seeds are whole numbers from 1 to 18446744073709551615.", "bad-seed"},
    {CELLOPHANE_BAD_STYLE, "There is no style, or no variant, of that name.", "bad-style"},
    {CELLOPHANE_BAD_DEPTH, "The dungeon has no such depth.", "bad-depth"},
    {CELLOPHANE_BAD_ACTION, "The number is that of no action, or means nothing now.", "bad-action"},
    {CELLOPHANE_BUFFER_TOO_SMALL, "The buffer is too small; nothing was written.", ""},
    {CELLOPHANE_OUT_OF_MEMORY, "There is no more memory.", ""},
    {CELLOPHANE_INTERNAL_ERROR, "Cellophane has found a fault of its own; please report it.", ""},
    {CELLOPHANE_BAD_HANDLE, "The handle was freed, or is none of this kind.", ""},
    {CELLOPHANE_BUSY, "Another thread is using the handle now; nothing was done.", ""},
};

thread_local std::string last_error;

}  // namespace

int failed(int code, std::string sentence) {
    last_error = sentence.empty() ? std::string{cellophane_error_text(code)} : std::move(sentence);
    return code;
}

int failed(const Problem& problem) {
    for (const ErrorRow& row : errors)
        if (row.problem == problem.code) return failed(row.code, problem.message);
    return failed(CELLOPHANE_BAD_ARGUMENT, problem.message);
}

int missing(std::string_view argument) {
    return failed(CELLOPHANE_BAD_ARGUMENT,
                  "The pointer " + std::string{argument} + " is null; it has to point to something.");
}

int too_small(std::string_view argument, std::size_t bytes, std::size_t needed) {
    return failed(CELLOPHANE_BUFFER_TOO_SMALL, "The buffer " + std::string{argument} + " has " +
                                                   std::to_string(bytes) + " bytes; it takes " +
                                                   std::to_string(needed) + ".");
}

int unusable(std::string_view argument, std::string_view kind, HandleTrouble why) {
    if (why == HandleTrouble::Busy)
        return failed(CELLOPHANE_BUSY, "Another thread is using " + std::string{argument} +
                                           " now; a handle is used by one thread at a time.");
    return failed(CELLOPHANE_BAD_HANDLE,
                  "The handle " + std::string{argument} + " has no " + std::string{kind} +
                      ": it was freed, or is none that a function of this library gave.");
}

std::string there_is_no(std::string_view what, std::string_view given,
                        const std::vector<std::string_view>& names) {
    std::string sentence = "There is no " + std::string{what} + " " + quoted(given) + "; there are";
    for (std::size_t i = 0; i < names.size(); ++i) sentence.append(i == 0 ? " " : ", ").append(names[i]);
    return sentence + ".";
}

}  // namespace cellophane::capi

using namespace cellophane::capi;

const char* cellophane_error_text(int code) {
    for (const auto& row : errors)
        if (row.code == code) return row.text;
    return "There is no error of that code.";
}

const char* cellophane_last_error(void) {
    return last_error.c_str();
}
