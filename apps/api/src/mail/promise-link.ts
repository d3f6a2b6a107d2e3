import type { LinkPurpose } from '@ndp/domain/periods.ts';
import type { ApplicationKey } from '../cases/case-key.ts';
import { addLink } from '../cases/links.ts';
import type { Trx } from '../platform/database/database.ts';
import { type OutboxSettings, promiseMail } from './outbox/outbox.ts';
import type { Addressed, LinkPayload, Payloads } from './payloads.ts';

/** The kinds of mail that bear a link of an application, as their payload tells. */
type LinkKind = {
  [Kind in keyof Payloads]: Payloads[Kind] extends LinkPayload ? Kind : never;
}[keyof Payloads];

/** A mail with a link, as whoever promises it writes it. */
export interface LinkPromise<Kind extends LinkKind> extends ApplicationKey {
  readonly kind: Kind;
  /** To whom it goes, and the kind's own news. */
  readonly mail: Omit<Payloads[Kind], keyof LinkPayload> & Addressed;
  /** What the link opens; without it the application. */
  readonly purpose?: LinkPurpose;
  /** Not before this moment; at once without one. */
  readonly dueAt?: Date;
}

/** Makes a new link of an application and promises to mail it; the links before it are left as they are. */
export async function promiseLink<Kind extends LinkKind>(
  trx: Trx,
  settings: OutboxSettings,
  { kind, mail, purpose = 'application', dueAt, ...key }: LinkPromise<Kind>,
  now: Date,
): Promise<void> {
  const token = await addLink(trx, settings.keys, { ...key, purpose }, now);
  const payload = { ...mail, token } as unknown as Payloads[Kind];
  await promiseMail(trx, settings, { ...key, kind, payload, dueAt: dueAt ?? now }, now);
}
