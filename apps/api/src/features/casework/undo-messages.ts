import type { UndoHindrance } from '@ndp/domain/case/undo.ts';
import type { Message } from '@ndp/flows/message.ts';

/** Why a step stays as it is. */
export const undoSentences: Readonly<Record<UndoHindrance, Message>> = {
  followed: {
    pl: 'Tego kroku nie można już cofnąć: ktoś poszedł w tej sprawie dalej.',
    en: 'This step cannot be taken back any more: somebody has gone on from it.',
  },
  ended: {
    pl: 'Tego kroku nie można cofnąć: zakończył podpisywanie albo prośbę o poprawki, a tych nie da się wznowić.',
    en: 'This step cannot be taken back: it ended a signing or a request for correction, which cannot be resumed.',
  },
  mailed: {
    pl: 'Tego kroku nie można już cofnąć: wiadomość do wnioskodawcy wyszła.',
    en: 'This step cannot be taken back any more: the message to the applicant has left.',
  },
  money: {
    pl: 'Tego kroku nie można już cofnąć: to, co zwolnił w budżecie, dostała następna sprawa w kolejce.',
    en: 'This step cannot be taken back any more: what it freed in the budget went to the next case in line.',
  },
};
