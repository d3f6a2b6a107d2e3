import { type AccountQuestion, accountQuestion } from '@ndp/domain/money/account-look.ts';
import { toGrosze } from '@ndp/domain/money/grosze.ts';
import { keyOf, ofCase } from '../../cases/keys/case-key.ts';
import type { EncryptedStore } from '../../cases/keys/encrypted-store.ts';
import { readEvents } from '../../cases/store/events.ts';
import { readSections } from '../../cases/store/sections.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import { PaymentRefused } from './refusals.ts';
import { type Payment, readPaymentsOf } from './store.ts';

/** What the agreement says of the amount, in grosze. @throws {PaymentRefused} it says nothing */
export function agreedAmounts({ quote }: Pick<Application, 'quote'>): {
  readonly agreedGr: number;
  readonly ceilingGr: number;
} {
  if (!quote || quote.quote <= 0) throw new PaymentRefused('no_amount');
  return { agreedGr: toGrosze(quote.quote), ceilingGr: toGrosze(quote.explanation.ceiling_pln) };
}

/** The account of a case, as far as a payment is stopped by it. */
export interface AccountStanding {
  readonly question: AccountQuestion | undefined;
  /** Who looked last. */
  readonly lookedBy: string | null;
  readonly payments: readonly Payment[];
}

/** Whether a person has to look at the account before it is paid to. */
export async function readAccountStanding(
  store: EncryptedStore,
  application: Application,
): Promise<AccountStanding> {
  const key = keyOf(application);
  const events = await readEvents(store.db, key);
  const signed = events.findLast(({ status }) => status === 'contract_signed');
  const { settlement } = await readSections(store, key);
  const payments = await readPaymentsOf(store.db, application);
  const back = payments.find(({ state }) => state === 'returned' || state === 'rejected');
  const look = await store.db
    .selectFrom('payment_look')
    .select(['looked_at', 'looked_by'])
    .where((row) => row.and(ofCase(key)))
    .orderBy('looked_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const question = accountQuestion({
    signedAt: signed?.at.getTime() ?? 0,
    savedAt: signed && settlement ? settlement.savedAt.getTime() : 0,
    returnedAt: back?.changed_at.getTime() ?? null,
    lookedAt: look?.looked_at.getTime() ?? null,
  });
  return { question, lookedBy: look?.looked_by ?? null, payments };
}
