import { type Message, say } from '@ndp/flows/message.ts';
import { formatPln } from '@ndp/flows/numbers.ts';
import type { CaseMail, RenderedMail } from './letter.ts';
import { shared, receivedLetter as texts } from './messages.ts';
import { breakableSpaces } from './plain-text.ts';
import { renderLetter } from './render.ts';

/** The mail that says a completed application was received, and what comes next. */
export function applicationReceived(mail: CaseMail): RenderedMail {
  const { language, partner, reference, quotePln } = mail;
  const tell = (message: Message, values = {}) => say(message, language, values);
  const letter = {
    language,
    subject: breakableSpaces(tell(texts.subject, { reference })),
    preheader: tell(texts.preheader),
    heading: tell(texts.heading),
    facts: [
      { label: tell(shared.number), value: reference },
      ...(quotePln ? [{ label: tell(texts.amount), value: formatPln(quotePln) }] : []),
    ],
    beforeLink: [tell(texts.happened, { reference }), tell(texts.next), tell(texts.wait)],
    link: { label: tell(texts.button), url: mail.link },
    afterLink: [tell(texts.overview), tell(shared.keepSecret)],
    contact: tell(shared.contact, { partner: partner.title, email: partner.email, phone: partner.phone }),
  };
  return renderLetter(letter, partner);
}
