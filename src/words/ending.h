#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "protocol/observation.h"

namespace cellophane {

// What stands around the end of a game: how to go on to the stone, the title and foot of its page, and what
// can be asked for there. What is written on the stone is in words/epitaph.h.

// Behind the last message; a victor has more to see.
inline constexpr std::string_view fallen_key_hint = " (Space: continue; i: inventory)";
inline constexpr std::string_view fallen_touch_hint = " (Tap: continue)";
inline constexpr std::string_view victor_key_hint = " (Space: continue; i: inventory)";
inline constexpr std::string_view victor_touch_hint = " (Tap: continue)";

inline constexpr std::string_view victor_stone_title = "You made it";
inline constexpr std::string_view quitter_stone_title = "You have had enough";
inline constexpr std::string_view fallen_stone_title = "Here you lie";
inline constexpr std::string_view victor_stone_footer = "The dungeon will be some time getting over it.";
inline constexpr std::string_view stone_footer = "The dungeon does not mind waiting.";

// In the arch of the stone.
inline constexpr std::string_view grave_heading = "R.I.P.";
inline constexpr std::string_view quitter_heading = "RETIRED";
inline constexpr std::string_view escape_heading = "ESCAPED";
inline constexpr std::string_view mastery_heading = "MASTERED";

// Below that word, on the screen of a victory.
inline constexpr std::string_view escape_sentence =
    "You carry the Amulet of Yendor out into the morning. The doors fall shut behind you.";
inline constexpr std::string_view mastery_sentence =
    "You step through the portal below everything, and nothing down there is deep any more.";

// Beside the stone and below.
inline constexpr std::string_view carried_heading = "What you carried";
inline constexpr std::string_view carried_nothing = "Nothing at all.";
inline constexpr std::string_view feats_heading = "Feats";
inline constexpr std::string_view died_here_legend = "you died here";
inline constexpr std::string_view stopped_here_legend = "you stopped here";
inline constexpr std::string_view left_here_legend = "you left here";
inline constexpr std::string_view last_steps_legend = "your last steps";
inline constexpr std::string_view stairs_legend = "stairs";

// Who has wounded the hero, where nobody was seen.
inline constexpr std::string_view unseen_attacker = "something unseen";

// What can be asked for: on a button with its key, and in full.
inline constexpr std::string_view other_dungeon_button = "Play again (n)";
inline constexpr std::string_view other_dungeon_offer = "play again";
inline constexpr std::string_view todays_dungeon_button = "Today's dungeon (d)";
inline constexpr std::string_view todays_dungeon_offer = "today's dungeon";
inline constexpr std::string_view same_dungeon_button = "Same dungeon (r)";
inline constexpr std::string_view same_dungeon_offer = "play this dungeon again";
inline constexpr std::string_view share_button = "Share (s)";
inline constexpr std::string_view share_offer = "share";
/// The rest is behind it, and the way back to the first ones.
inline constexpr std::string_view more_button = "More (m)";
inline constexpr std::string_view more_offer = "more";
inline constexpr std::string_view fewer_button = "Back (m)";
inline constexpr std::string_view last_pack_button = "Inventory (i)";
inline constexpr std::string_view last_pack_offer = "final inventory, everything identified";
inline constexpr std::string_view journal_button = "History (j)";
inline constexpr std::string_view journal_offer = "game history";
inline constexpr std::string_view old_messages_button = "Messages (M)";
inline constexpr std::string_view old_messages_offer = "message log";
inline constexpr std::string_view feats_button = "Feats (F)";
inline constexpr std::string_view feats_offer = "feats";
inline constexpr std::string_view best_games_button = "High scores (h)";
inline constexpr std::string_view best_games_offer = "high scores";
inline constexpr std::string_view counted_games_button = "Statistics (g)";
inline constexpr std::string_view counted_games_offer = "statistics";
inline constexpr std::string_view settings_button = "Settings (O)";
inline constexpr std::string_view settings_offer = "settings";
inline constexpr std::string_view leave_button = "Quit (Q)";
inline constexpr std::string_view leave_offer = "quit";

/// Who hurt the hero, "a goblin", and by how much.
struct Wound {
    std::string by;
    int damage = 0;
};
/// How the hero lost health before the end.
struct Decline {
    /// From the last time that health was at its best; 0: nothing is known of it.
    int turns = 0;
    int lost = 0;
    int max_health = 0;
    /// The worst first.
    std::vector<Wound> wounds{};
};
inline constexpr std::string_view decline_heading = "What led to it";
inline constexpr std::string_view advice_heading = "Next time:";
/// "You lost 31 of 40 health in 7 turns: 24 to a goblin, 7 to a rat."; empty if nothing is known of it.
std::string format_decline(const Decline& decline);
/// One thing to try next time, of what the hero died of and what was left unused; empty for who did not die.
std::string advice_after(const Observation& seen, const Decline& decline);

/// "and 7 more", behind as much of a list as fits.
std::string more_of_them(int number);
/// "Depth 4", over the map of the last level.
std::string last_level_heading(int depth);
/// "Turns: 812.", of a figure on the stone.
std::string format_figure(std::string_view name, std::string_view figure);
/// "You carried: a dagger, some food.", of a list.
std::string format_carried(const std::vector<std::string>& names);
std::string format_feats(const std::vector<std::string>& names);
/// Of the map, for those who do not see it: how far it was explored.
std::string format_last_level(int depth, int cells_known, int steps, bool died);

}  // namespace cellophane
