import type { Messages } from '@ndp/flows/message.ts';

/** What the commands about payments answer. */
export const paymentMessages = {
  set: {
    pl: 'Program płaci z rachunku {account}. Kolejne wypłaty i pliki powstaną z tych ustawień.',
    en: 'The programme pays from account {account}. Further payments and files follow these settings.',
  },
  bad_account: {
    pl: 'To nie jest numer rachunku w polskim banku (26 cyfr).',
    en: 'This is no account number of a bank in Poland (26 digits).',
  },
  proposed: {
    pl: '{reference}: zaproponowano wypłatę {amount}. Zatwierdza ją inna osoba: pay-approve.',
    en: '{reference}: a payment of {amount} was proposed. Another person approves it: pay-approve.',
  },
  approved: { pl: '{reference}: wypłata jest zatwierdzona.', en: '{reference}: the payment is approved.' },
  more: {
    pl: '{reference}: zgoda zapisana, potrzeba jeszcze jednej osoby.',
    en: '{reference}: the approval is kept, one more person is needed.',
  },
  changed: {
    pl: '{reference}: coś się zmieniło od propozycji. Zaproponuj wypłatę od nowa.',
    en: '{reference}: something has changed since the proposal, so it has to be proposed again.',
  },
  none: {
    pl: '{reference}: żadna wypłata nie czeka na zgodę.',
    en: '{reference}: no payment waits for approval.',
  },
  file: {
    pl: 'Paczka nr {n}: {count, plural, one {# przelew} few {# przelewy} other {# przelewów}}, plik {name}, SHA-256 {sha256}. Gdy bank je zaksięguje: pay-statement.',
    en: 'Batch {n}: {count, plural, one {# transfer} other {# transfers}}, file {name}, SHA-256 {sha256}. Once the bank has booked them: pay-statement.',
  },
  read: {
    pl: 'Wyciąg wczytany. Wypłacono: {booked}, wróciło: {returned}, wczytano wcześniej: {known}, do wyjaśnienia: {open}.',
    en: 'The statement was read. Paid: {booked}, came back: {returned}, read before: {known}, to be cleared up: {open}.',
  },
} as const satisfies Messages;
