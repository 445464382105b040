import type { Game, Replay } from 'cellophane';

/** What a player wishes after, or instead of, a game. */
type GameWish = NonNullable<ReturnType<Game['takeWish']>>;

/** What a viewer of a recording wishes. */
export type ViewerWish = NonNullable<ReturnType<Replay['takeWish']>>;

/** What leads away from what is on the stage, and so is granted by the page (game.ts): `games` shows the saved games,
    `watch` is a recording to be shown. */
export type Wish = GameWish | 'games' | { readonly watch: Uint8Array };
