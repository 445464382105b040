#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "content/colors.h"
#include "kit/grid/bit_grid.h"
#include "kit/grid/grid.h"
#include "kit/rng/rng.h"
#include "protocol/event.h"
#include "protocol/observation.h"
#include "view/projectiles.h"

namespace cellophane {

/// Flares and flashes (rules/terrain.md 18), blows and bolts (rules/interface.md 12), of events already told.
/// Nothing waits for them, but they wait for flights under way.
class Effects {
public:
    void add(const Flared& flared);
    void add(const Flashed& flashed);
    void add(const BoltCast& cast) { flights_.add(cast); }
    void add(const ItemThrown& thrown) { flights_.add(thrown); }
    void draw_stroke(Pos from, Pos to, Color color) { flights_.add_stroke(from, to, color); }
    /// Colors the figure at a cell, by `strength` percent at first, once all flights have arrived. No
    /// color: that of the surroundings, out of which the figure appears.
    void strike(Pos at, std::optional<Color> color, int strength);
    void clear();
    bool empty() const { return flares_.empty() && flashes_.empty() && blows_.empty() && flights_.empty(); }

    /// Milliseconds until the next frame of any of them; -1 when there is none.
    int wants_time() const;
    void advance(int milliseconds);

    /// Milliseconds until all that flies has arrived.
    int time_to_arrival() const { return flights_.time_to_arrival(); }

    /// Before a map is painted: works out how far the light of flares gets in it.
    void look_at(const Observation& seen);
    /// What flares add to the light of a cell.
    Illumination light_at(Pos at) const { return lit_.contains(at) ? lit_[at] : Illumination{}; }
    /// What flashes add to both colors of a cell, more to one in view than to others. Random parts change
    /// from frame to frame, as do those of the glow of flights.
    Tint color_at(Pos at, bool is_looked_at) const;
    /// The color of a blow on the figure at a cell, and how much of it is left, in percent.
    struct Stain {
        std::optional<Color> color{};
        int left = 0;
    };
    Stain stain_at(Pos at) const;
    /// What flies through a cell.
    std::optional<Figure> sign_at(Pos at) const { return flights_.sign_at(at); }
    Tint glow_at(Pos at) const { return rolled(flights_.glow_at(at), at); }

private:
    struct Flare {
        Pos at;
        const LightRow* row = nullptr;
        Illumination color{};
        /// Tenths of a percent of the light that is left, and by how much that changes in the next frame.
        int left = 1000;
        int change = 0;
        /// Milliseconds until what sets it off has arrived.
        int delay = 0;
        int waited = 0;
    };
    struct Flash {
        Flashed what;
        int frame = 1;
        int delay = 0;
        int waited = 0;
    };

    struct Blow {
        Pos at;
        std::optional<Color> color{};
        int strength = 0;
        /// Milliseconds until it falls; frames to come.
        int delay = 0;
        int frames = 0;
        int waited = 0;

        int left() const;
    };

    /// A light with a middle, as it is at the moment.
    struct Glare {
        Pos at;
        Illumination color{};
        std::int64_t radius_hundredths = 0;
        int fade_percent = 0;
        bool passes_creatures = false;
    };

    static void next_frame(Flare& flare);
    /// The random parts of a color spent, as they fall in this cell at the moment.
    Tint rolled(const Tint& color, Pos at) const;
    std::vector<Glare> glares() const;
    void shine(const Glare& glare, const BitGrid& walls, const BitGrid& creatures);

    Rng chance_{stream_key(1, "flares")};
    /// One more with every moment that passes.
    std::uint64_t moment_ = 0;
    std::vector<Flare> flares_;
    std::vector<Flash> flashes_;
    std::vector<Blow> blows_;
    Flights flights_;
    Grid<Illumination> lit_;
};

}  // namespace cellophane
