#pragma once

#include <algorithm>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "kit/base/result.h"

namespace cellophane {

// An option is one row: its name, how the help names its value, the type of the
// value (tools/option_types.h), and its help. Parsing, messages and help are
// made of the rows of a command.

/// An option without what it sets: for the help, and to find names.
struct OptionSpec {
    /// With its dashes: "--seed".
    std::string_view name;
    /// How the help names its value; empty: it takes none.
    std::string_view value{};
    /// A paragraph; `{}` in it stands for what is allowed.
    std::string_view help{};
    std::string (*allowed)() = nullptr;
};

/// What an option does with its value: sets a field of what a command is asked
/// for, or says what is wrong.
template <class Request>
struct OptionValue {
    std::optional<Problem> (*set)(Request&, std::string_view option, std::string_view text) = nullptr;
    std::string (*allowed)() = nullptr;
};

template <class Request>
struct OptionRow {
    std::string_view name;
    std::string_view value;
    OptionValue<Request> type;
    std::string_view help;

    constexpr OptionSpec spec() const { return {name, value, help, type.allowed}; }
};

template <class Request>
std::vector<OptionSpec> specs_of(std::span<const OptionRow<Request>> rows) {
    std::vector<OptionSpec> specs;
    for (const OptionRow<Request>& row : rows) specs.push_back(row.spec());
    return specs;
}

/// What was given on the command line, by option name; flags map to "".
using GivenOptions = std::map<std::string, std::string, std::less<>>;

/// Text from outside as it may be put into a message: at most 60 characters,
/// control characters escaped.
std::string shown(std::string_view text);
/// The same for the name of a file: of a long one the end is kept.
std::string shown_path(std::string_view path);

/// Arguments that do not go together, or of which one is missing.
Problem bad_argument(std::string message);

/// "--name value", "--name=value" or a flag; anything else is refused with the
/// option named.
Result<GivenOptions> parse_options(std::span<const std::string> arguments,
                                   std::span<const OptionSpec> allowed);

/// Parses options, and sets what they say. What is wrong with one is told of
/// the first in the order of rows.
template <class Request>
Result<GivenOptions> read_options(std::span<const std::string> arguments,
                                  std::span<const OptionRow<Request>> rows, Request& request) {
    Result<GivenOptions> given = parse_options(arguments, specs_of(rows));
    if (!given.ok()) return given;
    for (const OptionRow<Request>& row : rows)
        if (const auto option = given.value().find(row.name); option != given.value().end())
            if (const std::optional<Problem> problem = row.type.set(request, row.name, option->second))
                return *problem;
    return given;
}

/// The lines of the help about options: names and values in one column, what
/// they do beside it.
std::string options_help(std::span<const OptionSpec> options);

}  // namespace cellophane
