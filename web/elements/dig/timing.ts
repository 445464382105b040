import type { DigStep } from 'cellophane-levels';

/** Milliseconds a step is shown at usual speed: for the step, and in addition for each place that was refused. */
const durations: Record<DigStep['kind'], readonly [number, number]> = {
  stage: [900, 0],
  room: [420, 150],
  'room refused': [260, 80],
  corridor: [450, 0],
  loop: [420, 0],
  lake: [480, 130],
  'lake refused': [260, 90],
  'lake filled': [650, 0],
  terrain: [260, 0],
  bridge: [550, 0],
  'machine begun': [750, 0],
  'machine built': [600, 0],
  'machine refused': [750, 0],
  'machine unplaced': [750, 0],
  'item entrusted': [600, 0],
  stairs: [600, 0],
  tickets: [1300, 0],
  item: [750, 0],
  horde: [550, 0],
};

export function durationOf({ kind, refused }: DigStep): number {
  const [usual, perPlace] = durations[kind];
  return usual + perPlace * refused.length;
}

/** Eases a share from 0 to 1, slow at both ends. */
export const eased = (share: number): number => share * share * (3 - 2 * share);

export const bounded = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);
