#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "dungeon/seed.h"
#include "exports/condition.h"

using namespace cellophane;

namespace {

template <class Value>
void must_explain(const Result<Value>& result) {
    if (!result.ok() && (result.problem().code.empty() || result.problem().message.empty())) std::abort();
}

}  // namespace

/// Whatever people and links may write where a seed, a depth or a condition belongs.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string text{data, data + size};
    const Result<std::uint64_t> seed = parse_seed(text);
    must_explain(seed);
    if (seed.ok() && std::to_string(seed.value()) != text.substr(text.find_first_not_of('0'))) std::abort();
    const Result<std::uint64_t> word = parse_seed_or_word(text);
    must_explain(word);
    if (word.ok() && word.value() == 0) std::abort();
    must_explain(parse_depth(text));
    must_explain(Condition::parse(text, {1, 26}));
    static_cast<void>(daily_seed(text));
    return 0;
}
