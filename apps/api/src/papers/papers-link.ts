import type { Language } from '@ndp/flows/message.ts';
import type { Parts } from '../parts.ts';
import { keyOf } from '../pipeline/move-status.ts';
import type { Trx } from '../store/database.ts';
import { addLink } from '../store/links.ts';
import { promiseMail } from '../store/outbox.ts';
import type { Application } from '../store/tables.ts';

/** To whom the signed papers are mailed. */
export interface PapersReader {
  readonly reader: 'applicant' | 'organiser';
  readonly email: string;
  readonly language: Language;
}

/** Promises to mail a link that opens the signed papers and nothing else; links made before it keep working. */
export async function promisePapersLink(
  trx: Trx,
  { keys, config }: Pick<Parts, 'keys' | 'config'>,
  application: Application,
  { reader, email, language }: PapersReader,
  now: Date,
): Promise<void> {
  const key = keyOf(application);
  const token = await addLink(trx, keys, key, now, 'papers');
  const settings = { keys, applicationDomain: config.applicationDomain };
  const payload = { token, email, language, reader };
  await promiseMail(trx, settings, { ...key, kind: 'papers-signed', payload }, now);
}
