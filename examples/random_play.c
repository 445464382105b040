/* Plays games by chance, by numbers alone, and prints one hash of all they came to: the same in every language.
 *
 *     random_play GAMES [ACTIONS]
 */
#include <cellophane.h>
#include <stdio.h>
#include <stdlib.h>

/* The action that a number picks among those of a mask. */
static int32_t chosen(const unsigned char* mask, uint32_t number) {
    int32_t action;
    for (action = 0;; ++action)
        if ((mask[action / 8] >> (action % 8) & 1) && number-- == 0) return action;
}

static uint64_t mixed(uint64_t hash, const unsigned char* bytes, size_t count) {
    size_t i;
    for (i = 0; i < count; ++i) hash = (hash ^ bytes[i]) * 1099511628211u;
    return hash;
}

static int give_up(void) {
    fprintf(stderr, "random_play: %s\n", cellophane_last_error());
    return 1;
}

int main(int count, char** words) {
    const long games = count > 1 ? atol(words[1]) : 0;
    const long actions = count > 2 ? atol(words[2]) : 200;
    const size_t observation_bytes = cellophane_observation_bytes();
    const size_t mask_bytes = cellophane_mask_bytes();
    unsigned char* observation = malloc(observation_bytes);
    unsigned char* mask = malloc(mask_bytes);
    uint64_t hash = 14695981039346656037u;
    uint32_t chance = 1;
    cellophane_game* game = NULL;
    cellophane_dungeon dungeon = CELLOPHANE_DUNGEON;
    long i, k;
    if (games < 1 || actions < 1 || observation == NULL || mask == NULL) {
        fprintf(stderr, "random_play GAMES [ACTIONS]: numbers from 1, of games and of actions in each\n");
        return 2;
    }
    dungeon.seed = 1;
    if (cellophane_game_new(&dungeon, &game) != CELLOPHANE_OK) return give_up();
    for (i = 0; i < games; ++i) {
        uint64_t state;
        if (cellophane_game_reset(game, (uint64_t)i + 1) != CELLOPHANE_OK) return give_up();
        for (k = 0; k < actions; ++k) {
            int32_t members;
            if (cellophane_game_mask(game, mask, mask_bytes, &members) != CELLOPHANE_OK) return give_up();
            if (members == 0) break;
            chance = chance * 1103515245u + 12345u;
            if (cellophane_game_step(game, chosen(mask, (chance >> 8) % (uint32_t)members), NULL) != CELLOPHANE_OK)
                return give_up();
        }
        if (cellophane_game_observe(game, observation, observation_bytes) != CELLOPHANE_OK) return give_up();
        if (cellophane_game_hash(game, &state) != CELLOPHANE_OK) return give_up();
        hash = mixed(hash, observation, observation_bytes);
        for (k = 0; k < 8; ++k) {
            const unsigned char byte = (unsigned char)(state >> (8 * k));
            hash = mixed(hash, &byte, 1);
        }
    }
    cellophane_game_free(game);
    free(observation);
    free(mask);
    printf("%016llx\n", (unsigned long long)hash);
    return 0;
}
