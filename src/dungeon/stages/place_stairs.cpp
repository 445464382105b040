#include <utility>

#include "dungeon/draft/arrival.h"
#include "dungeon/stages/stages.h"
#include "kit/grid/random_cell.h"
#include "world/connectivity.h"

namespace cellophane {

namespace {

/// Stairs keep this far from one another: five cells before, four after.
constexpr int clear_before = 5;
constexpr int clear_after = 4;

/// The direction in which one leaves stairs at a site, if the site is valid (rules/levels.md 21.1).
class Sites {
public:
    explicit Sites(const Draft& draft) : draft_{draft} {
        Passages passages = passages_of(draft.layers);
        solid_ = std::move(passages.solid);
        blocked_ = std::move(passages.blocked);
        open_ = std::move(passages.open);
        valid_ = recesses() & draft.layers.cells_of(Layer::Dungeon, Terrain::StoneWall);
        valid_ -= draft.ownership.any().dilated8();
        near_others_ = BitGrid{draft.goal.size};
        valid_.for_each([&](Pos at) {
            if (!draft.goal.size.contains_inside(at) || approach(at) == Direction::count) valid_.reset(at);
        });
    }

    Direction approach(Pos at) const {
        Direction way = Direction::count;
        for (Direction d : cardinals) {
            if (solid_.test(at + step(d))) continue;
            if (way != Direction::count) return Direction::count;
            way = d;
        }
        if (way == Direction::count) return way;
        const Pos front = at + step(way);
        const Pos back = at - step(way);
        const Pos across{step(way).y, step(way).x};
        const Size size = draft_.goal.size;
        const bool good = !blocked_.test(front) && passable_arcs(open_, front) <= 1 &&
                          solid_.test(back - across) && solid_.test(back + across) &&
                          size.contains_inside(at - across) && size.contains_inside(at + across);
        return good ? way : Direction::count;
    }

    const BitGrid& valid() const { return valid_; }

    void rule_out_around(Pos stairs) {
        const BitGrid around = rectangle(draft_.goal.size, stairs - Pos{clear_before, clear_before},
                                         stairs + Pos{clear_after, clear_after});
        valid_ -= around;
        // In the long dungeon stairs in the open may stand beside the others: its levels stay what they are.
        if (!draft_.goal.variant->is_by_curves()) near_others_ |= around;
    }

    /// Where stairs may stand in the open when no wall will have them.
    BitGrid fallback() const {
        BitGrid cells = blocked_.complement() - near_others_;
        const Size size = draft_.goal.size;
        cells.for_each([&](Pos p) {
            const bool good = size.contains_inside(p) &&
                              draft_.layers[Layer::Liquid][p] == Terrain::Nothing &&
                              !draft_.layers.has(p, {TerrainProperty::BlocksItems}) &&
                              !draft_.ownership.test(p) && passable_arcs(open_, p) <= 1 && !is_stairs(p);
            if (!good) cells.reset(p);
        });
        return cells;
    }

private:
    /// Cells with exactly one open cardinal neighbor.
    BitGrid recesses() const {
        const BitGrid way = solid_.complement();
        BitGrid once{way.size()};
        BitGrid twice{way.size()};
        for (Direction d : cardinals) {
            const BitGrid beside = way.shifted(d);
            twice |= once & beside;
            once |= beside;
        }
        return once - twice;
    }

    bool is_stairs(Pos p) const {
        return terrain_rows[draft_.layers[Layer::Dungeon][p]].mechanics.has(TerrainMechanic::ListedInSidebar);
    }

    const Draft& draft_;
    BitGrid solid_;
    BitGrid blocked_;
    BitGrid open_;
    BitGrid valid_;
    BitGrid near_others_;
};

/// Whether a hero may come out of stairs here (rules/levels.md 23.1), as far as machines and the ground
/// decide: machines are there already, and stairs give way to what waits in them.
class Welcome {
public:
    explicit Welcome(const Draft& draft) : draft_{draft}, sources_{sources_of_harm(draft.layers)} {
        for (const Monster& monster : draft.monsters) {
            if (monster.is_dormant()) continue;
            anybody_.set(monster.at);
            if (is_on_the_prowl(monster)) on_the_prowl_.set(monster.at);
        }
    }

    bool is_given(Pos stairs, Pos front, bool down) const {
        if (draft_.layers[Layer::Liquid][front] == Terrain::RopeBridge) return false;
        if (sources_.any() && within_steps(draft_.layers, front, steps_without_sources).intersects(sources_))
            return false;
        if (down || anybody_.none()) return true;
        // One sees across stairs, where there was a wall.
        BitGrid opaque = draft_.layers.cells_with(TerrainProperties{TerrainProperty::BlocksVision});
        opaque.reset(stairs);
        if (view_from(opaque, front).intersects(anybody_)) return false;
        return on_the_prowl_.none() ||
               !within_steps(draft_.layers, front, steps_without_foes).intersects(on_the_prowl_);
    }

private:
    const Draft& draft_;
    BitGrid sources_;
    BitGrid anybody_{draft_.goal.size};
    BitGrid on_the_prowl_{draft_.goal.size};
};

/// The nearest of some cells to a target that will do, or nowhere.
template <class Takes>
Pos nearest_fitting(BitGrid cells, Pos target, Rng& rng, Takes takes) {
    for (;;) {
        const Pos site = nearest_cell(cells, target, rng);
        if (site == nowhere || takes(site)) return site;
        cells.reset(site);
    }
}

/// Torches to both sides, firm rock all around.
void prepare(Draft& draft, Pos at, Direction approach) {
    Grid<Terrain>& ground = draft.layers[Layer::Dungeon];
    const Pos across{step(approach).y, step(approach).x};
    ground[at - across] = Terrain::WallTorch;
    ground[at + across] = Terrain::WallTorch;
    for (Direction d : directions) {
        const Pos neighbor = at + step(d);
        if (ground[neighbor] == Terrain::Granite) ground[neighbor] = Terrain::StoneWall;
        if (draft.layers.has(neighbor, solid_properties)) draft.impregnable.set(neighbor);
    }
}

/// Where the stairs came to stand, or nowhere.
Pos place(Draft& draft, Sites& sites, const Welcome& welcome, Pos target, bool down, Rng& rng) {
    const Pos site = nearest_fitting(sites.valid(), target, rng, [&](Pos at) {
        return welcome.is_given(at, at + step(sites.approach(at)), down);
    });
    if (!(site == nowhere)) {
        prepare(draft, site, sites.approach(site));
        sites.rule_out_around(site);
        set_stairs(draft, site, down);
        return site;
    }
    const Pos open_site = nearest_fitting(sites.fallback(), target, rng, [&](Pos at) {
        return welcome.is_given(at, in_front_of(draft.layers, at), down);
    });
    if (!(open_site == nowhere)) set_stairs(draft, open_site, down);
    return open_site;
}

}  // namespace

void set_stairs(Draft& draft, Pos at, bool down) {
    const int depth = draft.goal.depth;
    Terrain terrain = depth == shallowest_depth ? Terrain::DungeonExit : Terrain::UpwardStaircase;
    if (down)
        terrain =
            depth == draft.goal.variant->deepest_depth ? Terrain::CrystalPortal : Terrain::DownwardStaircase;
    draft.layers[Layer::Dungeon][at] = terrain;
    draft.layers[Layer::Liquid][at] = Terrain::Nothing;
    draft.layers[Layer::Surface][at] = Terrain::Nothing;
    (down ? draft.stairs.down : draft.stairs.up) = at;
    if (draft.watch) draft.emit({.kind = DigEventKind::StairsPlaced, .at = at, .terrain = terrain});
}

/// Down first, then up, each as near to its target as a wall will have it (rules/levels.md 21).
void place_stairs(Draft& draft, Rng& rng) {
    Sites sites{draft};
    const Welcome welcome{draft};
    if (place(draft, sites, welcome, draft.goal.down_target, true, rng) == nowhere ||
        place(draft, sites, welcome, draft.goal.up_target, false, rng) == nowhere)
        draft.rejected = true;
}

}  // namespace cellophane
