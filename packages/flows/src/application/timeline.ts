import { type ApplicationStatus, isApplicationStatus } from '@ndp/domain/workflow/statuses.ts';

/** When an application entered a status; `at` is a moment in ISO 8601. */
export interface StatusEvent {
  readonly status: string;
  readonly at: string;
  /** Why, where somebody said so. */
  readonly reason?: string | null | undefined;
}

/** A line of the timeline. */
export interface TimelineEntry {
  readonly status: ApplicationStatus | 'called_back' | 'measured';
  readonly at?: string | undefined;
  readonly reason?: string | null | undefined;
  /** Stopped: it ended here without the money. */
  readonly state: 'done' | 'current' | 'stopped';
}

const stops: readonly string[] = ['rejected', 'withdrawn', 'expired'];

/**
 * What has happened, oldest first, and where the application stands.
 * A status told twice in a row appears once; words this portal does not know are left out.
 *
 * @param measuredAt  when the organiser entered energy data: it began as a request to be called back
 */
export function timelineOf(
  history: readonly StatusEvent[],
  status: string,
  measuredAt?: string | null,
): readonly TimelineEntry[] {
  const past = history
    .filter(({ status }, index) => status !== history[index - 1]?.status)
    .flatMap(({ status, at, reason }) => (isApplicationStatus(status) ? [{ status, at, reason }] : []));
  const isTold = past.at(-1)?.status === status;
  const now = { status, at: undefined, reason: undefined };
  const reached = isTold || !isApplicationStatus(status) ? past : [...past, { ...now, status }];
  const known = reached.map((event, index) => ({
    ...event,
    state:
      index < reached.length - 1
        ? ('done' as const)
        : stops.includes(event.status)
          ? ('stopped' as const)
          : ('current' as const),
  }));
  return measuredAt ? withMeasurement(known, measuredAt) : known;
}

/** It began as a request; the data were entered before what came after them. */
function withMeasurement(past: readonly TimelineEntry[], at: string): readonly TimelineEntry[] {
  const begun = past.map((entry) =>
    entry.status === 'submitted' ? { ...entry, status: 'called_back' as const } : entry,
  );
  const later = begun.slice(1).findIndex((entry) => entry.at === undefined || entry.at > at) + 1;
  const place = later === 0 ? begun.length - 1 : later;
  return begun.toSpliced(place, 0, { status: 'measured', at, state: 'done' });
}
