#pragma once

#include <cstdint>
#include <deque>
#include <string>

#include "kit/base/result.h"
#include "tools/seed_pool.h"

namespace cellophane {

/// What a catalog says of a dungeon.
struct WrittenDungeon {
    std::uint64_t seed = 0;
    std::string text{};
};

/// Where an unfinished catalog is taken up again.
struct Foothold {
    /// The first dungeon that is to be dug; 0: the one after the last, so nothing is left to do.
    std::uint64_t seed = 0;
    /// Of the file; what follows them gives way to what is dug. 0: everything.
    std::uint64_t bytes = 0;
    /// Dungeons above the seed that were kept.
    std::uint64_t kept = 0;
    /// What the file already has of that dungeon, to be compared with what is dug. Its end may be missing.
    std::string evidence{};
    /// The last dungeons above it that the file has, which are whole.
    std::deque<WrittenDungeon> above{};
};

/// So many of those are looked at again.
inline constexpr std::uint64_t seeds_looked_at = 16;

/// How far a catalog has come, in a small file beside it: without one, a search that has found nothing for
/// hours would begin again behind the last dungeon it kept.
struct Bookmark {
    /// What the catalog is of; another catalog's bookmark is refused.
    std::string arguments{};
    /// The last dungeon that is done.
    std::uint64_t seed = 0;
    std::uint64_t kept = 0;
    std::uint64_t bytes = 0;
};

std::string bookmark_path(const std::string& path);
/// Gone, or whole: failing to write it is no harm, for the catalog itself can be read.
void write_bookmark(const std::string& path, const Bookmark& bookmark);
void remove_bookmark(const std::string& path);

/// What a catalog looks like on paper.
struct CatalogLayout {
    CatalogRows rows{};
    /// Not of JSON: whether the names of the columns come first.
    bool has_header = true;
};

/// The names of the columns, as one line.
std::string catalog_header(const CatalogRequest& request, CatalogRows rows);

/// Looks at what there is of a catalog: at its bookmark, and otherwise at its last whole dungeon.
Result<Foothold> find_foothold(const std::string& path, const std::string& arguments,
                               const CatalogRequest& request, CatalogLayout layout);

}  // namespace cellophane
