import { type ApplicationStatus, isApplicationStatus, usualStatuses } from './status-names.ts';

/** When an application entered a status; `at` is a moment in ISO 8601. */
export interface StatusEvent {
  readonly status: string;
  readonly at: string;
}

/** A line of the timeline; what is still to come has no moment. */
export interface TimelineEntry {
  readonly status: ApplicationStatus;
  readonly at?: string | undefined;
  readonly state: 'done' | 'current' | 'todo';
}

const ends: readonly string[] = ['rejected', 'withdrawn', 'expired', 'paid', 'reported'];

/**
 * What has happened, oldest first, where the application stands, and what still lies ahead on the usual way.
 * A status told twice in a row appears once; words this portal does not know are left out.
 */
export function timelineOf(history: readonly StatusEvent[], status: string): readonly TimelineEntry[] {
  const past = history
    .filter(({ status }, index) => status !== history[index - 1]?.status)
    .flatMap(({ status, at }) => (isApplicationStatus(status) ? [{ status, at }] : []));
  const isTold = past.at(-1)?.status === status;
  const reached = isTold || !isApplicationStatus(status) ? past : [...past, { status, at: undefined }];
  const known = reached.map((event, index) => ({
    ...event,
    state: index === reached.length - 1 ? ('current' as const) : ('done' as const),
  }));
  return [...known, ...ahead(reached.map((event) => event.status))];
}

/** The usual statuses that come after the last one reached; a correction leads back to the review. */
function ahead(reached: readonly ApplicationStatus[]): readonly TimelineEntry[] {
  const last = reached.at(-1);
  if (last === undefined || ends.includes(last)) return [];
  const place = usualStatuses.findIndex(
    (usual) => usual === (last === 'correction_requested' ? 'completed' : last),
  );
  return usualStatuses.slice(place + 1).map((status) => ({ status, state: 'todo' }));
}
