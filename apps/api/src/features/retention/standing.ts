import { isRetainedByLaw, type RetentionClass, retainedUntil } from '@ndp/domain/retention/classes.ts';
import { recordsEnd } from '@ndp/domain/retention/records.ts';
import { hasSigned } from '../../cases/facts/has-signed.ts';
import { keyOf } from '../../cases/keys/case-key.ts';
import { programOf } from '../../cases/program/case-program.ts';
import { polishDay } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Application, Partner } from '../../platform/database/schema/tables.ts';
import { classOf } from './classify.ts';

/** What is kept of a case, and until when. */
export interface RetentionStatus {
  readonly retention: RetentionClass;
  /** From when on it must not be kept; null while it runs. */
  readonly until: Date | null;
  /** The day that is told, `YYYY-MM-DD`: the last one the law wants it kept, or the one on which it goes. */
  readonly day: string | null;
  /** Whether the law forbids erasing it before. */
  readonly isHeld: boolean;
}

/** What is kept of an application and until when; a signature holds it before the seal has come. */
export async function readStanding(
  db: Database,
  application: Application,
  partner: Pick<Partner, 'program_id' | 'versionOf'>,
): Promise<RetentionStatus> {
  const key = keyOf(application);
  const { retention: found, since, year } = await classOf(db, key);
  const isSigned = application.status === 'contract_sent' && (await hasSigned(db, key));
  const retention = isSigned && !isRetainedByLaw(found) ? 'agreement' : found;
  const { terms } = programOf(application, partner);
  const until = retainedUntil({ retention, since, recordsEnd: recordsEnd(year, terms.years) });
  const isRetained = isRetainedByLaw(retention);
  const shownUntil = isRetained && until ? new Date(until.getTime() - 1) : until;
  return { retention, until, day: shownUntil && polishDay(shownUntil), isHeld: isRetained };
}
