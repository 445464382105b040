#include "exports/seed_walk.h"

namespace cellophane {

void SeedWalk::leave() {
    ++seeds_done_;
    // The last seed may be the largest there is.
    done_ = request_.seed == last_seed_;
    if (done_) return;
    ++request_.seed;
    descent_ = Descent{request_, wanted_};
}

}  // namespace cellophane
