import type { Messages } from '@ndp/flows/message.ts';

export const numbersMessages = {
  title: { pl: 'Program w liczbach', en: 'The programme in numbers' },
  lead: {
    pl: 'Co się działo w tym programie do {day}.',
    en: 'What has happened in this programme by {day}.',
  },
  stages: { pl: 'Sprawy', en: 'Cases' },
  stage: { pl: 'Etap', en: 'Stage' },
  count: { pl: 'Liczba', en: 'Number' },
  cases: { pl: 'wysłane wyceny i prośby o kontakt', en: 'estimates and call-back requests sent' },
  signed: { pl: 'podpisane umowy o dofinansowanie', en: 'funding agreements signed' },
  paid: { pl: 'wypłaty', en: 'payments' },
  money: { pl: 'wypłacone pieniądze', en: 'money paid out' },
  at_least: { pl: 'co najmniej {amount}', en: 'at least {amount}' },
  hidden: { pl: '< {least}', en: '< {least}' },
  hidden_money: { pl: 'za mało wypłat, żeby podać', en: 'too few payments to say' },
  sources: { pl: 'Według nowego źródła ciepła', en: 'By new heat source' },
  by_source: { pl: 'Nowe źródło ciepła', en: 'New heat source' },
  towns: { pl: 'Według gminy', en: 'By municipality' },
  by_town: { pl: 'Gmina', en: 'Municipality' },
  how_title: { pl: 'Co tu policzono', en: 'What is counted here' },
  how: {
    pl: 'Liczymy sprawy rozpoczęte do końca ostatniego pełnego miesiąca i to, dokąd doszły. Nikogo nie śledzimy: liczby biorą się ze spraw, które ktoś sam wysłał.',
    en: 'Counted are the cases begun by the end of the last whole month, and how far they have come. Nobody is followed: the numbers come from cases that somebody sent.',
  },
  rounded: {
    pl: 'Żeby z liczb nie dało się rozpoznać osoby, każda jest zaokrąglona w dół do wielokrotności {least}, a mniejsza pokazana jako „< {least}”. Gmin z mniejszą liczbą spraw nie wymieniamy, więc tabele nie sumują się do całości.',
    en: 'So that no person can be told from the numbers, each is rounded down to a multiple of {least}, and a smaller one is shown as “< {least}”. Municipalities with fewer cases are not named, so the tables do not add up to the whole.',
  },
} as const satisfies Messages;
