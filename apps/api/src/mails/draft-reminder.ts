import { type Message, type MessageValues, say } from '@ndp/flows/message.ts';
import { formatDate } from '@ndp/flows/numbers.ts';
import type { CaseMail, RenderedMail } from './letter.ts';
import { shared } from './messages.ts';
import { breakableSpaces } from './plain-text.ts';
import { renderLetter } from './render.ts';
import { draftLetter as texts } from './status-messages.ts';

/** The mail that says until when an application that was not sent is kept. */
export function draftReminder(mail: CaseMail & { readonly expiresOn: string }): RenderedMail {
  const { language, partner, reference } = mail;
  const day = formatDate(mail.expiresOn, language);
  const tell = (message: Message, values: MessageValues = {}) => say(message, language, values);
  const letter = {
    language,
    subject: breakableSpaces(tell(texts.subject, { reference })),
    preheader: tell(texts.preheader, { day }),
    heading: tell(texts.heading),
    facts: [
      { label: tell(shared.number), value: reference },
      { label: tell(texts.expires), value: day },
    ],
    beforeLink: [tell(texts.happened, { reference }), tell(texts.next, { day })],
    link: { label: tell(texts.button), url: mail.link },
    afterLink: [tell(shared.keepSecret)],
    contact: tell(shared.contact, { partner: partner.title, email: partner.email, phone: partner.phone }),
  };
  return renderLetter(letter, partner);
}
