import type { Message } from '@ndp/flows/message.ts';
import { renderCase } from '../../../mail/case-letter.ts';
import { shared } from '../../../mail/messages.ts';
import type { AnswerEffect } from '../../../mail/outbox/outbox.ts';
import type { CaseMail, RenderedMail } from '../../../platform/mail/letter/letter.ts';
import { agreedLetter, answerLetter, objectedLetter } from './co-owner-messages.ts';

type AnswerMail = CaseMail & {
  /** The name under which the applicant named this person. */
  readonly coOwner: string;
  readonly answer: 'agree' | 'object';
  readonly effect: AnswerEffect;
};

/** What follows from each answer, in the sentences of the letter. */
const follows: Readonly<Record<AnswerMail['answer'], Readonly<Record<AnswerEffect, readonly Message[]>>>> = {
  agree: {
    none: [agreedLetter.next],
    stopped: [agreedLetter.next],
    waits: [agreedLetter.waits],
    signed: [agreedLetter.next],
  },
  object: {
    none: [objectedLetter.next],
    stopped: [objectedLetter.stopped, objectedLetter.next],
    waits: [objectedLetter.next],
    signed: [objectedLetter.signed],
  },
};

/** The mail that tells the applicant what a co-owner answered, and what follows from it. */
export function coOwnerAnswer(mail: AnswerMail): RenderedMail {
  const { coOwner, answer, effect } = mail;
  const texts = answer === 'agree' ? agreedLetter : objectedLetter;
  return renderCase(mail, (tell) => ({
    subject: tell(texts.subject),
    preheader: tell(texts.preheader),
    heading: tell(texts.heading),
    beforeLink: [
      tell(texts.happened, { name: coOwner }),
      ...follows[answer][effect].map((text) => tell(text)),
    ],
    button: tell(answerLetter.button),
    afterLink: [tell(shared.keepSecret)],
  }));
}
