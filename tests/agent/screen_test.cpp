// What the screen shows and what the observation says are the same thing: 200 games, cell by cell.

#include <array>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <tuple>

#include "agent/flat.h"
#include "agent/game_for_programs.h"
#include "kit/rng/rng.h"
#include "support/catch.h"
#include "view/layout.h"

namespace cellophane {

namespace {

/// All that an observation says of what is drawn in a cell.
using Told = std::tuple<std::int64_t, std::int64_t, std::int64_t, std::int64_t, std::int64_t, std::int64_t,
                        std::int64_t, std::int64_t, bool>;

struct Comparison {
    int cells = 0;
    int screens = 0;
    int creatures = 0;
    int items = 0;
    /// The sign drawn for what was told, the first time.
    std::map<Told, char32_t> signs{};
    std::map<std::int64_t, char32_t> creature_signs{};
    /// What was told alike and drawn otherwise, or drawn and not told.
    std::map<std::string, int> faults{};
};

std::int64_t kind_of_creature(const Flat& seen, std::int64_t row) {
    if (row == 0) return 0;
    const int at = static_cast<int>(row) - 1;
    return seen.at(Field::CreatureKind, at) * 1000 + seen.at(Field::CreatureImageOf, at);
}

std::int64_t kind_of_item(const Flat& seen, std::int64_t row) {
    if (row == 0) return 0;
    const int at = static_cast<int>(row) - 1;
    return seen.at(Field::ItemCategory, at) * 1000 + seen.at(Field::ItemKind, at);
}

void compare_cell(const Flat& seen, const Frame& frame, Pos at, Comparison& found) {
    const int place = at.y * standard_size.width + at.x;
    const bool is_hero = seen.at(Field::HeroX) == at.x && seen.at(Field::HeroY) == at.y;
    const std::int64_t creature = kind_of_creature(seen, seen.at(Field::CellCreature, place));
    const std::int64_t item = kind_of_item(seen, seen.at(Field::CellItem, place));
    const Told told{seen.at(Field::Sight, place),
                    seen.at(Field::Dungeon, place),
                    seen.at(Field::Liquid, place),
                    seen.at(Field::Surface, place),
                    seen.at(Field::Gas, place),
                    seen.at(Field::Aura, place),
                    creature,
                    item,
                    is_hero};
    const char32_t sign = frame.at(main_column + at.x, map_row + at.y).glyph;
    ++found.cells;
    found.creatures += creature != 0;
    found.items += item != 0;
    const bool is_told = told != Told{};
    if (!is_told && sign != U' ') ++found.faults["drawn and not told"];
    // Ground whose sign has the color of its background, as deep water now and then, is drawn without it.
    const bool is_ground = is_told && creature == 0 && item == 0 && !is_hero;
    if (is_ground && sign == U' ') return;
    const auto [known, is_new] = found.signs.emplace(told, sign);
    if (!is_new && known->second != sign) {
        std::string name = "told alike and drawn otherwise:";
        std::apply([&](auto... value) { ((name += " " + std::to_string(value)), ...); }, told);
        ++found.faults[name + " as " + std::to_string(known->second) + " and " + std::to_string(sign)];
    }
    if (is_hero || creature == 0) return;
    // Whatever ground it stands on.
    const auto [sign_before, is_first] = found.creature_signs.emplace(creature, sign);
    const auto kind = static_cast<MonsterKind>(creature / 1000 - 1);
    if (sign == U' ' || (!is_first && sign_before->second != sign))
        ++found.faults["a " + std::string{monster_rows[kind].name} + " told and not drawn"];
}

/// The map of the screen; none where something else covers it, or where signs flicker.
std::optional<Frame> map_shown(Session& session, const Flat& seen) {
    if (!session.hero_cell() || seen.at(Field::Question) != 0) return std::nullopt;
    if (scatter_of(session.game()->observe()) > 0) return std::nullopt;
    // A warning lies over the map for a while.
    const std::string text = session.text();
    for (const char* warning :
         {"Your health is below", "poison will kill you!", "poison will take more than half"})
        if (text.find(warning) != std::string::npos) return std::nullopt;
    return session.picture();
}

Comparison compare_screens(int games) {
    Comparison found;
    auto seen = std::make_unique<Flat>();
    for (int game = 0; game < games; ++game) {
        Session session{{.seed = static_cast<std::uint64_t>(7100 + game),
                         .depth = 1 + game % 13,
                         .harmless = game % 2 == 0}};
        Rng rng{static_cast<std::uint64_t>(game) + 1};
        std::array<std::uint8_t, mask_bytes> mask{};
        for (int step = 0; step < 90; ++step) {
            const int members = legal_mask(session, mask);
            if (members == 0) break;
            // Exploring shows the most; everything else happens now and then.
            const bool explores =
                step % 3 != 0 && has_action(mask, action_groups[ActionGroup::Explore].first);
            act(session, explores ? action_groups[ActionGroup::Explore].first
                                  : nth_action(mask, rng.uniform(0, members - 1)));
            if (step % 6 != 5) continue;
            observe_into(session, seen->bytes);
            const std::optional<Frame> frame = map_shown(session, *seen);
            if (!frame) continue;
            ++found.screens;
            for (int y = 0; y < standard_size.height; ++y)
                for (int x = 0; x < standard_size.width; ++x) compare_cell(*seen, *frame, {x, y}, found);
        }
    }
    return found;
}

}  // namespace

TEST_CASE("the observation says what the map on the screen shows, no more and no less", "[agent][long]") {
    const Comparison found = compare_screens(200);
    for (const auto& [fault, times] : found.faults) UNSCOPED_INFO(fault << ": " << times);
    CHECK(found.faults.empty());
    CHECK(found.screens > 1000);
    CHECK(found.creatures > 500);
    CHECK(found.items > 1000);
}

}  // namespace cellophane
