#include <algorithm>
#include <map>
#include <set>
#include <string>

#include "record/bot.h"
#include "record/save_files.h"
#include "support/catch.h"

// No damage goes unnoticed: files are spoilt in every way a disc, a mail program or a hand may think of.

namespace cellophane {

namespace {

using Bytes = std::vector<std::uint8_t>;

std::size_t any_place(const Bytes& file, Rng& rng) {
    return static_cast<std::size_t>(rng.uniform(0, static_cast<int>(file.size()) - 1));
}

Bytes with_a_bit_flipped(Bytes file, Rng& rng) {
    const std::size_t at = any_place(file, rng);
    file[at] = static_cast<std::uint8_t>(file[at] ^ 1 << rng.uniform(0, 7));
    return file;
}

Bytes cut_off(Bytes file, Rng& rng) {
    file.resize(any_place(file, rng));
    return file;
}

/// Two pieces of the same length, in each other's place.
Bytes with_chunks_swapped(Bytes file, Rng& rng) {
    const auto half = static_cast<int>(file.size() / 2);
    const int length = rng.uniform(1, std::min(half, 64));
    const int first = rng.uniform(0, half - length);
    const int second = rng.uniform(half, static_cast<int>(file.size()) - length);
    std::swap_ranges(file.begin() + first, file.begin() + first + length, file.begin() + second);
    return file;
}

Bytes with_a_chunk_lost(Bytes file, Rng& rng) {
    const int length = rng.uniform(1, 32);
    const int first = rng.uniform(0, static_cast<int>(file.size()) - length);
    file.erase(file.begin() + first, file.begin() + first + length);
    return file;
}

Bytes with_a_chunk_twice(Bytes file, Rng& rng) {
    const int length = rng.uniform(1, 32);
    const int first = rng.uniform(0, static_cast<int>(file.size()) - length);
    const Bytes chunk{file.begin() + first, file.begin() + first + length};
    file.insert(file.begin() + first, chunk.begin(), chunk.end());
    return file;
}

Bytes with_a_chunk_blank(Bytes file, Rng& rng) {
    const int length = rng.uniform(1, 64);
    const int first = rng.uniform(0, static_cast<int>(file.size()) - std::min(length, 64));
    std::fill_n(file.begin() + first, std::min<std::ptrdiff_t>(length, file.end() - file.begin() - first),
                std::uint8_t{0});
    return file;
}

using Spoil = Bytes (*)(Bytes, Rng&);
constexpr Spoil ways_to_spoil[] = {with_a_bit_flipped,  cut_off,
                                   with_chunks_swapped, with_a_chunk_lost,
                                   with_a_chunk_twice,  with_a_chunk_blank};

/// Saves and recordings of some games, one of them with additions behind it.
std::vector<Bytes> sound_files() {
    std::vector<Bytes> files;
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        RandomGame bot{seed};
        for (int i = 0; i < 150; ++i) bot.act();
        files.push_back(save_file(bot.recorder.recording(), bot.play));
        files.push_back(recording_file(bot.recorder.recording()));
        if (seed > 1) continue;
        Bytes grown = files.front();
        for (int piece = 0; piece < 10; ++piece) {
            const std::size_t since = bot.recorder.commit_recording().steps.size();
            for (int i = 0; i < 10; ++i) bot.act();
            const Bytes more = addition_file(bot.recorder.commit_recording(), since);
            grown.insert(grown.end(), more.begin(), more.end());
        }
        files.push_back(grown);
    }
    return files;
}

}  // namespace

TEST_CASE("two thousand damaged saves and recordings are all refused with the kind of damage",
          "[record][files]") {
    constexpr int damages = 2000;
    const std::set<std::string> names{"damaged-file", "truncated-file", "foreign-file", "newer-file"};
    const std::vector<Bytes> files = sound_files();
    std::map<std::string, int> found;
    Rng rng{2000};
    int spoilt = 0;
    for (int i = 0; spoilt < damages; ++i) {
        const Bytes& file = files[static_cast<std::size_t>(i) % files.size()];
        const auto way =
            static_cast<std::size_t>(rng.uniform(0, static_cast<int>(std::size(ways_to_spoil)) - 1));
        const Bytes other = ways_to_spoil[way](file, rng);
        // Two equal chunks may have changed places.
        if (other == file) continue;
        ++spoilt;
        INFO("damage " << i << ", way " << way << ", file " << static_cast<std::size_t>(i) % files.size());
        const Result<SavedGame> saved = saved_game_from(other);
        // Cut off between two additions a file is what it was before they came.
        const bool was_once = other.size() >= files.front().size() && other.size() < file.size() &&
                              std::equal(other.begin(), other.end(), file.begin());
        if (saved.ok() && was_once) continue;
        REQUIRE_FALSE(saved.ok());
        CHECK(names.contains(saved.problem().code));
        CHECK(saved.problem().message.size() > 20);
        CHECK_FALSE(recording_from(other).ok());
        ++found[saved.problem().code];
    }
    CHECK(found["damaged-file"] > 500);
    CHECK(found["truncated-file"] > 200);
}

}  // namespace cellophane
