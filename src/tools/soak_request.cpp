#include "tools/soak_request.h"

#include <string_view>

#include "tools/option_types.h"

namespace cellophane {

namespace {

constexpr int most_games = 1'000'000;
constexpr int most_turns = 10'000'000;
constexpr int most_saves = 1000;

std::string allowed_policies() {
    std::string names;
    for (int i = 0; i < static_cast<int>(Policy::count); ++i)
        names.append(names.empty() ? "" : ", ").append(name_of(static_cast<Policy>(i)));
    return names;
}

Result<Policy> policy_choice(std::string_view option, std::string_view text) {
    if (const std::optional<Policy> policy = policy_named(text)) return *policy;
    return bad_argument(std::string{option} + " must be one of " + allowed_policies() + ", not " +
                        shown(text) + ".");
}

constexpr OptionRow<SoakRequest> soak_option_rows[] = {
    {"--games", "N", option::whole<&SoakRequest::games, 1, most_games>, "how many, {}; 10 if left out"},
    {"--turns", "M", option::whole<&SoakRequest::turns, 1, most_turns>,
     "of one game at most, {}; 5000 if left out"},
    {"--seed", "S", option::seed<&SoakRequest::seed>, "of the first game, {}; those that follow count up"},
    {"--policy", "P", option::by<&SoakRequest::policy, &policy_choice, &allowed_policies>,
     "{}; explorer if left out. The pilgrim fetches the Amulet and carries it out; with --harmless it has "
     "to"},
    {"--style", "S", option::style<&SoakRequest::style>, "{}; brogue if left out"},
    {"--variant", "V|FILE", option::variant<&SoakRequest::variant>, "{}; brogue if left out"},
    {"--harmless", "", option::flag<&SoakRequest::harmless>, "nothing hurts the hero, and he needs no food"},
    {"--to", "D", option::whole<&SoakRequest::goal, 2, most_depths>,
     "games end at depth D, {} and deeper than they begin; one that does not get there is a violation"},
    {"--saves", "K", option::whole<&SoakRequest::saves, 1, most_saves>,
     "at K moments of every game, {}, it is saved, loaded and played on beside itself"},
    {"--record", "FOLDER", option::text<&SoakRequest::folder>,
     "write every game's recording there, as POLICY-SEED.clph"},
    {"--depth", "D", option::whole<&SoakRequest::depth, shallowest_depth, most_depths>,
     "games begin there, {}"},
    {"--deaths", "", option::flag<&SoakRequest::deaths>,
     "a page of Markdown with a table: who died of what, and how deep"},
};

}  // namespace

std::vector<OptionSpec> soak_options() {
    return specs_of<SoakRequest>(soak_option_rows);
}

Result<SoakRequest> read_soak_request(Arguments arguments) {
    SoakRequest request;
    const Result<GivenOptions> given = read_options<SoakRequest>(arguments, soak_option_rows, request);
    if (!given.ok()) return given.problem();
    if (const auto problem = depth_problem("--depth", request.depth, request.variant)) return *problem;
    if (const auto problem = depth_problem("--to", request.goal, request.variant)) return *problem;
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
