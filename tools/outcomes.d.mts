export interface Ended {
  readonly code: number | null;
  readonly lines: readonly string[];
}

export interface Outcome {
  readonly outcome: 'passed' | 'failed' | 'not asked';
  readonly unasked: readonly string[];
}

export const notAsked: number;
export function sayNotAsked(of: string, why: string): string;
export function runCheck(program: string, args: readonly string[], options?: object): Promise<Ended>;
export function outcomeOf(ended: Ended): Outcome;
export function summaryOf(outcomes: Readonly<Record<string, Outcome>>): {
  readonly passed: readonly string[];
  readonly failed: readonly string[];
  readonly 'not asked': readonly string[];
  readonly code: number;
};
