import { dueReminder } from '@ndp/domain/periods.ts';
import type { ApplicationKey } from '../../../cases/case-key.ts';
import { giveReminderBack, takeReminder } from '../../../cases/reminders.ts';
import { walkApplications } from '../../../cases/walk-applications.ts';
import { withinPartner } from '../../../platform/database/partner-scope.ts';
import { describeFault } from '../../../platform/log.ts';
import { asUnit } from '../../../platform/unit.ts';
import { type PaperRequest, readRequests } from '../standing-requests.ts';
import type { SigningParts } from './begin-signing.ts';
import type { ContractOffice } from './send-contracts.ts';

/**
 * Reminds of documents that wait for a signature, twice at most and never after the deadline.
 *
 * @param batch  how many are read in one go; all are looked at
 */
export async function remindSigners(parts: ContractOffice, batch = 200): Promise<void> {
  const now = parts.clock();
  const unsigned = { statuses: ['contract_sent'], changedUntil: now, batch };
  for await (const key of walkApplications(parts.db, unsigned)) {
    await withinPartner(key.partnerId, () => remindOf(parts, key, now));
  }
}

async function remindOf(parts: ContractOffice, key: ApplicationKey, now: Date): Promise<void> {
  const waiting = (await readRequests(parts, key)).filter(({ waitingRefs }) => waitingRefs.length > 0);
  const [first] = waiting;
  const daysBefore = first && dueReminder('signing', first.expiresAt, now);
  if (!first || daysBefore === undefined) return;
  const reminder = { ...key, kind: 'signing', deadline: first.expiresAt, daysBefore };
  const isNew = await asUnit(parts, (unit) => takeReminder(unit, reminder));
  if (!isNew) return;
  await remindAll(parts, waiting).catch(async (failure) => {
    await giveReminderBack(parts.db, reminder);
    parts.log.error(
      { fault: describeFault(failure) },
      'a reminder to sign could not be sent; it is tried again',
    );
  });
}

async function remindAll({ signing }: SigningParts, waiting: readonly PaperRequest[]): Promise<void> {
  for (const { providerId, waitingRefs } of waiting) {
    if (providerId !== null) await signing.port.remind(providerId, waitingRefs);
  }
}
