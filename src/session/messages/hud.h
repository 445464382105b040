#pragma once

#include <string>
#include <vector>

#include "kit/base/pos.h"
#include "screen/frame.h"
#include "session/game_screen.h"

namespace cellophane {

/// A creature or an item in view.
struct HudThing {
    /// As the map shows it.
    StyledCell sign{};
    std::string name{};
    /// What a creature is about, in a word; empty for items, and where it does not show.
    std::string state{};
    /// All of it in one sentence, with where it is.
    std::string told{};
    int health = 0;
    /// 0: it has no health to show.
    int max_health = 0;
    bool is_creature = false;
    /// The cell of the screen.
    Pos at{};
};

/// A button, with the key it stands for.
struct HudAction {
    std::string label{};
    /// Which of several it means: the direction, as "north-west"; empty: there is but one.
    std::string toward{};
    /// As in KeyEvent::name.
    std::string key{};
    bool control = false;
    /// The key it stands for while it is held; empty: none.
    std::string held{};
    /// It is there whenever the hero can act; others fit the moment.
    bool stays = false;
};

struct HudMessage {
    std::string text{};
    /// Told since the player acted last.
    bool is_fresh = false;
};

/// What a small touch screen shows around the map (a head-up display): how the hero is, what is in view, what
/// was said last, and which few buttons fit the moment. It is made anew after each turn, so it has no more
/// than that.
struct Hud {
    /// How the hero is, in sentences; empty where there is no hero.
    std::string told{};
    int health = 0;
    int max_health = 0;
    int depth = 0;
    /// As in the sidebar; empty as long as it does not matter.
    std::string hunger;
    /// "lit" or "dark"; empty in ordinary shadow.
    std::string light;
    int stealth_range = 0;
    /// What ails or helps him, as on the bars of the sidebar.
    std::vector<std::string> statuses;
    /// In the order of the sidebar.
    std::vector<HudThing> things;
    /// The cells of the screen that a finger is likely to mean: creatures, items, doors, stairs.
    std::vector<Pos> targets;
    std::vector<HudAction> actions;
    /// The last two, the latest last.
    std::vector<HudMessage> messages;
    /// What the player is asked beside the map; empty: nothing.
    std::string asked;
    /// What is told of the cell that the player points at; empty: he points at none.
    std::vector<std::string> card;
    /// A long command or the autopilot goes on; any touch ends it, and the only action is to stop it.
    bool is_busy = false;
};

/// As Session::hud.
Hud hud_of(Context& context, const GameScreen& open);

}  // namespace cellophane
