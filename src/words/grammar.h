#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "content/monsters.h"

namespace cellophane {

/// What stands before a noun: "a goblin", "the Warden", "deep water".
enum class Article : std::uint8_t { A, The, Your, None };

/// "a" or "an", as the noun sounds.
std::string with_article(std::string_view noun);

std::string with_article(Article article, std::string_view noun);

/// "dart" and "potion of descent" become "darts" and "potions of descent".
std::string plural_of(std::string_view noun);

/// The text with its first letter in upper case.
std::string capitalized(std::string_view text);

/// "1 room", "3 rooms".
std::string counted(int number, std::string_view singular, std::string_view plural);

/// Pronouns for a creature or thing that was named before.
struct Pronouns {
    std::string_view he;
    std::string_view him;
    std::string_view his;
    std::string_view himself;
};
/// "it", "its" and "itself" of what has no gender.
const Pronouns& pronouns_of(std::optional<Gender> gender);

/// Puts a phrase written with "it" into a gender: "runs its spear through", "it hides". "it" must be the
/// subject, since its object form differs by gender.
std::string said_of(std::optional<Gender> gender, std::string_view phrase);

/// "once", "twice", "3 times".
std::string number_of_times(int number);

}  // namespace cellophane
