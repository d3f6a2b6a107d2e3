import type { Messages } from '../../message.ts';

export const nextStepMessages = {
  sign_where: {
    pl: 'Link do podpisu wysłaliśmy na adres {email}. Jeśli go nie ma, zajrzyj do folderu ze spamem.',
    en: 'The link to sign was sent to {email}. If it is not there, please look in the spam folder.',
  },
  held: {
    pl: 'Podpis czeka na sprawdzenie imienia i nazwiska.',
    en: 'The signature is waiting for a check of the name.',
  },
  held_next: {
    pl: 'Podpis ma inne imię i nazwisko niż wniosek, dlatego sprawdza je człowiek. Nie musisz nic robić: o wyniku napiszemy e-mailem.',
    en: 'The name in the signature differs from the application, so a person checks it. There is nothing you have to do: we will tell you the result by email.',
  },
  sign_again: { pl: 'Wyślij link do podpisu ponownie', en: 'Send the link to sign again' },
  sign_sent: {
    pl: 'Wysłaliśmy nowy link do podpisu na adres {email}. Poprzedni przestał działać.',
    en: 'A new link to sign was sent to {email}. The one before no longer works.',
  },
  paid: {
    pl: 'Bank zaksięgował wypłatę {amount}: {day}.',
    en: 'The bank booked the payment of {amount} on {day}.',
  },
  papers: {
    pl: 'Podpisany wniosek i podpisaną umowę można pobrać z osobnego linku. Widać w nich PESEL i numer rachunku w całości, dlatego link przychodzi tylko e-mailem.',
    en: 'The signed application and agreement can be downloaded from a link of their own. They show the PESEL number and the account number in full, so that link comes by email only.',
  },
  papers_send: { pl: 'Wyślij link do podpisanych dokumentów', en: 'Send the link to the signed documents' },
  papers_sent: {
    pl: 'Link do podpisanych dokumentów wysłaliśmy na adres {email}.',
    en: 'The link to the signed documents was sent to {email}.',
  },
  payment: {
    pl: 'Po wymianie źródła ciepła dołącz faktury i protokoły i złóż wniosek o wypłatę.',
    en: 'Once the heat source is replaced, please add the invoices and reports and send the payment application.',
  },
  returned: {
    pl: 'Wniosek o wypłatę wrócił do uzupełnienia: {reason}',
    en: 'The payment application was returned: {reason}',
  },
  payment_go: { pl: 'Przejdź do rozliczenia', en: 'Go to the settlement' },
  withdraw: { pl: 'Wycofaj wniosek', en: 'Withdraw the application' },
  withdraw_what: {
    pl: 'Wycofany wniosek nie wróci: umowa nie zostanie zawarta, a wysłane linki do podpisu przestaną działać. {newEstimate}',
    en: 'A withdrawn application does not come back: there will be no agreement, and links to sign stop working. {newEstimate}',
  },
  withdraw_yes: { pl: 'Tak, wycofuję wniosek', en: 'Yes, withdraw it' },
} as const satisfies Messages;
