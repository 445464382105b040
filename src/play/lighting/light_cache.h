#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "content/lights.h"
#include "play/lighting/light_falloff.h"
#include "play/lighting/light_scene.h"
#include "play/lighting/unobstructed_light.h"
#include "protocol/illumination.h"
#include "world/environment/active_terrain.h"
#include "world/level.h"
#include "world/terrain_sets.h"

namespace cellophane {

/// Light as machines add it up: all colours at once.
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

/// What lighting a level has found out and need not find out again: how far each light gets, and what is left
/// of it there. Working memory, no part of the state: whatever it holds, the light comes out the same.
class LightCache {
public:
    /// Takes note of which cells stop light now.
    void refresh(const BitGrid& blocking);

    /// Cells that stop sight and light.
    const BitGrid& blocking() const { return blocking_; }
    Light light_of(Terrain terrain) const { return lights_[static_cast<std::size_t>(terrain)]; }
    /// The cells where gas glows, as far as its light may get to where it is wanted.
    BitGrid glowing_gas(const Grid<Terrain>& gas, const BitGrid::Bounds& wanted) const;
    /// Who carries a light: one of the layers, or somebody.
    static constexpr std::size_t by_somebody = every_layer.size();
    /// The cells a light of that radius reaches while no creature stands in its way; its own cell is not
    /// among them.
    const BitGrid& reached(std::size_t carrier, Pos from, int radius_hundredths);
    /// The same where creatures are among the obstacles, of a light that has just been asked about. What it
    /// reaches may have cells that are not reached without them.
    const BitGrid& shaded(std::size_t carrier, Pos from, int radius_hundredths, const BitGrid& obstacles);

    /// A light of the catalogue, its colour looked up.
    struct Source {
        const LightRow* row = nullptr;
        Tint colour{};
        /// The furthest it may get, in whole cells.
        int reach = 0;

        /// Chance makes nothing of it.
        bool is_steady() const {
            return row->radius_hundredths.least == row->radius_hundredths.most && colour.random_all == 0 &&
                   colour.random_red == 0 && colour.random_green == 0 && colour.random_blue == 0;
        }
        /// How it falls off if it reaches that far.
        const LightFalloff& falloff(int radius_hundredths);
        /// What it gives at every squared distance up to its limit, of that radius and colour.
        const LightSum* shares(int radius_hundredths, const Illumination& colour_now);

    private:
        /// What is left of it at a squared distance there is.
        struct Step {
            std::uint16_t squared;
            std::uint8_t percent;
        };
        void measure(int radius_hundredths);

        /// By radius, from the least it may have.
        std::vector<LightFalloff> falloffs_;
        /// Of a flare that is fading.
        LightFalloff lesser_;
        std::vector<Step> steps_;
        int radius_ = -1;
        Illumination colour_{};
        std::vector<LightSum> shares_;
    };
    /// Tells `around` which cells matter.
    void look_around(const BitGrid& wanted, const BitGrid::Bounds& bounds);
    /// The cells in whose square of this reach is one that matters.
    const BitGrid& around(int reach);
    static constexpr int furthest_around = ActiveTerrain::near_by;

    /// What is left of the hero's own light.
    struct MinersShares {
        std::array<Illumination, 101> of_percent{};
        /// From so many percent on it is enough to see by, by itself.
        std::size_t enough_alone = 101;
    };
    const MinersShares& miners_shares(const Illumination& colour);

    Source& source(Light light) { return sources_[static_cast<std::size_t>(light)]; }

    /// What was lit up last, and whether anything of it is still to be found out (`finish_light`). That is
    /// more than working memory: as long as it is due, the state is not complete without it.
    LightScene scene;
    bool light_is_due = false;
    /// Somebody wanted to know.
    bool is_asked_about = false;
    /// Room to add up lights in; all zero between two uses.
    Grid<LightSum> sums;
    /// The falloff of the hero's own light, above water and under.
    std::array<LightFalloff, 2> miners_falloff;
    UnobstructedLight open_ground;

private:
    struct Mask {
        /// The floor of the squared radius: the whole of what a mask depends on besides the walls.
        std::int64_t limit = -1;
        /// The columns it may reach into.
        int first = 0;
        int last = -1;
        BitGrid cells;
        /// The same where somebody stands in the way, who was there then, and what else.
        BitGrid shaded{};
        BitGrid obstacles{};
        bool shade_is_known = false;

        /// Whether it has any of some cells, which lie there.
        bool meets(const BitGrid& turned, const BitGrid::Bounds& where) const;
        /// Whether other obstacles are in view than were.
        bool has_news(const BitGrid& obstacles_now) const;
    };

    void begin_anew(Size size);
    /// Maps wider than this are rare enough to take their time.
    static constexpr int widest = 128;
    void grow(const BitGrid& from, BitGrid& to) const;

    BitGrid blocking_;
    std::array<Light, static_cast<std::size_t>(Terrain::count)> lights_{};
    TerrainSet glowing_;
    /// How far any gas shines, in whole cells.
    int furthest_gas_ = 0;
    /// By carrier and cell: where its mask is kept; -1: nowhere yet.
    std::array<Grid<std::int32_t>, by_somebody + 1> places_;
    std::vector<Mask> masks_;
    /// By reach: the cells that matter and what is so near to them.
    std::array<BitGrid, furthest_around + 1> around_;
    /// How many of these have been made, and where the cells that matter lie.
    int known_around_ = 0;
    BitGrid::Bounds bounds_;
    Illumination miners_colour_{};
    MinersShares miners_shares_;
    std::array<Source, static_cast<std::size_t>(Light::count)> sources_;
};

}  // namespace cellophane
