#pragma once

#include <cstdint>
#include <optional>

#include "content/monsters.h"
#include "content/mutations.h"
#include "kit/base/pos.h"
#include "kit/base/visitor.h"
#include "protocol/views.h"
#include "world/vitals.h"

namespace cellophane {

/// A creature as a level begins with it (spec 40, sections 2 to 4).
struct Monster {
    MonsterKind kind{};
    Pos at{};
    MonsterState state = MonsterState::Sleeping;
    MonsterMarks marks{};
    std::optional<Mutation> mutation{};
    int health = 0;
    int max_health = 0;
    /// The number in the level's list of the one it follows; -1: nobody.
    int leader = -1;
    /// The number of the machine that made it; 0: none.
    int machine = 0;
    Vitals vitals{};
    /// The hero knows that it is there: it is no news to him. A level fresh from the dungeon's hand knows no
    /// hero, nor does its hash.
    bool noticed = false;

    const MonsterRow& row() const { return monster_rows[kind]; }
    bool is_dormant() const { return marks.has(MonsterMark::Dormant); }
    bool is_captive() const { return marks.has(MonsterMark::Captive); }
    friend bool operator==(const Monster&, const Monster&) = default;
};

template <class V, Same<Monster> T>
void visit(V& v, T& monster) {
    v(monster.kind, monster.at, monster.state, monster.marks);
    v.maybe(monster.mutation, [&](auto& mutation) { v(mutation); });
    v(monster.health, monster.max_health, monster.leader, monster.machine);
    visit(v, monster.vitals);
}

}  // namespace cellophane
