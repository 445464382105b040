#include "bots/dark_movement.h"

#include "bots/random_choice.h"

namespace cellophane {

Command Groping::next(const Observation& seen, Patience& patience, Rng& whim) {
    constexpr int many_turns = 1000;
    constexpr int whim_percent = 10;
    for (const PackItemView& stack : seen.pack) {
        const bool is_ring = item_rows[stack.item.kind].category == ItemCategory::Ring;
        if (!is_ring || !stack.in_use || patience.is_worn_out(stack.letter, seen.turns)) continue;
        patience.wear_out(stack.letter, seen.turns, many_turns);
        return TakeOff{stack.letter};
    }
    const bool is_stopped = seen.hero->at == from_;
    if (is_stopped || whim.percent(whim_percent)) toward_ = any_direction(whim);
    from_ = seen.hero->at;
    return Move{toward_};
}

}  // namespace cellophane
