import type { FindPlace } from '../app/mail-places.ts';
import type { Partner } from '../platform/database/schema/tables.ts';
import type { CaseMail, RenderedMail } from '../platform/mail/letter/letter.ts';
import type { OutgoingMail } from '../platform/mail/port.ts';
import { coloursOf } from '../platform/partners/theme.ts';
import type { PostOffice } from './outbox/mailer.ts';
import type { LeasedMail, MailKind, Payloads } from './outbox/outbox.ts';

/** Reads what a promise speaks of and writes its mail; null when there is nothing to say any more. */
export type Write<Kind extends MailKind> = (
  office: PostOffice,
  promise: LeasedMail<Kind>,
) => Promise<OutgoingMail | null>;

/** What a mail of a kind is written from: its case, and the kind's own news without secret and address. */
export type MailOf<Kind extends MailKind> = CaseMail &
  Omit<Payloads[Kind], 'token' | 'notMe' | 'email' | 'language'>;

/** Writes a kind of mail. Of the application only what the visitor did not write is read. */
export function writeWith<Kind extends MailKind>(
  render: (mail: MailOf<Kind>) => RenderedMail,
  findPlace: FindPlace<LeasedMail<Kind>>,
): Write<Kind> {
  return async (office, promise) => {
    const partner = await office.partners.find(promise.partnerId);
    const place = await findPlace(office, promise);
    if (!place || !partner) return null;
    const { email, language } = promise.payload;
    const { kind, reference, quote, submitted_at } = place.application;
    const rendered = render({
      ...promise.payload,
      kind,
      partner: senderIn(partner, office),
      reference,
      language,
      link: place.link ?? '',
      isSent: submitted_at !== null,
      ...(place.notMeLink === undefined ? {} : { notMeLink: place.notMeLink }),
      quotePln: quote?.quote,
    });
    const from = nameSender(partner.title, office.config.mailFrom);
    return { messageId: promise.messageId, from, to: email, language, ...rendered };
  };
}

function senderIn(partner: Partner, { config }: PostOffice) {
  return {
    title: partner.title,
    primaryColor: coloursOf(partner, config.environment).primaryColor,
    email: partner.contact_email,
    phone: partner.contact_phone,
  };
}

/** The sender a reader sees: the partner's title over the product's address. */
function nameSender(title: string, mailFrom: string): string {
  const address = /<([^<>]+)>\s*$/.exec(mailFrom)?.[1] ?? mailFrom.trim();
  return `"${title.replace(/["\\]/g, '')}" <${address}>`;
}
