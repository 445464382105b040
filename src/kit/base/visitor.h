#pragma once

#include <concepts>
#include <type_traits>

namespace cellophane {

// How state is walked through. Every struct of the state has one function
//
//     template <class V, Same<Item> T>
//     void visit(V& v, T& item);
//
// that hands each of its fields to a visitor, in order, once: `v(field, …)` what is a value, `visit(v,
// field)` what has a function of its own, `v.each(list, …)`, `v.cells(grid, …)`, `v.maybe(optional, …)` and
// `v.one_of(variant, …)` what holds others. Visitors that read (the hash, the writer of saves) are given
// constants, visitors that write (the reader of saves) variables. Structs that the generator makes and play
// adds to (Item, Monster) take a third argument, `Fields`.

/// `T` is `S`, constant or not.
template <class T, class S>
concept Same = (std::same_as<std::remove_const_t<T>, S>);

/// Which fields are visited: those the generator sets, which a level's hash knows, those only play sets, or
/// all.
enum class Fields { All, Generated, Played };

}  // namespace cellophane
