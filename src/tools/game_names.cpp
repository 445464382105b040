#include "tools/game_names.h"

#include <algorithm>
#include <system_error>

#include "kit/base/parse.h"
#include "tools/system/names.h"

namespace cellophane {

namespace {

std::size_t end_of_digits(std::string_view text, std::size_t from) {
    return static_cast<std::size_t>(
        std::find_if_not(text.begin() + static_cast<std::ptrdiff_t>(from), text.end(), is_digit) -
        text.begin());
}

/// The end of a seed written as "12345..6789", if one begins there; 0: none does.
std::size_t end_of_shortened(std::string_view name, std::size_t from, std::string_view seed) {
    const std::size_t first = end_of_digits(name, from);
    if (first == from || name.substr(first, 2) != "..") return 0;
    const std::size_t last = end_of_digits(name, first + 2);
    const bool is_seed = last > first + 2 && seed.starts_with(name.substr(from, first - from)) &&
                         seed.ends_with(name.substr(first + 2, last - first - 2));
    return is_seed ? last : 0;
}

}  // namespace

std::string name_of_game(const Session& session, std::string_view what) {
    const std::string seed = session.hides_seed() ? std::string{} : "-" + std::to_string(session.seed());
    return std::string{what} + seed + "-depth-" + std::to_string(session.depth()) + "-turn-" +
           std::to_string(session.turns());
}

std::filesystem::path free_file(const std::filesystem::path& folder, const std::string& name) {
    std::filesystem::path path = folder / as_path(name + ".clph");
    // Where the folder cannot be read, writing the file reports the problem.
    std::error_code trouble;
    for (int number = 2; std::filesystem::exists(path, trouble); ++number)
        path = folder / as_path(name + "-" + std::to_string(number) + ".clph");
    return path;
}

std::string name_without_seed(std::string_view name, std::uint64_t seed) {
    const std::string digits = std::to_string(seed);
    std::string shown;
    for (std::size_t at = 0; at < name.size();) {
        if (!is_digit(name[at])) {
            shown += name[at++];
            continue;
        }
        const std::size_t shortened = end_of_shortened(name, at, digits);
        const std::size_t end = shortened != 0 ? shortened : end_of_digits(name, at);
        const bool is_seed = shortened != 0 || name.substr(at, end - at) == digits;
        shown += is_seed ? std::string_view{"..."} : name.substr(at, end - at);
        at = end;
    }
    return shown;
}

}  // namespace cellophane
