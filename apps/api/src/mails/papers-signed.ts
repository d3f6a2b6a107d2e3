import { type Message, type MessageValues, say } from '@ndp/flows/message.ts';
import { papersLinkDays } from '../store/links.ts';
import type { CaseMail, RenderedMail } from './letter.ts';
import { shared } from './messages.ts';
import { breakableSpaces } from './plain-text.ts';
import { renderLetter } from './render.ts';
import { papersLetter as texts } from './signing-messages.ts';

/** The mail with the link to the signed documents, for each side. The documents themselves are never mailed. */
export function papersSigned(mail: CaseMail & { readonly reader: 'applicant' | 'organiser' }): RenderedMail {
  const { language, partner, reference, reader } = mail;
  const tell = (message: Message, values: MessageValues = {}) => say(message, language, values);
  const letter = {
    language,
    subject: breakableSpaces(tell(texts.subject, { reference })),
    preheader: tell(texts.preheader),
    heading: tell(texts.heading),
    facts: [
      { label: tell(shared.number), value: reference },
      { label: tell(texts.validFor), value: tell(shared.days, { days: papersLinkDays }) },
    ],
    beforeLink: [tell(texts[reader], { reference })],
    link: { label: tell(texts.button), url: mail.link },
    afterLink: [tell(texts.keepSecret)],
    contact: tell(shared.contact, { partner: partner.title, email: partner.email, phone: partner.phone }),
  };
  return renderLetter(letter, partner);
}
