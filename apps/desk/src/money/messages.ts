import type { MoneyStage } from '@ndp/contract/desk/money.ts';
import type { Message, Messages } from '@ndp/flows/message.ts';

export const moneyMessages = {
  strip: { pl: 'Pieniądze programu', en: 'Money of the programme' },
  budget: { pl: 'Budżet', en: 'Budget' },
  no_budget: { pl: 'nie ustalono', en: 'not set' },
  free: { pl: 'wolne: {amount}', en: 'free: {amount}' },
  cases: {
    pl: '{count, plural, one {# sprawa} few {# sprawy} many {# spraw} other {# sprawy}}',
    en: '{count, plural, one {# case} other {# cases}}',
  },
  bookings: { pl: 'Księgowania: {partner}', en: 'Bookings: {partner}' },
  period: { pl: 'Miesiąc albo rok', en: 'Month or year' },
  whole_year: { pl: 'cały {year}', en: 'all of {year}' },
  total: {
    pl: '{count, plural, one {# pozycja} few {# pozycje} many {# pozycji} other {# pozycji}}, razem {sum}',
    en: '{count, plural, one {# booking} other {# bookings}}, {sum} in all',
  },
  first_rows: {
    pl: 'Widać {rows} pierwszych pozycji; tabela do pobrania ma wszystkie.',
    en: 'The first {rows} bookings are shown; the downloaded table has all.',
  },
  nothing: {
    pl: 'W tym okresie bank niczego nie zaksięgował. Wczytaj wyciąg w części „Wypłaty” albo wybierz inny miesiąc.',
    en: 'The bank has booked nothing in this period. Read a statement in under Payments, or choose another month.',
  },
  day: { pl: 'Dzień', en: 'Day' },
  case: { pl: 'Sprawa', en: 'Case' },
  kind: { pl: 'Rodzaj', en: 'Kind' },
  payee: { pl: 'Odbiorca', en: 'Payee' },
  program: { pl: 'Program', en: 'Programme' },
  cost_centre: { pl: 'MPK', en: 'Cost centre' },
  statement: { pl: 'Wyciąg', en: 'Statement' },
  amount: { pl: 'Kwota', en: 'Amount' },
  booked: { pl: 'wypłata', en: 'payment' },
  returned: { pl: 'zwrot', en: 'return' },
  download: { pl: 'Pobierz jako CSV', en: 'Download as CSV' },
  downloaded: { pl: 'Pobrano {name}.', en: '{name} was downloaded.' },
} as const satisfies Messages;

export const stageNames = {
  waiting: { pl: 'W kolejce', en: 'On the waiting list' },
  to_propose: { pl: 'Do propozycji', en: 'To be proposed' },
  proposed: { pl: 'Do zatwierdzenia', en: 'To be approved' },
  approved: { pl: 'Zatwierdzone', en: 'Approved' },
  at_bank: { pl: 'W banku', en: 'At the bank' },
  paid: { pl: 'Wypłacone w {year}', en: 'Paid in {year}' },
} as const satisfies Readonly<Record<MoneyStage, Message>>;
