#include "exports/foundry.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstddef>
#include <cstdint>
#include <map>
#include <set>
#include <utility>
#include <vector>

#include "content/styles.h"
#include "dungeon/descent.h"
#include "dungeon/draft/tuning.h"
#include "exports/devices.h"
#include "exports/disguises.h"
#include "exports/drawn_map.h"
#include "exports/figure_signs.h"
#include "exports/foundry_script.h"
#include "exports/json_text.h"
#include "exports/key_html.h"
#include "exports/key_list.h"
#include "exports/names.h"
#include "exports/pictogram_side.h"
#include "exports/svg.h"
#include "exports/table_names.h"
#include "exports/uvtt.h"
#include "exports/vtt_map.h"
#include "exports/zip.h"
#include "kit/rng/rng.h"
#include "play/play.h"

namespace cellophane {

namespace {

/// The side of a cell on Foundry's canvas, in its pixels: places in hundredths of a cell are places there.
constexpr int grid_size = 100;
constexpr int feet_of_cell = 5;
/// Foundry's numbers for what a wall does to movement, sight, light and sound (CONST.WALL_SENSE_TYPES).
constexpr int lets_pass = 0;
constexpr int limits = 10;
constexpr int stops = 20;
/// CONST.WALL_DOOR_TYPES and CONST.WALL_DOOR_STATES.
constexpr int plain_door = 1;
constexpr int hidden_door = 2;
constexpr int door_is_open = 1;
constexpr int door_is_locked = 2;
/// CONST.TOKEN_DISPOSITIONS and CONST.TOKEN_DISPLAY_MODES.
constexpr int hostile = -1;
constexpr int neutral = 0;
constexpr int shown_on_hover = 30;

using JsonList = std::vector<std::string>;

std::string list(const JsonList& items) {
    return json_list(items, [](const std::string& item) { return "\n" + item; });
}

/// A name of a folder and of a module: small letters, digits and hyphens.
std::string slug(std::string_view words) {
    std::string out;
    for (const char letter : words) {
        const auto byte = static_cast<unsigned char>(letter);
        if (std::isalnum(byte) != 0 && byte < 128)
            out += static_cast<char>(std::tolower(byte));
        else if (!out.empty() && out.back() != '-')
            out += '-';
    }
    while (out.ends_with('-')) out.pop_back();
    return out;
}

/// What documents of one dungeon are told apart by from those of another.
std::string name_of_dungeon(const LevelRequest& request) {
    std::string name = std::to_string(request.seed) + "/" + std::string{style_rows[request.style].name} +
                       "/" + std::string{request.variant.name()} + "/" + std::to_string(request.size.width) +
                       "x" + std::to_string(request.size.height) + "/" + tuning_text(request.tuning);
    if (request.style == Style::Rogue)
        name +=
            "/" + std::to_string(request.rogue.grid.width) + "x" + std::to_string(request.rogue.grid.height);
    return name;
}

/// A picture for a token, or with a number for a note: a disc with a sign on it.
std::string disc_svg(std::string_view sign, std::string_view rim) {
    return std::string{
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"200\" height=\"200\" viewBox=\"0 0 200 200\">"
        "<circle cx=\"100\" cy=\"100\" r=\"92\" fill=\"#f8efd8\" stroke=\""}
        .append(rim)
        .append("\" stroke-width=\"12\"/>")
        .append(sign)
        .append("</svg>\n");
}

std::string token_svg(char32_t glyph) {
    const Stencil sign = figure_sign(glyph, pictogram_side);
    constexpr int side = 14;
    constexpr int corner = (200 - pictogram_side * side) / 2;
    std::string data;
    for (int y = 0; y < pictogram_side; ++y)
        for (int x = 0; x < pictogram_side; ++x)
            if (sign.at(x, y))
                data += "M" + std::to_string(corner + x * side) + " " + std::to_string(corner + y * side) +
                        "h" + std::to_string(side) + "v" + std::to_string(side) + "h-" +
                        std::to_string(side) + "z";
    return disc_svg("<path fill=\"#3d2814\" d=\"" + data + "\"/>", "#8c2a16");
}

std::string number_svg(std::string_view number) {
    return disc_svg(
        "<text x=\"100\" y=\"136\" font-size=\"104\" font-family=\"sans-serif\" font-weight=\"bold\" "
        "text-anchor=\"middle\" fill=\"#3d2814\">" +
            std::string{number} + "</text>",
        "#3d2814");
}

/// Documents of one dungeon.
class Adventure {
public:
    Adventure(const LevelRequest& request, int from, int to, const FoundryOptions& options)
        : request_{request}, options_{options}, dungeon_{name_of_dungeon(request)} {
        module_ = "cellophane-" + std::to_string(request.seed);
        if (request.style != Style::Brogue) module_ += "-" + slug(style_rows[request.style].name);
        if (request.variant != Variant::Brogue) module_ += "-" + slug(request.variant.name());
        if (const std::string tuning = tuning_text(request.tuning); !tuning.empty())
            module_ += "-" + slug(tuning);
        module_ += "-depth-" + std::to_string(from);
        if (to > from) module_ += "-to-" + std::to_string(to);
        name_ = "Dungeon " + std::to_string(request.seed);
        if (request.variant != Variant::Brogue) name_ += ", " + std::string{request.variant.name()};
        name_ += from == to ? ", depth " + std::to_string(from)
                            : ", depths " + std::to_string(from) + " to " + std::to_string(to);
        for (const std::string_view kind : {"Scene", "JournalEntry", "Actor"})
            folders_.push_back(JsonObject{}
                                   .text("_id", folder_id(kind))
                                   .text("name", name_)
                                   .text("type", kind)
                                   .raw("folder", "null")
                                   .done());
    }

    void add(const Level& level, const PlannedLevel& plan, int depth);
    std::string finish();

private:
    /// The level that is being added, and what its documents are called.
    struct LevelInHand {
        const Level& level;
        const PlannedLevel& plan;
        int depth;
        /// What identifiers of its documents begin with.
        std::string scene;
        /// Its depth in two digits, for names of files.
        std::string number;
        std::string title;
        /// The identifier of its journal entry.
        std::string entry;
        Observation seen;
    };

    JsonList add_journal(const LevelInHand& here);
    void add_scene(LevelInHand& here, const JsonList& notes);
    std::string id(std::string_view words) const { return foundry_id(dungeon_ + "/" + std::string{words}); }
    std::string folder_id(std::string_view kind) const { return id("folder/" + std::string{kind}); }
    /// Where Foundry finds a file of the module.
    std::string path(const std::string& file) const { return "modules/" + module_ + "/" + file; }
    void keep(const std::string& file, std::string_view content) { zip_.add(module_ + "/" + file, content); }
    /// A picture that several documents name.
    std::string picture(const std::string& file, const std::string& content) {
        if (pictures_.insert(file).second) keep(file, content);
        return path(file);
    }

    JsonList walls_of(const VttMap& map, const std::string& scene) const;
    JsonList lights_of(const VttMap& map, int long_depth, const std::string& scene) const;
    JsonList tokens_of(const Level& level, const std::string& scene);
    std::string actor_of(const Monster& monster);

    const LevelRequest& request_;
    const FoundryOptions& options_;
    std::string dungeon_;
    std::string module_;
    std::string name_;
    ZipWriter zip_;
    JsonList folders_;
    JsonList scenes_;
    JsonList journals_;
    JsonList actors_;
    std::map<std::string, std::string> actor_ids_;
    std::set<std::string> pictures_;
};

struct WallKind {
    int move = stops;
    int sight = stops;
    int light = stops;
    int sound = stops;
    int door = 0;
    int state = 0;
};

std::string wall(const std::string& id, Pos from, Pos to, const WallKind& kind) {
    const std::array places{from.x, from.y, to.x, to.y};
    return JsonObject{}
        .text("_id", id)
        .raw("c", json_list(places, [](int place) { return std::to_string(place); }))
        .number("move", kind.move)
        .number("sight", kind.sight)
        .number("light", kind.light)
        .number("sound", kind.sound)
        .number("door", kind.door)
        .number("ds", kind.state)
        .done();
}

JsonList Adventure::walls_of(const VttMap& map, const std::string& scene) const {
    JsonList out;
    const auto add = [&](Pos from, Pos to, const WallKind& kind) {
        out.push_back(wall(id(scene + "/wall/" + std::to_string(out.size())), from, to, kind));
    };
    const auto add_lines = [&](const std::vector<Polyline>& lines, const WallKind& kind) {
        for (const Polyline& line : lines)
            for (std::size_t i = 0; i + 1 < line.size(); ++i) add(line[i], line[i + 1], kind);
    };
    add_lines(map.walls, {});
    // Whoever stands before a thicket sees into it, not through it.
    add_lines(map.thickets, {.move = lets_pass, .sight = limits, .light = limits, .sound = lets_pass});
    add_lines(map.barriers, {.move = stops, .sight = lets_pass, .light = lets_pass, .sound = lets_pass});
    for (const VttDoor& gate : map.gates)
        add(gate.ends[0], gate.ends[1],
            {.sight = lets_pass,
             .light = lets_pass,
             .sound = lets_pass,
             .door = plain_door,
             .state = door_is_locked});
    for (const VttDoor& door : map.doors) {
        WallKind kind{.door = door.kind == VttDoorKind::Secret ? hidden_door : plain_door};
        kind.state = door.kind == VttDoorKind::Locked ? door_is_locked : door.is_shut ? 0 : door_is_open;
        add(door.ends[0], door.ends[1], kind);
    }
    return out;
}

JsonList Adventure::lights_of(const VttMap& map, int long_depth, const std::string& scene) const {
    JsonList out;
    for (const VttLamp& lamp : map.lamps) {
        const LampColor color = color_of(lamp, long_depth);
        // In feet; the inner half of a light is bright.
        const int dim = std::max(1, lamp.range() * feet_of_cell / 100);
        out.push_back(JsonObject{}
                          .text("_id", id(scene + "/light/" + std::to_string(out.size())))
                          .number("x", lamp.at.x)
                          .number("y", lamp.at.y)
                          .truth("walls", true)
                          .truth("vision", false)
                          .truth("hidden", false)
                          .raw("config", JsonObject{}
                                             .number("dim", dim)
                                             .number("bright", dim / 2)
                                             .text("color", "#" + color.hex())
                                             .raw("alpha", color.strength >= 75 ? "0.4" : "0.25")
                                             .done())
                          .done());
    }
    return out;
}

/// As it is called without an article.
std::string kind_name(const Monster& monster) {
    std::string name{monster.row().name};
    if (const std::string_view mutation = mutation_name(monster); !mutation.empty())
        name = std::string{mutation} + " " + name;
    if (!name.empty()) name[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(name[0])));
    return name;
}

std::string token_file(const Monster& monster) {
    return "tokens/" + slug(monster.row().name) + ".svg";
}

/// What actors and their tokens have in common.
JsonObject token_look(const std::string& name, const std::string& image, int disposition) {
    return JsonObject{}
        .text("name", name)
        .number("width", 1)
        .number("height", 1)
        .truth("actorLink", false)
        .number("disposition", disposition)
        .number("displayName", shown_on_hover)
        .raw("texture", JsonObject{}.text("src", image).done());
}

std::string Adventure::actor_of(const Monster& monster) {
    const std::string name = kind_name(monster);
    const auto known = actor_ids_.find(name);
    if (known != actor_ids_.end()) return known->second;
    const std::string own = id("actor/" + name);
    const std::string image = picture(token_file(monster), token_svg(monster.row().glyph));
    actors_.push_back(
        JsonObject{}
            .text("_id", own)
            .text("name", name)
            // The type that most systems have; the module's script takes another where there is none.
            .text("type", "npc")
            .text("img", image)
            .raw("prototypeToken", token_look(name, image, hostile).done())
            .text("folder", folder_id("Actor"))
            .done());
    actor_ids_.emplace(name, own);
    return own;
}

JsonList Adventure::tokens_of(const Level& level, const std::string& scene) {
    JsonList out;
    for (const Monster& monster : level.monsters.oldest_first()) {
        const std::string name = kind_name(monster);
        const std::string actor = actor_of(monster);
        const std::string image = path(token_file(monster));
        out.push_back(token_look(name, image, monster.is_captive() ? neutral : hostile)
                          .text("_id", id(scene + "/token/" + std::to_string(out.size())))
                          .text("actorId", actor)
                          .number("x", monster.at.x * grid_size)
                          .number("y", monster.at.y * grid_size)
                          .truth("hidden", monster.is_dormant())
                          .done());
    }
    return out;
}

std::string note(const std::string& id, const std::string& entry, const std::string& page, Pos cell,
                 const std::string& words, const std::string& image, int size) {
    return JsonObject{}
        .text("_id", id)
        .text("entryId", entry)
        .text("pageId", page)
        .number("x", cell.x * grid_size + grid_size / 2)
        .number("y", cell.y * grid_size + grid_size / 2)
        .text("text", words)
        .number("iconSize", size)
        .raw("texture", JsonObject{}.text("src", image).done())
        .done();
}

/// A journal entry: a page a room, and what else the key has. Returns the notes of the map that lead to its
/// pages.
JsonList Adventure::add_journal(const LevelInHand& here) {
    const auto page_id = [&](std::size_t page) { return id(here.scene + "/page/" + std::to_string(page)); };
    LevelRequest request = request_;
    request.depth = here.depth;
    const std::vector<Pos> numbers = places_of_numbers(here.seen, here.plan);
    const std::vector<KeyPage> key = key_pages(to_key_list(request, here.level, here.plan));
    JsonList pages;
    JsonList notes;
    std::size_t room = 0;
    for (std::size_t i = 0; i < key.size(); ++i) {
        pages.push_back(JsonObject{}
                            .text("_id", page_id(i))
                            .text("name", key[i].name)
                            .text("type", "text")
                            .raw("text", JsonObject{}.text("content", key[i].html).number("format", 1).done())
                            .number("sort", static_cast<int>(i) * 100)
                            .done());
        if (!key[i].is_room) continue;
        const Pos place = room < numbers.size() ? numbers[room] : nowhere;
        const std::string shown = std::to_string(++room);
        if (place != nowhere)
            notes.push_back(note(id(here.scene + "/note/" + shown), here.entry, page_id(i), place,
                                 key[i].name, picture("rooms/" + shown + ".svg", number_svg(shown)), 48));
    }
    const std::string hidden_icon = picture("rooms/hidden.svg", number_svg("!"));
    for (const Device& device : devices_of(here.level, true)) {
        if (!device.hidden) continue;
        std::string words{table_name(device.kind)};
        if (const std::string_view effect = effect_of(device.kind); !effect.empty())
            words.append(": ").append(effect);
        notes.push_back(note(id(here.scene + "/hidden/" + std::to_string(notes.size())), here.entry,
                             page_id(0), device.at, words, hidden_icon, 32));
    }
    journals_.push_back(JsonObject{}
                            .text("_id", here.entry)
                            .text("name", here.title)
                            .raw("pages", list(pages))
                            .text("folder", folder_id("JournalEntry"))
                            .number("sort", here.depth * 100)
                            .done());
    keep("journal/depth-" + here.number + ".json", journals_.back());
    return notes;
}

/// A scene: the map as players see it, without secrets, and above it walls, lights, notes and tokens.
void Adventure::add_scene(LevelInHand& here, const JsonList& notes) {
    const VttMap map = vtt_map_of(here.seen);
    const JsonList walls = walls_of(map, here.scene);
    const JsonList lights = lights_of(map, here.seen.long_depth(), here.scene);
    const JsonList tokens = tokens_of(here.level, here.scene);
    hide_secrets(here.seen);
    const std::string image = "maps/depth-" + here.number + ".png";
    keep(image,
         vtt_picture(here.seen, {.pixels = options_.pixels, .drawn = options_.theme, .secrets = false}));
    const Size size = here.level.size();
    scenes_.push_back(
        JsonObject{}
            .text("_id", id(here.scene))
            .text("name", here.title)
            .truth("navigation", false)
            .number("navOrder", here.depth)
            .raw("background", JsonObject{}.text("src", path(image)).done())
            .number("width", size.width * grid_size)
            .number("height", size.height * grid_size)
            .number("padding", 0)
            .text("backgroundColor", "#000000")
            .raw("grid", JsonObject{}
                             .number("type", 1)
                             .number("size", grid_size)
                             .number("distance", feet_of_cell)
                             .text("units", "ft")
                             .raw("alpha", "0.1")
                             .done())
            .truth("tokenVision", true)
            .raw("fog", JsonObject{}.truth("exploration", true).done())
            .raw("environment", JsonObject{}
                                    .raw("darknessLevel", "0.75")
                                    .raw("globalLight", JsonObject{}.truth("enabled", false).done())
                                    .done())
            .raw("walls", list(walls))
            .raw("lights", list(lights))
            .raw("notes", list(notes))
            .raw("tokens", list(tokens))
            .text("journal", here.entry)
            .text("folder", folder_id("Scene"))
            .number("sort", here.depth * 100)
            .done());
    keep("scenes/depth-" + here.number + ".json", scenes_.back());
}

void Adventure::add(const Level& level, const PlannedLevel& plan, int depth) {
    LevelInHand here{.level = level,
                     .plan = plan,
                     .depth = depth,
                     .scene = "depth/" + std::to_string(depth),
                     .number = (depth < 10 ? "0" : "") + std::to_string(depth),
                     .title = "Depth " + std::to_string(depth),
                     .entry = {},
                     .seen = survey(request_.seed, request_.style, request_.variant, level)};
    here.entry = id(here.scene + "/journal");
    add_scene(here, add_journal(here));
}

constexpr std::string_view read_me =
    R"(# How to bring this dungeon into Foundry

For Foundry 12 and 13 with any game system.

1. Put this folder, under its name, into `Data/modules` of Foundry's user data, and start Foundry anew.
2. In the world: Game Settings, Manage Modules, tick this dungeon, save.
3. As game master you are asked whether to add the dungeon. Scenes, journals and actors come in folders of
   their own. Then the module has to stay enabled, for the pictures are in it.

Without the script, one document at a time: create a scene, right-click it, Import Data, and choose a file
of `scenes`; likewise a journal entry with a file of `journal`. The folder has to be in `Data/modules` for
the pictures, but the module need not be enabled. Notes do not open their pages then, because Foundry gives
journals that are created by hand other identifiers.

Players see no notes and no journals. Secret doors are walls to them, and creatures that lie in wait are
hidden.
)";

std::string Adventure::finish() {
    const std::string caption =
        "A dungeon of " + std::to_string(scenes_.size()) + (scenes_.size() == 1 ? " level." : " levels.");
    keep("adventure.json", JsonObject{}
                               .text("_id", id("adventure"))
                               .text("name", name_)
                               .text("caption", "<p>" + caption + "</p>")
                               .text("description", "<p>" + caption + " Made by Cellophane from seed " +
                                                        std::to_string(request_.seed) + ".</p>")
                               .raw("folders", list(folders_))
                               .raw("actors", list(actors_))
                               .raw("journal", list(journals_))
                               .raw("scenes", list(scenes_))
                               .done());
    keep("module.json",
         JsonObject{}
             .text("id", module_)
             .text("title", name_)
             .text("description", caption + " It asks the game master whether to add them to the world.")
             .text("version", "1.0.0")
             .raw("compatibility", JsonObject{}.text("minimum", "12").text("verified", "13").done())
             .raw("esmodules", R"(["import.mjs"])")
             .done());
    keep("import.mjs", foundry_script);
    keep("README.md", read_me);
    return zip_.finish();
}

}  // namespace

std::string foundry_id(std::string_view words) {
    constexpr std::string_view letters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
    constexpr int letters_of_half = 8;
    const std::uint64_t key = hash_text(words);
    std::string id;
    for (const std::uint64_t half : {1, 2}) {
        std::uint64_t number = mix(key, half);
        for (int i = 0; i < letters_of_half; ++i, number /= letters.size())
            id += letters[number % letters.size()];
    }
    return id;
}

Result<std::string> to_foundry(const LevelRequest& request, int from, int to, const FoundryOptions& options) {
    if (const std::vector<Problem> problems = problems_of(request); !problems.empty())
        return problems.front();
    Adventure adventure{request, from, to, options};
    Descent descent{request};
    while (descent.next_depth() <= to) {
        const int depth = descent.next_depth();
        PlanWatch watch{request.style};
        const Result<Level> level = descent.next(watch.watch());
        if (!level.ok()) return level.problem();
        if (depth >= from) adventure.add(level.value(), watch.plan(level.value()), depth);
    }
    return adventure.finish();
}

}  // namespace cellophane
