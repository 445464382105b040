#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "dungeon/generate.h"
#include "exports/theme.h"
#include "kit/base/enum_table.h"
#include "world/level.h"

namespace cellophane {

/// What a level can be written as.
enum class Format : std::uint8_t {
    Text,
    Ansi,
    Classes,
    Json,
    Svg,
    Drawn,
    DrawnPng,
    Png,
    Tiled,
    UniversalVtt,
    Tabletop,
    Foundry,
    Key,
    Dungeon,
    count
};

/// What the bytes of a file are: only text may go to standard output.
enum class FileForm : std::uint8_t { Text, Picture, Archive };

inline constexpr int inch_micrometers = 25'400;

/// A level to be written, and how. What a format has no use for, its row says, and its writer ignores.
struct LevelToWrite {
    const LevelRequest& request;
    const Level& level;
    Theme theme = Theme::Dark;
    /// The theme was named: maps for tabletops are drawn in it then.
    bool is_theme_named = false;
    /// The side of a cell in pixels; none: as large as is usual for the format.
    std::optional<int> cell{};
    /// Secrets are shown as what they are.
    bool reveal = false;
    /// The ground alone: no items, no monsters.
    bool bare = false;
    /// The name of the second file, if the format has one.
    std::string_view beside{};
    /// Of pictures: how long the side of a cell is on paper, in micrometers.
    int cell_micrometers = inch_micrometers;
    /// Of a whole dungeon: its depths; none: those that are usual for the format.
    std::optional<Range> depths{};
};

/// The file that belongs beside that of a level.
struct SecondFile {
    /// What it is called, behind the name of the first without its ending: "-tiles.png".
    std::string_view ending{};
    /// "tiles".
    std::string_view what{};
    std::string (*write)(const LevelRequest& request) = nullptr;
};

/// All that is to be known about a format: the command line, its help and its messages are made of it, and
/// tests compare the module's API and the documents with it.
struct FormatRow {
    Format kind{};
    /// On the command line.
    std::string_view name{};
    /// Of a file's name.
    std::string_view ending{};
    FileForm form = FileForm::Text;
    /// What it is, where its name does not say it all: in the help.
    std::string_view summary{};
    /// The method of a level in the module's API (emscripten/cellophane.d.ts); empty: it has none.
    std::string_view method{};
    /// It can be drawn in each of the themes.
    bool has_themes = false;
    /// The one if none is chosen.
    Theme usual_theme = Theme::Dark;
    /// The size of its cells in pixels can be chosen.
    bool has_cells = false;
    /// It is one reader's: it can hide secrets or reveal them, and leave out items and monsters.
    bool has_readers = false;
    /// It holds a map for each reader.
    bool has_all_readers = false;
    /// It is a picture in pixels, which says how large it is on paper.
    bool has_paper = false;
    /// It holds several levels, and those can be chosen.
    bool has_depths = false;
    SecondFile second{};
    std::string (*write)(const LevelToWrite& level) = nullptr;
};

/// In the order in which they are listed.
extern const EnumTable<Format, FormatRow> format_rows;

/// The names of those formats of which something is true, as in "svg, png or uvtt": `last` stands before the
/// last of them.
std::string format_names(bool FormatRow::*is_true, std::string_view last = ", ");

}  // namespace cellophane
