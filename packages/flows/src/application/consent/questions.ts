import type { Question } from '../../question.ts';
import { consentNames } from './messages.ts';
import { type ConsentId, consents } from './step.ts';

const listed = { leftOut: 'the consents are listed word for word, with the time they were given' };

const questions = consents.map(({ id }) => [id, { label: consentNames[id], shown: listed, printed: listed }]);

export const consentQuestions = Object.fromEntries(questions) as Readonly<
  Record<ConsentId, Question<unknown>>
>;
