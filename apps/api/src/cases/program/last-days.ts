import { dayAfter } from '@ndp/domain/day-after.ts';
import { draftEnd, reminderDays, signingEnd } from '@ndp/domain/periods.ts';
import { type LastDays, lastDaysOf } from '@ndp/domain/programs/last-days.ts';
import { dayMs } from '../../platform/clock.ts';
import type { CoreContext } from '../../platform/context.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import { type AgreedCase, agreedTerms } from './agreed-terms.ts';
import { startOfPolishDay } from './day.ts';

/** The last days of a case: those of the year its amount was promised in. */
export function lastDaysOfCase(agreed: AgreedCase): LastDays {
  return lastDaysOf(agreedTerms(agreed));
}

/** The last moment of a day in Poland. */
export function endOfPolishDay(day: string): Date {
  return new Date(startOfPolishDay(dayAfter(day, 1)).getTime() - 1);
}

/** When an application that is not sent expires unless something is saved before; never after the last day to send it. */
export function draftEndOf(
  agreed: AgreedCase & { readonly application: Pick<Application, 'changed_at'> },
): DraftEnd {
  const [byChange, last] = [
    draftEnd(agreed.application.changed_at),
    endOfPolishDay(lastDaysOfCase(agreed).send),
  ];
  return byChange < last ? { at: byChange, isLast: false } : { at: last, isLast: true };
}

/** When a draft ends, and whether that is the last day to send it: then nothing that is saved puts it off. */
export interface DraftEnd {
  readonly at: Date;
  readonly isLast: boolean;
}

/** Until when documents sent at this moment must be signed; never after the last day to sign. */
export function signingEndOf(agreed: AgreedCase, sentAt: Date): Date {
  const terms = agreedTerms(agreed);
  const [byTerm, last] = [signingEnd(sentAt, { terms }), endOfPolishDay(lastDaysOf(terms).sign)];
  return byTerm < last ? byTerm : last;
}

/** A version of a programme whose last day is near or has passed. */
export interface EndingVersion {
  readonly programId: string;
  readonly version: number;
  /** The last moment of that day. */
  readonly end: Date;
}

/** The versions whose last day to send or to sign has passed, or is reminded of by now. */
export async function endingVersions(
  { partners, clock }: Pick<CoreContext, 'partners' | 'clock'>,
  kind: 'send' | 'sign',
): Promise<readonly EndingVersion[]> {
  const near = clock().getTime() + Math.max(...reminderDays.draft) * dayMs;
  return (await partners.programs())
    .all()
    .map(({ id, version, terms }) => ({
      ...{ programId: id, version },
      end: endOfPolishDay(lastDaysOf(terms)[kind]),
    }))
    .filter(({ end }) => end.getTime() <= near);
}
