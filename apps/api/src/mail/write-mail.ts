import type { Application, Partner } from '../platform/database/schema/tables.ts';
import type { CaseMail, RenderedMail } from '../platform/mail/letter/letter.ts';
import type { OutgoingMail } from '../platform/mail/port.ts';
import { coloursOf } from '../platform/partners/theme.ts';
import type { Parts } from '../platform/parts.ts';
import type { LeasedMail, MailKind, Payloads } from './outbox/outbox.ts';

/** What a mail tells of the application it speaks of. */
type Spoken = Pick<Application, 'kind' | 'reference' | 'quote' | 'submitted_at'>;

/** Of which application a mail speaks, and where its links lead; undefined for those it has not. */
export interface Place {
  readonly application: Spoken;
  readonly link: string | undefined;
  /** Where somebody says that it was sent in their name. */
  readonly notMeLink?: string;
}

/** Null: the link died while the mail waited, or the application is gone. Then nothing is sent. */
export type FindPlace<Promised> = (parts: Parts, promise: Promised) => Promise<Place | null>;

/** Reads what a promise speaks of and writes its mail; null when there is nothing to say any more. */
export type Write<Kind extends MailKind> = (
  parts: Parts,
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
  return async (parts, promise) => {
    const partner = await parts.partners.find(promise.partnerId);
    const place = await findPlace(parts, promise);
    if (!place || !partner) return null;
    const { email, language } = promise.payload;
    const { kind, reference, quote, submitted_at } = place.application;
    const rendered = render({
      ...promise.payload,
      kind,
      partner: senderIn(partner, parts),
      reference,
      language,
      link: place.link ?? '',
      isSent: submitted_at !== null,
      ...(place.notMeLink === undefined ? {} : { notMeLink: place.notMeLink }),
      quotePln: quote?.quote,
    });
    const from = nameSender(partner.title, parts.config.mailFrom);
    return { messageId: promise.messageId, from, to: email, language, ...rendered };
  };
}

function senderIn(partner: Partner, { config }: Parts) {
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
