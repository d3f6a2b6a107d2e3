/** A program that checks need. */
export interface Need {
  readonly program: string;
  /** The Debian packages that bring it. */
  readonly package: string;
  readonly why: string;
  /** Where a look along the path does not tell. */
  readonly isThere?: () => boolean;
}

export const needs: Readonly<
  Record<'postgres' | 'journeys' | 'test' | 'assurance' | 'otherBrowsers' | 'orca', readonly Need[]>
>;
export function findProgram(program: string, path?: string): string | undefined;
export function lackingOf(rows: readonly Need[]): readonly Need[];
export function bring(rows: readonly Need[]): void;
export function askFor(rows: readonly Need[]): void;
export function sentenceOf(lacking: readonly Need[]): string;
