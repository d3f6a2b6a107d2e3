import type { UndoHindrance } from '@ndp/domain/workflow/undo.ts';
import type { Message } from '@ndp/flows/message.ts';
import { Refusal } from '../../platform/refusals.ts';
import { undoSentences } from './undo-messages.ts';

/** Nothing was refused, somebody has appealed already, or the last day is over. */
export class NotAppealable extends Refusal {
  readonly code = 'NOT_APPEALABLE';
  readonly status = 409;
  readonly sentence = {
    pl: 'W tej sprawie nie można się teraz odwołać: nie ma w niej odmowy, odwołanie już jest albo minął na nie termin. Odśwież stronę, aby zobaczyć, gdzie jest sprawa.',
    en: 'There is nothing to appeal against in this case now: nothing was refused, an appeal was made already, or its time is over. Reload the page to see where the case stands.',
  };
}

/** No appeal of the case waits for a decision. */
export class NoAppealWaits extends Refusal {
  readonly code = 'NO_APPEAL_WAITS';
  readonly status = 409;
  readonly sentence = {
    pl: 'W tej sprawie żadne odwołanie nie czeka na decyzję. Odśwież stronę.',
    en: 'No appeal waits for a decision in this case. Reload the page.',
  };
}

/** Whoever refused does not decide on the appeal. */
export class OwnRefusal extends Refusal {
  readonly code = 'OWN_REFUSAL';
  readonly status = 409;
  readonly sentence = {
    pl: 'To Twoja odmowa, więc o odwołaniu decyduje ktoś inny. Poproś o to drugą osobę.',
    en: 'You refused this case, so somebody else decides on the appeal. Ask another person.',
  };
}

/** Something stands on the step that was to be taken back. */
export class NotUndoable extends Refusal {
  readonly code = 'NOT_UNDOABLE';
  readonly status = 409;
  readonly sentence: Message;

  constructor(why: UndoHindrance) {
    super();
    this.sentence = undoSentences[why];
  }
}
