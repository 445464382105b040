#include "world/environment/gas.h"

#include <algorithm>

namespace cellophane {

namespace {

/// Less than this carries no kind into a cell that has another.
constexpr int thinnest_kind = 3;
constexpr int quick_loss_percent = 50;
constexpr int slow_loss_percent = 20;

class Pass {
public:
    explicit Pass(Surroundings& around)
        : around_{around},
          size_{around.ground().size()},
          volumes_{around.ground().gas_volume},
          kinds_{around.strata[Layer::Gas]},
          tight_{around.ground().cells_with({TerrainProperty::BlocksGas})},
          holes_{around.ground().cells_with({TerrainProperty::Descends})} {
        if (around.scratch.volumes.size() != size_) around.scratch.volumes = Grid<std::int32_t>{size_};
        around.scratch.volumes.fill(0);
    }

    void run() {
        touched().for_each([this](Pos at) {
            if (tight_.test(at))
                press_out(at);
            else
                mix(at);
        });
        around_.strata.gas_volume = around_.scratch.volumes;
    }

private:
    /// Cells with gas, or the shadow of some, and everything beside them.
    BitGrid touched() const {
        BitGrid cells{size_};
        for (int i = 0; i < size_.area(); ++i)
            if (volumes_.at_index(i) != 0 || kinds_.at_index(i) != Terrain::Nothing) cells.set(size_.at(i));
        return cells.dilated8();
    }

    bool takes_gas(Pos at) const { return size_.contains(at) && !tight_.test(at); }

    void mix(Pos at) {
        const int before = volumes_[at];
        int sum = before;
        int shares = 1;
        int most = before;
        Terrain strongest = kinds_[at];
        for (Direction d : directions) {
            const Pos p = at + step(d);
            if (!takes_gas(p)) continue;
            sum += volumes_[p];
            ++shares;
            if (volumes_[p] > most) {
                most = volumes_[p];
                strongest = kinds_[p];
            }
        }
        if (holes_.test(at)) ++shares;
        int now = sum / shares;
        const int rest = sum % shares;
        if (rest != 0 && around_.rng.uniform(0, shares - 1) < rest) ++now;
        Terrain& kind = kinds_[at];
        if (kind != strongest && now > thinnest_kind) {
            if (kind != Terrain::Nothing) now = thinnest_kind;
            kind = strongest;
        } else if (kind != Terrain::Nothing && now + around_.scratch.volumes[at] < 1) {
            // What a neighbour that fell shut has pressed in counts, or it would be gas of no kind.
            kind = Terrain::Nothing;
        }
        if (before > 0 && now > 0 && loses_some(kind)) --now;
        around_.scratch.volumes[at] += now;
    }

    bool loses_some(Terrain kind) {
        if (kind == Terrain::Nothing) return false;
        const TerrainMechanics mechanics = terrain_rows[kind].mechanics;
        if (mechanics.has(TerrainMechanic::DissipatesQuickly)) return around_.rng.percent(quick_loss_percent);
        return mechanics.has(TerrainMechanic::Dissipates) && around_.rng.percent(slow_loss_percent);
    }

    /// A door fell shut on it, a crystal grew through it: what was here goes next door.
    void press_out(Pos at) {
        const int before = volumes_[at];
        const Terrain kind = kinds_[at];
        kinds_[at] = Terrain::Nothing;
        if (before == 0) return;
        int open = 0;
        for (Direction d : directions) open += takes_gas(at + step(d)) ? 1 : 0;
        const int share = open == 0 ? 0 : before / open;
        if (share == 0) return;
        for (Direction d : directions) {
            const Pos p = at + step(d);
            if (!takes_gas(p)) continue;
            around_.scratch.volumes[p] += share;
            kinds_[p] = kind;
        }
    }

    Surroundings& around_;
    Size size_;
    const Grid<std::int32_t>& volumes_;
    Grid<Terrain>& kinds_;
    BitGrid tight_;
    BitGrid holes_;
};

}  // namespace

void spread_gas(Surroundings& around) {
    Pass{around}.run();
}

}  // namespace cellophane
