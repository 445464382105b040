#include "words/surroundings.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "words/bearings.h"
#include "words/grammar.h"
#include "words/terrain.h"

namespace cellophane {

namespace {

/// As many as a listener can keep in mind.
constexpr std::size_t most_ways = 8;

/// The eight, once around from the north.
constexpr Direction around[] = {Direction::North,     Direction::NorthEast, Direction::East,
                                Direction::SouthEast, Direction::South,     Direction::SouthWest,
                                Direction::West,      Direction::NorthWest};

template <class View>
std::optional<View> copied(const View* view) {
    return view == nullptr ? std::nullopt : std::optional{*view};
}

std::string told_of(const Observation& seen, Pos at) {
    if (!seen.cells.contains(at)) return "nothing.";
    const std::string text =
        describe(seen.cells[at], copied(monster_at(seen, at)), copied(item_at(seen, at)));
    return text.empty() ? "unknown." : text;
}

bool is_known_ground(const CellView& cell) {
    return cell.sight != Sight::Unknown && !cell.has(TerrainProperty::BlocksMovement);
}

/// Whether a step would cut the corner of a wall, which is impossible.
bool cuts_corner(const Observation& seen, Pos from, Direction toward) {
    if (is_cardinal(toward)) return false;
    const std::array<Pos, 2> beside = flanks(from, toward);
    return std::any_of(beside.begin(), beside.end(), [&](Pos at) {
        return seen.cells.contains(at) && seen.cells[at].has(TerrainProperty::BlocksDiagonals);
    });
}

bool is_door(const CellView& cell) {
    return cell[Layer::Dungeon] == Terrain::WoodenDoor || cell[Layer::Dungeon] == Terrain::OpenWoodenDoor;
}

bool borders_unknown(const Observation& seen, Pos at) {
    return std::any_of(directions.begin(), directions.end(), [&](Direction d) {
        const Pos next = at + step(d);
        return seen.cells.contains(next) && seen.cells[next].sight == Sight::Unknown;
    });
}

/// Walks the known ground from the hero outward, nearest cells first.
class Survey {
public:
    explicit Survey(const Observation& seen) : seen_{seen}, steps_{seen.cells.size(), -1} {}

    std::vector<std::string> ways() {
        std::vector<Pos> front{seen_.hero->at};
        steps_[seen_.hero->at] = 0;
        for (std::size_t i = 0; i < front.size() && told_.size() < most_ways; ++i) {
            look_at(front[i]);
            for (Direction d : directions) {
                const Pos next = front[i] + step(d);
                if (!seen_.cells.contains(next) || steps_[next] >= 0) continue;
                if (!is_known_ground(seen_.cells[next]) || cuts_corner(seen_, front[i], d)) continue;
                steps_[next] = steps_[front[i]] + 1;
                front.push_back(next);
            }
        }
        return std::move(told_);
    }

private:
    void look_at(Pos at) {
        if (is_door(seen_.cells[at])) tell(terrain_words[seen_.cells[at][Layer::Dungeon]].name, at);
        if (!borders_unknown(seen_, at)) return;
        // One opening is told once, however wide.
        constexpr int width = 3;
        const bool is_told = std::any_of(openings_.begin(), openings_.end(),
                                         [&](Pos other) { return king_distance(other, at) <= width; });
        openings_.push_back(at);
        if (!is_told) tell("unexplored", at);
    }

    void tell(std::string_view what, Pos at) {
        told_.push_back(capitalized(std::string{what} + ", " + steps_in_words(steps_[at]) + ": " +
                                    bearing(seen_.hero->at, at)) +
                        ".");
    }

    const Observation& seen_;
    Grid<int> steps_;
    std::vector<Pos> openings_;
    std::vector<std::string> told_;
};

}  // namespace

std::vector<std::string> describe_neighbors(const Observation& seen) {
    std::vector<std::string> lines;
    if (!seen.hero) return lines;
    std::vector<std::pair<std::string, std::string>> kinds;
    for (Direction direction : around) {
        const std::string text = told_of(seen, seen.hero->at + step(direction));
        const auto same =
            std::find_if(kinds.begin(), kinds.end(), [&](const auto& kind) { return kind.first == text; });
        if (same == kinds.end())
            kinds.emplace_back(text, direction_name(direction));
        else
            same->second.append(", ").append(direction_name(direction));
    }
    for (const auto& [text, ways] : kinds) lines.push_back(capitalized(ways) + ": " + text);
    return lines;
}

std::vector<std::string> ways_out(const Observation& seen) {
    if (!seen.hero || !seen.cells.contains(seen.hero->at)) return {};
    return Survey{seen}.ways();
}

}  // namespace cellophane
