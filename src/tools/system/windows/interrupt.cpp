#include "tools/system/interrupt.h"

#include "tools/system/windows/endings.h"

namespace cellophane {

struct Interruption::Before {
    Ending held;
};

Interruption::Interruption(By by)
    : before_{std::make_unique<Before>(Before{by == By::AnyEnd ? Ending::Any : Ending::Interrupt})} {
    hold_endings(before_->held);
}

Interruption::~Interruption() {
    let_go_endings(before_->held);
}

bool Interruption::came() const {
    return ending_came();
}

}  // namespace cellophane
