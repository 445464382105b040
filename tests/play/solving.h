#pragma once

#include "play/creature_scene.h"
#include "play/walk_moves.h"

// Moves of heroes that solve machine rooms by other means than sword and feet.

namespace cellophane::solutions {

using walkthroughs::is_key_in_the_open;
using walkthroughs::throw_at;

using Property = TerrainProperty;

inline BitGrid burnable(const Walk& w) {
    return w.level().layers.cells_with(TerrainProperties{Property::Flammable});
}

inline bool is_on_fire(const Walk& w) {
    return w.game.hero.vitals.statuses.has(Status::Burning);
}

inline int times_begun(const Walk& w, Status status) {
    int times = 0;
    for (const Event& event : w.events) {
        const StatusBegan* began = event.as<StatusBegan>();
        times += began != nullptr && !began->who && began->status == status;
    }
    return times;
}
inline bool has_burned(const Walk& w) {
    return times_begun(w, Status::Burning) > 0;
}
inline bool has_been_paralyzed(const Walk& w) {
    return times_begun(w, Status::Paralyzed) > 0;
}

inline void wait_for_fire_to_die(Walk& w) {
    for (int turn = 0; turn < 400; ++turn) {
        if (w.level().layers.cells_with(TerrainProperties{Property::Fire}).none()) return;
        w.rest(1);
    }
}

/// The farthest stand 6 to 20 cells off with an open line to the target and no fuel near, or `nowhere`.
inline Pos far_stand(const Walk& w, Pos target) {
    constexpr int least = 6;
    constexpr int most = 20;
    const BitGrid fuel = burnable(w);
    Pos best = nowhere;
    int farthest = least - 1;
    rectangle(w.level().size(), target - Pos{most, most}, target + Pos{most, most}).for_each([&](Pos at) {
        const int distance = king_distance(at, target);
        const bool bare = (rectangle(w.level().size(), at - Pos{2, 2}, at + Pos{2, 2}) & fuel).none();
        if (distance <= farthest || !bare || w.level().ownership.number[at] == w.number) return;
        if (!has_open_line(w.game, at, target) || !w.leads_to(at)) return;
        farthest = distance;
        best = at;
    });
    return best;
}

inline char carry_more(Walk& w, const Item& item) {
    const int number = put_in(w.game.hero.pack, item);
    return w.game.hero.pack.items[static_cast<std::size_t>(number)].letter;
}

/// Takes the key and goes back to `start` in at most 200 turns; false if that fails.
inline bool leaves_with_key(Walk& w, Pos start) {
    return w.take_key() && w.go(start, 200) && w.has(ItemKind::DoorKey);
}

}  // namespace cellophane::solutions
