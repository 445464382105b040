import type { Style, Variant } from 'cellophane';

export interface TrialTask {
  type: 'trial';
  variant: Variant;
  style: Style;
}

/** What is unfair about a level of the variant; null: nothing. */
export interface TrialAnswers {
  trial: string | null;
}

export interface LevelsLookedAt {
  type: 'levels';
  levels: number;
  of: number;
}
