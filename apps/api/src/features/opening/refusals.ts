import { refusal } from '../../platform/refusals.ts';

/** There is nothing to wait for. */
export class ProgramIsOpen extends refusal(409, {
  pl: 'Program jest już otwarty, czekanie dobiegło końca. Odśwież stronę i zacznij wycenę.',
  en: 'The programme is open already: there is no need to wait. Reload the page and begin the estimate.',
}) {}
