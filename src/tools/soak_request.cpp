#include "tools/soak_request.h"

#include "tools/options.h"

namespace cellophane {

namespace {

constexpr OptionSpec soak_options[] = {{"--games"}, {"--turns"},         {"--seed"}, {"--policy"},
                                       {"--style"}, {"--record"},        {"--to"},   {"--harmless", false},
                                       {"--saves"}, {"--deaths", false}, {"--depth"}};

constexpr int most_games = 1'000'000;
constexpr int most_turns = 10'000'000;
constexpr int most_saves = 1000;

}  // namespace

Result<SoakRequest> read_soak_request(Arguments arguments) {
    const Result<Options> options = parse_options(arguments, soak_options);
    if (!options.ok()) return options.problem();
    SoakRequest request;
    for (const auto& [name, text] : options.value()) {
        if (name == "--games" || name == "--turns") {
            const bool games = name == "--games";
            const Result<int> number = whole_number(name, text, 1, games ? most_games : most_turns);
            if (!number.ok()) return number.problem();
            (games ? request.games : request.turns) = number.value();
        } else if (name == "--to") {
            const Result<int> number = whole_number(name, text, 2, deepest_depth);
            if (!number.ok()) return number.problem();
            request.goal = number.value();
        } else if (name == "--depth") {
            const Result<int> number = whole_number(name, text, shallowest_depth, deepest_depth);
            if (!number.ok()) return number.problem();
            request.depth = number.value();
        } else if (name == "--saves") {
            const Result<int> number = whole_number(name, text, 1, most_saves);
            if (!number.ok()) return number.problem();
            request.saves = number.value();
        } else if (name == "--harmless") {
            request.harmless = true;
        } else if (name == "--deaths") {
            request.deaths = true;
        } else if (name == "--seed") {
            const Result<std::uint64_t> seed = seed_number(text);
            if (!seed.ok()) return seed.problem();
            request.seed = seed.value();
        } else if (name == "--style") {
            const Result<Style> style = style_choice(text);
            if (!style.ok()) return style.problem();
            request.style = style.value();
        } else if (name == "--policy") {
            const std::string_view names[] = {name_of(Policy::Random), name_of(Policy::Explorer),
                                              name_of(Policy::Pilgrim)};
            const Result<std::string> policy = one_of(name, text, names);
            if (!policy.ok()) return policy.problem();
            request.policy = *policy_named(policy.value());
        } else {
            request.folder = text;
        }
    }
    if (request.goal > 0 && request.goal <= request.depth)
        return Problem{"bad-argument", "--to must be deeper than --depth, where games begin: deeper than " +
                                           std::to_string(request.depth) + ", not " +
                                           std::to_string(request.goal) + "."};
    if (request.seed + static_cast<std::uint64_t>(request.games) - 1 < request.seed)
        return Problem{"bad-argument",
                       "--games: there are not so many seeds from " + std::to_string(request.seed) + " on."};
    return request;
}

}  // namespace cellophane
