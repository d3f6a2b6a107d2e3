import { programById } from '@ndp/domain/programs/all.ts';
import { keptUntil } from '@ndp/domain/retention/classes.ts';
import { keyOf } from '../../cases/case-key.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Application, Partner } from '../../platform/database/schema/tables.ts';
import { hasSigned } from '../signing/standing-requests.ts';
import { type Standing, standingOf } from './classify.ts';

/** What is kept of an application and until when; a signature holds it before the seal has come. */
export async function readStanding(
  db: Database,
  application: Application,
  { program_id }: Pick<Partner, 'program_id'>,
  now: Date,
): Promise<Standing> {
  const program = programById(program_id);
  const key = keyOf(application);
  const standing = await standingOf(db, key, program, now);
  const isSigned = application.status === 'contract_sent' && (await hasSigned(db, key));
  if (standing.isHeld || !isSigned) return standing;
  const retention = 'agreement';
  return {
    retention,
    until: keptUntil({ retention, since: now, years: program.retentionYears }),
    isHeld: true,
  };
}
