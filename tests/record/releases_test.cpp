#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "content/dungeon_version.h"
#include "content/styles.h"
#include "content/variants.h"
#include "dungeon/generate.h"
#include "record/command_code.h"
#include "record/replay.h"
#include "record/save_files.h"
#include "support/catch.h"
#include "support/table.h"
#include "world/level.h"

// What releases wrote stays readable: tests/golden/releases holds files of theirs, which nothing rewrites.

namespace cellophane {

namespace {

using Bytes = std::vector<std::uint8_t>;

std::string releases_folder() {
    return std::string{CELLOPHANE_SOURCE_DIR} + "/tests/golden/releases/";
}

Bytes bytes_of(const std::string& path) {
    std::ifstream file{path, std::ios::binary};
    return {std::istreambuf_iterator<char>{file}, {}};
}

std::string hex(std::uint64_t value) {
    std::string text;
    for (int shift = 60; shift >= 0; shift -= 4) text += "0123456789abcdef"[value >> shift & 15];
    return text;
}

std::string checksum_in(const Bytes& file) {
    ByteReader reader{std::span{file}.last(8)};
    return hex(reader.word());
}

/// The release that had only the long dungeon, whose table says nothing of variants.
constexpr std::string_view first_release = "1.0.0";

std::string_view variant_in(const Table::Row& row, std::string_view release) {
    return release == first_release ? variant_rows[Variant::Brogue].name : row["variant"];
}

bool is_of(const Table::Row& row, const NewGame& options) {
    return std::to_string(options.seed) == row["seed"] && style_rows[options.style].name == row["style"] &&
           options.depth == row.number("depth") && options.harmless == row.yes("harmless");
}

/// Under the rules of the release it ends as it did; under others it may, or says that it does not.
void check_end(const Table::Row& row, const Recording& recording, const std::optional<Problem>& problem,
               const Play* end) {
    if (!problem) {
        REQUIRE(end != nullptr);
        CHECK(hex(end->state_hash()) == row["state"]);
        CHECK(end->turns() == row.number("turns"));
        CHECK(end->deepest() == row.number("deepest"));
        return;
    }
    CHECK_FALSE(is_of_this_build(recording));
    CHECK(problem->code == "diverged");
    CHECK(problem->message.ends_with("It was " + origin_of(recording)));
}

}  // namespace

TEST_CASE("recordings and saves of every release open", "[record][files][releases]") {
    std::set<std::string> releases;
    for (const auto& entry : std::filesystem::directory_iterator{releases_folder()})
        releases.insert(entry.path().filename().string());
    CHECK(releases.count(std::string{first_release}) == 1);
    CHECK(releases.count("1.1.0") == 1);
    for (const std::string& release : releases) {
        const Table table{releases_folder() + release + "/files.tsv"};
        REQUIRE(table.size() >= 3);
        for (const Table::Row& row : table.rows()) {
            INFO(row.place());
            const Bytes file = bytes_of(releases_folder() + release + "/" + std::string{row["file"]});
            // The file itself is that of the release.
            REQUIRE(file.size() == static_cast<std::size_t>(row.number("bytes")));
            REQUIRE(checksum_in(file) == row["checksum"]);

            const Result<FileHead> head = head_from(std::span{file}.first(longest_head));
            REQUIRE(head.ok());
            CHECK(head.value().is_save == (row["kind"] == "save"));
            CHECK(is_of(row, head.value().options));
            CHECK(head.value().options.variant.figures().name == variant_in(row, release));
            CHECK(head.value().turns == row.number("turns"));
            CHECK(head.value().deepest == row.number("deepest"));

            const Result<Recording> read = recording_from(file);
            REQUIRE(read.ok());
            const Recording& recording = read.value();
            CHECK(is_of(row, recording.options));
            CHECK(recording.options.variant == head.value().options.variant);
            CHECK(recording.turns == row.number("turns"));
            CHECK(recording.dungeon_version == row.number("dungeon_version"));
            CHECK(recording.rules_version == row.number("rules_version"));
            CHECK(row["state"].size() == 16);
            CHECK(recording.deepest == row.number("deepest"));
            CHECK(recording.steps.size() == static_cast<std::size_t>(row.number("steps")));
            // Written out again, it is the same to the byte, and so are its commands.
            const Bytes again = recording_file(recording);
            if (row["kind"] == "recording") CHECK(again == file);
            CHECK(std::search(file.begin(), file.end(), recording.steps.begin(), recording.steps.end()) !=
                  file.end());

            const Result<Level> level = generate({.seed = recording.options.seed,
                                                  .style = recording.options.style,
                                                  .variant = recording.options.variant,
                                                  .depth = 1});
            REQUIRE(level.ok());
            if (recording.dungeon_version == dungeon_version)
                CHECK(hex(hash(level.value())) == row["first_level"]);

            Replay replay{recording};
            replay.run_to_end();
            check_end(row, recording, replay.problem(), &replay.play());
            const Result<SavedGame> loaded = saved_game_from(file);
            if (loaded.ok())
                check_end(row, recording, std::nullopt, &loaded.value().play);
            else
                check_end(row, recording, loaded.problem(), nullptr);
        }
        CHECK(table.unread().empty());
    }
}

TEST_CASE("every command has the bytes that version 1.0.0 gave it", "[record][files][releases]") {
    const auto read = [](std::initializer_list<std::uint8_t> bytes) {
        const Bytes given{bytes};
        ByteReader reader{given};
        const Command command = read_command(reader);
        CHECK(reader.is_within_limits());
        CHECK(reader.is_at_end());
        ByteWriter writer;
        write_command(writer, command);
        CHECK(writer.bytes() == given);
        return command;
    };
    CHECK(read({0, 6}).get<Move>().toward == Direction::NorthEast);
    CHECK(read({1, 2}).get<Run>().toward == Direction::West);
    CHECK(read({2}).is<Rest>());
    CHECK(read({3}).is<Search>());
    CHECK(read({4}).is<LongSearch>());
    // Cells may lie outside the map: columns and rows have a sign.
    CHECK(read({5, 14, 40}).get<TravelTo>().target == Pos{7, 20});
    CHECK(read({6, 0}).get<TravelToStairs>().which == Stair::Up);
    CHECK(read({6, 1}).get<TravelToStairs>().which == Stair::Down);
    CHECK(read({7}).is<Explore>());
    CHECK(read({8}).is<Continue>());
    CHECK(read({9}).is<Stop>());
    CHECK_FALSE(read({10, 0}).get<Answer>().yes);
    CHECK(read({10, 1}).get<Answer>().yes);
    CHECK(read({11, 'c'}).get<Drop>().item == 'c');
    const Throw thrown = read({12, 'z', 0x9C, 0x01, 5}).get<Throw>();
    CHECK(thrown.item == 'z');
    CHECK(thrown.target == Pos{78, -3});
    CHECK(read({13, 'd'}).get<Equip>().item == 'd');
    CHECK(read({14, 'e'}).get<TakeOff>().item == 'e');
    CHECK(read({15}).is<SwapBack>());
    CHECK(read({16, 'f'}).get<Eat>().item == 'f');
    CHECK(read({17, 'g'}).get<Drink>().item == 'g');
    CHECK(read({18, 'h'}).get<Read>().item == 'h');
    const Zap fired = read({19, 'i', 24, 10}).get<Zap>();
    CHECK(fired.item == 'i');
    CHECK(fired.target == Pos{12, 5});
    CHECK(read({20, 'j'}).get<Invoke>().item == 'j');
    const Call called = read({21, 'k', 3, 'o', 'l', 'd'}).get<Call>();
    CHECK(called.item == 'k');
    CHECK(std::string_view{called.text} == "old");
    const Relabel relabeled = read({22, 'l', 'm'}).get<Relabel>();
    CHECK(relabeled.item == 'l');
    CHECK(relabeled.letter == 'm');
    CHECK(read({23, 'n'}).get<Choose>().item == 'n');
    CHECK(read({24}).is<PlayEasily>());
    const Inscribe inscribed = read({25, 'o', 0}).get<Inscribe>();
    CHECK(inscribed.item == 'o');
    CHECK(std::string_view{inscribed.text}.empty());
    CHECK(read({26}).is<Recover>());
    CHECK(read({27}).is<Quit>());
}

}  // namespace cellophane
