#include "session/commands/map_actions.h"

#include <string>
#include <string_view>
#include <variant>

#include "session/commands/path_previews.h"
#include "session/commands/pointing.h"
#include "session/commands/pointing_keys.h"
#include "session/commands/travel_input.h"
#include "session/messages/messages.h"
#include "session/messages/seed_message.h"
#include "session/pages/inventory_list.h"
#include "session/prompts/targeting.h"
#include "session/screens.h"
#include "words/notices.h"

namespace cellophane {

namespace {

/// A sentence, and the key that takes it back.
struct SwitchNotice {
    std::string_view text;
    std::string_view hint;
};

void say_switched(Context& context, bool on, SwitchNotice if_on, SwitchNotice if_off) {
    const SwitchNotice& notice = on ? if_on : if_off;
    say(context, Message{std::string{notice.text} + key_hint(context, notice.hint), Tone::Notice});
}

GameOutcome toggle_stealth(Context& context) {
    context.display.shows_stealth = !context.display.shows_stealth;
    say_switched(context, context.display.shows_stealth, {stealth_is_shown, stealth_off_hint},
                 {stealth_is_hidden, stealth_on_hint});
    return Stay{};
}

GameOutcome toggle_plain(Context& context) {
    context.viewer.settings.eyes.plain_colors = !context.viewer.settings.eyes.plain_colors;
    context.viewer.settings_are_new = true;
    say_switched(context, context.viewer.settings.eyes.plain_colors, {light_is_hidden, light_on_hint},
                 {light_is_shown, light_off_hint});
    return Stay{};
}

GameOutcome change_signs(Context& context) {
    if (!context.viewer.has_pictures) {
        say(context, Message{std::string{no_pictures_here}, Tone::Notice});
        return Stay{};
    }
    Eyesight& eyes = context.viewer.settings.eyes;
    eyes.signs = next_signs(eyes.signs, 1);
    context.viewer.settings_are_new = true;
    const std::string_view shown = eyes.signs == Signs::Letters    ? letters_are_shown
                                   : eyes.signs == Signs::Pictures ? pictures_are_shown
                                                                   : both_signs_are_shown;
    say(context, Message{std::string{shown} + key_hint(context, signs_hint), Tone::Notice});
    return Stay{};
}

GameOutcome stop(Context& context) {
    stop_pointing(context);
    return Stay{};
}

GameOutcome show_seed_on_request(Context& context) {
    show_seed(context);
    return Stay{};
}

GameOutcome go_or_point(Context& context) {
    if (context.pointing.by_keys || context.pointing.proposed != PathPreview::None)
        return travel_to_pointed(context);
    if (context.game() != nullptr) begin_pointing(context);
    return Stay{};
}

GameOutcome walk_or_run(Context& context, const Meaning& meaning) {
    stop_pointing(context);
    if (meaning.more) return issue(Run{meaning.toward});
    return walk(context, meaning.toward);
}

GameOutcome start_anew(Context& context) {
    /// In turns. A shorter game is left without asking.
    constexpr int turns_of_a_false_start = 50;
    if (context.game() != nullptr && context.seen().turns >= turns_of_a_false_start)
        return push(confirmation(context, Confirmation::StartAnew));
    context.request = ExitRequest::AnotherDungeon;
    return Stay{};
}

GameOutcome play_easily(Context& context) {
    stop_pointing(context);
    return issue(PlayEasily{});
}

template <PathPreview what>
GameOutcome show_or_go(Context& context) {
    return press_for(context, what);
}

/// What an action does that neither gives a command nor opens something.
struct OwnEffectRow {
    InputAction action{};
    GameOutcome (*act)(Context&);
};

constexpr OwnEffectRow own_effects[] = {
    {InputAction::Explore, show_or_go<PathPreview::Explore>},
    {InputAction::ExploreFast, explore_fast},
    {InputAction::StairsDown, show_or_go<PathPreview::StairsDown>},
    {InputAction::StairsUp, show_or_go<PathPreview::StairsUp>},
    {InputAction::Enter, go_or_point},
    {InputAction::Cancel, stop},
    {InputAction::ThrowAgain, throw_again},
    {InputAction::Stealth, toggle_stealth},
    {InputAction::Plain, toggle_plain},
    {InputAction::Signs, change_signs},
    {InputAction::PlayEasily, play_easily},
    {InputAction::StartAnew, start_anew},
    {InputAction::ShowSeed, show_seed_on_request},
    {InputAction::Settings, open_settings},
};

constexpr bool has_effect_of_its_own(InputAction action) {
    for (const OwnEffectRow& row : own_effects)
        if (row.action == action) return true;
    return false;
}

/// Directions, and keys that go through the things there are, depend on more than the action.
constexpr bool moves_something(InputAction action) {
    return action == InputAction::Go || action == InputAction::NextThing ||
           action == InputAction::PreviousThing;
}

constexpr bool every_action_does_something() {
    for (const InputActionRow& row : input_action_rows)
        if (row.kind != InputAction::Nothing && !moves_something(row.kind) &&
            std::holds_alternative<OwnEffect>(row.effect) != has_effect_of_its_own(row.kind))
            return false;
    return true;
}
static_assert(every_action_does_something());

GameOutcome act(Context& context, const InputActionRow& row) {
    if (const auto* command = std::get_if<CommandMaker>(&row.effect)) return issue((*command)());
    if (const auto* page = std::get_if<PageOpener>(&row.effect)) return push((*page)(context));
    if (const auto* purpose = std::get_if<PackPurpose>(&row.effect)) return open_pack(context, *purpose);
    if (const auto* asked = std::get_if<Confirmation>(&row.effect))
        return push(confirmation(context, *asked));
    for (const OwnEffectRow& own : own_effects)
        if (own.action == row.kind) return own.act(context);
    return Stay{};
}

}  // namespace

GameOutcome open_settings(Context& context) {
    if (!context.viewer.has_settings_page) return push(settings_page(context));
    context.request = ExitRequest::Settings;
    return Stay{};
}

GameOutcome press_on_map(Context& context, const Meaning& meaning) {
    const bool has_hero = context.game() != nullptr;
    // While the keyboard moves the mark, directions are not for the feet.
    const bool walks = meaning.action == InputAction::Go && !context.pointing.by_keys && has_hero;
    if (walks) return walk_or_run(context, meaning);
    if (moves_pointing(meaning)) {
        move_pointing(context, meaning);
        return Stay{};
    }
    const InputActionRow& row = input_actions[meaning.action];
    return has_hero || !row.needs_hero ? act(context, row) : Stay{};
}

}  // namespace cellophane
