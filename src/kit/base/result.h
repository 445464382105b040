#pragma once

#include <string>
#include <utility>
#include <variant>

namespace cellophane {

/// What was wrong with something a person or a program handed in, and what would be right.
/// `code` is stable and machine-readable ("bad-seed"); `message` is a whole sentence for people.
struct Problem {
    std::string code;
    std::string message;
};

/// A value, or the problem that kept it from being made.
template <class T>
class Result {
public:
    Result(T value) : content_{std::in_place_index<0>, std::move(value)} {}
    Result(Problem problem) : content_{std::in_place_index<1>, std::move(problem)} {}

    bool ok() const { return content_.index() == 0; }
    const T& value() const { return *std::get_if<0>(&content_); }
    T& value() { return *std::get_if<0>(&content_); }
    const Problem& problem() const { return *std::get_if<1>(&content_); }

private:
    std::variant<T, Problem> content_;
};

}  // namespace cellophane
