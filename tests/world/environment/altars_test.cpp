#include "support/catch.h"
#include "world/environment/arena.h"

// rules/machines.md 5, 6 and 9; rules/terrain.md 10.6: altars, cages and what lies on them.

namespace cellophane {

namespace {

constexpr std::string_view vault = R"(
    %%%%%%%%%%%
    %.........%
    %.A..B..C.%
    %.........%
    %....D....%
    %%%%%%%%%%%
)";

Pos altar_at(char name) {
    return drawn::spot(vault, name);
}

/// Three treasures under open cages, each the key of its own altar.
void furnish(Arena& arena) {
    for (char name : {'A', 'B', 'C'}) {
        arena.put(Layer::Dungeon, Terrain::AltarWithOpenCage, altar_at(name));
        arena.key(altar_at(name), altar_at(name));
    }
    arena.claim(6, vault, "ABC.D");
}

Item item_at(const Arena& arena, Pos at) {
    for (const Item& item : arena.items)
        if (item.at == at) return item;
    return {};
}

Item& lay(Arena& arena, ItemKind kind, int enchant, Pos at) {
    arena.item(kind, at);
    arena.items.back().enchant = enchant;
    return arena.items.back();
}

}  // namespace

TEST_CASE("taking a treasure closes every cage, and bringing it back opens them", "[environment][altars]") {
    // rules/machines.md 15, property 5.
    Arena arena{vault};
    furnish(arena);
    arena.tick(30);
    REQUIRE(arena.count(Layer::Dungeon, Terrain::AltarWithOpenCage) == 3);
    REQUIRE(arena.machines_run.empty());
    const Item taken = item_at(arena, altar_at('B'));
    arena.lift(altar_at('B'));
    // The hero has the item on the hero while the hero stands on its altar: nothing happens before the hero
    // steps off.
    arena.hero = altar_at('B');
    arena.keyed.set(altar_at('B'));
    arena.tick(3);
    CHECK(arena.count(Layer::Dungeon, Terrain::AltarWithOpenCage) == 3);
    arena.hero = nowhere;
    arena.keyed.clear();
    arena.tick();
    CHECK(arena.count(Layer::Dungeon, Terrain::AltarWithClosedCage) == 3);
    CHECK(arena.cleared.test(altar_at('A')));
    CHECK(arena.machines_run.size() == 1);
    // The others have their own keys on them and stay shut.
    arena.tick(30);
    CHECK(arena.count(Layer::Dungeon, Terrain::AltarWithClosedCage) == 3);
    CHECK(arena.machines_run.size() == 1);
    CHECK(arena.items.size() == 2);
    // Something else on the altar is no key to it.
    arena.drop(ItemKind::Mango, altar_at('B'));
    arena.tick(2);
    CHECK(arena.count(Layer::Dungeon, Terrain::AltarWithClosedCage) == 3);
    arena.lift(altar_at('B'));
    // The hero brings it back.
    arena.keyed.set(altar_at('B'));
    promote_layers(arena.around, altar_at('B'), {TerrainMechanic::PromotesWithKey});
    CHECK(arena.count(Layer::Dungeon, Terrain::AltarWithOpenCage) == 3);
    arena.keyed.clear();
    arena.items.push_back(taken);
    item_arrived(arena.around, altar_at('B'));
    arena.tick(30);
    CHECK(arena.count(Layer::Dungeon, Terrain::AltarWithOpenCage) == 3);
    CHECK(arena.machines_run.size() == 2);
}

TEST_CASE("a treasure thrown back onto its altar opens the cages", "[environment][altars]") {
    Arena arena{vault};
    furnish(arena);
    const Item taken = item_at(arena, altar_at('A'));
    arena.lift(altar_at('A'));
    arena.tick();
    REQUIRE(arena.count(Layer::Dungeon, Terrain::AltarWithClosedCage) == 3);
    arena.items.push_back(taken);
    item_arrived(arena.around, altar_at('A'));
    CHECK(arena.count(Layer::Dungeon, Terrain::AltarWithOpenCage) == 3);
    arena.tick(10);
    CHECK(arena.count(Layer::Dungeon, Terrain::AltarWithOpenCage) == 3);
}

TEST_CASE("a key fits its own cell or its own machine on its own level", "[environment][altars]") {
    Arena arena{vault};
    arena.claim(6, vault, "AB");
    arena.claim(7, vault, "C");
    arena.key(altar_at('A'), altar_at('A'));
    CHECK(has_key_lying(arena.around, altar_at('A')));
    CHECK(opens(arena.around, arena.items[0], altar_at('A')));
    CHECK_FALSE(opens(arena.around, arena.items[0], altar_at('B')));
    arena.items[0].origin_depth = 4;
    CHECK_FALSE(has_key_lying(arena.around, altar_at('A')));
    arena.items.clear();
    arena.key(nowhere, altar_at('B'), 6);
    CHECK(opens(arena.around, arena.items[0], altar_at('A')));
    CHECK(opens(arena.around, arena.items[0], altar_at('B')));
    CHECK_FALSE(opens(arena.around, arena.items[0], altar_at('C')));
    // Cells without a machine are no machine's.
    CHECK_FALSE(opens(arena.around, arena.items[0], altar_at('D')));
    arena.items[0].opens[0].machine = 0;
    CHECK_FALSE(opens(arena.around, arena.items[0], altar_at('D')));
    // A carried item does not lie there.
    arena.items.clear();
    arena.key(altar_at('A'), altar_at('A'));
    arena.items[0].carrier = ActorId{0};
    CHECK_FALSE(has_key_lying(arena.around, altar_at('A')));
}

TEST_CASE("taking the bait activates the machine once", "[environment][altars][machines]") {
    struct Bait {
        Terrain before;
        Terrain after;
    };
    for (const Bait& bait : {Bait{Terrain::PickupSwitchAltar, Terrain::CandleLitAltar},
                             {Terrain::PickupSwitchAltarRetracting, Terrain::SpreadableFloor}}) {
        Arena arena{vault};
        arena.put(Layer::Dungeon, bait.before, altar_at('A'));
        arena.put(Layer::Dungeon, Terrain::DormantStatueInstant, altar_at('D'));
        arena.claim(6, vault, "AD");
        arena.item(ItemKind::Sword, altar_at('A'));
        arena.tick(20);
        REQUIRE(arena.at(Layer::Dungeon, altar_at('A')) == bait.before);
        // A switch reacts to what leaves it, not to what comes.
        arena.drop(ItemKind::Dart, altar_at('D') + Pos{1, 0});
        arena.lift(altar_at('D') + Pos{1, 0});
        CHECK(arena.machines_run.empty());
        arena.lift(altar_at('A'));
        CHECK(arena.at(Layer::Dungeon, altar_at('A')) == bait.after);
        CHECK(arena.at(Layer::Dungeon, altar_at('D')) == Terrain::Floor);
        CHECK(arena.machines_run == std::vector<int>{6});
        arena.drop(ItemKind::Dart, altar_at('A'));
        arena.lift(altar_at('A'));
        CHECK(arena.machines_run.size() == 1);
    }
}

TEST_CASE("an orb in its socket opens the archway", "[environment][altars][machines]") {
    Arena arena{vault};
    arena.put(Layer::Dungeon, Terrain::AltarWithOrbSocket, altar_at('A'));
    arena.put(Layer::Dungeon, Terrain::StoneArchwayPortal, altar_at('C'));
    arena.claim(6, vault, "AC");
    arena.key(altar_at('A'), altar_at('A'));
    item_arrived(arena.around, altar_at('A'));
    CHECK(arena.at(Layer::Surface, altar_at('C')) == Terrain::PortalLight);
    CHECK(arena.woken.test(altar_at('C')));
    CHECK(arena.cleared.test(altar_at('C')));
    CHECK(arena.at(Layer::Dungeon, altar_at('A')) == Terrain::AltarWithOrbSocket);
    CHECK(arena.at(Layer::Dungeon, altar_at('C')) == Terrain::StoneArchwayPortal);
    CHECK(arena.machines_run.size() == 1);
    arena.tick();
    CHECK(arena.at(Layer::Surface, altar_at('C')) == Terrain::Nothing);
}

TEST_CASE("a locked cage opens for its key and for nothing else", "[environment][altars][machines]") {
    Arena arena{vault};
    arena.put(Layer::Dungeon, Terrain::MonsterCageLocked, altar_at('A'));
    arena.put(Layer::Dungeon, Terrain::MonsterCageLocked, altar_at('B'));
    arena.claim(6, vault, "AB");
    power_machine(arena.around, 6);
    CHECK(arena.count(Layer::Dungeon, Terrain::MonsterCageLocked) == 2);
    promote_layers(arena.around, altar_at('A'), {TerrainMechanic::PromotesWithKey});
    CHECK(arena.at(Layer::Dungeon, altar_at('A')) == Terrain::MonsterCageOpen);
    CHECK(arena.at(Layer::Dungeon, altar_at('B')) == Terrain::MonsterCageLocked);
}

TEST_CASE("power burns out commutation altars and their pipes", "[environment][altars][machines]") {
    Arena arena{vault};
    arena.put(Layer::Dungeon, Terrain::CommutationAltar, altar_at('A'));
    arena.put(Layer::Dungeon, Terrain::CommutationAltar, altar_at('C'));
    arena.put(Layer::Surface, Terrain::GlowingGlassPipes, altar_at('B'));
    arena.claim(6, vault, "ABC");
    arena.tick(20);
    REQUIRE(arena.count(Layer::Dungeon, Terrain::CommutationAltar) == 2);
    power_machine(arena.around, 6);
    CHECK(arena.count(Layer::Dungeon, Terrain::CommutationAltarSpent) == 2);
    CHECK(arena.at(Layer::Surface, altar_at('B')) == Terrain::CharredGlassPipes);
}

TEST_CASE("two commutation altars swap the enchantments of their items, once", "[environment][altars]") {
    // rules/machines.md 9.1 and 15, property 10.
    const auto with_altars = [](Arena& arena) {
        arena.put(Layer::Dungeon, Terrain::CommutationAltar, altar_at('A'));
        arena.put(Layer::Dungeon, Terrain::CommutationAltar, altar_at('C'));
        arena.put(Layer::Surface, Terrain::GlowingGlassPipes, altar_at('B'));
        arena.claim(6, vault, "ABC");
    };
    Arena arena{vault};
    with_altars(arena);
    lay(arena, ItemKind::Sword, 5, altar_at('A'));
    arena.tick(3);
    REQUIRE(arena.machines_run.empty());
    lay(arena, ItemKind::ChainMail, -3, altar_at('C'));
    arena.tick();
    CHECK(item_at(arena, altar_at('A')).enchant == -3);
    CHECK(item_at(arena, altar_at('C')).enchant == 5);
    CHECK(arena.count(Layer::Dungeon, Terrain::CommutationAltarSpent) == 2);
    CHECK(arena.at(Layer::Surface, altar_at('B')) == Terrain::CharredGlassPipes);
    CHECK(arena.machines_run == std::vector<int>{6});
    arena.tick(5);
    CHECK(item_at(arena, altar_at('A')).enchant == -3);
    CHECK(arena.machines_run.size() == 1);

    Arena equal{vault};
    with_altars(equal);
    lay(equal, ItemKind::Sword, 2, altar_at('A'));
    lay(equal, ItemKind::RingOfLight, 2, altar_at('C'));
    equal.tick(5);
    CHECK(equal.count(Layer::Dungeon, Terrain::CommutationAltar) == 2);
    CHECK(equal.machines_run.empty());

    // How much it holds is asked of no ring.
    Arena blind{vault};
    with_altars(blind);
    lay(blind, ItemKind::Sword, 1, altar_at('A'));
    lay(blind, ItemKind::RingOfLight, 3, altar_at('C'));
    blind.items.back().marks = {ItemMark::MaxChargesKnown};
    blind.tick();
    CHECK(item_at(blind, altar_at('A')).enchant == 3);
    CHECK_FALSE(item_at(blind, altar_at('A')).marks.has(ItemMark::Identified));

    // Potions, wands and throwing stacks take no part.
    for (ItemKind idle : {ItemKind::PotionOfLife, ItemKind::WandOfSlowness, ItemKind::Dart}) {
        Arena refused{vault};
        with_altars(refused);
        lay(refused, ItemKind::Sword, 2, altar_at('A'));
        lay(refused, idle, 0, altar_at('C'));
        refused.tick(5);
        CHECK(refused.count(Layer::Dungeon, Terrain::CommutationAltar) == 2);
        CHECK(item_at(refused, altar_at('A')).enchant == 2);
    }

    // Items on altars of two machines have nothing to do with each other.
    Arena apart{vault};
    with_altars(apart);
    apart.claim(7, altar_at('C'));
    lay(apart, ItemKind::Sword, 2, altar_at('A'));
    lay(apart, ItemKind::Mace, 3, altar_at('C'));
    apart.tick(5);
    CHECK(apart.count(Layer::Dungeon, Terrain::CommutationAltar) == 2);

    // A staff does not survive less than two charges.
    Arena shatters{vault};
    with_altars(shatters);
    lay(shatters, ItemKind::StaffOfFirebolt, 2, altar_at('A')).charges = 2;
    lay(shatters, ItemKind::CharmOfHealth, 1, altar_at('C'));
    shatters.tick();
    REQUIRE(shatters.items.size() == 1);
    REQUIRE(shatters.shattered.size() == 1);
    CHECK(shatters.shattered[0].kind == ItemKind::StaffOfFirebolt);
    CHECK(shatters.items[0].kind == ItemKind::CharmOfHealth);
    CHECK(shatters.items[0].enchant == 2);

    // Charges are cut to the new level.
    Arena cut{vault};
    with_altars(cut);
    lay(cut, ItemKind::StaffOfFirebolt, 6, altar_at('A')).charges = 6;
    lay(cut, ItemKind::Sword, 3, altar_at('C'));
    cut.tick();
    CHECK(item_at(cut, altar_at('A')).enchant == 3);
    CHECK(item_at(cut, altar_at('A')).charges == 3);
    CHECK(item_at(cut, altar_at('C')).enchant == 6);
}

}  // namespace cellophane
