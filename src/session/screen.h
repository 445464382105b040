#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>

#include "screen/frame.h"
#include "screen/input.h"
#include "session/messages/screen_description.h"
#include "view/frames.h"
#include "words/choices.h"
#include "words/screen_help.h"

namespace cellophane {

// What a screen wants to happen after an input.

/// Nothing opens or closes.
struct Stay {};
/// Closes the screen, and goes back to the one below it. The lowest one stays.
struct Pop {};
/// Opens another over it.
template <class AnyScreen>
struct Push {
    std::unique_ptr<AnyScreen> screen;
};
/// Opens another in its place.
template <class AnyScreen>
struct Replace {
    std::unique_ptr<AnyScreen> screen;
};
/// Closes all but the lowest screen, and orders something of whatever the screens are about: of a game a
/// command, of the title a game.
template <class Order>
struct Issue {
    Order order;
};

/// One of these.
template <class AnyScreen, class Order>
struct OutcomeOf {
    enum class Kind : std::uint8_t { Stay, Pop, Push, Replace, Issue };

    OutcomeOf(Stay) {}
    OutcomeOf(Pop) : kind{Kind::Pop} {}
    OutcomeOf(Push<AnyScreen> opened) : kind{Kind::Push}, screen{std::move(opened.screen)} {}
    OutcomeOf(Replace<AnyScreen> opened) : kind{Kind::Replace}, screen{std::move(opened.screen)} {}
    OutcomeOf(const Issue<Order>& issued) : kind{Kind::Issue}, order{issued.order} {}

    bool stays() const { return kind == Kind::Stay; }

    Kind kind = Kind::Stay;
    /// For Push and Replace.
    std::unique_ptr<AnyScreen> screen{};
    /// For Issue.
    Order order{};
};

/// One thing that is open: the map, a page, a menu, a question. It holds its own state and no other screen's;
/// what several of them share is in `Context`. `AnyScreen`: the base class of all screens of one stack.
template <class AnyScreen, class Context, class Order>
class Screen {
public:
    using Outcome = OutcomeOf<AnyScreen, Order>;

    virtual ~Screen() = default;
    virtual std::unique_ptr<AnyScreen> clone() const = 0;

    /// The title, for screen readers.
    virtual std::string_view title() const = 0;
    /// What its help is about; None: the key for help is one like others here.
    virtual HelpTopic help() const = 0;
    /// Where the label that opens it stands; none: there is no such label.
    virtual std::optional<LabelPlace> help_place(const Context&) const { return std::nullopt; }
    /// Keys type characters.
    virtual bool takes_signs() const { return false; }
    /// Key swaps do not apply: its keys stand on it, or type characters.
    virtual bool keeps_its_keys() const { return takes_signs(); }
    /// Something waits for the key that goes on or says no, so that it is not the player's to give away.
    virtual bool awaits_go_on(const Context&) const { return true; }
    virtual Outcome press(Context& context, const KeyEvent& key) = 0;
    virtual Outcome click(Context& context, const PointerEvent& pointer) = 0;
    /// What a click would hit: its number on this screen; 0: nothing in particular. A click counts only where
    /// the button went down on the same.
    virtual int target(Context&, const PointerEvent&) const { return 0; }
    /// The pointer moves over the screen, or leaves it.
    virtual void hover(Context&, const PointerEvent&) {}
    virtual void leave(Context&) {}
    /// Replaces the text typed so far, where one is typed.
    virtual Outcome type(Context&, std::string_view) { return Stay{}; }

    /// Paints it over the map, or over the whole frame.
    virtual void paint(const Context& context, Frame& frame) const = 0;
    /// The same in words: by default the painted text, as lines, and the choice to go back.
    virtual void describe(const Context& context, Reading& reading) const {
        read_lines(context, reading);
        reading.offer(back_choice, "Escape");
    }
    /// The first column to show on a display too narrow for all of them; -1: the hero is to be in sight.
    virtual int first_column(const Context&) const { return 0; }

protected:
    /// The painted text, as lines.
    void read_lines(const Context& context, Reading& reading) const {
        Frame page;
        paint(context, page);
        reading.lines = row_texts(page);
    }

    Screen() = default;
    Screen(const Screen&) = default;
    Screen& operator=(const Screen&) = default;
};

/// A screen of a class of its own, which copies itself: `class Help : public ScreenOf<Help, GameScreen>`.
template <class Own, class Base>
class ScreenOf : public Base {
public:
    auto clone() const -> decltype(std::declval<const Base&>().clone()) override {
        return std::make_unique<Own>(static_cast<const Own&>(*this));
    }
};

}  // namespace cellophane
