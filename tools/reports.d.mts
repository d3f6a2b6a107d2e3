import type { Part, Result } from './parts.d.mts';

type CheckCounts = Required<Omit<Result, 'name' | 'lastWords' | 'seconds' | 'processorSeconds'>>;

export function countIn(report: string, read: (report: never) => CheckCounts): NonNullable<Part['count']>;
export function ofUnits(report: {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}): CheckCounts;

interface Suite {
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly status: string;
      readonly results?: readonly { readonly errors?: readonly { readonly message?: string }[] }[];
      readonly annotations: readonly { readonly type: string; readonly description?: string }[];
    }[];
  }[];
  readonly suites?: readonly Suite[];
}

export function ofJourneys(report: {
  readonly suites: readonly Suite[];
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
}): CheckCounts;
export function ofJourneysLeftOut(report: { readonly suites: readonly Suite[] }): CheckCounts;
export function listOf(results: readonly Pick<Result, 'skipped'>[]): string;
export function failuresOf(
  results: readonly Pick<Result, 'name' | 'failed' | 'failures' | 'lastWords'>[],
): string;
