import { formatMoment } from '@ndp/flows/application/moment.ts';
import { type Message, type MessageValues, say } from '@ndp/flows/message.ts';
import type { CaseMail, RenderedMail } from './letter.ts';
import { shared } from './messages.ts';
import { breakableSpaces } from './plain-text.ts';
import { renderLetter } from './render.ts';
import { signLetter as texts } from './signing-messages.ts';

type SignMail = CaseMail & { readonly deadline: string; readonly isReminder: boolean };

/** The mail with the link to read and sign the documents; the same again as a reminder. */
export function signLink(mail: SignMail): RenderedMail {
  const { language, partner, reference, isReminder } = mail;
  const tell = (message: Message, values: MessageValues = {}) => say(message, language, values);
  const letter = {
    language,
    subject: breakableSpaces(tell(isReminder ? texts.subjectAgain : texts.subject, { reference })),
    preheader: tell(texts.preheader),
    heading: tell(texts.heading),
    facts: [
      { label: tell(shared.number), value: reference },
      { label: tell(texts.deadline), value: formatMoment(mail.deadline, language) },
    ],
    beforeLink: [tell(texts.happened, { reference }), tell(texts.next)],
    link: { label: tell(texts.button), url: mail.link },
    afterLink: [tell(texts.wait), tell(texts.keepSecret)],
    contact: tell(shared.contact, { partner: partner.title, email: partner.email, phone: partner.phone }),
  };
  return renderLetter(letter, partner);
}
