#include "support/levels/drawing.h"

#include <algorithm>
#include <vector>

namespace cellophane {

namespace {

constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyz";
constexpr std::string_view digits = "1234567890!?$%&*";
constexpr std::string_view capitals = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/// Terrain too common for the legend.
bool is_plain(Terrain terrain) {
    using T = Terrain;
    switch (terrain) {
        case T::Nothing:
        case T::Granite:
        case T::Floor:
        case T::StoneWall:
        case T::WoodenDoor:
        case T::SecretDoor:
        case T::DeepWater:
        case T::ShallowWater:
        case T::Lava:
        case T::Chasm:
        case T::UpwardStaircase:
        case T::DownwardStaircase:
        case T::DungeonExit:
            return true;
        default:
            return false;
    }
}

struct Entry {
    char mark;
    std::string meaning;
};

class Sheet {
public:
    Sheet(const Level& level, int number) : level_{level}, number_{number}, rows_{class_rows(level.layers)} {
        for (const MachineRecord& machine : level.machines) {
            if (machine.number != number) continue;
            origin_ = machine.origin;
            has_let_go_ =
                blueprint_rows[machine.kind].traits.has(BlueprintTrait::ReleasesUnwired) && machine.cells > 0;
        }
        for (int i = 0; i < level.size().area(); ++i) put_terrain(level.size().at(i));
        for (const Item& item : level.items)
            if (!item.carrier && is_mine(item.machine)) put_item(item);
        for (int i = 0; i < static_cast<int>(level.monsters.size()); ++i)
            if (is_mine(level.monsters[static_cast<std::size_t>(i)].machine)) put_monster(i);
    }

    std::string text() const {
        std::string result;
        if (high_.x < low_.x) return "no cells of its own: what it holds is handed to others\n";
        const Size size = level_.size();
        const bool whole = number_ == 0;
        const Pos low = whole ? Pos{0, 0} : Pos{std::max(0, low_.x - 2), std::max(0, low_.y - 1)};
        const Pos high =
            whole ? Pos{size.width - 1, size.height - 1}
                  : Pos{std::min(size.width - 1, high_.x + 2), std::min(size.height - 1, high_.y + 1)};
        for (int y = low.y; y <= high.y; ++y) {
            std::string line;
            for (int x = low.x; x <= high.x; ++x) line += at({x, y});
            line.erase(line.find_last_not_of(' ') + 1);
            result += line + '\n';
        }
        result += '\n';
        for (const Entry& entry : legend_) result += std::string{entry.mark} + "  " + entry.meaning + '\n';
        return result;
    }

private:
    /// Machines that release their cells are drawn by the unclaimed cells within 7 of their origin.
    bool was_mine(Pos p) const {
        return has_let_go_ && level_.ownership.number[p] == 0 && king_distance(p, origin_) <= 7;
    }
    bool is_mine(int machine) const { return number_ == 0 ? machine > 0 : machine == number_; }

    char at(Pos p) const { return rows_[static_cast<std::size_t>(p.y)][static_cast<std::size_t>(p.x)]; }
    void put(Pos p, char mark) { rows_[static_cast<std::size_t>(p.y)][static_cast<std::size_t>(p.x)] = mark; }

    void note(Pos p) {
        low_ = {std::min(low_.x, p.x), std::min(low_.y, p.y)};
        high_ = {std::max(high_.x, p.x), std::max(high_.y, p.y)};
    }

    bool is_solid(Pos p) const { return level_.layers.has(p, {TerrainProperty::BlocksMovement}); }

    char mark_for(const std::string& meaning, std::string_view marks, std::size_t& used) {
        for (const Entry& entry : legend_)
            if (entry.meaning == meaning) return entry.mark;
        const char mark = used < marks.size() ? marks[used] : '@';
        ++used;
        legend_.push_back({mark, meaning});
        return mark;
    }

    void put_terrain(Pos p) {
        const bool mine = is_mine(level_.ownership.number[p]) || was_mine(p);
        if (mine) note(p);
        if (!mine) {
            if (level_.layers[Layer::Dungeon][p] == Terrain::Granite) put(p, ' ');
            if (number_ != 0 && at(p) == '.') put(p, '`');
            return;
        }
        std::string meaning;
        if (number_ == 0 && !is_solid(p)) return;
        // Doors show as what they are, whatever grows on them.
        const Terrain ground = level_.layers[Layer::Dungeon][p];
        if (ground == Terrain::SecretDoor || ground == Terrain::WoodenDoor) return;
        for (Layer layer : {Layer::Dungeon, Layer::Liquid, Layer::Surface, Layer::Gas}) {
            const Terrain terrain = level_.layers[layer][p];
            if (is_plain(terrain)) continue;
            if (!meaning.empty()) meaning += " + ";
            meaning += terrain_rows[terrain].name;
        }
        if (meaning.empty()) return;
        put(p, mark_for(meaning, letters, letters_));
    }

    void put_item(const Item& item) {
        std::string meaning{category_rows[item.row().category].name};
        meaning += ": " + std::string{item.row().name};
        if (item.quantity > 1) meaning += " x" + std::to_string(item.quantity);
        if (item.enchant != 0) meaning += (item.enchant > 0 ? " +" : " ") + std::to_string(item.enchant);
        for (const KeyPlace& fits : item.opens)
            meaning += fits.machine > 0
                           ? ", opens machine " + std::to_string(fits.machine)
                           : ", opens (" + std::to_string(fits.at.x) + "," + std::to_string(fits.at.y) + ")";
        note(item.at);
        const char under = at(item.at);
        for (const Entry& entry : legend_)
            if (entry.mark == under && under != '@') meaning += ", on " + entry.meaning;
        put(item.at, mark_for(meaning, digits, digits_));
    }

    void put_monster(int number) {
        const Monster& monster = level_.monsters[static_cast<std::size_t>(number)];
        std::string meaning{monster.row().name};
        if (monster.mutation) meaning = std::string{mutation_rows[*monster.mutation].name} + " " + meaning;
        if (monster.is_dormant()) meaning += ", dormant";
        if (monster.is_captive()) meaning += ", captive";
        if (monster.state == MonsterState::Ally) meaning += ", ally";
        if (monster.state == MonsterState::Fleeing) meaning += ", fleeing";
        if (monster.state == MonsterState::Hunting && !monster.is_dormant()) meaning += ", hunting";
        if (monster.marks.has(MonsterMark::SacrificeTarget)) meaning += ", marked for sacrifice";
        for (const Item& item : level_.items)
            if (item.carrier.value == number) meaning += ", carries " + std::string{item.row().name};
        note(monster.at);
        const char under = at(monster.at);
        for (const Entry& entry : legend_)
            if (entry.mark == under && under != '@') meaning += ", in " + entry.meaning;
        put(monster.at, mark_for(meaning, capitals, capitals_));
    }

    const Level& level_;
    int number_;
    Pos origin_{};
    bool has_let_go_ = false;
    std::vector<std::string> rows_;
    std::vector<Entry> legend_;
    Pos low_{1000, 1000};
    Pos high_{0, 0};
    std::size_t letters_ = 0;
    std::size_t digits_ = 0;
    std::size_t capitals_ = 0;
};

}  // namespace

std::string drawing(const Level& level, const MachineRecord& machine) {
    return Sheet{level, machine.number}.text();
}

std::string drawing(const Level& level) {
    return Sheet{level, 0}.text();
}

}  // namespace cellophane
