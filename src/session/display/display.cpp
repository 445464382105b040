#include "session/display/display.h"

#include <string>
#include <string_view>

#include "session/commands/path_previews.h"
#include "session/display/button_bar.h"
#include "session/display/world_shown.h"
#include "session/help_access.h"
#include "session/messages/alert_texts.h"
#include "session/replay/replay_header.h"
#include "view/color_vision.h"
#include "view/level_transition.h"
#include "view/message_log.h"
#include "view/scene.h"
#include "words/notices.h"
#include "words/prompts.h"

namespace cellophane {

namespace {

/// What a way shown on request asks, or how to stop the hero while it explores; else empty.
std::string prompt_of_map(const Context& context) {
    const RunningCommand& running = context.long_command;
    if (running.explores && running.goes_on && !context.autopilot.is_on)
        return std::string{context.viewer.has_keyboard ? exploring_notice : exploring_touch_notice};
    const PathPreview way = context.pointing.proposed;
    if (way == PathPreview::None || context.pointing.mark.unasked) return {};
    const OfferWords* offer = offer_words(way);
    const PathPreview asked = offer != nullptr ? context.pointing.ordered : way;
    const std::string_view key = asked == PathPreview::StairsDown ? ">"
                                 : asked == PathPreview::StairsUp ? "<"
                                                                  : "x";
    std::string label = context.viewer.has_keyboard
                            ? key_label(pressed_key(key, context.viewer.settings.keys))
                            : std::string{};
    if (offer != nullptr) {
        // What was ordered by pointing has no key of its own.
        const bool is_pointed = asked == PathPreview::None;
        if (!label.empty())
            label = is_pointed ? std::string{enter_label} : label + std::string{pressed_again};
        const std::string_view button = is_pointed                      ? same_place_again
                                        : asked == PathPreview::Explore ? explore_again
                                                                        : stairs_again;
        return offer_prompt(*offer, label, button);
    }
    return way_prompt(way == PathPreview::Explore ? explore_question : travel_question, label);
}

/// The map with all that stands around it. A message that has to be read first hides a way shown unasked.
Frame painted_scene(Context& context, const Observation& world, const MessageLog& messages, int change) {
    Display& display = context.display;
    const Pointing nothing;
    const Pointing& mark = context.pointing.mark;
    return paint(Scene{.seen = world,
                       .log = messages,
                       .pointing = mark.unasked && context.messages.unread ? nothing : mark,
                       .motion = context.viewer.may_move() ? &context.moving.motion : nullptr,
                       .health_change = change,
                       .show_stealth = display.shows_stealth,
                       .eyes = context.viewer.settings.eyes,
                       .keys = context.viewer.has_keyboard,
                       .window = context.viewer.window,
                       .playback = playback_header(context),
                       .buttons = buttons_shown(context),
                       .swaps = context.viewer.settings.keys,
                       .question = prompt_of_map(context),
                       .has_card = context.viewer.has_sheets && !context.viewing},
                 display.painter);
}

void lay_sheet(const Context& context, Frame& frame) {
    const std::optional<int> transition = context.moving.transition;
    if (transition && context.viewer.may_move())
        paint_level_transition(frame, *transition / transition_step * transition_step, context.viewer.window);
}

}  // namespace

std::optional<Pos> cell_of_hero(const Context& context, const GameScreen& open) {
    const PlaybackState& animation_playback = context.animation_playback;
    // Animation frames are shown without any page over them.
    if (!animation_playback.running && open.covers_map()) return std::nullopt;
    const Observation& world =
        animation_playback.running ? *animation_playback.moment().seen : context.seen();
    if (!world.hero) return std::nullopt;
    return Pos{main_column, map_row} + world.hero->at;
}

std::optional<Pos> cell_aimed_at(const Context& context, const GameScreen& open) {
    const Pointing& mark = context.pointing.mark;
    if (context.animation_playback.running || open.covers_map() || !mark.aims || !mark.cell)
        return std::nullopt;
    return Pos{main_column, map_row} + *mark.cell;
}

StyledCell as_drawn(const Context& context, StyledCell sign) {
    fit_to(context.viewer.settings.eyes, sign, context.viewer.has_pictures.value_or(false));
    return sign;
}

Frame wanted_frame(Context& context, const GameScreen& open) {
    PlaybackState& animation_playback = context.animation_playback;
    open.refresh(context);
    Frame frame;
    if (!animation_playback.running) {
        frame =
            painted_scene(context, world_shown(context), context.messages.log, context.display.health_change);
        lay_sheet(context, frame);
        if (context.messages.unread) paint_more(frame, context.moving.reminded > 0);
        open.paint(context, frame);
        paint_help_label_of(open, context, frame, context.viewer.has_keyboard);
        paint_passing(context, frame, open.covers_map());
    } else {
        const AnimationFrame& now = animation_playback.moment();
        frame = painted_scene(context, world_as_taken(context, *now.seen), animation_playback.log(),
                              now.health_change);
        lay_sheet(context, frame);
    }
    fit_to(context.viewer.settings.eyes, frame, context.viewer.has_pictures.value_or(false));
    return frame;
}

}  // namespace cellophane
