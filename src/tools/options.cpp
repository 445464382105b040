#include "tools/options.h"

#include <algorithm>
#include <cstddef>
#include <sstream>
#include <utility>

#include "kit/base/names.h"
#include "kit/base/quote.h"

namespace cellophane {

namespace {

const OptionSpec* find(std::span<const OptionSpec> allowed, std::string_view name) {
    for (const OptionSpec& spec : allowed)
        if (spec.name == name) return &spec;
    return nullptr;
}

/// The longest line of the help.
constexpr std::size_t help_width = 108;
/// Where the help of options begins, unless the longest of them needs more.
constexpr std::size_t help_column = 16;

/// "  --seed N".
std::string heading_of(const OptionSpec& option) {
    return std::string{"  "}.append(option.name).append(option.value.empty() ? "" : " ").append(option.value);
}

/// The help, with what is allowed in it.
std::string help_of(const OptionSpec& option) {
    std::string help{option.help};
    if (const std::size_t gap = help.find("{}"); gap != std::string::npos)
        help.replace(gap, 2, option.allowed());
    return help;
}

}  // namespace

Problem bad_argument(std::string message) {
    return {"bad-argument", std::move(message)};
}

std::string shown(std::string_view text) {
    return quoted(text, 60);
}

std::string shown_path(std::string_view path) {
    constexpr std::size_t most = 1024;
    const bool is_long = path.size() > most;
    return (is_long ? "\"..." : "\"") + without_controls(is_long ? path.substr(path.size() - most) : path) +
           '"';
}

Result<GivenOptions> parse_options(std::span<const std::string> arguments,
                                   std::span<const OptionSpec> allowed) {
    GivenOptions options;
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        const std::string_view argument = arguments[i];
        const std::size_t equals = argument.find('=');
        const std::string_view name = argument.substr(0, equals);
        const OptionSpec* spec = find(allowed, name);
        if (spec == nullptr)
            return bad_argument("unknown argument " + shown(argument) + "; allowed are " +
                                joined_names(allowed) + ".");
        std::string value;
        if (equals != std::string_view::npos) {
            if (spec->value.empty()) return bad_argument(std::string{name} + " takes no value.");
            value = argument.substr(equals + 1);
        } else if (!spec->value.empty()) {
            if (i + 1 == arguments.size()) return bad_argument(std::string{name} + " needs a value.");
            value = arguments[++i];
            const std::string_view next = std::string_view{value}.substr(0, value.find('='));
            if (find(allowed, next) != nullptr)
                return bad_argument(std::string{name} + " needs a value, not the option " +
                                    std::string{next} + "; if that is the value, put = between them.");
        }
        if (!options.emplace(name, std::move(value)).second)
            return bad_argument(std::string{name} + " was given twice.");
    }
    return options;
}

std::string options_help(std::span<const OptionSpec> options) {
    std::size_t column = help_column;
    for (const OptionSpec& option : options) column = std::max(column, heading_of(option).size() + 2);
    std::string lines;
    for (const OptionSpec& option : options) {
        std::string line = heading_of(option);
        line.resize(column, ' ');
        std::size_t words = 0;
        std::istringstream help{help_of(option)};
        for (std::string word; help >> word; ++words) {
            if (words > 0 && line.size() + 1 + word.size() > help_width) {
                lines.append(line).append("\n");
                line.assign(column, ' ');
                words = 0;
            }
            line.append(words == 0 ? "" : " ").append(word);
        }
        lines.append(line).append("\n");
    }
    return lines;
}

}  // namespace cellophane
