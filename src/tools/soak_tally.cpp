#include "tools/soak_tally.h"

#include <algorithm>

#include "tools/option_values.h"

namespace cellophane {

namespace {

std::string name_of(DeathCause cause) {
    switch (cause) {
        case DeathCause::Burning:
            return "burning";
        case DeathCause::Starvation:
            return "starvation";
        case DeathCause::Poison:
            return "poison";
        case DeathCause::Fall:
            return "fall";
        case DeathCause::Terrain:
            return "terrain";
        case DeathCause::Creature:
            return "creature";
        case DeathCause::Reflection:
            return "reflection";
        case DeathCause::Ring:
            return "ring";
        case DeathCause::LeaderGone:
        case DeathCause::LifeSpent:
        case DeathCause::Negated:
        case DeathCause::Burst:
        case DeathCause::count:
            break;
    }
    return "unknown";
}

/// What ends a game and is no death.
constexpr char victory[] = "victory";
constexpr char quitting[] = "quitting";

/// That which makes the page again.
std::string command(const SoakRequest& request) {
    std::string command = "cellophane soak --deaths --games " + std::to_string(request.games) + " --turns " +
                          std::to_string(request.turns) + " --seed " + std::to_string(request.seed);
    if (request.policy != Policy::Explorer)
        command.append(" --policy ").append(cellophane::name_of(request.policy));
    if (request.depth > 1) command.append(" --depth ").append(std::to_string(request.depth));
    if (request.goal > 0) command.append(" --to ").append(std::to_string(request.goal));
    if (request.style != Style::Brogue) command.append(" --style ").append(style_rows[request.style].name);
    command.append(variant_written_out(request.variant));
    if (request.harmless) command.append(" --harmless");
    if (request.saves > 0) command.append(" --saves ").append(std::to_string(request.saves));
    return command;
}

}  // namespace

void SoakTally::add(const Game& state, bool has_arrived) {
    ++games;
    turns += state.turns;
    deepest = std::max(deepest, state.deepest);
    if (has_arrived) ++arrived;
    if (!state.ending) {
        if (has_arrived) ++arrived_alive;
        return;
    }
    if (state.ending->is_victory()) {
        ++deaths[victory];
        return;
    }
    if (state.ending->fate == Fate::Quit) {
        ++deaths[quitting];
        return;
    }
    ++deaths[name_of(state.ending->cause)];
    table.add(*state.ending);
}

std::string SoakTally::page(const SoakRequest& request) const {
    const std::string seed = std::to_string(request.seed);
    const std::string last = std::to_string(request.seed + static_cast<std::uint64_t>(games) - 1);
    const bool is_one = games == 1;
    return "# What bots die of\n\nMade by\n\n```sh\n" + command(request) + "\n```\n\n" +
           std::to_string(games) + (is_one ? " game" : " games") + " of the bot called " +
           std::string{cellophane::name_of(request.policy)} +
           (is_one ? ", seed " + seed : ", seeds " + seed + " to " + last) + ", " + std::to_string(turns) +
           " turns in all. " + fates(request) + "; the deepest level anybody saw was " +
           std::to_string(deepest) + ".\n\n" + table.markdown();
}

std::string SoakTally::json_line(const SoakRequest& request) const {
    const auto milliseconds = std::chrono::duration_cast<std::chrono::milliseconds>(time).count();
    std::string text = "{\"policy\":\"" + std::string{cellophane::name_of(request.policy)} +
                       "\",\"games\":" + std::to_string(games) + ",\"turns\":" + std::to_string(turns) +
                       ",\"deaths\":{";
    bool first = true;
    for (const auto& [cause, count] : deaths) {
        text.append(first ? "\"" : ",\"").append(cause).append("\":").append(std::to_string(count));
        first = false;
    }
    const std::int64_t a_second = turns * 1000 / std::max<std::int64_t>(1, milliseconds);
    text.append("},\"deepest\":").append(std::to_string(deepest));
    if (request.goal > 0) text.append(",\"arrived\":").append(std::to_string(arrived));
    if (request.saves > 0) text.append(",\"saves\":").append(std::to_string(saves));
    return text + ",\"turns_per_second\":" + std::to_string(a_second) +
           ",\"violations\":" + std::to_string(violations) + "}\n";
}

std::string SoakTally::fates(const SoakRequest& request) const {
    int alive = games - arrived_alive;
    for (const auto& [cause, count] : deaths) alive -= count;
    const auto of = [&](const char* fate) { return deaths.count(fate) > 0 ? deaths.at(fate) : 0; };
    const int won = of(victory);
    const int gone = of(quitting);
    const int dead = games - alive - arrived_alive - won - gone;
    std::string text = std::to_string(dead) + (dead == 1 ? " hero died, " : " heroes died, ");
    if (won > 0) text.append(std::to_string(won)).append(" won, ");
    if (gone > 0) text.append(std::to_string(gone)).append(" gave up, ");
    if (request.goal > 0)
        text.append(std::to_string(arrived_alive)).append(" came to depth ") +=
            std::to_string(request.goal) + " alive, ";
    return text + std::to_string(alive) + " still lived after " + std::to_string(request.turns) + " turns";
}

}  // namespace cellophane
