#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace cellophane {

/// What stands before a noun: "a goblin", "the Warden", "deep water".
enum class Article : std::uint8_t { A, The, None };

/// "a" or "an", as the noun sounds.
std::string with_article(std::string_view noun);

std::string with_article(Article article, std::string_view noun);

/// "dart" and "potion of descent" become "darts" and "potions of descent".
std::string plural_of(std::string_view noun);

/// The first letter made large, whatever stands around it.
std::string capitalised(std::string_view text);

/// "1 room", "3 rooms".
std::string counted(int number, std::string_view singular, std::string_view plural);

/// "once", "twice", "3 times".
std::string number_of_times(int number);

}  // namespace cellophane
