import type { Program } from './program.ts';

/** How long a published version waits before it counts, ms: by then every node has read it, so all of them agree. */
export const settlingMs = 60_000;

/** A version that was published, and from when on it counts. */
export interface PublishedVersion {
  readonly program: Program;
  /** First day, `YYYY-MM-DD`, in Poland. */
  readonly fromDay: string;
  readonly publishedAt: Date;
}

/**
 * The version that counts at a moment: of those whose day has come and that have settled, the one with the latest day;
 * of several for one day the newest.
 *
 * @param day  the day of that moment in Poland
 */
export function versionAt(
  versions: readonly PublishedVersion[],
  { now, day }: { readonly now: Date; readonly day: string },
): PublishedVersion | undefined {
  return versions
    .filter(
      ({ fromDay, publishedAt }) => fromDay <= day && publishedAt.getTime() + settlingMs <= now.getTime(),
    )
    .sort((one, other) =>
      one.fromDay === other.fromDay
        ? other.program.version - one.program.version
        : one.fromDay < other.fromDay
          ? 1
          : -1,
    )[0];
}
