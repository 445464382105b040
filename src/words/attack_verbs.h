#pragma once

#include <array>
#include <cstddef>
#include <string_view>
#include <type_traits>

#include "content/items.h"
#include "content/monsters.h"
#include "kit/base/enum_table.h"

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

/// How a kind of creature goes about things, in words (rules/monsters.md, addendum A2). Each phrase but the
/// labels follows a name: "the rat" + "nips" + "you".
struct Conduct {
    MonsterKind kind{};
    /// "bites"; the target comes after it.
    Verbs blows{};
    /// Says what it does over a corpse it learns from: "gnawing at" + "what is left of the goblin"; on its
    /// bar, in at most 20 letters.
    std::string_view learning;
    std::string_view learning_label;
    /// How it calls for help, if it does that in a manner of its own.
    std::string_view summons = {};
    /// What is seen when it lets out what is in it, if there is anything in it.
    std::string_view releases = {};
};

extern const EnumTable<MonsterKind, Conduct> conduct_words;

/// How it calls for help, whatever its kind.
std::string_view summoning_words(MonsterKind kind);

/// The verbs for what the hero does to a target with the weapon in his hand: "slash" + "the goblin".
const Verbs& weapon_verbs(ItemKind weapon);
inline constexpr Verbs bare_hand_verbs{"punch", "thump", "pummel"};

}  // namespace cellophane
