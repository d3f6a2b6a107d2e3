import type { Message } from '@ndp/flows/message.ts';
import { renderCase } from '../case-email.ts';
import type { LinkMail, LinkPayload } from '../mail.ts';
import { shared } from '../messages.ts';
import { agreedLetter, answerLetter, objectedLetter } from './co-owner-messages.ts';

/**
 * What a co-owner's answer means for the case: it stopped the signing; with the last objection taken back the case
 * waits for the organiser; the agreement was signed before; or nothing.
 */
export type AnswerEffect = 'stopped' | 'waits' | 'signed' | 'none';

export interface AnswerPayload extends LinkPayload {
  /** The name under which the applicant named this person. */
  readonly coOwner: string;
  readonly answer: 'agree' | 'object';
  readonly effect: AnswerEffect;
}

/** What follows from each answer, in the sentences of the e-mail. */
const follows: Readonly<Record<AnswerPayload['answer'], Readonly<Record<AnswerEffect, readonly Message[]>>>> =
  {
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
export const coOwnerAnswer: LinkMail<AnswerPayload> = {
  kind: 'co-owner-answer',
  target: 'application',
  notice: () => answerLetter.notice,
  write(mail) {
    const { coOwner, answer, effect } = mail;
    const texts = answer === 'agree' ? agreedLetter : objectedLetter;
    return renderCase(mail, (t) => ({
      subject: t(texts.subject),
      preheader: t(texts.preheader),
      heading: t(texts.heading),
      beforeLink: [t(texts.happened, { name: coOwner }), ...follows[answer][effect].map((text) => t(text))],
      button: t(answerLetter.button),
      afterLink: [t(shared.keepSecret)],
    }));
  },
};
