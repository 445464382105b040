#include "record/save_files.h"

#include <algorithm>
#include <array>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "content/dungeon_version.h"
#include "content/styles.h"
#include "content/variants.h"
#include "dungeon/generate.h"
#include "record/byte_reader.h"
#include "record/byte_writer.h"
#include "record/replay.h"
#include "record/rules_version.h"
#include "record/snapshot.h"
#include "world/game.h"

namespace cellophane {

namespace {

constexpr std::array<std::uint8_t, 4> signature{'C', 'L', 'P', 'H'};
constexpr std::uint64_t format_version = 1;
constexpr std::size_t checksum_bytes = 8;

enum class Kind : std::uint8_t { Recording = 'R', Save = 'S', Addition = 'A' };

Problem refused(const char* code, std::string message) {
    return {code, std::move(message)};
}

std::uint64_t checksum(std::span<const std::uint8_t> bytes) {
    std::uint64_t hash = 0;
    for (std::uint8_t byte : bytes) hash = finalise(hash ^ byte) + golden_gamma;
    return finalise(hash);
}

void write_block(ByteWriter& writer, std::span<const std::uint8_t> block) {
    writer.natural(block.size());
    for (std::uint8_t byte : block) writer.byte(byte);
}

std::vector<std::uint8_t> read_block(ByteReader& reader) {
    const std::uint64_t length = reader.natural();
    if (length > reader.left()) reader.fail();
    std::vector<std::uint8_t> block;
    if (!reader.is_within_limits()) return block;
    block.reserve(static_cast<std::size_t>(length));
    for (std::uint64_t i = 0; i < length; ++i) block.push_back(reader.byte());
    return block;
}

void write_recording(ByteWriter& writer, const Recording& recording) {
    writer(recording.dungeon_version, recording.rules_version, recording.options.seed);
    visit_style(writer, recording.options.style, recording.options.variant);
    writer(recording.options.depth, recording.options.harmless, recording.turns, recording.deepest);
    write_block(writer, recording.steps);
}

/// All but the steps.
Recording read_facts(ByteReader& reader) {
    Recording recording;
    reader(recording.dungeon_version, recording.rules_version, recording.options.seed);
    visit_style(reader, recording.options.style, recording.options.variant);
    reader(recording.options.depth, recording.options.harmless, recording.turns, recording.deepest);
    return recording;
}

Recording read_recording(ByteReader& reader) {
    Recording recording = read_facts(reader);
    recording.steps = read_block(reader);
    return recording;
}

/// Signature, kind, version, length, body, checksum.
std::vector<std::uint8_t> sealed(Kind kind, const std::vector<std::uint8_t>& body) {
    ByteWriter writer;
    for (std::uint8_t byte : signature) writer.byte(byte);
    writer.byte(static_cast<std::uint8_t>(kind));
    writer.natural(format_version);
    write_block(writer, body);
    writer.word(checksum(writer.bytes()));
    return writer.bytes();
}

struct Piece {
    Kind kind{};
    std::vector<std::uint8_t> body;
    std::size_t length = 0;
};

Problem cut_off() {
    return refused("truncated-file", "The file is cut off: it is shorter than it says it is.");
}

/// Signature, kind and version.
Result<Kind> read_kind(ByteReader& reader) {
    for (std::uint8_t byte : signature)
        if (reader.byte() != byte)
            return refused("foreign-file",
                           "This is no Cellophane save or recording: it does not begin with CLPH.");
    const std::uint8_t kind = reader.byte();
    if (kind != static_cast<std::uint8_t>(Kind::Recording) && kind != static_cast<std::uint8_t>(Kind::Save) &&
        kind != static_cast<std::uint8_t>(Kind::Addition))
        return refused("foreign-file", "This is neither a Cellophane save (S) nor a recording (R).");
    const std::uint64_t version = reader.natural();
    if (reader.is_within_limits() && version > format_version)
        return refused("newer-file", "The file is of format " + std::to_string(version) +
                                         "; this build reads up to format " + std::to_string(format_version) +
                                         ".");
    return static_cast<Kind>(kind);
}

/// What a file begins with.
Result<Piece> first_piece(std::span<const std::uint8_t> file) {
    ByteReader reader{file};
    const Result<Kind> kind = read_kind(reader);
    if (!kind.ok()) return kind.problem();
    Piece piece{kind.value(), read_block(reader)};
    if (!reader.is_within_limits() || reader.left() < checksum_bytes) return cut_off();
    const std::uint64_t wanted = checksum(file.first(file.size() - reader.left()));
    if (reader.word() != wanted)
        return refused("damaged-file", "The file is damaged: its checksum does not fit what it holds.");
    piece.length = file.size() - reader.left();
    return piece;
}

std::optional<Problem> flaw_of(const Recording& recording) {
    const std::vector<Problem> problems = problems_of({.seed = recording.options.seed,
                                                       .style = recording.options.style,
                                                       .variant = recording.options.variant,
                                                       .depth = recording.options.depth});
    if (!problems.empty()) return problems.front();
    if (recording.turns < 0 || recording.turns > latest_turn)
        return refused("damaged-file",
                       "The file is damaged: it says it has " + std::to_string(recording.turns) + " turns.");
    if (recording.deepest < recording.options.depth ||
        recording.deepest > deepest_depth(recording.options.variant))
        return refused("damaged-file", "The file is damaged: it says that a game begun on depth " +
                                           std::to_string(recording.options.depth) + " came as deep as " +
                                           std::to_string(recording.deepest) + ".");
    // The first release of each was 1.
    if (recording.dungeon_version < 1 || recording.rules_version < 1)
        return refused("damaged-file", "The file is damaged: it says it was made with dungeon version " +
                                           std::to_string(recording.dungeon_version) + " and rules version " +
                                           std::to_string(recording.rules_version) +
                                           "; both are 1 at least.");
    if (recording.dungeon_version > dungeon_version || recording.rules_version > rules_version)
        return refused("newer-file", "The file was " + origin_of(recording));
    return std::nullopt;
}

Problem garbled() {
    return refused("damaged-file",
                   "The file is damaged: its contents cannot be read although its checksum fits.");
}

Problem without_beginning() {
    return refused("truncated-file", "The file is cut off: what it is an addition to is missing.");
}

/// All that a file holds.
struct Contents {
    Recording recording;
    /// What of the recording's steps leads to the state, and the state, if there is one.
    std::size_t done = 0;
    std::optional<std::vector<std::uint8_t>> state;
};

/// Takes in what was put behind a file, if it belongs there.
bool add(Contents& contents, const Piece& piece) {
    if (piece.kind != Kind::Addition) return false;
    ByteReader reader{piece.body};
    Recording& recording = contents.recording;
    if (reader.natural() != recording.steps.size()) return false;
    reader(recording.turns, recording.deepest);
    const std::vector<std::uint8_t> steps = read_block(reader);
    recording.steps.insert(recording.steps.end(), steps.begin(), steps.end());
    return reader.is_within_limits() && reader.is_at_end();
}

Result<Contents> contents_of(std::span<const std::uint8_t> file) {
    Result<Piece> base = first_piece(file);
    if (!base.ok()) return base.problem();
    if (base.value().kind == Kind::Addition) return without_beginning();
    ByteReader reader{base.value().body};
    Contents contents;
    contents.recording = read_recording(reader);
    contents.done = contents.recording.steps.size();
    if (base.value().kind == Kind::Save) contents.state = read_block(reader);
    if (!reader.is_within_limits() || !reader.is_at_end()) return garbled();
    if (const std::optional<Problem> flaw = flaw_of(contents.recording)) return *flaw;
    for (std::size_t at = base.value().length; at < file.size();) {
        const Result<Piece> more = first_piece(file.subspan(at));
        if (!more.ok()) {
            if (std::string_view{more.problem().code} != "foreign-file") return more.problem();
            return refused("damaged-file", "The file is damaged: it goes on after its end.");
        }
        if (!add(contents, more.value()))
            return refused("damaged-file", "The file is damaged: something is missing between its parts.");
        at += more.value().length;
    }
    if (const std::optional<Problem> flaw = flaw_of(contents.recording)) return *flaw;
    return contents;
}

/// Plays what is left of a recording.
Result<SavedGame> played_on(Replay replay) {
    replay.run_to_end();
    if (replay.problem()) return *replay.problem();
    Recording recording = replay.recording();
    return SavedGame{std::move(recording), std::move(replay).release()};
}

}  // namespace

std::vector<std::uint8_t> recording_file(const Recording& recording) {
    ByteWriter body;
    write_recording(body, recording);
    return sealed(Kind::Recording, body.bytes());
}

Result<Recording> recording_from(std::span<const std::uint8_t> file) {
    Result<Contents> contents = contents_of(file);
    if (!contents.ok()) return contents.problem();
    return std::move(contents.value().recording);
}

Result<FileHead> head_from(std::span<const std::uint8_t> beginning) {
    ByteReader reader{beginning};
    const Result<Kind> kind = read_kind(reader);
    if (!kind.ok()) return kind.problem();
    if (kind.value() == Kind::Addition) return without_beginning();
    // How long all of it is.
    reader.natural();
    const Recording facts = read_facts(reader);
    if (!reader.is_within_limits()) return cut_off();
    if (const std::optional<Problem> flaw = flaw_of(facts)) return *flaw;
    return FileHead{.is_save = kind.value() == Kind::Save,
                    .options = facts.options,
                    .turns = facts.turns,
                    .deepest = facts.deepest};
}

std::vector<std::uint8_t> save_file(const Recording& recording, const Play& play) {
    ByteWriter body;
    write_recording(body, recording);
    write_block(body, snapshot_of(play.game()));
    return sealed(Kind::Save, body.bytes());
}

std::vector<std::uint8_t> addition_file(const Recording& recording, std::size_t since, std::size_t end) {
    const std::size_t to = std::min(end, recording.steps.size());
    const std::size_t from = std::min(since, to);
    ByteWriter body;
    body.natural(from);
    body(recording.turns, recording.deepest);
    write_block(body, std::span{recording.steps}.subspan(from, to - from));
    return sealed(Kind::Addition, body.bytes());
}

std::size_t whole_length(std::span<const std::uint8_t> file) {
    std::size_t length = 0;
    while (length < file.size()) {
        const Result<Piece> piece = first_piece(file.subspan(length));
        if (!piece.ok()) break;
        length += piece.value().length;
    }
    return length;
}

bool loads_at_once(std::span<const std::uint8_t> beginning) {
    ByteReader reader{beginning};
    const Result<Kind> kind = read_kind(reader);
    if (!kind.ok() || kind.value() != Kind::Save) return false;
    // How long all of it is.
    reader.natural();
    return is_of_this_build(read_facts(reader));
}

Result<SavedGame> saved_game_from(std::span<const std::uint8_t> file) {
    Result<Contents> read = contents_of(file);
    if (!read.ok()) return read.problem();
    Contents& contents = read.value();
    if (!contents.state || !is_of_this_build(contents.recording))
        return played_on(Replay{std::move(contents.recording)});
    Result<std::unique_ptr<Game>> game = game_from(*contents.state);
    if (!game.ok()) return game.problem();
    if (game.value()->variant != contents.recording.options.variant ||
        game.value()->style != contents.recording.options.style)
        return refused("damaged-file",
                       "The file is damaged: its state is of another dungeon than its recording.");
    return played_on(
        Replay{std::move(contents.recording), Play::resumed(std::move(game.value())), contents.done});
}

}  // namespace cellophane
