import type { Part, Result } from './parts.d.mts';

type Counted = Required<Omit<Result, 'name' | 'seconds' | 'processorSeconds'>>;

export function countIn(report: string, read: (report: never) => Counted): NonNullable<Part['count']>;
export function ofUnits(report: {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}): Counted;

interface Suite {
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly status: string;
      readonly annotations: readonly { readonly type: string; readonly description?: string }[];
    }[];
  }[];
  readonly suites?: readonly Suite[];
}

export function ofJourneys(report: {
  readonly suites: readonly Suite[];
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
}): Counted;
export function ofJourneysLeftOut(report: { readonly suites: readonly Suite[] }): Counted;
export function listOf(results: readonly Pick<Result, 'skipped'>[]): string;
