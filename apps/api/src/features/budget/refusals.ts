import { refusalFor } from '../../platform/refusals.ts';

/** Why a budget stays as it is. */
export class BudgetRefused extends refusalFor(409, {
  too_low: {
    pl: 'Sprawy tego programu zajmują już {used}. Budżet nie może być mniejszy. Podaj wyższą kwotę albo najpierw zakończ część spraw.',
    en: 'Cases of this programme take up {used} already, and the budget cannot be less. Give a larger amount, or end some of the cases first.',
  },
  proposed_already: {
    pl: 'Inna zmiana budżetu czeka już na zgodę. Najpierw niech ktoś ją przyjmie albo odrzuci.',
    en: 'Another change of the budget waits for consent already. Let somebody accept or decline it first.',
  },
  own_proposal: {
    pl: 'Ta zmiana jest Twoją propozycją, więc decyduje o niej inna osoba.',
    en: 'You proposed this change, so another person decides on it.',
  },
  gone: {
    pl: 'O tej zmianie ktoś już zdecydował. Odśwież stronę.',
    en: 'Somebody has decided on this change already. Reload the page.',
  },
}) {}
