#include "play/creature_scene.h"
#include "play/walk_moves.h"
#include "support/catch.h"

// Every reward, every door before one and the vault that holds a key, from entry to reward (rules/machines.md
// 11), if no creatures live in them; and ways out that need more than feet.

namespace cellophane::walkthroughs {

namespace {

// ---- doors ----

Blueprint kind_of(const Walk& w, int number) {
    for (const MachineRecord& machine : w.level().machines)
        if (machine.number == number) return machine.kind;
    return Blueprint::None;
}

/// What stands on the doorway of a machine.
Blueprint door_of(const Walk& w) {
    for (const MachineRecord& machine : w.level().machines)
        if (blueprint_rows[machine.kind].form == Form::Vestibule && machine.origin == w.record().origin)
            return machine.kind;
    return Blueprint::None;
}

/// The key to the door; there may be others, to what holds it, or among the treasures behind it.
const Item* door_key(const Walk& w) {
    return w.lying([&](const Item& item) {
        return item.kind == ItemKind::DoorKey &&
               std::any_of(item.opens.begin(), item.opens.end(),
                           [&](const KeyPlace& place) { return place.at == w.record().origin; });
    });
}

/// Whether the key lies where a sword is enough to get away with it.
bool is_door_key_easily_had(const Walk& w) {
    const Item* key = door_key(w);
    if (key == nullptr || key->carrier || !w.leads_to(key->at)) return false;
    constexpr Blueprint easy[] = {Blueprint::SecretRoom, Blueprint::StatuaryArea,
                                  Blueprint::WormsInTheWallsArea, Blueprint::GauntletArea,
                                  Blueprint::ZombieCrypt};
    return std::find(std::begin(easy), std::end(easy), kind_of(w, w.level().ownership.number[key->at])) !=
           std::end(easy);
}

bool unlock(Walk& w, Pos door) {
    if (!w.take(door_key(w))) return false;
    w.fight_all();
    if (!w.go_beside(door)) return false;
    w.push(door);
    return w.game.hero.at == door && !w.has(ItemKind::DoorKey);
}

void locked_door(int depth) {
    auto w = walk_where(Blueprint::LockedDoorVestibule, depth, is_door_key_easily_had);
    REQUIRE(w);
    const Pos door = w->record().origin;
    REQUIRE(w->cells_of(Terrain::LockedIronDoor).test(door));
    // No force opens it.
    Walk empty_handed = *w;
    if (empty_handed.go_beside(door, 100)) {
        empty_handed.push(door);
        CHECK_FALSE(empty_handed.game.hero.at == door);
    }
    CHECK(unlock(*w, door));
    CHECK(w->count<KeyUsed>() == 1);
    CHECK_FALSE(w->cells_of(Terrain::LockedIronDoor).test(door));
}

void secret_door(int depth) {
    auto w = walk_where(Blueprint::SecretDoorVestibule, depth,
                        [](const Walk& walk) { return walk.leads_to(walk.record().origin); });
    REQUIRE(w);
    const Pos door = w->record().origin;
    REQUIRE(w->cells_of(Terrain::SecretDoor).test(door));
    CHECK(w->go(door));
    CHECK(w->count<SecretFound>() > 0);
}

void secret_lever(int depth) {
    for (const Terrain before : {Terrain::PortcullisClosed, Terrain::CollapsingWall}) {
        INFO(terrain_rows[before].name);
        auto w = walk_where(Blueprint::SecretLeverVestibule, depth, [&](const Walk& walk) {
            const BitGrid levers = walk.own(walk.cells_of(Terrain::HiddenLever));
            if (!walk.cells_of(before).test(walk.record().origin) || levers.count() != 1) return false;
            Walk probe = walk;
            return probe.go_beside(levers.nth(0), 200);
        });
        REQUIRE(w);
        const Pos door = w->record().origin;
        CHECK_FALSE(w->leads_to(door));
        pull_lever(*w);
        w->rest(2);
        CHECK(w->go(door));
    }
}

char letter_of(const Walk& w, ItemKind kind) {
    for (const Item& item : w.game.hero.pack.items)
        if (item.kind == kind) return item.letter;
    return 0;
}

/// With what was left lying about for it.
void flammable_barricade(int depth) {
    for (const ItemKind means : {ItemKind::IncendiaryDart, ItemKind::PotionOfIncineration}) {
        INFO(item_rows[means].name);
        const auto is_means = [&](const Item& item) { return item.kind == means; };
        auto w = walk_where(Blueprint::FlammableBarricadeVestibule, depth, [&](const Walk& walk) {
            const Item* item = walk.lying(is_means);
            return item != nullptr && walk.leads_to(item->at) &&
                   !(throwing_stand(walk, walk.record().origin) == nowhere);
        });
        REQUIRE(w);
        const Pos door = w->record().origin;
        CHECK_FALSE(w->leads_to(door));
        REQUIRE(w->take(w->lying(is_means)));
        REQUIRE(w->go(throwing_stand(*w, door)));
        w->act(Throw{letter_of(*w, means), door});
        for (int turn = 0; turn < 200 && !w->leads_to(door); ++turn) w->rest(1);
        CHECK(w->go(door));
    }
}

void shattering_statue(int depth) {
    const auto found = [&] {
        return walk_where(Blueprint::ShatteringStatueVestibule, depth, [](const Walk& walk) {
            const Item* scroll =
                walk.lying([](const Item& item) { return item.kind == ItemKind::ScrollOfShattering; });
            Walk probe = walk;
            return scroll != nullptr && walk.leads_to(scroll->at) &&
                   probe.go_beside(walk.record().origin, 200);
        });
    };
    auto w = found();
    REQUIRE(w);
    const Pos door = w->record().origin;
    CHECK_FALSE(w->leads_to(door));
    REQUIRE(w->take(w->lying([](const Item& item) { return item.kind == ItemKind::ScrollOfShattering; })));
    REQUIRE(w->go_beside(door));
    w->act(Read{letter_of(*w, ItemKind::ScrollOfShattering)});
    CHECK_FALSE(w->cells_of(Terrain::BrokenStatueInDoorway).test(door));
    for (int turn = 0; turn < 500 && !w->leads_to(door); ++turn) w->rest(1);
    CHECK(w->go(door));
    // A staff that digs does as well.
    auto other = found();
    REQUIRE(other);
    Item staff = enchanted(ItemKind::StaffOfTunneling, 3);
    staff.charges = 3;
    put_in(other->game.hero.pack, staff);
    REQUIRE(other->go_beside(door));
    other->act(Zap{letter_of(*other, ItemKind::StaffOfTunneling), door});
    CHECK(other->go(door));
}

// ---- rewards ----

/// Through the door, whatever guards it of what is opened here.
bool can_enter(const Walk& w) {
    switch (door_of(w)) {
        case Blueprint::LockedDoorVestibule:
            return is_door_key_easily_had(w);
        case Blueprint::SecretDoorVestibule:
            return w.leads_to(w.record().origin);
        default:
            return false;
    }
}
bool enter(Walk& w) {
    const Pos door = w.record().origin;
    return door_of(w) == Blueprint::LockedDoorVestibule ? unlock(w, door) : w.go(door);
}

std::vector<Item> treasures(const Walk& w) {
    std::vector<Item> found;
    for (const Item& item : w.level().items)
        if (!item.carrier && w.level().ownership.number[item.at] == w.number) found.push_back(item);
    return found;
}

int cages(const Walk& w, Terrain state) {
    return w.own(w.cells_of(state)).count();
}

/// Goes for one treasure, and has that or one on the way.
Item take_one_treasure(Walk& w, Pos goal) {
    const std::size_t before = w.game.hero.pack.items.size();
    for (int turn = 0; turn < 200 && w.game.hero.pack.items.size() == before; ++turn) w.step_toward(goal);
    REQUIRE(w.game.hero.pack.items.size() == before + 1);
    return *std::find_if(w.game.hero.pack.items.begin(), w.game.hero.pack.items.end(),
                         [](const Item& item) { return item.marks.has(ItemMark::IsKey); });
}

/// Takes a treasure: the rest is caged once the hero steps off with it, and free when the hero brings it
/// back.
void choose_one(Walk& w) {
    const std::vector<Item> shown = treasures(w);
    const int count = static_cast<int>(shown.size());
    REQUIRE(count >= 3);
    CHECK(cages(w, Terrain::AltarWithOpenCage) == count);
    CHECK_FALSE(std::all_of(shown.begin(), shown.end(),
                            [&](const Item& item) { return w.game.item_knowledge.knows(item.kind); }));
    REQUIRE(enter(w));
    w.step_toward(shown.front().at);
    // Look at all.
    for (const Item& item : shown) CHECK(w.game.item_knowledge.knows(item.kind));
    const Item first = take_one_treasure(w, shown.front().at);
    const Pos altar = w.game.hero.at;
    CHECK(cages(w, Terrain::AltarWithOpenCage) == count);
    w.step_toward(w.record().origin);
    CHECK(cages(w, Terrain::AltarWithClosedCage) == count);
    for (const Item& item : treasures(w)) CHECK_FALSE(w.leads_to(item.at));
    // Back with it.
    REQUIRE(w.go_beside(altar));
    w.push(altar);
    REQUIRE(w.game.hero.at == altar);
    CHECK(cages(w, Terrain::AltarWithOpenCage) == count);
    w.act(Drop{letter_of(w, first.kind)});
    CHECK_FALSE(w.has(first.kind));
    const Item second = take_one_treasure(w, shown.front().at == altar ? shown.back().at : shown.front().at);
    CHECK_FALSE(second.kind == first.kind);
    CHECK(w.go(w.far_from(w.record().origin), 2000));
    CHECK(w.has(second.kind));
    CHECK(cages(w, Terrain::AltarWithClosedCage) == count);
}

void mixed_library(int depth) {
    auto w = walk_where(Blueprint::MixedItemLibrary, depth, can_enter);
    REQUIRE(w);
    choose_one(*w);
}
void single_library(int depth) {
    auto w = walk_where(Blueprint::SingleItemCategoryLibrary, depth, can_enter);
    REQUIRE(w);
    choose_one(*w);
}

/// The key stands among the treasures: a hero that takes it leaves them.
void nested_library(int depth) {
    const auto adopted = [](const Walk& walk) {
        return walk.lying([&](const Item& item) {
            return item.kind == ItemKind::DoorKey && walk.level().ownership.number[item.at] == walk.number;
        });
    };
    auto w = walk_where(Blueprint::NestedItemLibrary, depth,
                        [&](const Walk& walk) { return adopted(walk) != nullptr && can_enter(walk); });
    REQUIRE(w);
    const Pos altar = adopted(*w)->at;
    const int count = static_cast<int>(treasures(*w).size());
    REQUIRE(enter(*w));
    const Item taken = take_one_treasure(*w, altar);
    w->step_toward(w->record().origin);
    CHECK(cages(*w, Terrain::AltarWithClosedCage) == count);
    CHECK(w->go(w->far_from(w->record().origin), 2000));
    CHECK(w->has(taken.kind));
}

/// All of it may be had.
void take_all(Walk& w) {
    const std::vector<Item> there = treasures(w);
    REQUIRE(enter(w));
    for (const Item& item : there) {
        CHECK(w.go(item.at));
        CHECK(w.has(item.kind));
        if (item.marks.has(ItemMark::RevealedOnEntering)) CHECK(w.game.item_knowledge.knows(item.kind));
    }
    CHECK(treasures(w).empty());
    CHECK(w.go(w.far_from(w.record().origin), 2000));
}

void treasure_room(int depth) {
    for (const ItemCategory category : {ItemCategory::Potion, ItemCategory::Scroll}) {
        auto w = walk_where(Blueprint::TreasureRoomApothecaryOrArchive, depth, [&](const Walk& walk) {
            const std::vector<Item> there = treasures(walk);
            return can_enter(walk) && !there.empty() && there.front().row().category == category;
        });
        REQUIRE(w);
        CHECK(treasures(*w).size() >= 4);
        take_all(*w);
    }
}

void permanent_pedestals(int depth) {
    for (const ItemCategory category : {ItemCategory::Weapon, ItemCategory::Armor, ItemCategory::Staff}) {
        auto w = walk_where(Blueprint::PermanentItemPedestals, depth, [&](const Walk& walk) {
            const std::vector<Item> there = treasures(walk);
            return can_enter(walk) && !there.empty() && there.front().row().category == category;
        });
        REQUIRE(w);
        const std::vector<Item> there = treasures(*w);
        CHECK(there.size() == (category == ItemCategory::Staff ? 2U : 1U));
        for (const Item& item : there) {
            if (category == ItemCategory::Staff) continue;
            CHECK(item.has_rune());
            CHECK(item.enchant > 0);
            CHECK(item.marks.has(ItemMark::Identified));
        }
        take_all(*w);
    }
}

void consumable_pedestals(int depth) {
    for (const ItemKind kind : {ItemKind::ScrollOfEnchanting, ItemKind::PotionOfLife}) {
        auto w = walk_where(Blueprint::ConsumableItemPedestals, depth, [&](const Walk& walk) {
            const std::vector<Item> there = treasures(walk);
            return can_enter(walk) && !there.empty() && there.front().kind == kind;
        });
        REQUIRE(w);
        take_all(*w);
        const int health = w->game.hero.max_health;
        if (kind == ItemKind::PotionOfLife) {
            w->act(Drink{letter_of(*w, kind)});
            CHECK(w->game.hero.max_health == health + 10);
        } else {
            const char sword = w->game.hero.pack.at(w->game.hero.pack.wielded).letter;
            w->play(Read{letter_of(*w, kind)}).play(Choose{sword});
            CHECK(w->game.hero.pack.at(w->game.hero.pack.wielded).enchant == 21);
        }
        CHECK_FALSE(w->has(kind));
    }
}

void commutation(int depth) {
    auto w = walk_where(Blueprint::CommutationAltars, depth, can_enter);
    REQUIRE(w);
    const BitGrid altars = w->own(w->cells_of(Terrain::CommutationAltar));
    REQUIRE(altars.count() == 2);
    put_in(w->game.hero.pack, enchanted(ItemKind::ChainMail, 3, {ItemMark::Identified}));
    put_in(w->game.hero.pack, enchanted(ItemKind::Axe, 0, {ItemMark::Identified}));
    REQUIRE(enter(*w));
    for (const auto& [kind, at] :
         {std::pair{ItemKind::ChainMail, altars.nth(0)}, {ItemKind::Axe, altars.nth(1)}}) {
        REQUIRE(w->go(at));
        w->act(Drop{letter_of(*w, kind)});
    }
    w->rest(1);
    CHECK(w->own(w->cells_of(Terrain::CommutationAltarSpent)).count() == 2);
    REQUIRE(w->go(altars.nth(0)));
    REQUIRE(w->go(altars.nth(1)));
    for (const Item& item : w->game.hero.pack.items) {
        if (item.kind == ItemKind::ChainMail) CHECK(item.enchant == 0);
        if (item.kind == ItemKind::Axe) CHECK(item.enchant == 3);
    }
    CHECK(w->has(ItemKind::Axe));
    CHECK(w->go(w->far_from(w->record().origin), 2000));
}

void resurrection(int depth) {
    auto w = walk_where(Blueprint::ResurrectionAltar, depth, can_enter);
    REQUIRE(w);
    const BitGrid altar = w->own(w->cells_of(Terrain::ResurrectionAltar));
    REQUIRE(altar.count() == 1);
    REQUIRE(enter(*w));
    // The altar waits for an ally to resurrect.
    w->go_beside(altar.nth(0));
    w->rest(2);
    CHECK(w->friends() == 0);
    CHECK(w->own(w->cells_of(Terrain::ResurrectionAltar)).any());
    Monster dead = newborn(MonsterKind::Ogre, std::nullopt, {});
    befriend(dead);
    dead.id = ActorId{++w->game.creatures_born};
    w->game.fallen_allies.push_back(dead);
    REQUIRE(w->go(w->record().origin));
    w->go_beside(altar.nth(0));
    for (int turn = 0; turn < 20 && w->friends() == 0; ++turn) w->step_toward(altar.nth(0));
    CHECK(w->friends() == 1);
    CHECK(w->game.fallen_allies.empty());
    CHECK(w->own(w->cells_of(Terrain::ResurrectionAltar)).none());
}

/// The prize is what others keep keys for.
void outsourced(int depth) {
    std::set<ItemCategory> seen;
    for (std::uint64_t salt = 0; salt < 200 && seen.size() < 4; ++salt) {
        std::optional<Site> site = site_of(Blueprint::OutsourcedItem, depth, 1000 * salt);
        if (!site) continue;
        Walk w{std::move(*site)};
        const Item* prize = w.lying([&](const Item& item) {
            constexpr ItemCategories prizes{ItemCategory::Weapon, ItemCategory::Armor, ItemCategory::Staff,
                                            ItemCategory::Charm};
            const Blueprint holder = kind_of(w, w.level().ownership.number[item.at]);
            const bool easy = holder == Blueprint::SecretRoom || holder == Blueprint::StatuaryArea ||
                              holder == Blueprint::WormsInTheWallsArea || holder == Blueprint::GauntletArea;
            return !item.carrier && easy && prizes.has(item.row().category) && w.leads_to(item.at);
        });
        if (prize == nullptr) continue;
        const Item wanted = *prize;
        if (seen.contains(wanted.row().category)) continue;
        seen.insert(wanted.row().category);
        const bool gear_of_war =
            wanted.row().category == ItemCategory::Weapon || wanted.row().category == ItemCategory::Armor;
        if (gear_of_war) CHECK(wanted.has_rune());
        CHECK(w.take(&wanted));
        CHECK(w.game.item_knowledge.knows(wanted.kind));
    }
    CHECK(seen.size() == 4);
}

// ---- other ways ----

bool is_key_there(const Walk& w) {
    return w.key() != nullptr && !w.key()->carrier;
}

const Item* means_of(const Walk& w, ItemKind kind) {
    const Item* item = w.lying([&](const Item& lying) { return lying.kind == kind; });
    return item != nullptr && !item->carrier && w.leads_to(item->at) ? item : nullptr;
}

/// Over it with what was left lying about, and back over what the key lays down or cools.
void across_with(Blueprint kind, ItemKind potion, int depth) {
    INFO(item_rows[potion].name);
    auto w = walk_where(kind, depth, [&](const Walk& walk) {
        return is_key_there(walk) && means_of(walk, potion) != nullptr && !walk.leads_to(walk.key()->at);
    });
    REQUIRE(w);
    const Pos start = w->game.hero.at;
    REQUIRE(w->take(means_of(*w, potion)));
    // The reachable cell nearest to the altar.
    const Pos altar = w->key()->at;
    Pos nearest = w->game.hero.at;
    const Size size = w->level().size();
    for (int i = 0; i < size.area(); ++i) {
        const Pos at = size.at(i);
        if (king_distance(at, altar) < king_distance(nearest, altar) && w->leads_to(at) &&
            (kind == Blueprint::LavaMoatArea || w->level().ownership.number[at] == w->number))
            nearest = at;
    }
    REQUIRE(w->go(nearest));
    w->act(Drink{letter_of(*w, potion)});
    REQUIRE(w->take_key());
    CHECK_FALSE(w->game.ending);
    // The hero waits there until there is a way back.
    for (int turn = 0; turn < 90 && !w->game.ending; ++turn) w->rest(1);
    w->game.hero.vitals.statuses.set(Status::Levitating, 0);
    w->game.hero.vitals.statuses.set(Status::FireImmune, 0);
    CHECK_FALSE(w->game.ending);
    CHECK(w->go(start));
    CHECK(w->has(ItemKind::DoorKey));
}

void poison_gas_held_open(int depth) {
    auto w = walk_where(Blueprint::PoisonGasTrapRoom, depth,
                        [](const Walk& walk) { return is_key_there(walk) && walk.leads_to(walk.key()->at); });
    REQUIRE(w);
    const Pos start = w->game.hero.at;
    const BitGrid gates = w->cells_of(Terrain::DormantPortcullis);
    REQUIRE(gates.count() == 1);
    put_in(w->game.hero.pack, some_item(ItemKind::Dart, {}, 1));
    REQUIRE(w->go(gates.nth(0)));
    w->act(Drop{letter_of(*w, ItemKind::Dart)});
    REQUIRE(w->take_key());
    w->rest(1);
    CHECK(w->own(w->cells_of(Terrain::CausticVent)).any());
    CHECK(w->leads_to(start));
    CHECK(w->go(start));
}

/// By what lies in the room, or under its floor.
void poison_gas_left_by(std::optional<ItemKind> means, int depth) {
    auto w = walk_where(Blueprint::PoisonGasTrapRoom, depth, [&](const Walk& walk) {
        if (!is_key_there(walk) || !walk.leads_to(walk.key()->at)) return false;
        return means ? means_of(walk, *means) != nullptr
                     : walk.own(walk.cells_of(Terrain::HiddenTrapDoor)).any();
    });
    REQUIRE(w);
    const Pos start = w->game.hero.at;
    w->game.places[static_cast<std::size_t>(depth)] = drawn_place(hall(79, 29, {1, 1}), depth + 1);
    if (means) REQUIRE(w->take(means_of(*w, *means)));
    const BitGrid hatch = w->own(w->cells_of(Terrain::HiddenTrapDoor));
    REQUIRE(w->take_key());
    w->rest(1);
    CHECK_FALSE(w->leads_to(start));
    if (!means) {
        REQUIRE(w->go_beside(hatch.nth(0)));
        w->push(hatch.nth(0));
        w->rest(1);
    } else if (*means == ItemKind::ScrollOfTeleportation) {
        w->act(Read{letter_of(*w, *means)});
        CHECK(w->leads_to(start));
        return;
    } else {
        // No pit opens under an altar.
        const Pos altar = w->game.hero.at;
        for (const Direction d : directions)
            if (w->game.hero.at == altar && w->costs()[altar + step(d)] > 0) w->act(Move{d});
        w->act(Drink{letter_of(*w, *means)});
        w->rest(1);
    }
    CHECK(w->game.depth == depth + 1);
    CHECK(w->has(ItemKind::DoorKey));
}

struct VaultWalk {
    Blueprint kind{};
    int depth = 1;
    void (*walk)(int depth) = nullptr;
};

constexpr VaultWalk vault_walks[] = {
    {Blueprint::MixedItemLibrary, 5, mixed_library},
    {Blueprint::SingleItemCategoryLibrary, 5, single_library},
    {Blueprint::TreasureRoomApothecaryOrArchive, 13, treasure_room},
    {Blueprint::PermanentItemPedestals, 13, permanent_pedestals},
    {Blueprint::ConsumableItemPedestals, 13, consumable_pedestals},
    {Blueprint::CommutationAltars, 13, commutation},
    {Blueprint::ResurrectionAltar, 13, resurrection},
    {Blueprint::OutsourcedItem, 13, outsourced},
    {Blueprint::LockedDoorVestibule, 5, locked_door},
    {Blueprint::SecretDoorVestibule, 5, secret_door},
    {Blueprint::SecretLeverVestibule, 5, secret_lever},
    {Blueprint::FlammableBarricadeVestibule, 3, flammable_barricade},
    {Blueprint::ShatteringStatueVestibule, 5, shattering_statue},
    {Blueprint::NestedItemLibrary, 5, nested_library},
};

}  // namespace

TEST_CASE("the reward behind every vault and vestibule can be reached by playing", "[play][machines][walk]") {
    for (const VaultWalk& one : vault_walks) {
        DYNAMIC_SECTION(blueprint_rows[one.kind].name) {
            one.walk(one.depth);
        }
    }
}

TEST_CASE("chasms and lava can be crossed with the potion left for it", "[play][machines][walk]") {
    across_with(Blueprint::LevitationChallengeRoom, ItemKind::PotionOfLevitation, 5);
    for (const ItemKind potion : {ItemKind::PotionOfLevitation, ItemKind::PotionOfFireImmunity}) {
        across_with(Blueprint::LavaMoatRoom, potion, 5);
        across_with(Blueprint::LavaMoatArea, potion, 5);
    }
}

TEST_CASE("a poison gas room can be left in several ways", "[play][machines][walk]") {
    SECTION("past something in the doorway") {
        poison_gas_held_open(5);
    }
    SECTION("through the floor") {
        poison_gas_left_by(std::nullopt, 5);
    }
    SECTION("by a scroll") {
        poison_gas_left_by(ItemKind::ScrollOfTeleportation, 5);
    }
    SECTION("by a potion") {
        poison_gas_left_by(ItemKind::PotionOfDescent, 5);
    }
}

TEST_CASE("every reward, vestibule and key holder has a walk-through", "[play][machines][walk]") {
    std::vector<Blueprint> walked = walked_through();
    for (const VaultWalk& one : vault_walks) walked.push_back(one.kind);
    for (const BlueprintRow& row : blueprint_rows) {
        if (row.role == Role::Flavor) continue;
        INFO(row.name);
        CHECK(std::count(walked.begin(), walked.end(), row.kind) == 1);
    }
}

}  // namespace cellophane::walkthroughs
