#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "content/lights.h"
#include "kit/base/boxed.h"
#include "play/lighting/light_falloff.h"
#include "play/lighting/light_scene.h"
#include "play/lighting/unobstructed_light.h"
#include "protocol/illumination.h"
#include "world/environment/active_terrain.h"
#include "world/level.h"
#include "world/terrain_sets.h"

namespace cellophane {

/// Light laid out for vector instructions: all colors are added at once.
struct alignas(16) LightSum {
    std::int32_t red = 0;
    std::int32_t green = 0;
    std::int32_t blue = 0;
    std::int32_t nothing = 0;

    LightSum() = default;
    explicit LightSum(const Illumination& light) : red{light.red}, green{light.green}, blue{light.blue} {}
    Illumination light() const { return {red, green, blue}; }
    LightSum& operator+=(const LightSum& more) {
        red += more.red;
        green += more.green;
        blue += more.blue;
        nothing += more.nothing;
        return *this;
    }
};

/// What lighting a level keeps for the next time: how far each light reaches, and its strength there. Working
/// memory, no part of the state: whatever it holds, the light comes out the same.
class LightCache {
public:
    /// Updates the cells that stop light.
    void refresh(const BitGrid& blocking);

    /// Cells that stop sight and light.
    const BitGrid& blocking() const { return blocking_; }
    Light light_of(Terrain terrain) const { return lights_[static_cast<std::size_t>(terrain)]; }
    /// The cells of glowing gas in the columns from which its light may reach `wanted`.
    BitGrid glowing_gas(const Grid<Terrain>& gas, const BitGrid::Bounds& wanted) const;
    /// A light's carrier: the number of a layer, or this for a creature or the hero.
    static constexpr std::size_t by_somebody = every_layer.size();
    /// The cells a light of this radius reaches while no creature stands in its way, without its own cell.
    const BitGrid& reached(std::size_t carrier, Pos from, int radius_hundredths);
    /// The same with creatures among the obstacles; to be called after `reached` for the same light. May hold
    /// cells that are not reached without them.
    const BitGrid& shaded(std::size_t carrier, Pos from, int radius_hundredths, const BitGrid& obstacles);

    /// A light of the catalog, its color looked up.
    struct Source {
        const LightRow* row = nullptr;
        Tint color{};
        /// Its greatest reach, in whole cells.
        int reach = 0;

        /// Whether neither its radius nor its color is random.
        bool is_steady() const {
            return row->radius_hundredths.least == row->radius_hundredths.most && color.random_all == 0 &&
                   color.random_red == 0 && color.random_green == 0 && color.random_blue == 0;
        }
        /// Its falloff at this radius.
        const LightFalloff& falloff(int radius_hundredths);
        /// Its light at every squared distance up to its limit, for this radius and color.
        const LightSum* shares(int radius_hundredths, const Illumination& color_now);

    private:
        /// The percent left at a squared distance that occurs.
        struct Step {
            std::uint16_t squared;
            std::uint8_t percent;
        };
        void measure(int radius_hundredths);

        /// By radius, from the least of its row on.
        std::vector<LightFalloff> falloffs_;
        /// For smaller radii: a flare that is fading.
        LightFalloff lesser_;
        std::vector<Step> steps_;
        int radius_ = -1;
        Illumination color_{};
        std::vector<LightSum> shares_;
    };
    /// Sets the wanted cells of `around`.
    void look_around(const BitGrid& wanted, const BitGrid::Bounds& bounds);
    /// The cells with a wanted cell in their square of this reach.
    const BitGrid& around(int reach);
    static constexpr int furthest_around = ActiveTerrain::near_by;

    /// The hero's own light by the percent left.
    struct MinersShares {
        std::array<Illumination, 101> of_percent{};
        /// The least percent at which it alone is enough to see by; 101: none.
        std::size_t enough_alone = 101;
    };
    const MinersShares& miners_shares(const Illumination& color);

    Source& source(Light light) { return sources_[static_cast<std::size_t>(light)]; }

    /// The last scene lit, and whether part of its light is still to be computed (`finish_light`). That is
    /// more than working memory: as long as it is due, the state is not complete without it.
    LightScene scene;
    bool light_is_due = false;
    /// Whether `finish_light` was called for the last scene.
    bool is_asked_about = false;
    /// Room to add up lights in; all zero between two uses.
    Grid<LightSum> sums;
    /// The falloff of the hero's own light, above water and under.
    std::array<LightFalloff, 2> miners_falloff;
    UnobstructedLight open_ground;

private:
    /// The cells reached with creatures in the way, and the obstacles they were found with.
    struct Shade {
        BitGrid cells;
        BitGrid obstacles;
    };
    struct Mask {
        /// The floor of the squared radius: the whole of what a mask depends on besides the walls.
        std::int64_t limit = -1;
        /// The columns it may reach into.
        int first = 0;
        int last = -1;
        BitGrid cells;
        /// The mask of the next carrier with a light in the same cell; -1: there is none.
        std::int32_t next = -1;
        std::uint8_t carrier = 0;
        bool shade_is_known = false;
        /// Of lights that creatures have stood in the way of.
        Boxed<Shade> shade{};

        /// Whether it holds any of `turned`, whose bounds are `where`.
        bool meets(const BitGrid& turned, const BitGrid::Bounds& where) const;
        /// Whether obstacles within the shaded cells have changed.
        bool has_news(const BitGrid& obstacles_now) const;
    };

    void begin_anew(Size size);
    /// Wider maps are rare and take a slower path.
    static constexpr int widest = 128;
    void grow(const BitGrid& from, BitGrid& to) const;

    BitGrid blocking_;
    std::array<Light, static_cast<std::size_t>(Terrain::count)> lights_{};
    TerrainSet glowing_;
    /// How far any gas shines, in whole cells.
    int furthest_gas_ = 0;
    /// The mask of a carrier's light in a cell; a new one, of no light, if it has none yet.
    Mask& mask_of(std::size_t carrier, Pos from);

    /// By cell: the number of the first of its masks; -1: none yet.
    Grid<std::int32_t> first_masks_;
    std::vector<Mask> masks_;
    /// By reach: the wanted cells and those within that reach of them.
    std::array<BitGrid, furthest_around + 1> around_;
    /// How many of these have been made, and the bounds of the wanted cells.
    int known_around_ = 0;
    BitGrid::Bounds bounds_;
    Illumination miners_color_{};
    MinersShares miners_shares_;
    std::array<Source, static_cast<std::size_t>(Light::count)> sources_;
};

}  // namespace cellophane
