import type { Language } from '@ndp/flows/message.ts';
import { keyOf } from '../../../cases/case-key.ts';
import { promiseLink } from '../../../mail/promise-link.ts';
import type { Trx } from '../../../platform/database/database.ts';
import type { Application } from '../../../platform/database/schema/tables.ts';
import type { Parts } from '../../../platform/parts.ts';

/** To whom the signed papers are mailed. */
export interface PapersReader {
  readonly reader: 'applicant' | 'organiser';
  readonly email: string;
  readonly language: Language;
}

/**
 * Promises to mail a link that opens the signed papers and nothing else; links made before it keep working. Without
 * `dueAt` the mail goes at once.
 */
export async function promisePapersLink(
  trx: Trx,
  parts: Pick<Parts, 'keys' | 'config'>,
  application: Application,
  reader: PapersReader,
  now: Date,
  dueAt = now,
): Promise<void> {
  await promiseLink(trx, parts, keyOf(application), 'papers-signed', reader, now, 'papers', dueAt);
}
