import { dayMs } from './classes.ts';

/** How long what only serves the work is kept, in days. */
export const workingDays = {
  idempotency: 1,
  outbox: 7,
  /** Since somebody at the desk was told that there is something in a case. */
  deskNotice: 90,
  /** Since a job over many cases ended. */
  bulkJob: 90,
  /** Since an invitation to a desk was accepted, withdrawn or over. */
  invitation: 90,
  /** Since somebody asked to be told when a programme opens, and did not confirm the address. */
  openingAsked: 7,
  /** Since the address was confirmed; it goes sooner, with the mail that the programme has opened. */
  openingWait: 365,
  /** Since a stored file was found that no row of the database speaks of. What is erased does not go there. */
  trash: 30,
  /** Since the day on which steps of the portal were counted. */
  stepCounts: 730,
} as const;

/** Until when an address waits for a programme to open; `confirmedAt` is null while nobody has confirmed it. */
export function openingWaitEnd(askedAt: Date, confirmedAt: Date | null): Date {
  const days = confirmedAt ? workingDays.openingWait : workingDays.openingAsked;
  return new Date((confirmedAt ?? askedAt).getTime() + days * dayMs);
}
