import { type Message, type MessageValues, say } from '@ndp/flows/message.ts';
import { agreedLetter, answerLetter, objectedLetter } from './co-owner-messages.ts';
import type { CaseMail, RenderedMail } from './letter.ts';
import { shared } from './messages.ts';
import { breakableSpaces } from './plain-text.ts';
import { renderLetter } from './render.ts';

type AnswerMail = CaseMail & {
  /** The name under which the applicant named this person. */
  readonly coOwner: string;
  readonly answer: 'agree' | 'object';
  /** Whether the objection stopped the signing. */
  readonly isStopped: boolean;
};

/** The mail that tells the applicant what a co-owner answered, and what follows from it. */
export function coOwnerAnswer(mail: AnswerMail): RenderedMail {
  const { language, partner, reference, coOwner, answer, isStopped } = mail;
  const texts = answer === 'agree' ? agreedLetter : objectedLetter;
  const tell = (message: Message, values: MessageValues = {}) => say(message, language, values);
  const letter = {
    language,
    subject: breakableSpaces(tell(texts.subject, { reference })),
    preheader: tell(texts.preheader),
    heading: tell(texts.heading),
    facts: [{ label: tell(shared.number), value: reference }],
    beforeLink: [
      tell(texts.happened, { name: coOwner, reference }),
      ...(isStopped ? [tell(objectedLetter.stopped)] : []),
      tell(texts.next),
    ],
    link: { label: tell(answerLetter.button), url: mail.link },
    afterLink: [tell(shared.keepSecret)],
    contact: tell(shared.contact, { partner: partner.title, email: partner.email, phone: partner.phone }),
  };
  return renderLetter(letter, partner);
}
