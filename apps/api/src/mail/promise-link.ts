import type { ApplicationKey } from '../cases/case-key.ts';
import { addLink } from '../cases/links.ts';
import type { Trx } from '../platform/database/database.ts';
import type { LinkPurpose } from '../platform/database/schema/tables.ts';
import {
  type Addressed,
  type LinkPayload,
  type OutboxSettings,
  type Payloads,
  promiseMail,
} from './outbox/outbox.ts';

/** The kinds of mail that bear a link of an application, as their payload tells. */
type LinkKind = {
  [Kind in keyof Payloads]: Payloads[Kind] extends LinkPayload ? Kind : never;
}[keyof Payloads];

/** A mail with a link: to whom it goes, and the kind's own news. */
export type LinkMail<Kind extends LinkKind> = Omit<Payloads[Kind], keyof LinkPayload> & Addressed;

/** Makes a new link of an application and promises to mail it; the links before it are left as they are. Without `dueAt` the mail goes at once. */
export async function promiseLink<Kind extends LinkKind>(
  trx: Trx,
  settings: OutboxSettings,
  key: ApplicationKey,
  kind: Kind,
  mail: LinkMail<Kind>,
  now: Date,
  purpose: LinkPurpose = 'application',
  dueAt = now,
): Promise<void> {
  const token = await addLink(trx, settings.keys, key, now, purpose);
  const payload = { ...mail, token } as unknown as Payloads[Kind];
  await promiseMail(trx, settings, { ...key, kind, payload, dueAt }, now);
}
