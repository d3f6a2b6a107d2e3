import { randomUUID } from 'node:crypto';
import { mostTextsAWeek } from '@ndp/domain/text-message.ts';
import type { Message } from '@ndp/flows/message.ts';
import { sql } from 'kysely';
import { openCipher } from '../../cases/keys/application-keys.ts';
import { type ApplicationKey, ofCase } from '../../cases/keys/case-key.ts';
import { addLink } from '../../cases/links/links.ts';
import { readSecondAddress } from '../../cases/people/second-address.ts';
import { dayMs } from '../../platform/clock.ts';
import { currentSpan } from '../../platform/tracing/spans.ts';
import type { Unit } from '../../platform/unit.ts';
import { caseNotice } from '../emails/case-notice.ts';
import { type Addressed, type LinkMail, type LinkPayload, type Mail, mailPriorities } from '../mail.ts';

/** A promise to mail, as whoever makes it writes it. */
export interface MailPromise<Payload extends Addressed> extends ApplicationKey {
  readonly mail: Mail<Payload>;
  readonly payload: NoInfer<Payload>;
  /** Not before this moment; at once without one. */
  readonly dueAt?: Date;
}

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

/**
 * Writes the promise in the transaction of what it speaks of: both stand, or neither. Where the mail has a notice for
 * the second address of the case, that is promised with it.
 */
export async function promiseMail<Payload extends Addressed>(
  unit: Unit,
  promise: MailPromise<Payload>,
): Promise<void> {
  await addPromise(unit, promise);
  const news = promise.mail.notice?.(promise.payload);
  if (news) await promiseNotice(unit, promise, news);
  if (promise.mail.asksToAct?.(promise.payload)) await promiseSms(unit, promise);
}

/** The kind under which text messages stand among the mails. */
export const caseSmsKind = 'case-sms';

/** Only to who asked for it, and only so often; one that waits says enough. It holds no number: that is read at the end. */
async function promiseSms(
  unit: Unit,
  { partnerId, applicationId, payload, dueAt }: MailPromise<Addressed>,
): Promise<void> {
  const key = { partnerId, applicationId };
  const { rows } = await sql<{ waiting: number; lately: number }>`
    select count(outbox.id) filter (where sent_at is null and failed_at is null and dropped_at is null)::int as waiting,
      count(outbox.id) filter (where dropped_at is null)::int as lately
    from application left join outbox on outbox.partner_id = application.partner_id
      and outbox.application_id = application.id and outbox.kind = ${caseSmsKind}
      and outbox.created_at > ${new Date(unit.now.getTime() - 7 * dayMs)}
    where application.partner_id = ${partnerId} and application.id = ${applicationId} and application.sms = 'wanted'
    group by application.id`.execute(unit.db);
  const [found] = rows;
  if (!found || found.waiting > 0 || found.lately >= mostTextsAWeek) return;
  const { email, language } = payload;
  const sms = { kind: caseSmsKind };
  await addPromise(unit, { ...key, mail: sms, payload: { email, language }, ...(dueAt && { dueAt }) });
}

/** Only to an address whose owner agreed, with a link of its own: the applicant's open everything. */
async function promiseNotice(
  unit: Unit,
  { partnerId, applicationId, payload, dueAt }: MailPromise<Addressed>,
  news: Message,
): Promise<void> {
  const key = { partnerId, applicationId };
  const second = await readSecondAddress(unit, key);
  if (second?.state !== 'confirmed') return;
  const token = await addLink(unit, { ...key, purpose: caseNotice.target });
  const notice = { email: second.email, language: payload.language, token, news };
  await addPromise(unit, { ...key, mail: caseNotice, payload: notice, ...(dueAt && { dueAt }) });
}

/** The stored part of a promise. */
interface PromiseInput extends Omit<MailPromise<Addressed>, 'mail'> {
  readonly mail: Pick<Mail, 'kind' | 'priority'>;
}

async function addPromise(unit: Unit, { mail, payload, dueAt, ...key }: PromiseInput): Promise<void> {
  const { db, keys, config, now } = unit;
  const id = randomUUID();
  const { kind, priority = 'usual' } = mail;
  const cipher = isSealedByRing(mail) ? keys : await openCipher(unit, key);
  const context = payloadContext(id, { ...key, kind });
  await db
    .insertInto('outbox')
    .values({
      ...ofCase(key),
      id,
      kind,
      payload: cipher.sealBytes(
        Buffer.from(JSON.stringify({ ...payload, traceparent: currentSpan() })),
        context,
      ),
      message_id: `<${id}@${config.applicationDomain}>`,
      priority: mailPriorities[priority],
      due_at: dueAt ?? now,
      created_at: now,
    })
    .execute();
}

/** The last mail of an application outlives its key, and some are about none: the ring seals them. */
const sealedByRing: readonly string[] = [
  'data-erased',
  'opening-request',
  'program-opened',
  'desk-notice',
  'desk-invitation',
  'desk-role',
];

/** Whether the payload of such a mail is sealed by the ring instead of the key of its application. */
export function isSealedByRing({ kind }: { readonly kind: string }): boolean {
  return sealedByRing.includes(kind);
}

/** Mails that leave from a training partner too: to the people who practise there. */
export const trainingMails: readonly string[] = ['desk-invitation', 'desk-role'];

/** Binds a payload to its row: moved to another, it does not open. */
export function payloadContext(
  id: string,
  { partnerId, applicationId, kind }: ApplicationKey & { readonly kind: string },
): string {
  return ['outbox', id, partnerId, applicationId, kind].join('\n');
}
