#include "exports/seed_walk.h"

namespace cellophane {

void SeedWalk::leave() {
    ++seeds_done_;
    // The last seed may be the largest there is.
    done_ = seed_ == last_seed_;
    if (done_) return;
    ++seed_;
    descent_ = Descent{{.seed = seed_, .style = style_, .variant = variant_}, concerns_contents};
}

}  // namespace cellophane
