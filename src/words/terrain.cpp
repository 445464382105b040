#include "words/terrain.h"

#include "words/grammar.h"

namespace cellophane {

namespace {

constexpr TerrainWords rock[] = {
    {.kind = Terrain::Granite,
     .name = "rough granite",
     .countable = false,
     .flavour = "Nobody ever cut this rock; its splinters catch at your sleeve."},
    {.kind = Terrain::StoneWall,
     .name = "stone wall",
     .flavour = "The stones are rough, cold and entirely unmoved by you."},
    // Its name is for those who know all; to the touch it is a wall.
    {.kind = Terrain::SecretDoor,
     .name = "secret door",
     .flavour = "The stones are rough, cold and entirely unmoved by you."},
    {.kind = Terrain::WallTorch,
     .name = "wall torch",
     .flavour = "A torch sits deep in its bracket, muttering as it burns."},
};

constexpr TerrainWords ways[] = {
    {.kind = Terrain::Floor, .name = "ground", .flavour = ""},
    {.kind = Terrain::WoodenDoor,
     .name = "wooden door",
     .flavour = "You shoulder through the doorway; old hinges complain."},
    {.kind = Terrain::OpenWoodenDoor,
     .name = "open door",
     .flavour = "You stand in the doorway and hold the draught company."},
    {.kind = Terrain::DownwardStaircase,
     .name = "downward staircase",
     .flavour = "Worn steps wind down into air that smells older."},
    {.kind = Terrain::UpwardStaircase,
     .name = "upward staircase",
     .flavour = "Worn steps wind up towards a fainter dark."},
    {.kind = Terrain::DungeonExit,
     .name = "dungeon exit",
     .flavour = "Gilded doors, daylight in the crack between; something unseen leans on them."},
    {.kind = Terrain::CrystalPortal,
     .name = "crystal portal",
     .flavour = "A sheet of crystal light hums in your teeth and ripples when you breathe."},
    {.kind = Terrain::RopeBridge,
     .name = "rope bridge",
     .flavour = "Planks creak and sway; there is a great deal of nothing between them."},
    {.kind = Terrain::BridgeEnd,
     .name = "bridge end",
     .flavour = "The ropes are knotted to stakes driven into the brink. You count the knots."},
};

constexpr TerrainWords lakes[] = {
    {.kind = Terrain::DeepWater,
     .name = "deep water",
     .countable = false,
     .flavour = "Black currents tug at you from every side at once."},
    {.kind = Terrain::ShallowWater,
     .name = "shallow water",
     .countable = false,
     .flavour = "Cold water laps about your knees and finds its way in."},
    {.kind = Terrain::Chasm, .name = "chasm", .flavour = "The ground is over there. You are not."},
    {.kind = Terrain::ChasmEdge,
     .name = "brink of a chasm",
     .flavour = "A chill draught climbs out of the dark below your toes."},
    {.kind = Terrain::Lava,
     .name = "lava",
     .countable = false,
     .flavour = "The heat presses on your face like a hand."},
    {.kind = Terrain::InertBrimstone,
     .name = "brimstone",
     .countable = false,
     .flavour = "Yellow crust crackles underfoot and reeks of struck matches."},
    {.kind = Terrain::Obsidian,
     .name = "obsidian",
     .countable = false,
     .flavour = "The ground has run and set into black glass."},
};

constexpr TerrainWords emptiness[] = {
    {.kind = Terrain::Nothing,
     .name = "nothing",
     .countable = false,
     .flavour = "There is nothing here, and plenty of it."},
};

}  // namespace

constexpr EnumTable<Terrain, TerrainWords> terrain_words{rock, ways, lakes, emptiness};

std::string name_with_article(Terrain terrain) {
    const TerrainWords& words = terrain_words[terrain];
    if (terrain == Terrain::Floor || terrain == Terrain::ChasmEdge || terrain == Terrain::DungeonExit)
        return std::string{"the "}.append(words.name);
    return words.countable ? with_article(words.name) : std::string{words.name};
}

Terrain most_telling(const CellView& cell) {
    Terrain best = Terrain::Nothing;
    for (Layer layer : layers) {
        const Terrain terrain = cell[layer];
        if (terrain == Terrain::Nothing) continue;
        if (best == Terrain::Nothing ||
            terrain_rows[terrain].draw_priority < terrain_rows[best].draw_priority)
            best = terrain;
    }
    return best;
}

std::string describe(const CellView& cell) {
    const std::string what = name_with_article(most_telling(cell));
    switch (cell.sight) {
        case Sight::Unknown:
            return {};
        case Sight::MagicMapped:
            return "you expect " + what + " here.";
        case Sight::Remembered:
            return "you remember " + what + " here.";
        case Sight::Seen:
            return "you see " + what + ".";
    }
    return {};
}

std::string describe_own(const CellView& cell) {
    const Terrain terrain = most_telling(cell);
    const std::string_view flavour = terrain_words[terrain].flavour;
    if (!flavour.empty()) return std::string{flavour};
    return "you are standing on " + name_with_article(terrain) + ".";
}

}  // namespace cellophane
