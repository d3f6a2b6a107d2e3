import { dueReminder } from '@ndp/domain/periods.ts';
import type { ApplicationKey } from '../../../cases/case-key.ts';
import { giveReminderBack, takeReminder } from '../../../cases/reminders.ts';
import { walkApplications } from '../../../cases/walk-applications.ts';
import { withinPartner } from '../../../platform/database/partner-scope.ts';
import { describeFault } from '../../../platform/log.ts';
import { asUnit } from '../../../platform/unit.ts';
import { isNameHeld } from '../embedded/held-names.ts';
import { portNamed } from '../ports.ts';
import { type DocumentRequest, isPreparing, readRequests } from '../standing-requests.ts';
import type { SigningContext } from './begin-signing.ts';
import type { ContractContext } from './send-contracts.ts';

/**
 * Reminds of documents that wait for a signature, twice at most and never after the deadline.
 *
 * @param batch  how many are read in one go; all are looked at
 */
export async function remindSigners(context: ContractContext, batch = 200): Promise<void> {
  const now = context.clock();
  const programs = (await context.partners.programs()).all();
  const shortestTerm = Math.min(...programs.map(({ terms }) => terms.days.signing));
  const term = { kind: 'signing', begun: 'status_at', days: shortestTerm, now } as const;
  const unsigned = { statuses: ['contract_sent'], term, batch };
  for await (const key of walkApplications(context.db, unsigned)) {
    await withinPartner(key.partnerId, () => remindOf(context, key, now));
  }
}

async function remindOf(context: ContractContext, key: ApplicationKey, now: Date): Promise<void> {
  const waiting = (await readRequests(context, key)).filter(({ waitingRefs }) => waitingRefs.length > 0);
  const [first] = waiting;
  const daysBefore = first && dueReminder('signing', first.expiresAt, now);
  if (!first || daysBefore === undefined || (await isNameHeld(context.db, key))) return;
  if (await isPreparing(context.db, key)) return;
  const reminder = { ...key, kind: 'signing', deadline: first.expiresAt, daysBefore };
  const isNew = await asUnit(context, (unit) => takeReminder(unit, reminder));
  if (!isNew) return;
  await remindAll(context, waiting).catch(async (failure) => {
    await giveReminderBack(context.db, reminder);
    context.log.error(
      { fault: describeFault(failure) },
      'a reminder to sign could not be sent; it is tried again',
    );
  });
}

/** Lets their providers remind whoever has not signed. */
export async function remindAll(
  { signing }: SigningContext,
  waiting: readonly DocumentRequest[],
): Promise<void> {
  for (const { provider, providerId, waitingRefs } of waiting) {
    if (providerId !== null) await portNamed(signing, provider)?.remind(providerId, waitingRefs);
  }
}
