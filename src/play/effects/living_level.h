#pragma once

#include "play/effects/someone.h"
#include "play/effects/turn.h"
#include "world/environment/surroundings.h"

namespace cellophane {

/// The level the hero is on with everybody in it: terrain that changes, and what it does to bodies (spec 30,
/// sections 8.5, 11 and 12). Made for a turn, and gone with it.
class LivingLevel : private Dwellers {
public:
    explicit LivingLevel(Turn& turn);
    LivingLevel(const LivingLevel&) = delete;
    LivingLevel& operator=(const LivingLevel&) = delete;

    Surroundings& around() { return around_; }

    /// Everything terrain does to a body at once, in the order of section 11.1.
    void apply_instant_effects(const Someone& who);
    /// What it does in so many ticks of time (section 11.2).
    void apply_gradual_effects(const Someone& who, int ticks);

    /// Takes health away, or life. A shield takes its part first unless what hurts comes from within.
    enum class Shielding : bool { Bypassed, Counts };
    void hurt(const Someone& who, int damage, Ending why, Shielding shielding);
    void heal(const Someone& who, int health);
    /// Kills at once; creatures stay in the list, dead, until `bury_the_dead`.
    void kill(const Someone& who, Ending why);

    /// Sends the creature with this number to a cell, or to the nearest free one it can bear if that one is
    /// not for it.
    void send(std::size_t number, Pos to);

    /// Creatures that stand over nothing drop to the level below.
    void let_creatures_fall();
    /// So do things, all at once; the dungeon's own turn sees to those that only drift there.
    void let_items_fall();
    /// Puts something on the floor, where plates and altars notice it.
    void lay(Item item, Pos at);
    /// It falls through the ground here, or breaks at it.
    void lose_below(const Item& item) { item_fell(item); }
    void bury_the_dead();
    /// What a creature carries comes to lie as near as may be to where it stands.
    void drop_carried(const Someone& who);
    /// So does what those hidden in a creature carry.
    void drop_carried_by_hidden(const Monster& holder);
    /// The nearest cell where something can come to lie that flew there.
    Pos resting_place(Pos near) const;
    /// The nearest cell where it may be put, none of `shunned`; off the map if there is none.
    Pos nearest_refuge(const Someone& who, const BitGrid& shunned) const;
    /// Whether a key in the hero's pack fits there.
    bool has_key_to(Pos at) const;
    /// Altars notice that the hero has gone and taken their key along.
    void leave_behind(Pos from);
    /// Opens what a key in the hero's pack fits, if he reaches there; the key may be used up.
    bool unlock(Pos at);
    /// Wakes who sleeps, and its group with it.
    void rouse(const Someone& who);

private:
    bool is_occupied(Pos at) const override;
    bool brings_key(Pos at) const override;
    void meet(Pos at) override;
    void make_room(const BitGrid& cells) override;
    void wake(const BitGrid& cells) override;
    void machine_ran(int machine) override;
    void feature_comes(const FeatureRow& feature, Pos origin) override;
    void feature_grew(const FeatureRow& feature, Pos origin, const BitGrid& cells) override;
    void item_fell(const Item& item) override;
    void item_burned(const Item& item) override;
    void item_changed(const Item& item, Change change) override;
    bool return_ally(Pos at) override;

    const Strata& ground() const { return around_.ground(); }
    bool is_seen(Pos at) const { return turn_.game.here().known.visible.test(at); }
    bool has(const Someone& who, TerrainProperties any) const { return ground().has(who.at, any); }
    /// Held up by a web, or stuck in a wall: neither falls, drowns nor sinks.
    bool is_held_up(const Someone& who) const;
    Ending by_terrain(TerrainProperty property, Pos at) const;

    bool was_told(Feature feature) const;
    bool is_plain_ground(const Someone& who) const;
    void come_up(const Someone& who);
    bool fall_or_burn(const Someone& who);
    void put_out(const Someone& who);
    bool shows_safety(const Someone& who) const;
    void step_on(const Someone& who);
    void get_stuck(const Someone& who);
    void be_blasted(const Someone& who);
    bool is_filtered_out(const Someone& who);
    bool muffles_blast(const Someone& who);
    void breathe(const Someone& who);
    void touch_lichen(const Someone& who);
    void touch_fire(const Someone& who);
    void turn_keys(const Someone& who);
    void use_up_key(Pos at, Terrain lock);
    BitGrid free_floor() const;
    /// The nearest by a walk where something can come to lie that was let go of (spec 40, section 13.3).
    Pos dropping_place(Pos near) const;
    void begin(const Someone& who, Status status, int turns, TerrainProperty by);
    void lose_to_water(const Someone& who, int ticks);
    void bleed(const Someone& who, int damage);
    void leave_remains(Monster& monster);
    void put(std::size_t number, Pos at);
    void send_below(Monster& monster);
    void let_out_the_hidden(const Monster& holder);
    void let_prey_go(Monster& holder);
    void set_free(const BitGrid& cells);

    Turn& turn_;
    Level& level_;
    Surroundings around_;
    /// How deep effects of effects are nested: terrain that appears under somebody may bring more of it.
    int depth_ = 0;
};

/// What it takes from a creature to fall to the level below (spec 40, section 16.3).
int fall_damage(Rng& rng);

/// Sets somebody alight unless nothing can (section 8.5).
void set_alight(Turn& turn, const Someone& who, const Strata& ground);

}  // namespace cellophane
