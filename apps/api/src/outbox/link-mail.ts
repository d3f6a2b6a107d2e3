import { publicOrigin } from '../hosts.ts';
import type { OutgoingMail } from '../mail/port.ts';
import type { LinkMail, RenderedMail } from '../mails/letter.ts';
import { findByLink } from '../store/links.ts';
import type { LeasedMail } from '../store/outbox.ts';
import type { Partner } from '../store/tables.ts';
import { defaultColours } from '../theme.ts';
import type { PostOffice } from './post-office.ts';

/** Reads what a promise speaks of and writes its mail; null when there is nothing to say any more. */
export type Write = (office: PostOffice, promise: LeasedMail) => Promise<OutgoingMail | null>;

/**
 * A mail with a secret link. Its link may have died while the mail waited: the address was corrected, or the
 * application deleted. Then nothing is sent. Of the application only what the visitor did not write is read.
 */
export function writeLinkMail(render: (mail: LinkMail) => RenderedMail): Write {
  return async (office, promise) => {
    const { partnerId, applicationId, messageId } = promise;
    const { token, email, language } = promise.payload;
    const link = { partnerId, token, id: applicationId };
    const application = await findByLink(office.db, office.keys, link, office.clock());
    const partner = await office.partners.find(partnerId);
    if (!application || !partner) return null;
    const { kind, reference, quote } = application;
    const rendered = render({
      kind,
      partner: senderIn(partner, office),
      reference,
      language,
      link: `${publicOrigin(partnerId, office.config)}/grant/application/${applicationId}/${token}`,
      quotePln: quote?.quote,
    });
    return {
      messageId,
      from: nameSender(partner.title, office.config.mailFrom),
      to: email,
      language,
      ...rendered,
    };
  };
}

function senderIn(partner: Partner, { config }: PostOffice) {
  return {
    title: partner.title,
    primaryColor: partner.primary_color ?? defaultColours[config.environment].primary,
    email: partner.contact_email,
    phone: partner.contact_phone,
  };
}

/** The sender a reader sees: the partner's title over the product's address. */
function nameSender(title: string, mailFrom: string): string {
  const address = /<([^<>]+)>\s*$/.exec(mailFrom)?.[1] ?? mailFrom.trim();
  return `"${title.replace(/["\\]/g, '')}" <${address}>`;
}
