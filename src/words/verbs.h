#pragma once

#include <array>
#include <cstddef>
#include <string_view>
#include <type_traits>

namespace cellophane {

/// One to five verbs for a blow, the mild ones first.
class Verbs {
public:
    constexpr Verbs() = default;
    template <class... Words>
        requires(std::is_convertible_v<Words, std::string_view> && ...)
    constexpr Verbs(Words... words) : words_{words...}, count_{sizeof...(Words)} {
        static_assert(sizeof...(Words) <= most);
    }

    constexpr std::size_t size() const { return count_; }
    constexpr const std::string_view* begin() const { return words_.data(); }
    constexpr const std::string_view* end() const { return words_.data() + count_; }
    /// The verb for a blow; `severity` is where its damage lies in the attacker's range, in percent.
    constexpr std::string_view at(int severity) const {
        const std::size_t part = static_cast<std::size_t>(severity < 0 ? 0 : severity) * count_ / 100;
        return words_[part < count_ ? part : count_ - 1];
    }

private:
    static constexpr std::size_t most = 5;
    std::array<std::string_view, most> words_{};
    std::size_t count_ = 0;
};

}  // namespace cellophane
