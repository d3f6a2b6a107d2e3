import { isPolishMobile, normalisePhone } from '@ndp/domain/identifiers/phone.ts';
import { plainText } from '@ndp/domain/text-message.ts';
import { openStatuses } from '@ndp/domain/workflow/statuses.ts';
import { type Message, say } from '@ndp/flows/message.ts';
import { keyOf } from '../cases/keys/case-key.ts';
import type { EncryptedStore } from '../cases/keys/encrypted-store.ts';
import { findApplication } from '../cases/store/applications.ts';
import { readSections } from '../cases/store/sections.ts';
import type { CoreContext } from '../platform/context.ts';
import type { Application } from '../platform/database/schema/tables.ts';
import type { OutgoingSms } from '../platform/sms/port.ts';
import type { LeasedMail } from './outbox/leased.ts';

/** Neither a name nor a link: whoever reads the screen of the phone learns nothing, and a false one has nothing to copy. */
const text: Message = {
  pl: '{reference}: masz coś do zrobienia w sprawie o dofinansowanie, jest na to termin. Szczegóły są w e-mailu i na stronie sprawy. {partner}',
  en: '{reference}: there is something for you to do in your funding case, by a day. Details are in the email and on the page of the case. {partner}',
};

/** Statuses in which it is the applicant's turn. */
const ownTurn: readonly string[] = [
  ...openStatuses,
  'correction_requested',
  'contract_sent',
  'in_realisation',
];

/** The number that text messages of a case go to: as saved, until then as the estimate was told. */
export async function readMobile(
  store: EncryptedStore,
  application: Application,
): Promise<string | undefined> {
  const { client_info } = await readSections(store, keyOf(application));
  const { phone_number: phone } = client_info?.data ?? { ...application.client };
  return typeof phone === 'string' && isPolishMobile(phone) ? normalisePhone(phone) : undefined;
}

/** Null when there is nothing to say any more: it was done, nobody wants it, or there is no number or service for it. */
export async function writeCaseSms(
  context: CoreContext,
  { partnerId, applicationId, id, payload }: LeasedMail,
): Promise<OutgoingSms | null> {
  const application = await findApplication(context, partnerId, applicationId);
  const partner = await context.partners.find(partnerId);
  if (context.config.sms.via === 'none' || !partner || application?.sms !== 'wanted') return null;
  if (!ownTurn.includes(application.status)) return null;
  const phone = await readMobile(context, application);
  const { reference } = application;
  const written = say(text, payload.language, { reference, partner: partner.title });
  return phone ? { id, phone, text: plainText(written) } : null;
}
