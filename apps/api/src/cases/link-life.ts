import { retentionDays } from '@ndp/domain/retention/classes.ts';
import { dayMs } from '../platform/clock.ts';
import type { Application, ApplicationLinkTable, LinkPurpose } from '../platform/database/schema/tables.ts';

/** How long links live, in days. Nothing else in the product says so. */
export const linkDays = {
  /** Since the link to an application that is not sent was used last. */
  draft: 30,
  /** Since it was made, however often it is used. */
  draftInAll: 90,
  /** Since the link to a sent application was used last: a case takes months. */
  sent: 180,
  /** Since a link to the signed papers was made: they show PESEL and account number in full. */
  papers: 30,
  /** Since a mail asked to confirm an address: by then it is confirmed, or everything is erased. */
  not_me: retentionDays.unconfirmed,
} as const;

/** How long an older link still opens an application once a newer one was sent, ms. */
export const graceMs = dayMs;

/** How long a link to an application lives without being used, days. */
export function unusedDays({ submitted_at }: Pick<Application, 'submitted_at'>): number {
  return submitted_at ? linkDays.sent : linkDays.draft;
}

/** When a link of an application ends that was made at one moment and is used at another. */
export function linkEnd(
  purpose: LinkPurpose,
  application: Pick<Application, 'submitted_at'>,
  madeAt: Date,
  usedAt: Date,
): Date {
  if (purpose !== 'application') return daysAfter(madeAt, linkDays[purpose]);
  const end = daysAfter(usedAt, unusedDays(application));
  const last = daysAfter(madeAt, linkDays.draftInAll);
  return application.submitted_at || end < last ? end : last;
}

/**
 * Until when a link lives that is used now; undefined when it stays as it is. Its end is put off at most once a day,
 * so that reading changes nothing for the rest of it, and never brought forward.
 */
export function renewedEnd(
  link: Pick<ApplicationLinkTable, 'created_at' | 'expires_at'> & { readonly purpose: LinkPurpose },
  application: Pick<Application, 'submitted_at'>,
  now: Date,
): Date | undefined {
  const renewedAt = daysAfter(link.expires_at, -unusedDays(application));
  const end = linkEnd(link.purpose, application, link.created_at, now);
  return end > link.expires_at && now >= daysAfter(renewedAt, 1) ? end : undefined;
}

function daysAfter(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * dayMs);
}
