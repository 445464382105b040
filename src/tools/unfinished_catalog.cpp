#include "tools/unfinished_catalog.h"

#include <charconv>
#include <filesystem>
#include <fstream>
#include <optional>
#include <string_view>
#include <system_error>
#include <utility>

#include "kit/base/foreign_text.h"
#include "kit/base/parse.h"
#include "tools/options.h"
#include "tools/output.h"
#include "tools/system/names.h"

namespace cellophane {

namespace {

constexpr std::string_view signature = "cellophane-catalog-bookmark 1";

Problem refused(const std::string& path, const std::string& why) {
    return {"bad-resume", "--resume: " + shown_path(path) + " " + why};
}

/// What follows a word and a blank, as a number.
std::optional<std::uint64_t> number_after(std::string_view word, const std::string& line) {
    if (line.rfind(std::string{word} + " ", 0) != 0) return std::nullopt;
    return whole_number<std::uint64_t>(std::string_view{line}.substr(word.size() + 1));
}

std::optional<Bookmark> read_bookmark(const std::string& path) {
    std::ifstream file{as_path(bookmark_path(path)), std::ios::binary};
    std::string first;
    Bookmark bookmark;
    std::string seed;
    std::string kept;
    std::string bytes;
    if (!std::getline(file, first) || first != signature || !std::getline(file, bookmark.arguments) ||
        !std::getline(file, seed) || !std::getline(file, kept) || !std::getline(file, bytes))
        return std::nullopt;
    const auto seed_number = number_after("seed", seed);
    const auto kept_number = number_after("kept", kept);
    const auto byte_number = number_after("bytes", bytes);
    if (!seed_number || !kept_number || !byte_number) return std::nullopt;
    bookmark.seed = *seed_number;
    bookmark.kept = *kept_number;
    bookmark.bytes = *byte_number;
    return bookmark;
}

/// The seed a line of a catalog is about.
std::optional<std::uint64_t> seed_of(std::string_view line, CatalogFormat format) {
    if (format == CatalogFormat::JsonLines) {
        constexpr std::string_view start = "{\"seed\":\"";
        if (line.substr(0, start.size()) != start) return std::nullopt;
        line.remove_prefix(start.size());
    }
    std::uint64_t seed = 0;
    const char* end = line.data() + line.size();
    const auto [stop, error] = std::from_chars(line.data(), end, seed);
    if (error != std::errc{}) return std::nullopt;
    if (format == CatalogFormat::Seeds) return stop == end ? std::optional{seed} : std::nullopt;
    const char after = format == CatalogFormat::Csv ? ',' : '"';
    if (stop == end || *stop != after) return std::nullopt;
    return seed;
}

/// Reads a catalog line by line, and remembers where its last dungeon begins.
class Reader {
public:
    Reader(const std::string& path, const CatalogRequest& request, CatalogLayout layout)
        : path_{path}, request_{request}, layout_{layout}, file_{as_path(path), std::ios::binary} {}

    Result<Foothold> read() {
        foothold_.seed = request_.first_seed;
        if (!file_) return refused(path_, "cannot be read.");
        if (layout_.has_header) {
            const Result<bool> has_header = read_header();
            if (!has_header.ok()) return has_header.problem();
            if (!has_header.value()) return foothold_;
        }
        std::string line;
        // A last line without its end may be half a number, so it tells nothing.
        while (std::getline(file_, line) && !file_.eof()) {
            ++lines_;
            if (const std::optional<Problem> problem = take(line)) return *problem;
            at_ += line.size() + 1;
        }
        return foothold_;
    }

private:
    /// False: the file was cut off before its first row.
    Result<bool> read_header() {
        const std::string header = catalog_header(request_, layout_.rows);
        std::string begin(header.size(), '\0');
        file_.read(begin.data(), static_cast<std::streamsize>(begin.size()));
        begin.resize(static_cast<std::size_t>(file_.gcount()));
        if (header.compare(0, begin.size(), begin) != 0)
            return refused(path_, "does not begin like a catalogue with these arguments.");
        if (begin.size() < header.size()) return false;
        ++lines_;
        foothold_.bytes = at_ = header.size();
        return true;
    }

    std::optional<Problem> take(const std::string& line) {
        const std::optional<std::uint64_t> seed = seed_of(line, layout_.rows.format);
        const std::string where = "has in line " + std::to_string(lines_);
        if (!seed) return refused(path_, where + " no row of such a catalogue.");
        if (*seed < request_.first_seed || *seed > request_.last_seed || *seed < foothold_.seed)
            return refused(path_, where + " the seed " + std::to_string(*seed) +
                                      ", which does not belong there; --seeds is " +
                                      std::to_string(request_.first_seed) + ".." +
                                      std::to_string(request_.last_seed) + ".");
        if (*seed != foothold_.seed || foothold_.evidence.empty()) {
            if (!foothold_.evidence.empty()) {
                ++foothold_.kept;
                foothold_.above.push_back({foothold_.seed, std::move(foothold_.evidence)});
                if (foothold_.above.size() > seeds_looked_at) foothold_.above.pop_front();
            }
            foothold_.seed = *seed;
            foothold_.bytes = at_;
            foothold_.evidence.clear();
        }
        foothold_.evidence += line + "\n";
        return std::nullopt;
    }

    const std::string& path_;
    const CatalogRequest& request_;
    const CatalogLayout layout_;
    std::ifstream file_;
    Foothold foothold_;
    std::uint64_t lines_ = 0;
    std::uint64_t at_ = 0;
};

}  // namespace

std::string bookmark_path(const std::string& path) {
    return path + ".progress";
}

void write_bookmark(const std::string& path, const Bookmark& bookmark) {
    write_file(bookmark_path(path), std::string{signature} + "\n" + bookmark.arguments + "\nseed " +
                                        std::to_string(bookmark.seed) + "\nkept " +
                                        std::to_string(bookmark.kept) + "\nbytes " +
                                        std::to_string(bookmark.bytes) + "\n");
}

void remove_bookmark(const std::string& path) {
    std::error_code error;
    std::filesystem::remove(as_path(bookmark_path(path)), error);
}

std::string catalog_header(const CatalogRequest& request, CatalogRows rows) {
    if (rows.format == CatalogFormat::Seeds) return request.score ? "seed,score\n" : "seed\n";
    return csv_header(request.kind());
}

Result<Foothold> find_foothold(const std::string& path, const std::string& arguments,
                               const CatalogRequest& request, CatalogLayout layout) {
    std::error_code error;
    if (!std::filesystem::exists(as_path(path), error)) return Foothold{.seed = request.first_seed};
    if (!std::filesystem::is_regular_file(as_path(path), error))
        return refused(path, "is not a file to go on with.");
    const std::uint64_t size = std::filesystem::file_size(as_path(path), error);
    const std::optional<Bookmark> bookmark = read_bookmark(path);
    if (!bookmark) return Reader{path, request, layout}.read();
    if (bookmark->arguments != arguments)
        return refused(path,
                       "was begun with other arguments: " + without_controls(bookmark->arguments) + ".");
    const bool is_within = bookmark->seed >= request.first_seed && bookmark->seed <= request.last_seed;
    // A file that is shorter than its bookmark says was cut after it; its own lines know better.
    if (!is_within || bookmark->bytes > size) return Reader{path, request, layout}.read();
    const bool is_last = bookmark->seed == request.last_seed;
    return Foothold{
        .seed = is_last ? 0 : bookmark->seed + 1, .bytes = bookmark->bytes, .kept = bookmark->kept};
}

}  // namespace cellophane
