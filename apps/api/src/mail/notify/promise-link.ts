import type { ApplicationKey } from '../../cases/keys/case-key.ts';
import { addLink } from '../../cases/links/links.ts';
import type { Unit } from '../../platform/unit.ts';
import type { LinkMail, LinkPayload } from '../mail.ts';
import { promiseMail } from '../outbox/outbox.ts';

/** A mail with a link, as whoever promises it writes it. */
export interface LinkPromise<Payload extends LinkPayload> extends ApplicationKey {
  readonly mail: LinkMail<Payload>;
  /** To whom it goes, and the kind's own news. */
  readonly payload: Omit<NoInfer<Payload>, 'token'>;
  /** Not before this moment; at once without one. */
  readonly dueAt?: Date;
}

/** Makes a new link of an application, for what the mail says, and promises to mail it; those before it stay. */
export async function promiseLink<Payload extends LinkPayload>(
  unit: Unit,
  { payload, ...promise }: LinkPromise<Payload>,
): Promise<void> {
  const { partnerId, applicationId, mail } = promise;
  const token = await addLink(unit, { partnerId, applicationId, purpose: mail.target });
  await promiseMail(unit, { ...promise, payload: { ...payload, token } as unknown as Payload });
}
