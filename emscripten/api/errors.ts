// The errors of the API, and the core's refusals made into them.

import type { ErrorCode } from '../cellophane';
import type { Answer, Refusal } from './core';

export class CellophaneError extends Error {
  declare readonly name: 'CellophaneError';
  declare readonly code: ErrorCode;
  declare readonly column?: number;

  constructor(code: ErrorCode, message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = 'CellophaneError';
    this.code = code;
  }
}

export function throwIf(problem: Refusal | null): void {
  if (problem) throw new CellophaneError(problem.code, problem.message);
}

export const isRefusal = (answer: unknown): answer is Refusal =>
  typeof answer === 'object' && answer !== null && 'code' in answer;

/** The core's answer; throws it if it is a refusal. */
export function unwrap<T>(answer: Answer<T>): T {
  if (isRefusal(answer)) throw new CellophaneError(answer.code, answer.message);
  return answer;
}
