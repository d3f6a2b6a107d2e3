import { renderCase } from './case-letter.ts';
import { agreedLetter, answerLetter, objectedLetter } from './co-owner-messages.ts';
import type { CaseMail, RenderedMail } from './letter.ts';
import { shared } from './messages.ts';

type AnswerMail = CaseMail & {
  /** The name under which the applicant named this person. */
  readonly coOwner: string;
  readonly answer: 'agree' | 'object';
  /** Whether the objection stopped the signing. */
  readonly isStopped: boolean;
};

/** The mail that tells the applicant what a co-owner answered, and what follows from it. */
export function coOwnerAnswer(mail: AnswerMail): RenderedMail {
  const { coOwner, answer, isStopped } = mail;
  const texts = answer === 'agree' ? agreedLetter : objectedLetter;
  return renderCase(mail, (tell) => ({
    subject: tell(texts.subject),
    preheader: tell(texts.preheader),
    heading: tell(texts.heading),
    beforeLink: [
      tell(texts.happened, { name: coOwner }),
      ...(isStopped ? [tell(objectedLetter.stopped)] : []),
      tell(texts.next),
    ],
    button: tell(answerLetter.button),
    afterLink: [tell(shared.keepSecret)],
  }));
}
