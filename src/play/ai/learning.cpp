#include "play/ai/ally_turn.h"
#include "play/perception/visibility.h"
#include "play/society/ally_learning.h"

namespace cellophane {

namespace {

/// Ticks of every turn over a corpse, whatever the learner's own pace.
constexpr int ticks_a_turn = 100;

void begin(const Acting& acting) {
    Monster& self = acting.self;
    self.set(MonsterMark::Absorbing);
    self.schooling.turns_left = turns_to_learn;
    if (!is_perceived(acting.game(), self)) return;
    Learned begun{.who = {}, .from = self.schooling.teacher, .begun = true};
    begun.who = view_of(self);
    acting.turn.emit(begun);
}

}  // namespace

bool absorb(const Acting& acting) {
    Monster& self = acting.self;
    Schooling& schooling = self.schooling;
    if (schooling.corpse == nowhere) return false;
    if (self.has(MonsterMark::Absorbing) && !(self.at == schooling.corpse))
        self.clear(MonsterMark::Absorbing);
    const bool is_well = !self.has(Status::Poisoned) && !self.has(Status::Burning);
    const bool is_free = !self.has(Status::Paralyzed) && !self.has(Status::Entranced);
    if (!self.has(MonsterMark::Absorbing)) {
        if (self.at == schooling.corpse && is_well && is_free && self.is_ally()) {
            begin(acting);
        } else {
            if (--schooling.turns_left <= 0) forget_lesson(self);
            return false;
        }
    }
    if (--schooling.turns_left <= 0) complete_lesson(acting.turn, self);
    self.vitals.ticks = ticks_a_turn;
    return true;
}

}  // namespace cellophane
