import { type Language, say } from '@ndp/flows/message.ts';
import { keyOf } from '../../../cases/keys/case-key.ts';
import { readContactedAddresses } from '../../../cases/people/contacted-addresses.ts';
import { moveStatus } from '../../../cases/status/move-status.ts';
import { reasons } from '../../../cases/status/reason-messages.ts';
import { lockApplication } from '../../../cases/store/applications.ts';
import type { Cause } from '../../../cases/store/events.ts';
import { documentsSigned } from '../../../mail/emails/documents-signed.ts';
import { notifyApplicant } from '../../../mail/notify/notify-applicant.ts';
import { promiseLink } from '../../../mail/outbox/promise.ts';
import type { RequestState, SignatureRequest } from '../../../platform/database/schema/signing-tables.ts';
import type { Application } from '../../../platform/database/schema/tables.ts';
import { directoryIn } from '../../../platform/partners/partners.ts';
import type { Unit } from '../../../platform/unit.ts';
import { embeddedName } from '../embedded/embedded-port.ts';
import { secondRef } from '../port/port.ts';
import { cancelRequests, readRequests } from '../requests/document-requests.ts';
import { openReason } from '../requests/signer-states.ts';

/** States in which the signers have been invited, or further. */
const sent: readonly RequestState[] = ['sent', 'viewed', 'partially_signed', 'sealing', 'completed'];

/** What ends a signing before everybody has signed, and where it brings the application. */
const ends: Partial<Record<RequestState, (application: Application, request: SignatureRequest) => End>> = {
  declined: ({ language, cipher }, request) => {
    const words = openReason(request, cipher);
    return isDeclinedBySecond(request)
      ? { to: 'under_review', cause: { actor: 'system', reason: whySecond(language, words) } }
      : { to: 'withdrawn', cause: { actor: 'applicant', reason: words || say(reasons.declined, language) } };
  },
  expired: ({ language }) => ({
    to: 'expired',
    cause: { actor: 'system', reason: say(reasons.not_signed_in_time, language) },
  }),
  cancelled: ({ language }) => ({
    to: 'under_review',
    cause: { actor: 'system', reason: say(reasons.signing_cancelled, language) },
  }),
};

/** Whether it was the second of two: only the applicant's own refusal withdraws the application. */
function isDeclinedBySecond({ signer_states }: SignatureRequest): boolean {
  return signer_states.some(({ ref, state }) => ref === secondRef && state === 'declined');
}

/** What the applicant reads of it, and the words of the second. */
function whySecond(language: Language, words: string | undefined): string {
  const said = say(reasons.declined_by_second, language);
  return words ? `${said} ${say(reasons.words_of_second, language, { words })}` : said;
}

interface End {
  readonly to: 'withdrawn' | 'expired' | 'under_review';
  readonly cause: Cause;
}

/**
 * Lets an application follow the signing of its documents, in the transaction in which one of them changed. What was
 * asked to be cancelled counts no more.
 */
export async function followSigning(
  unit: Unit,
  request: SignatureRequest,
  state: RequestState,
): Promise<void> {
  if (request.cancel_reason !== null) return;
  const application = await lockApplication(unit, request.partner_id, request.application_id);
  if (!application) return;
  const end = ends[state]?.(application, request);
  if (end) return endSigning(unit, application, end);
  const requests = await readRequests(unit, keyOf(application));
  const isEach = (states: readonly RequestState[]) => requests.every((each) => states.includes(each.state));
  if (!isEach(sent)) return;
  const isMailedByUs = requests.every(({ provider }) => provider === embeddedName);
  const waiting = await noteSent(unit, application, isMailedByUs);
  if (isEach(['completed'])) await finishSigning(unit, waiting);
}

async function noteSent(unit: Unit, application: Application, isMailedByUs: boolean) {
  if (!['completed', 'under_review'].includes(application.status)) return application;
  const moved = await moveStatus(unit, application, 'contract_sent', { actor: 'system' });
  // Our own invitation tells of it already; a platform's comes under a name the applicant does not know.
  if (!isMailedByUs) await notifyApplicant(unit, moved);
  return moved;
}

/** Both sides get the signed documents: a link to them, never the files. */
async function finishSigning(unit: Unit, application: Application): Promise<void> {
  if (application.status !== 'contract_sent') return;
  const moved = await moveStatus(unit, application, 'contract_signed', { actor: 'system' });
  await notifyApplicant(unit, moved);
  const { email, language } = application;
  const link = { ...keyOf(moved), mail: documentsSigned };
  await promiseLink(unit, { ...link, payload: { email, language, reader: 'applicant' } });
  const partner = await directoryIn(unit.db, unit.now).find(application.partner_id);
  if (!partner) return;
  const recipients = (await readContactedAddresses(unit, application.partner_id)).flatMap(
    ({ email }) => email ?? [],
  );
  for (const email of recipients.length > 0 ? recipients : [partner.contact_email]) {
    await promiseLink(unit, { ...link, payload: { email, language: 'pl', reader: 'organiser' } });
  }
}

async function endSigning(unit: Unit, application: Application, { to, cause }: End): Promise<void> {
  if (application.status !== 'contract_sent') return;
  const moved = await moveStatus(unit, application, to, cause);
  await cancelRequests(unit, keyOf(application), to);
  await notifyApplicant(unit, moved);
}
