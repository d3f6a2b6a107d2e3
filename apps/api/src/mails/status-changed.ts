import { type Message, type MessageValues, say } from '@ndp/flows/message.ts';
import { formatDate } from '@ndp/flows/numbers.ts';
import type { StatusNews } from '../store/outbox.ts';
import type { CaseMail, RenderedMail } from './letter.ts';
import { shared } from './messages.ts';
import { breakableSpaces } from './plain-text.ts';
import { renderLetter } from './render.ts';
import { statusLetters, statusShared as texts } from './status-messages.ts';

/**
 * The mail that tells of a change of status, why it happened and what comes next.
 *
 * @throws {RangeError} the status is one that nobody is mailed about
 */
export function statusChanged(mail: CaseMail & StatusNews): RenderedMail {
  const { language, partner, reference, status, reason, dueOn } = mail;
  if (!(status in statusLetters)) throw new RangeError(`no letter speaks of ${status}`);
  const { heading, happened, next } = statusLetters[status as keyof typeof statusLetters];
  const tell = (message: Message, values: MessageValues = {}) => say(message, language, values);
  const letter = {
    language,
    subject: breakableSpaces(tell(texts.subject, { reference, heading: lowerFirst(tell(heading)) })),
    preheader: tell(next),
    heading: tell(heading),
    facts: [
      { label: tell(shared.number), value: reference },
      ...(dueOn ? [{ label: tell(texts.due), value: formatDate(dueOn, language) }] : []),
    ],
    beforeLink: [
      tell(happened, { reference }),
      ...(reason ? [tell(texts.reason, { reason })] : []),
      tell(next),
    ],
    link: { label: tell(texts.button), url: mail.link },
    afterLink: [tell(shared.keepSecret)],
    contact: tell(shared.contact, { partner: partner.title, email: partner.email, phone: partner.phone }),
  };
  return renderLetter(letter, partner);
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
