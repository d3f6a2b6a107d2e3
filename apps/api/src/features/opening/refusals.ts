import { Refusal } from '../../platform/refusals.ts';

/** There is nothing to wait for. */
export class ProgramIsOpen extends Refusal {
  readonly code = 'PROGRAM_IS_OPEN';
  readonly status = 409;
  readonly sentence = {
    pl: 'Program jest już otwarty, czekanie dobiegło końca. Odśwież stronę i zacznij wycenę.',
    en: 'The programme is open already: there is no need to wait. Reload the page and begin the estimate.',
  };
}
