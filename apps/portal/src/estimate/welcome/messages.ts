import type { Messages } from '@ndp/flows/message.ts';

export const welcomeMessages = {
  title: { pl: 'Dofinansowanie do wymiany źródła ciepła', en: 'Funding to replace a heat source' },
  lead: {
    pl: 'Bezzwrotne pieniądze dla właścicieli domów, budynków wielorodzinnych i budynków niemieszkalnych. Kwotę można poznać w kilka minut, bez zakładania konta.',
    en: 'Non-repayable money for owners of houses, apartment buildings and non-residential buildings. Find out the amount in a few minutes, without creating an account.',
  },
  start: { pl: 'Rozpocznij', en: 'Start' },
  resume: { pl: 'Wróć do rozpoczętej wyceny', en: 'Continue the estimate' },
  duration: { pl: 'Wycena zajmuje około 3 minut.', en: 'The estimate takes about 3 minutes.' },
  saved: { pl: 'Odpowiedzi zapisują się na tym urządzeniu.', en: 'Your answers are saved on this device.' },
  stepsTitle: { pl: 'Sześć kroków do dofinansowania', en: 'Six steps to the funding' },
  step1: { pl: 'Wycena', en: 'Get an estimate' },
  step1Help: {
    pl: 'Kilka pytań o budynek i źródło ciepła, a potem kwota z wyjaśnieniem.',
    en: 'A few questions about the building and the heat source, then the amount with its explanation.',
  },
  step2: { pl: 'Uzupełnienie wniosku', en: 'Complete the application' },
  step2Help: {
    pl: 'Link z wiadomości e-mail potwierdza adres i otwiera wniosek.',
    en: 'The link in the e-mail verifies the address and opens the application.',
  },
  step3: { pl: 'Podpisanie umowy o dofinansowanie', en: 'Sign the funding contract' },
  step3Help: {
    pl: 'Umowę podpisuje się elektronicznie, z linku w wiadomości e-mail.',
    en: 'The contract is signed electronically, from a link in an e-mail.',
  },
  step4: { pl: 'Wymiana starego źródła ciepła', en: 'Replace the old heat source' },
  step4Help: {
    pl: 'Prace zaczynają się dopiero po podpisaniu umowy.',
    en: 'The works start only after the contract has been signed.',
  },
  step5: { pl: 'Potwierdzenie wymiany', en: 'Confirm the instalment' },
  step5Help: {
    pl: 'Potrzebne są dokumenty oraz wniosek o wypłatę dofinansowania.',
    en: 'With documents and a payment application.',
  },
  step6: { pl: 'Wypłata dofinansowania', en: 'Receive the funding' },
  step6Help: {
    pl: 'Pieniądze trafiają na rachunek bankowy w ciągu najwyżej {paymentWeeks} tygodni.',
    en: 'The money reaches the bank account within at most {paymentWeeks} weeks.',
  },
  prepareTitle: { pl: 'Kto może złożyć wniosek', en: 'Who can apply' },
  prepare: {
    pl: 'Właściciel lub współwłaściciel budynku, który jest odbiorcą końcowym energii lub paliwa: zwykle jest to osoba wskazana na fakturze za prąd, gaz lub ciepło.',
    en: 'The owner or a co-owner of the building who is the final recipient of energy or fuel: usually the person named on the electricity, gas or heat invoice.',
  },
} as const satisfies Messages;
