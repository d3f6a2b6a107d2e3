/** A part of the checks: a program with its arguments. */
export interface Part {
  readonly name: string;
  readonly command: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** What must have passed before it begins. */
  readonly needs?: readonly string[];
  /** What must have ended before it begins, one way or the other. */
  readonly follows?: readonly string[];
  /** How many checks it held; one, when it does not count. */
  readonly count?: (isGood: boolean) => Omit<Result, 'name' | 'lastWords' | 'seconds' | 'processorSeconds'>;
}

/** A test that did not run. */
export interface Skipped {
  readonly name: string;
  readonly reason?: string | undefined;
}

/** A test that failed, and what it said of it. */
export interface Failure {
  readonly name: string;
  readonly why: string;
}

export interface Result {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly skipped?: readonly Skipped[];
  readonly failures?: readonly Failure[];
  /** The end of what a failed part said. */
  readonly lastWords?: string;
  readonly seconds: number;
  /** Of all processors together: what a busy machine does not change. */
  readonly processorSeconds: number;
}

export function runParts(parts: readonly Part[], print?: (text: string) => void): Promise<readonly Result[]>;
export function tableOf(results: readonly Result[]): string;
