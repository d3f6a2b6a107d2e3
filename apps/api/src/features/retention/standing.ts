import { isHeld, keptUntil, type RetentionClass } from '@ndp/domain/retention/classes.ts';
import { recordsEnd } from '@ndp/domain/retention/records.ts';
import { keyOf } from '../../cases/case-key.ts';
import { programOf } from '../../cases/case-program.ts';
import { hasSigned } from '../../cases/facts/has-signed.ts';
import { polishDay } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Application, Partner } from '../../platform/database/schema/tables.ts';
import { classOf } from './classify.ts';

/** What is kept of a case, and until when. */
export interface Standing {
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
): Promise<Standing> {
  const key = keyOf(application);
  const { retention: found, since, year } = await classOf(db, key);
  const isSigned = application.status === 'contract_sent' && (await hasSigned(db, key));
  const retention = isSigned && !isHeld(found) ? 'agreement' : found;
  const { terms } = programOf(application, partner);
  const until = keptUntil({ retention, since, recordsEnd: recordsEnd(year, terms.years) });
  const held = isHeld(retention);
  const told = held && until ? new Date(until.getTime() - 1) : until;
  return { retention, until, day: told && polishDay(told), isHeld: held };
}
