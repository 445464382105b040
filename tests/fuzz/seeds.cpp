#include <cstddef>
#include <cstdint>
#include <fstream>
#include <string>
#include <vector>

#include "bots/bot.h"
#include "record/recorder.h"
#include "record/save_files.h"
#include "record/snapshot.h"

// What fuzzing starts from: short games of bots, as the fuzzers want to have them, in the folder named.

namespace {

using namespace cellophane;

constexpr std::size_t checksum_bytes = 8;

void write(const std::string& name, std::vector<std::uint8_t> bytes, std::size_t without = 0) {
    bytes.resize(bytes.size() - without);
    std::ofstream{name, std::ios::binary}.write(reinterpret_cast<const char*>(bytes.data()),
                                                static_cast<std::streamsize>(bytes.size()));
}

void play(const std::string& folder, Policy policy, std::uint64_t seed, int depth) {
    const NewGame options{.seed = seed, .depth = depth};
    Play game{options};
    Report report = game.begin();
    Recorder recorder{options, game};
    Bot bot{policy, seed};
    for (int i = 0; i < 120 && !report.over; ++i) {
        const Command command = bot.next(game, report);
        report = game.submit(command);
        recorder.note(command, report, game);
    }
    const std::string name = "/" + std::string{name_of(policy)} + "-" + std::to_string(depth);
    write(folder + "/files" + name + ".R", recording_file(recorder.recording()), checksum_bytes);
    write(folder + "/files" + name + ".S", save_file(recorder.recording(), game), checksum_bytes);
    write(folder + "/snapshot" + name, snapshot_of(game.game()));
    // Without events at first, and with some.
    for (const std::uint8_t pairs : {0, 20}) {
        std::vector<std::uint8_t> forged = snapshot_of(game.game());
        for (int i = 0; i < 2 * pairs; ++i) forged.insert(forged.begin(), static_cast<std::uint8_t>(i * 37));
        forged.insert(forged.begin(), pairs);
        write(folder + "/forged" + name + "-" + std::to_string(pairs), forged);
    }
    std::vector<std::uint8_t> steps = recorder.recording().steps;
    steps.insert(steps.begin(), static_cast<std::uint8_t>((depth > 3 ? 128 : 0) + seed - 1));
    write(folder + "/replay" + name, steps);
}

}  // namespace

int main(int count, char** arguments) {
    if (count != 2) return 2;
    for (const Policy policy : {Policy::Random, Policy::Explorer})
        for (const int depth : {1, 4, 9, 15}) play(arguments[1], policy, 3, depth);
    return 0;
}
