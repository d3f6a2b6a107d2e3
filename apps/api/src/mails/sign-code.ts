import { type Message, type MessageValues, say } from '@ndp/flows/message.ts';
import type { CaseMail, RenderedMail } from './letter.ts';
import { shared } from './messages.ts';
import { breakableSpaces } from './plain-text.ts';
import { renderLetter } from './render.ts';
import { codeLetter as texts } from './signing-messages.ts';

/** The mail with the one-time code of a signature. It bears no link: whoever reads the code is at the page already. */
export function signCode(mail: CaseMail & { readonly code: string; readonly minutes: number }): RenderedMail {
  const { language, partner, reference, minutes, code } = mail;
  const tell = (message: Message, values: MessageValues = {}) => say(message, language, values);
  const letter = {
    language,
    subject: breakableSpaces(tell(texts.subject, { reference })),
    preheader: tell(texts.preheader, { minutes }),
    heading: tell(texts.heading),
    code,
    facts: [{ label: tell(shared.number), value: reference }],
    beforeLink: [tell(texts.happened, { reference })],
    afterLink: [tell(texts.valid, { minutes }), tell(texts.notYou)],
    contact: tell(shared.contact, { partner: partner.title, email: partner.email, phone: partner.phone }),
  };
  return renderLetter(letter, partner);
}
