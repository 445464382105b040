/** The arrays that a call of a batch fills in, by name. */
export const resultKinds = { observations: Uint8Array, masks: Uint8Array, members: Int32Array, outcomes: Int32Array };

/** How many places each has for a game, by an engine's layout of observations. */
export const placesOf = ({ bytes, actions }) => ({
  observations: bytes,
  masks: actions.maskBytes,
  members: 1,
  outcomes: 5,
});
