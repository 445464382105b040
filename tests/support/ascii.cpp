#include "support/ascii.h"

#include <algorithm>

namespace cellophane::drawn {

namespace {

bool is_blank(const std::string& line) {
    return line.find_first_not_of(' ') == std::string::npos;
}

std::vector<std::string> split(std::string_view text) {
    std::vector<std::string> result(1);
    for (char c : text) {
        if (c == '\n')
            result.emplace_back();
        else
            result.back() += c;
    }
    return result;
}

struct Meaning {
    char mark;
    Layer layer;
    Terrain terrain;
};

constexpr Meaning legend[] = {
    {'%', Layer::Dungeon, Terrain::Granite},
    {' ', Layer::Dungeon, Terrain::Granite},
    {'#', Layer::Dungeon, Terrain::StoneWall},
    {'.', Layer::Dungeon, Terrain::Floor},
    {'+', Layer::Dungeon, Terrain::WoodenDoor},
    {'\'', Layer::Dungeon, Terrain::OpenWoodenDoor},
    {'s', Layer::Dungeon, Terrain::SecretDoor},
    {'<', Layer::Dungeon, Terrain::UpwardStaircase},
    {'>', Layer::Dungeon, Terrain::DownwardStaircase},
    {'t', Layer::Dungeon, Terrain::WallTorch},
    {'~', Layer::Liquid, Terrain::DeepWater},
    {',', Layer::Liquid, Terrain::ShallowWater},
    {':', Layer::Liquid, Terrain::Chasm},
    {';', Layer::Liquid, Terrain::ChasmEdge},
    {'l', Layer::Liquid, Terrain::Lava},
    {'b', Layer::Liquid, Terrain::InertBrimstone},
    {'o', Layer::Liquid, Terrain::Obsidian},
    {'=', Layer::Liquid, Terrain::RopeBridge},
    {'e', Layer::Surface, Terrain::BridgeEnd},
};

char mark_of(const TerrainLayers& layers, Pos at) {
    const Terrain dungeon = layers[Layer::Dungeon][at];
    if (dungeon == Terrain::Floor) {
        if (layers[Layer::Surface][at] == Terrain::BridgeEnd) return 'e';
        for (const Meaning& meaning : legend)
            if (meaning.layer == Layer::Liquid && meaning.terrain == layers[Layer::Liquid][at])
                return meaning.mark;
        return '.';
    }
    if (dungeon == Terrain::StoneWall && layers[Layer::Liquid][at] == Terrain::DeepWater) return 'w';
    if (dungeon == Terrain::DungeonExit) return '<';
    if (dungeon == Terrain::CrystalPortal) return '>';
    for (const Meaning& meaning : legend)
        if (meaning.layer == Layer::Dungeon && meaning.terrain == dungeon) return meaning.mark;
    return '?';
}

}  // namespace

std::vector<std::string> lines(std::string_view picture) {
    std::vector<std::string> result = split(picture);
    if (result.size() > 1 && is_blank(result.front())) result.erase(result.begin());
    if (result.size() > 1 && is_blank(result.back())) result.pop_back();
    std::size_t indent = std::string::npos;
    std::size_t width = 0;
    for (const std::string& line : result)
        if (!is_blank(line)) indent = std::min(indent, line.find_first_not_of(' '));
    if (indent == std::string::npos) indent = 0;
    for (std::string& line : result) {
        line = line.size() > indent ? line.substr(indent) : std::string{};
        width = std::max(width, line.size());
    }
    for (std::string& line : result) line.resize(width, ' ');
    return result;
}

Size size_of(std::string_view picture) {
    const std::vector<std::string> drawn = lines(picture);
    return {static_cast<int>(drawn[0].size()), static_cast<int>(drawn.size())};
}

BitGrid cells(std::string_view picture, std::string_view members) {
    const std::vector<std::string> drawn = lines(picture);
    const Size size = size_of(picture);
    BitGrid result{size};
    for (int y = 0; y < size.height; ++y)
        for (int x = 0; x < size.width; ++x)
            if (members.find(drawn[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)]) != members.npos)
                result.set({x, y});
    return result;
}

Pos spot(std::string_view picture, char mark) {
    const BitGrid found = cells(picture, std::string_view{&mark, 1});
    return found.count() == 1 ? found.first() : Pos{-1, -1};
}

TerrainLayers layers(std::string_view picture) {
    const std::vector<std::string> drawn = lines(picture);
    const Size size = size_of(picture);
    TerrainLayers result{size};
    result[Layer::Liquid].fill(Terrain::Nothing);
    result[Layer::Surface].fill(Terrain::Nothing);
    result[Layer::Gas].fill(Terrain::Nothing);
    for (int i = 0; i < size.area(); ++i) {
        const Pos at = size.at(i);
        const char mark = drawn[static_cast<std::size_t>(at.y)][static_cast<std::size_t>(at.x)];
        result[Layer::Dungeon][at] = Terrain::Floor;
        if (mark == 'w') {
            result[Layer::Dungeon][at] = Terrain::StoneWall;
            result[Layer::Liquid][at] = Terrain::DeepWater;
        }
        for (const Meaning& meaning : legend)
            if (meaning.mark == mark) result[meaning.layer][at] = meaning.terrain;
    }
    return result;
}

std::string picture(const BitGrid& cells, char member, char other) {
    std::string result;
    for (int y = 0; y < cells.size().height; ++y) {
        for (int x = 0; x < cells.size().width; ++x) result += cells.test({x, y}) ? member : other;
        result += '\n';
    }
    return result;
}

std::string picture(const TerrainLayers& layers) {
    std::string result;
    for (int y = 0; y < layers.size().height; ++y) {
        for (int x = 0; x < layers.size().width; ++x) result += mark_of(layers, {x, y});
        result += '\n';
    }
    return result;
}

std::string tidy(std::string_view picture) {
    std::string result;
    for (const std::string& line : lines(picture)) result += line + '\n';
    return result;
}

}  // namespace cellophane::drawn
