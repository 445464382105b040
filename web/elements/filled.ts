/** The value of an attribute by its name; null if it is missing. */
export type Attributes = (name: string) => string | null;

/** Empty attributes count as left out: so templates write what is undefined. */
export const filled =
  (attributes: Attributes): Attributes =>
  (name) =>
    attributes(name) || null;

/** Whether an attribute is there. Templates that turn every value into a text write `false` as well. */
export const isOn = (text: string | null): boolean => text !== null && text !== 'false';
