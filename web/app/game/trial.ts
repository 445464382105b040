/* Whether a variant of somebody's own may be played: only if a thousand of its levels are fair (docs/variants.md). */

import type { Style, Variant } from 'cellophane';
import { explained } from '../../kit/explained';
import { localTexts } from '../../kit/optional';
import { TaskWorker } from '../../kit/worker_client';
import type { Dungeon } from '../link/dungeon';
import type { RunningGame } from './running_game';
import type { LevelsLookedAt, TrialAnswers, TrialTask } from './trial_messages';

const storageKey = 'cellophane-fair-variants';
/** More variants than one browser plays; the earliest is forgotten first. */
const mostKept = 20;

const newWorker = (): Worker => new Worker(new URL('./trial_worker.ts', import.meta.url), { type: 'module' });

function knownFair(): string[] {
  try {
    const known: unknown = JSON.parse(localTexts().getItem(storageKey) ?? '[]');
    return Array.isArray(known) ? known.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

function noteFair(mark: string): void {
  try {
    localTexts().setItem(storageKey, JSON.stringify([...knownFair(), mark].slice(-mostKept)));
  } catch {
    // It is looked at again next time.
  }
}

export interface TrialOptions {
  variant: Variant;
  style: Style;
  /** Levels of another version are others. */
  dungeonVersion: number;
  /** Called as the trial begins, and with each sign of how far it is. */
  onProgress: (progress?: LevelsLookedAt) => void;
}

/** What is unfair about a variant, with seed and depth; null if nothing is. What was fair is not looked at again. */
export async function flawOf(
  { variant, style, dungeonVersion, onProgress }: TrialOptions,
  worker = newWorker,
): Promise<string | null> {
  const mark = `${dungeonVersion}/${style}/${variant}`;
  if (knownFair().includes(mark)) return null;
  onProgress();
  const client = new TaskWorker<TrialTask, TrialAnswers, LevelsLookedAt>(worker(), { onSign: onProgress });
  try {
    const flaw = await client.ask({ type: 'trial', variant, style });
    if (flaw === null) noteFair(mark);
    return flaw;
  } finally {
    client.dismiss();
  }
}

/** Whether a game may begin in a dungeon of somebody's own variant. Says on the stage how far the trial is, and in a notice
    why not; `tryAgain` is a choice there. */
export async function isFair(
  { variant = 'brogue', style }: Dungeon,
  { page: { notices }, engine: { dungeonVersion }, stage }: Pick<RunningGame, 'page' | 'engine' | 'stage'>,
  tryAgain: () => void,
): Promise<boolean> {
  const say = (done: string): void =>
    stage.explain(`Checking 1,000 levels of the variant in this link${done}. It can be played if all are fair.`);
  const onProgress = (done?: LevelsLookedAt): void => say(done ? `: ${done.levels} of ${done.of}` : '');
  try {
    const flaw = await flawOf({ variant, style, dungeonVersion, onProgress });
    if (flaw !== null) notices.notify([`The variant in this link is not fair and cannot be played (${flaw}).`]);
    return flaw === null;
  } catch (error) {
    notices.ask(`The variant in this link could not be looked at: ${explained(error)}`, { 'Try again': tryAgain });
    return false;
  }
}
