import { mayAct } from '@ndp/domain/case/may.ts';
import { dueReminder, nextReminder } from '@ndp/domain/periods.ts';
import { sql } from 'kysely';
import { readFacts } from '../../../cases/facts/read-facts.ts';
import { type ApplicationKey, ofCase } from '../../../cases/keys/case-key.ts';
import { lockApplication } from '../../../cases/store/applications.ts';
import { giveReminderBack, takeReminder } from '../../../cases/store/reminders.ts';
import type { Database } from '../../../platform/database/database.ts';
import { acrossPartners, withinPartner } from '../../../platform/database/partner-scope.ts';
import { describeFault } from '../../../platform/log.ts';
import { asUnit, type Unit } from '../../../platform/unit.ts';
import { portNamed } from '../port/ports.ts';
import { finalStates } from '../port/states.ts';
import { type DocumentRequest, isPreparing, readRequests } from '../requests/document-requests.ts';
import type { SigningContext } from './begin-signing.ts';
import type { ContractContext } from './send-contracts.ts';

/**
 * Reminds of documents that wait for a signature, twice at most and never after the deadline.
 *
 * @param batch  how many are read in one go; all that are due are looked at
 */
export async function remindSigners(context: ContractContext, batch = 200): Promise<void> {
  const now = context.clock();
  for await (const key of walkDue(context.db, now, batch)) {
    await withinPartner(key.partnerId, async () => {
      const next = await remindOf(context, key, now);
      if (next !== 'soon') await putOff(context.db, key, next);
    });
  }
}

/** Whose reminder may be due, longest due first, page by page: what is put off on the way hides no other. */
async function* walkDue(db: Database, now: Date, batch: number): AsyncGenerator<ApplicationKey> {
  const due = db
    .selectFrom('signature_request as request')
    .innerJoin('application', (join) =>
      join
        .onRef('application.partner_id', '=', 'request.partner_id')
        .onRef('application.id', '=', 'request.application_id'),
    )
    .select(['request.remind_at', 'request.partner_id', 'request.application_id'])
    .distinct()
    .where('request.remind_at', '<=', now)
    // As words, for the index.
    .where(
      'request.state',
      'not in',
      finalStates.map((state) => sql.lit(state)),
    )
    .where('application.status', '=', 'contract_sent')
    .orderBy('request.remind_at')
    .orderBy('request.partner_id')
    .orderBy('request.application_id')
    .limit(batch);
  let page = await acrossPartners(() => due.execute());
  while (page.length > 0) {
    for (const { partner_id, application_id } of page)
      yield { partnerId: partner_id, applicationId: application_id };
    const last = page.at(-1);
    if (!last || page.length < batch) return;
    const rest = due.where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple('request.remind_at', 'request.partner_id', 'request.application_id'),
        '>',
        tuple(last.remind_at, last.partner_id, last.application_id),
      ),
    );
    page = await acrossPartners(() => rest.execute());
  }
}

/** @returns when it is to be looked at next; `soon`: in the next round, because something stood in the way */
async function remindOf(
  context: ContractContext,
  key: ApplicationKey,
  now: Date,
): Promise<Date | undefined | 'soon'> {
  const waiting = (await readRequests(context, key)).filter(({ waitingRefs }) => waitingRefs.length > 0);
  const [first] = waiting;
  if (!first) return undefined;
  const next = nextReminder('signing', first.expiresAt, now);
  const daysBefore = dueReminder('signing', first.expiresAt, now);
  if (daysBefore === undefined) return next;
  if (await isPreparing(context.db, key)) return 'soon';
  const reminder = { ...key, kind: 'signing', deadline: first.expiresAt, daysBefore };
  const taken = await asUnit(context, async (unit) =>
    (await maySign(context, unit, key)) ? takeReminder(unit, reminder) : undefined,
  );
  if (taken === undefined) return 'soon';
  if (!taken) return next;
  try {
    await remindAll(context, waiting);
    return next;
  } catch (failure) {
    await giveReminderBack(context.db, reminder);
    context.log.error(
      { fault: describeFault(failure) },
      'a reminder to sign could not be sent; it is tried again',
    );
    return 'soon';
  }
}

/** Whether the documents of a case can be signed now. */
async function maySign(
  { partners }: ContractContext,
  unit: Unit,
  { partnerId, applicationId }: ApplicationKey,
): Promise<boolean> {
  const partner = await partners.find(partnerId);
  const application = await lockApplication(unit, partnerId, applicationId);
  if (!partner || !application) return false;
  return mayAct('sign', await readFacts(unit, { application, partner }));
}

async function putOff(db: Database, key: ApplicationKey, until: Date | undefined): Promise<void> {
  await db
    .updateTable('signature_request')
    .set({ remind_at: until ?? null })
    .where((row) => row.and(ofCase(key)))
    .where('state', 'not in', finalStates)
    .execute();
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
