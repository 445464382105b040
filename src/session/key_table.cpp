#include "session/key_table.h"

#include <algorithm>
#include <optional>

#include "session/input_actions.h"
#include "session/key_bindings.h"
#include "words/key_labels.h"
#include "words/settings.h"

namespace cellophane {

namespace {

/// A command and the keys it has by itself, separated by blanks.
struct Bound {
    std::string_view part;
    std::string command;
    std::string_view keys;
    bool with_control = false;
};

std::vector<Bound> bound_commands() {
    std::vector<Bound> all;
    for (const DirectionRow& row : direction_rows)
        all.push_back({walking_keys_part, move_command(row.name), row.keys});
    for (const InputActionRow& row : input_action_rows)
        if (!row.name.empty())
            all.push_back({command_keys_part, std::string{row.name}, row.keys, row.with_control});
    return all;
}

std::optional<Bound> bound_command(std::string_view command) {
    for (Bound& bound : bound_commands())
        if (bound.command == command) return std::move(bound);
    return std::nullopt;
}

std::vector<std::string_view> names_in(std::string_view keys) {
    std::vector<std::string_view> names;
    while (!keys.empty()) {
        names.push_back(first_key(keys));
        keys.remove_prefix(std::min(names.back().size() + 1, keys.size()));
    }
    return names;
}

/// The keys that act as one of `own`.
std::vector<std::string> present_keys(const Settings& settings, std::string_view own) {
    std::vector<std::string> keys;
    for (const std::string_view key : names_in(own))
        if (meant_key(settings, key) == key) keys.emplace_back(key);
    // Keys that were exchanged come first: they are what the player has chosen.
    std::vector<std::string> chosen;
    for (const KeySwap& swap : settings.keys)
        if (is_among(swap.to, own)) chosen.push_back(swap.from);
    keys.insert(keys.begin(), chosen.begin(), chosen.end());
    return keys;
}

bool is_changed(const Settings& settings, std::string_view own) {
    return std::any_of(settings.keys.begin(), settings.keys.end(), [&](const KeySwap& swap) {
        return is_among(swap.from, own) || is_among(swap.to, own);
    });
}

}  // namespace

std::vector<KeyTableRow> key_table(const Settings& settings) {
    std::vector<KeyTableRow> rows;
    for (Bound& bound : bound_commands())
        rows.push_back({.part = bound.part,
                        .command = std::move(bound.command),
                        .keys = present_keys(settings, bound.keys),
                        .with_control = bound.with_control,
                        .is_changed = is_changed(settings, bound.keys)});
    return rows;
}

bool may_be_bound(std::string_view key) {
    constexpr std::string_view needed = "Escape Enter Tab Backspace Menu";
    return !key.empty() && key.find(' ') == std::string_view::npos && !is_among(key, needed);
}

bool bind_key(Settings& settings, std::string_view command, std::string_view pressed) {
    const std::optional<Bound> bound = bound_command(command);
    if (!bound || bound->with_control || !may_be_bound(pressed)) return false;
    std::vector<std::string> keys = present_keys(settings, bound->keys);
    if (pressed == go_on_key) {
        if (settings.keys.size() + 1 > most_swaps) return false;
        swap_key(settings, pressed, first_key(bound->keys));
        return true;
    }
    std::erase(keys, go_on_key);
    const std::string left = keys.empty() ? std::string{} : keys.front();
    if (left == pressed) return true;
    const std::string own{keys.empty() ? first_key(bound->keys) : meant_key(settings, left)};
    const std::string taken{meant_key(settings, pressed)};
    if (settings.keys.size() + 2 > most_swaps) return false;
    swap_key(settings, pressed, own);
    if (may_be_bound(left)) swap_key(settings, left, taken);
    return true;
}

bool reset_keys(Settings& settings, std::string_view command) {
    const std::optional<Bound> bound = bound_command(command);
    if (!bound) return false;
    for (const std::string_view key : names_in(bound->keys)) {
        const std::string taken{meant_key(settings, key)};
        swap_key(settings, key, key);
        // What acted as the key acts as what the key acted as: the others stay exchanged among themselves.
        for (const KeySwap& swap : std::vector<KeySwap>{settings.keys})
            if (swap.to == key)
                swap_key(settings, swap.from,
                         taken == key || swap.from == go_on_key ? std::string_view{swap.from} : taken);
    }
    return true;
}

}  // namespace cellophane
