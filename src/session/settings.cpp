#include "session/settings.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>

#include "kit/base/fields.h"
#include "kit/base/parse.h"
#include "kit/base/round.h"
#include "view/map_marks.h"
#include "words/settings.h"

namespace cellophane {

namespace {

/// By Palette.
constexpr std::array<SettingOption, static_cast<std::size_t>(Palette::count)> palettes{
    {{"standard", standard_palette_option},
     {"high-contrast", contrast_palette_option},
     {"protan", protan_palette_option},
     {"deutan", deutan_palette_option},
     {"tritan", tritan_palette_option}}};

/// By Signs.
constexpr std::array<SettingOption, static_cast<std::size_t>(Signs::count)> kinds_of_signs{
    {{"letters", letters_option}, {"pictures", pictures_option}, {"both", both_signs_option}}};

/// The place of the option with a value; nothing if there is none.
std::optional<std::size_t> place_of(std::span<const SettingOption> options, std::string_view value) {
    for (std::size_t i = 0; i < options.size(); ++i)
        if (options[i].value == value) return i;
    return std::nullopt;
}

template <class Flag>
struct Switch {
    static std::string value(const Settings& settings) { return Flag::of(settings) ? "on" : "off"; }
    static bool set(Settings& settings, std::string_view text) {
        if (text != "on" && text != "off") return false;
        Flag::of(settings) = text == "on";
        return true;
    }
    static void change(Settings& settings, int) { Flag::of(settings) = !Flag::of(settings); }
    static constexpr SettingRow row(std::string_view name, SettingPart part, std::string_view label,
                                    std::string_view help) {
        return {.name = name,
                .part = part,
                .label = label,
                .help = help,
                .value = &value,
                .allowed = switch_values,
                .set = &set,
                .change = &change};
    }
};

struct MarksFlag {
    static auto& of(auto& settings) { return settings.eyes.marks; }
};
struct GasLettersFlag {
    static auto& of(auto& settings) { return settings.eyes.gas_letters; }
};
struct PlainColorsFlag {
    static auto& of(auto& settings) { return settings.eyes.plain_colors; }
};
struct AsciiFlag {
    static auto& of(auto& settings) { return settings.eyes.ascii; }
};
struct LongNoticesFlag {
    static auto& of(auto& settings) { return settings.long_notices; }
};
struct StillFlag {
    static auto& of(auto& settings) { return settings.still; }
};
struct HiddenSeedFlag {
    static auto& of(auto& settings) { return settings.hides_seed; }
};
struct WaterFlag {
    static auto& of(auto& settings) { return settings.asks_at_water; }
};
struct TapPreviewFlag {
    static auto& of(auto& settings) { return settings.previews_taps; }
};
struct HintsFlag {
    static auto& of(auto& settings) { return settings.hints; }
};

void forget_hints(Settings& settings) {
    settings.hints_given = {};
    settings.hints_shown.clear();
}

/// Switched on again, hints begin anew.
void switch_hints(Settings& settings, int by) {
    Switch<HintsFlag>::change(settings, by);
    if (settings.hints) forget_hints(settings);
}
constexpr SettingRow hints_row() {
    SettingRow row = Switch<HintsFlag>::row("hints", SettingPart::Game, hints_label, hints_help);
    row.change = &switch_hints;
    return row;
}

constexpr SettingRow rows[] = {
    {.name = "palette",
     .part = SettingPart::Display,
     .label = palette_label,
     .help = palette_help,
     .value =
         [](const Settings& s) {
             return std::string{palettes[static_cast<std::size_t>(s.eyes.palette)].value};
         },
     .allowed = palette_values,
     .options = palettes,
     .set =
         [](Settings& s, std::string_view text) {
             const std::optional<std::size_t> place = place_of(palettes, text);
             if (place) s.eyes.palette = static_cast<Palette>(*place);
             return place.has_value();
         },
     .change =
         [](Settings& s, int by) {
             constexpr int count = static_cast<int>(Palette::count);
             s.eyes.palette = static_cast<Palette>(step_round(static_cast<int>(s.eyes.palette), by, count));
         }},
    Switch<MarksFlag>::row("marks", SettingPart::Display, marks_label, marks_help),
    Switch<GasLettersFlag>::row("gas-letters", SettingPart::Display, gas_letters_label, gas_letters_help),
    {.name = "least-light",
     .part = SettingPart::Display,
     .label = least_light_label,
     .help = least_light_help,
     .value = [](const Settings& s) { return std::to_string(s.eyes.least_light); },
     .allowed = least_light_values,
     .most = most_least_light,
     .step = least_light_step,
     .set =
         [](Settings& s, std::string_view text) {
             const std::optional<int> number = whole_number<int>(text);
             if (!number || *number < 0 || *number > most_least_light) return false;
             s.eyes.least_light = *number;
             return true;
         },
     .change =
         [](Settings& s, int by) {
             constexpr int places = most_least_light / least_light_step + 1;
             const int place = s.eyes.least_light / least_light_step;
             s.eyes.least_light = (place + by + places) % places * least_light_step;
         }},
    Switch<PlainColorsFlag>::row("plain-colours", SettingPart::Display, plain_colors_label,
                                 plain_colors_help),
    {.name = "signs",
     .part = SettingPart::Display,
     .label = signs_label,
     .help = signs_help,
     .value =
         [](const Settings& s) {
             return std::string{kinds_of_signs[static_cast<std::size_t>(s.eyes.signs)].value};
         },
     .allowed = signs_values,
     .options = kinds_of_signs,
     .set =
         [](Settings& s, std::string_view text) {
             const std::optional<std::size_t> place = place_of(kinds_of_signs, text);
             if (place) s.eyes.signs = static_cast<Signs>(*place);
             return place.has_value();
         },
     .change = [](Settings& s, int by) { s.eyes.signs = next_signs(s.eyes.signs, by); }},
    Switch<AsciiFlag>::row("ascii", SettingPart::Display, plain_signs_label, plain_signs_help),
    Switch<StillFlag>::row("still", SettingPart::Game, still_label, still_help),
    Switch<LongNoticesFlag>::row("long-notices", SettingPart::Game, long_notices_label, long_notices_help),
    Switch<HiddenSeedFlag>::row("hide-seed", SettingPart::Game, hide_seed_label, hide_seed_help),
    Switch<WaterFlag>::row("ask-at-water", SettingPart::Game, ask_at_water_label, ask_at_water_help),
    hints_row(),
    // The last: the settings page has the key swaps in its place where there are keys.
    Switch<TapPreviewFlag>::row("tap-preview", SettingPart::Game, tap_preview_label, tap_preview_help),
};
// Of the fields four have no row: eyes (whose own fields have them), and what stands on lines of another
// form.
constexpr bool every_setting_has_a_row = std::size(rows) == field_count<Eyesight> + field_count<Settings> - 4;
static_assert(every_setting_has_a_row);

constexpr std::string_view key_line = "key";
constexpr std::string_view hints_line = "hints-given";

Problem unreadable(std::size_t line, std::string_view what) {
    return {"bad-setting", on_line_of_settings(line, what)};
}

std::vector<std::string_view> names_there_are() {
    std::vector<std::string_view> names;
    names.reserve(std::size(rows) + 2);
    for (const SettingRow& row : rows) names.push_back(row.name);
    names.push_back(key_line);
    names.push_back(hints_line);
    return names;
}

/// Cuts off the first word.
std::string_view take_word(std::string_view& text) {
    const std::size_t begin = std::min(text.find_first_not_of(" \t\r"), text.size());
    text.remove_prefix(begin);
    const std::size_t end = std::min(text.find_first_of(" \t\r"), text.size());
    const std::string_view word = text.substr(0, end);
    text.remove_prefix(end);
    return word;
}

std::string_view trimmed(std::string_view text) {
    const std::size_t begin = std::min(text.find_first_not_of(" \t\r"), text.size());
    const std::size_t end = text.find_last_not_of(" \t\r");
    return end == std::string_view::npos ? std::string_view{} : text.substr(begin, end + 1 - begin);
}

/// Names that there are not are those of another version, and are left out.
Flags<Hint> hints_named(std::string_view names) {
    Flags<Hint> named;
    for (std::string_view name = take_word(names); !name.empty(); name = take_word(names))
        for (const HintRow& row : hint_rows)
            if (row.name == name) named |= {row.kind};
    return named;
}

/// "moving@12:345": told after 12 bytes of the steps of the game with that mark.
constexpr char before_steps = '@';
constexpr char before_game = ':';

std::vector<ShownHint> shown_hints(std::string_view names) {
    std::vector<ShownHint> all;
    for (std::string_view word = take_word(names); !word.empty(); word = take_word(names)) {
        const std::size_t at = std::min(word.find(before_steps), word.size());
        const std::size_t colon = std::min(word.find(before_game, at), word.size());
        if (colon == word.size()) continue;
        const auto steps = whole_number<std::uint32_t>(word.substr(at + 1, colon - at - 1));
        const auto game = whole_number<std::uint64_t>(word.substr(colon + 1));
        const Flags<Hint> hint = hints_named(word.substr(0, at));
        if (!steps || !game) continue;
        for (const HintRow& row : hint_rows)
            if (hint.has(row.kind) && std::none_of(all.begin(), all.end(), [&](const ShownHint& shown) {
                    return shown.hint == row.kind;
                }))
                all.push_back({.hint = row.kind, .steps = *steps, .game = *game});
    }
    return all;
}

void read_line(std::string_view line, std::size_t number, ReadSettings& read) {
    const std::string_view name = take_word(line);
    if (name.empty()) return;
    const std::string_view value = trimmed(line);
    if (name == key_line) {
        std::string_view rest = value;
        const std::string_view from = take_word(rest);
        const std::string_view to = take_word(rest);
        if (to.empty() || !trimmed(rest).empty())
            read.problems.push_back(unreadable(number, wrong_key_swap(value)));
        else if (read.settings.keys.size() >= most_swaps)
            read.problems.push_back(unreadable(number, too_many_key_swaps(most_swaps)));
        else
            swap_key(read.settings, from, to);
        return;
    }
    if (name == hints_line) {
        read.settings.hints_given = hints_named(value);
        read.settings.hints_shown = shown_hints(value);
        return;
    }
    for (const SettingRow& row : rows) {
        if (row.name != name) continue;
        if (!row.set(read.settings, value))
            read.problems.push_back(unreadable(number, wrong_value(name, row.allowed, value)));
        return;
    }
    read.problems.push_back(unreadable(number, no_such_setting(name, names_there_are())));
}

std::string describe_swaps(const Settings& settings) {
    std::string text;
    for (const KeySwap& swap : settings.keys)
        text.append(text.empty() ? "" : ", ").append(describe_key_swap(swap.from, swap.to));
    return text.empty() ? std::string{no_key_swaps} : text;
}

}  // namespace

Signs next_signs(Signs signs, int by) {
    return static_cast<Signs>(step_round(static_cast<int>(signs), by, static_cast<int>(Signs::count)));
}

std::span<const SettingRow> setting_rows() {
    return rows;
}

std::vector<SettingChoice> setting_choices(const Settings& settings, bool has_keys, bool has_pictures) {
    std::vector<SettingChoice> choices;
    const std::span<const SettingRow> all = setting_rows();
    for (const SettingRow& row : has_keys ? all.first(all.size() - 1) : all) {
        const bool is_idle = row.label == signs_label && !has_pictures;
        const std::string_view help = is_idle ? no_pictures_help : row.help;
        choices.push_back({std::string{row.label}, row.value(settings), std::string{help}});
    }
    if (has_keys)
        choices.push_back(
            {std::string{key_swaps_label}, describe_swaps(settings), std::string{key_swaps_help}});
    return choices;
}

std::string_view meant_key(const Settings& settings, std::string_view pressed) {
    for (const KeySwap& swap : settings.keys)
        if (swap.from == pressed) return swap.to;
    return pressed;
}

void swap_key(Settings& settings, std::string_view from, std::string_view to) {
    std::erase_if(settings.keys, [&](const KeySwap& swap) { return swap.from == from; });
    if (from != to) settings.keys.push_back({std::string{from}, std::string{to}});
}

bool set_setting(Settings& settings, std::string_view name, std::string_view value) {
    const bool had_hints = settings.hints;
    for (const SettingRow& row : rows) {
        if (row.name != name) continue;
        if (!row.set(settings, value)) return false;
        if (settings.hints && !had_hints) forget_hints(settings);
        return true;
    }
    return false;
}

std::string settings_text(const Settings& settings) {
    std::string text;
    for (const SettingRow& row : rows)
        text.append(row.name).append(" ").append(row.value(settings)).append("\n");
    for (const KeySwap& swap : settings.keys)
        text.append(key_line).append(" ").append(swap.from).append(" ").append(swap.to).append("\n");
    if (settings.hints_given.empty()) return text;
    text.append(hints_line);
    for (const HintRow& row : hint_rows)
        if (settings.hints_given.has(row.kind)) text.append(" ").append(row.name);
    for (const ShownHint& shown : settings.hints_shown)
        text.append(" ")
            .append(hint_rows[shown.hint].name)
            .append(1, before_steps)
            .append(std::to_string(shown.steps))
            .append(1, before_game)
            .append(std::to_string(shown.game));
    return text.append("\n");
}

ReadSettings read_settings(std::string_view text) {
    ReadSettings read;
    for (std::size_t number = 1; !text.empty(); ++number) read_line(take_line(text), number, read);
    return read;
}

}  // namespace cellophane
