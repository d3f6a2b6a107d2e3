import type { ApplicationAnswer } from '@ndp/contract/calls/application.ts';
import type { ApplicationKey } from '../../cases/keys/case-key.ts';
import { readPaperEntry } from '../../cases/store/paper-entries.ts';
import { readTermsConfirmation } from '../../cases/store/terms-confirmations.ts';
import type { Database } from '../../platform/database/database.ts';

/** When its form came on paper, and when its applicant repeated what a helper had prepared; null: neither was. */
export async function describeOtherHands(
  db: Database,
  key: ApplicationKey,
): Promise<Pick<ApplicationAnswer, 'paper' | 'terms_confirmed_at'>> {
  const entry = await readPaperEntry(db, key);
  const confirmedAt = await readTermsConfirmation(db, key);
  return {
    paper: entry ? { came_on: entry.cameOn, is_acknowledged: entry.acknowledgedAt !== null } : null,
    terms_confirmed_at: confirmedAt?.toISOString() ?? null,
  };
}
