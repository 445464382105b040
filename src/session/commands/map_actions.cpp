#include "session/commands/map_actions.h"

#include <string>
#include <string_view>

#include "kit/base/enum_table.h"
#include "session/commands/path_previews.h"
#include "session/commands/pointing.h"
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
    context.settings.eyes.plain_colours = !context.settings.eyes.plain_colours;
    context.settings_are_new = true;
    say_switched(context, context.settings.eyes.plain_colours, {light_is_hidden, light_on_hint},
                 {light_is_shown, light_off_hint});
    return Stay{};
}

GameOutcome stop(Context& context) {
    stop_pointing(context);
    return Stay{};
}

GameOutcome tell_seed(Context& context) {
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
    context.wish = ExitRequest::AnotherDungeon;
    return Stay{};
}

GameOutcome play_easily(Context& context) {
    stop_pointing(context);
    return issue(PlayEasily{});
}

template <class Given>
GameOutcome give(Context&) {
    return issue(Given{});
}
template <PathPreview what>
GameOutcome show_or_go(Context& context) {
    return press_for(context, what);
}
template <PackPurpose purpose>
GameOutcome open_pack_for(Context& context) {
    return open_pack(context, purpose);
}
template <Confirmation what>
GameOutcome make_sure(Context& context) {
    return push(confirmation(context, what));
}
template <GameScreenPtr (*screen)(Context&)>
GameOutcome open(Context& context) {
    return push(screen(context));
}

/// What an action does on the map.
struct MapActionRow {
    InputAction kind{};
    /// None: nothing, or what depends on more than the action.
    GameOutcome (*act)(Context&) = nullptr;
    /// It takes a hero; where there is none, nothing happens.
    bool needs_hero = false;
};

constexpr MapActionRow map_action_rows[] = {
    {.kind = InputAction::Nothing},
    {.kind = InputAction::Go},
    {.kind = InputAction::NextThing},
    {.kind = InputAction::PreviousThing},
    {.kind = InputAction::Rest, .act = give<Rest>},
    {.kind = InputAction::Search, .act = give<Search>},
    {.kind = InputAction::LongSearch, .act = give<LongSearch>},
    {.kind = InputAction::Recover, .act = give<Recover>},
    {.kind = InputAction::Explore, .act = show_or_go<PathPreview::Explore>},
    {.kind = InputAction::ExploreFast, .act = explore_fast},
    {.kind = InputAction::Autopilot, .act = make_sure<Confirmation::Autopilot>, .needs_hero = true},
    {.kind = InputAction::FastAutopilot, .act = make_sure<Confirmation::FastAutopilot>, .needs_hero = true},
    {.kind = InputAction::StairsDown, .act = show_or_go<PathPreview::StairsDown>},
    {.kind = InputAction::StairsUp, .act = show_or_go<PathPreview::StairsUp>},
    {.kind = InputAction::Enter, .act = go_or_point},
    {.kind = InputAction::Cancel, .act = stop},
    {.kind = InputAction::Archive, .act = open<message_archive>},
    {.kind = InputAction::Pack, .act = open_pack_for<PackPurpose::Look>, .needs_hero = true},
    {.kind = InputAction::Drop, .act = open_pack_for<PackPurpose::Drop>, .needs_hero = true},
    {.kind = InputAction::Equip, .act = open_pack_for<PackPurpose::Equip>, .needs_hero = true},
    {.kind = InputAction::Remove, .act = open_pack_for<PackPurpose::Remove>, .needs_hero = true},
    {.kind = InputAction::Apply, .act = open_pack_for<PackPurpose::Apply>, .needs_hero = true},
    {.kind = InputAction::SwapBack, .act = give<SwapBack>, .needs_hero = true},
    {.kind = InputAction::Throw, .act = open_pack_for<PackPurpose::Throw>, .needs_hero = true},
    {.kind = InputAction::ThrowAgain, .act = throw_again, .needs_hero = true},
    {.kind = InputAction::Call, .act = open_pack_for<PackPurpose::Call>, .needs_hero = true},
    {.kind = InputAction::Relabel, .act = open_pack_for<PackPurpose::Relabel>, .needs_hero = true},
    {.kind = InputAction::Stealth, .act = toggle_stealth, .needs_hero = true},
    {.kind = InputAction::Plain, .act = toggle_plain, .needs_hero = true},
    {.kind = InputAction::Discoveries, .act = open<discoveries_page>, .needs_hero = true},
    {.kind = InputAction::Atlas, .act = open<remembered_levels>, .needs_hero = true},
    {.kind = InputAction::Character, .act = open<character_page>, .needs_hero = true},
    {.kind = InputAction::Feats, .act = open<feats_page>, .needs_hero = true},
    {.kind = InputAction::PlayEasily, .act = play_easily},
    {.kind = InputAction::Save, .act = make_sure<Confirmation::Save>, .needs_hero = true},
    {.kind = InputAction::GiveUp, .act = make_sure<Confirmation::GiveUp>, .needs_hero = true},
    {.kind = InputAction::StartAnew, .act = start_anew},
    {.kind = InputAction::ShowSeed, .act = tell_seed},
    {.kind = InputAction::Settings, .act = open<settings_page>},
    {.kind = InputAction::Menu, .act = open<menu>, .needs_hero = true},
    {.kind = InputAction::Help, .act = open<help_page>},
};
constexpr EnumTable<InputAction, MapActionRow> map_actions{map_action_rows};

}  // namespace

GameOutcome press_on_map(Context& context, const Meaning& meaning) {
    const bool has_hero = context.game() != nullptr;
    // While the keyboard moves the mark, directions are not for the feet.
    const bool walks = meaning.action == InputAction::Go && !context.pointing.by_keys && has_hero;
    if (walks) return walk_or_run(context, meaning);
    if (moves_pointing(meaning)) {
        move_pointing(context, meaning);
        return Stay{};
    }
    const MapActionRow& row = map_actions[meaning.action];
    if (row.act != nullptr && (has_hero || !row.needs_hero)) return row.act(context);
    return Stay{};
}

}  // namespace cellophane
