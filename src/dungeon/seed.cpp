#include "dungeon/seed.h"

#include <algorithm>
#include <optional>
#include <string>

#include "content/styles.h"
#include "kit/base/parse.h"
#include "kit/base/quote.h"
#include "kit/rng/rng.h"

namespace cellophane {

namespace {

constexpr std::size_t longest_word = 256;
constexpr std::size_t longest_quote = 40;

constexpr std::string_view seed_range = "a seed is a whole number from 1 to 18446744073709551615";

/// What was given, fit to be shown.
std::string shown(std::string_view text) {
    const std::string quote = quoted(text, longest_quote);
    return text.size() <= longest_quote ? quote : quote + " (" + std::to_string(text.size()) + " bytes)";
}

/// `or_else`: what else is allowed, if anything.
Problem bad_seed(std::string_view text, std::string_view or_else = {}) {
    const std::string given = text.empty() ? "empty" : shown(text);
    return {"bad-seed", "The seed is " + given + "; " + std::string{seed_range}.append(or_else) + "."};
}

/// Reads a text from left to right.
class Reader {
public:
    explicit Reader(std::string_view text) : left_{text} {}

    bool done() const { return left_.empty(); }

    /// Takes as many characters as belong to a set; how many there were.
    std::size_t take_all(std::string_view set) {
        const std::size_t count = std::min(left_.find_first_not_of(set), left_.size());
        left_.remove_prefix(count);
        return count;
    }

    /// Takes one character of a set, if there is one.
    bool take_one(std::string_view set) {
        const bool found = !left_.empty() && set.find(left_.front()) != std::string_view::npos;
        if (found) left_.remove_prefix(1);
        return found;
    }

private:
    std::string_view left_;
};

/// Whether a text is meant as a number: decimal with sign, separators, fraction or exponent, or hexadecimal.
bool looks_like_a_number(std::string_view text) {
    constexpr std::string_view blanks = " \t\r\n";
    Reader reader{text};
    reader.take_all(blanks);
    reader.take_one("+-");
    std::size_t digits = reader.take_all("0123456789,_");
    if (digits == 1 && reader.take_one("xX")) {
        digits = reader.take_all("0123456789abcdefABCDEF");
    } else {
        if (reader.take_one(".")) digits += reader.take_all("0123456789");
        if (digits > 0 && reader.take_one("eE")) {
            reader.take_one("+-");
            if (reader.take_all("0123456789") == 0) return false;
        }
    }
    reader.take_all(blanks);
    return digits > 0 && reader.done();
}

}  // namespace

Result<std::uint64_t> parse_seed(std::string_view text) {
    const std::optional<std::uint64_t> seed = whole_number<std::uint64_t>(text);
    if (!seed || *seed == 0) return bad_seed(text);
    return *seed;
}

Result<std::uint64_t> parse_seed_or_word(std::string_view text) {
    const Result<std::uint64_t> number = parse_seed(text);
    if (number.ok()) return number;
    constexpr std::string_view or_word = ", or a word";
    if (text.empty() || looks_like_a_number(text)) return bad_seed(text, or_word);
    if (text.find_first_not_of(" \t\r\n") == std::string_view::npos)
        return Problem{"bad-seed", "The seed is blank; " + std::string{seed_range}.append(or_word) + "."};
    if (text.size() > longest_word)
        return Problem{"bad-seed", "The seed is " + shown(text) + "; a word may have at most " +
                                       std::to_string(longest_word) + " bytes."};
    const std::uint64_t hash = hash_text(text);
    // Zero is no seed; the empty text's hash is as good as any other number.
    return hash == 0 ? hash_text("") : hash;
}

std::uint64_t daily_seed(std::string_view iso_date) {
    const std::uint64_t seed = stream_key(hash_text("daily"), iso_date);
    return seed == 0 ? 1 : seed;
}

std::uint64_t root_seed(std::uint64_t seed, const VariantRow& variant) {
    return variant.kind == Variant::Brogue ? seed : stream_key(seed, variant.name);
}

Result<int> parse_depth(std::string_view text, Variant variant) {
    const std::optional<int> depth = whole_number<int>(text);
    if (!depth || *depth < shallowest_depth || *depth > deepest_depth(variant))
        return Problem{"bad-depth", "The depth is " + shown(text) + "; a depth is a whole number from 1 to " +
                                        std::to_string(deepest_depth(variant)) + "."};
    return *depth;
}

}  // namespace cellophane
