import type { Question } from '../../question.ts';
import { coOwnerMessages } from '../co-owners/messages.ts';
import { consentNames } from './messages.ts';
import { type ConsentId, consents } from './step.ts';

const listed = { leftOut: 'the consents are listed word for word, with the time they were given' };

const onPaper: Question<unknown> = {
  label: coOwnerMessages.on_paper,
  shown: { leftOut: 'the list of co-owners tells who is asked' },
  printed: { leftOut: 'the agreement says it in a sentence of its own' },
};

const questions = consents.map(({ id }) => [id, { label: consentNames[id], shown: listed, printed: listed }]);

export const consentQuestions = {
  ...(Object.fromEntries(questions) as Readonly<Record<ConsentId, Question<unknown>>>),
  co_owners_on_paper: onPaper,
};
