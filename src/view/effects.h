#pragma once

#include <vector>

#include "content/colours.h"
#include "kit/grid/bit_grid.h"
#include "kit/grid/grid.h"
#include "kit/rng/rng.h"
#include "protocol/event.h"
#include "protocol/observation.h"

namespace cellophane {

/// Flares and flashes (spec 30, section 18): what happens is told already, and these only show it. Nothing
/// waits for them.
class Effects {
public:
    void add(const Flared& flared);
    void add(const Flashed& flashed);
    /// The hero is hit: he takes on a colour, by so many percent at first.
    void strike(Colour colour, int strength);
    void clear();
    bool empty() const { return flares_.empty() && flashes_.empty() && blow_.frames == 0; }

    /// Milliseconds until the next frame of any of them; -1 when there is none.
    int wants_time() const;
    void advance(int milliseconds);

    /// Before a map is painted: works out how far the light of flares gets in it.
    void look_at(const Observation& seen);
    /// What flares add to the light of a cell.
    Illumination light_at(Pos at) const { return lit_.contains(at) ? lit_[at] : Illumination{}; }
    /// What flashes add to both colours of a cell.
    Tint colour_at(Pos at) const;
    /// What colours the hero, and how much of it is left, in percent.
    Colour blow() const { return blow_.colour; }
    int blow_left() const;

private:
    struct Flare {
        Pos at;
        const LightRow* row = nullptr;
        Illumination colour{};
        /// Tenths of a percent of the light that is left, and by how much that changes in the next frame.
        int left = 1000;
        int change = 0;
        int waited = 0;
    };
    struct Flash {
        Flashed what;
        int frame = 1;
        int waited = 0;
    };

    struct Blow {
        Colour colour = Colour::Red;
        int strength = 0;
        /// Those to come.
        int frames = 0;
        int waited = 0;
    };

    static void next_frame(Flare& flare);
    void shine(const Flare& flare, const BitGrid& walls, const BitGrid& creatures);

    Rng chance_{stream_key(1, "flares")};
    std::vector<Flare> flares_;
    std::vector<Flash> flashes_;
    Blow blow_;
    Grid<Illumination> lit_;
};

}  // namespace cellophane
