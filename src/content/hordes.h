#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <span>

#include "content/blueprints.h"
#include "content/monsters.h"
#include "content/terrain.h"
#include "kit/base/flags.h"

namespace cellophane {

/// Where a horde comes from: the open dungeon, its summoner, its captors, or the machine that asks for its
/// kind (rules/monsters.md 5.4).
enum class HordeCategory : std::uint8_t {
    Ordinary,
    Summons,
    Captive,
    Boss,
    WaterMonster,
    MachineCaptive,
    StatueMonster,
    Turret,
    MudMonster,
    Kennel,
    VampireFodder,
    KeyThief,
    SacrificeTarget,
    LegendaryAlly,
    GoblinWarren,
    count
};

enum class HordeFlag : std::uint8_t {
    CaptiveLeader,
    NeverPeriodic,
    NeverOutOfDepth,
    Summoned,
    AtADistance,
    DiesWithLeader,
    Allied,
    count
};

/// Followers of one kind: `least` to `most` of them, rolled with so many dice.
struct HordeMember {
    MonsterKind kind{};
    int least = 0;
    int most = 0;
    int dice = 1;
};

class HordeMembers {
public:
    constexpr HordeMembers() = default;
    constexpr HordeMembers(std::initializer_list<HordeMember> members) {
        for (const HordeMember& member : members) members_.at(count_++) = member;
    }
    constexpr const HordeMember* begin() const { return members_.data(); }
    constexpr const HordeMember* end() const { return members_.data() + count_; }
    constexpr std::size_t size() const { return count_; }

private:
    std::array<HordeMember, 4> members_{};
    std::size_t count_ = 0;
};

struct HordeRow {
    HordeCategory category = HordeCategory::Ordinary;
    MonsterKind leader{};
    HordeMembers members{};
    /// 0 to 0 for hordes that are summoned, at any depth.
    Range depths{};
    int frequency = 0;
    /// Placed in this terrain and nowhere else, unless `Terrain::Nothing`.
    Terrain lives_in = Terrain::Nothing;
    /// Built around its place first.
    Blueprint machine = Blueprint::None;
    Flags<HordeFlag> flags{};
};

/// tables/hordes.tsv.
std::span<const HordeRow> horde_rows();

}  // namespace cellophane
