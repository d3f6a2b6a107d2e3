import type { Messages } from '../../message.ts';

export const projectMessages = {
  lead: {
    pl: 'Zmieniasz odpowiedź z wyceny. Zanim cokolwiek się zapisze, pokażemy nową kwotę.',
    en: 'You are changing an answer of the estimate. Before anything is stored we show the new amount.',
  },
  next: { pl: 'Przelicz kwotę', en: 'Calculate the amount' },
  leave: { pl: 'Zostaw bez zmian', en: 'Leave it as it is' },
  title: { pl: 'Kwota po zmianie', en: 'The amount after the change' },
  lower: {
    pl: 'Po zmianie kwota będzie niższa o {difference}.',
    en: 'With the change the amount is lower by {difference}.',
  },
  higher: {
    pl: 'Po zmianie kwota będzie wyższa o {difference}.',
    en: 'With the change the amount is higher by {difference}.',
  },
  same: { pl: 'Kwota się nie zmieni.', en: 'The amount stays the same.' },
  zero: {
    pl: 'Po tej zmianie dofinansowanie się nie należy.',
    en: 'With this change there is no funding.',
  },
  no_saving: {
    pl: 'Taka wymiana nie daje oszczędności energii, za którą program mógłby zapłacić.',
    en: 'Such a replacement saves no energy that the programme could pay for.',
  },
  not_in_reference_set: {
    pl: 'Przepisy nie podają wartości oszczędności dla takiego źródła ciepła w budynku z tego okresu.',
    en: 'The regulations give no value of savings for such a heat source in a building of that time.',
  },
  programme_closed: {
    pl: 'Program nie przyjmuje już wniosków.',
    en: 'The programme accepts no more applications.',
  },
  what: { pl: 'Co się zmienia?', en: 'What changes?' },
  why: { pl: 'Skąd ta kwota?', en: 'Why this amount?' },
  before: { pl: 'Było:', en: 'Before:' },
  after: { pl: 'Będzie:', en: 'After:' },
  amount: { pl: 'Kwota dofinansowania', en: 'Amount of funding' },
  saved: { pl: 'Uznana oszczędność energii w roku', en: 'Recognised energy saving a year' },
  ceiling: { pl: 'Najwyższa kwota według ustawy', en: 'Highest amount under the act' },
  share: { pl: 'Część wypłacana', en: 'Share paid out' },
  none: { pl: 'brak', en: 'none' },
  stored: {
    pl: 'Nic jeszcze nie jest zapisane. Zapisze się dopiero, gdy zaakceptujesz tę kwotę.',
    en: 'Nothing is stored yet. It will be once you accept this amount.',
  },
  reopens: {
    pl: 'Wniosek był już wysłany. Po zaakceptowaniu będzie niewysłany, dopóki nie sprawdzisz go i nie wyślesz ponownie. Dokumenty do podpisu i link do nich przestaną działać.',
    en: 'The application has been sent already. Once you accept, it counts as not sent until you check it and send it again. The documents to sign and the link to them stop working.',
  },
  accept: { pl: 'Akceptuję {amount} i zmieniam', en: 'Accept {amount} and change' },
  accept_same: { pl: 'Zapisz zmianę', en: 'Save the change' },
  back: { pl: 'Wróć do odpowiedzi', en: 'Back to the answers' },
  kept: {
    pl: 'Wniosek jest bez zmian, a wpisane odpowiedzi są nadal w formularzu.',
    en: 'The application is unchanged, and what you answered is still in the form.',
  },
  also: {
    pl: 'Zanim przeliczymy kwotę, popraw jeszcze odpowiedź na tej stronie.',
    en: 'Before the amount can be calculated, please correct the answer on this page too.',
  },
} as const satisfies Messages;
