import type { Messages } from '@ndp/flows/message.ts';

export const goodToKnowMessages = {
  stepsTitle: { pl: 'Sześć kroków do dofinansowania', en: 'Six steps to the funding' },
  step1: { pl: 'Wycena', en: 'Get an estimate' },
  step2: { pl: 'Uzupełnienie wniosku', en: 'Complete the application' },
  step3: { pl: 'Podpisanie umowy o dofinansowanie', en: 'Sign the funding contract' },
  step4: { pl: 'Wymiana starego źródła ciepła', en: 'Replace the old heat source' },
  step4Help: {
    pl: 'Dopiero po podpisaniu umowy.',
    en: 'Only after signing.',
  },
  step5: { pl: 'Potwierdzenie wymiany', en: 'Confirm the instalment' },
  step6: { pl: 'Wypłata dofinansowania', en: 'Receive the funding' },
  step6Help: {
    pl: 'Na rachunek bankowy, w ciągu najwyżej {paymentWeeks, plural, one {# tygodnia} other {# tygodni}}.',
    en: 'In the bank account, within at most {paymentWeeks, plural, one {# week} other {# weeks}}.',
  },
  moreTitle: { pl: 'Warunki', en: 'Conditions' },
  whoTitle: { pl: 'Kto może złożyć wniosek', en: 'Who can apply' },
  who: {
    pl: 'Właściciel lub współwłaściciel budynku, który jest odbiorcą końcowym energii lub paliwa: zwykle jest to osoba wskazana na fakturze za prąd, gaz lub ciepło. Także wspólnota, spółdzielnia albo firma.',
    en: 'The owner or a co-owner of the building who is the final recipient of energy or fuel: usually the person named on the electricity, gas or heat invoice. A housing community, a cooperative or a company as well.',
  },
  notTitle: { pl: 'Kiedy dofinansowania nie będzie', en: 'When there is no funding' },
  notOwner: {
    pl: 'Jesteś najemcą, a nie właścicielem ani współwłaścicielem.',
    en: 'You are a tenant and own no share of the building.',
  },
  notBegun: {
    pl: 'Prace już się zaczęły albo urządzenie jest zamówione: umowa musi być pierwsza.',
    en: 'The works have begun or the device is ordered: the agreement has to come first.',
  },
  notKept: {
    pl: 'Stare źródło ciepła zostanie w gotowości do pracy.',
    en: 'The old heat source stays ready for use.',
  },
  notCoal: { pl: 'Nowe źródło ciepła ma być na węgiel.', en: 'The new heat source would burn coal.' },
  readyTitle: { pl: 'Co przygotować', en: 'What to have at hand' },
  readyEstimate: {
    pl: 'Do wyceny: rok budowy i czym ogrzewasz budynek dzisiaj. Dla bloku także powierzchnia, dla budynku niemieszkalnego świadectwo charakterystyki energetycznej.',
    en: 'For the estimate: the year of construction and what heats the building today. For an apartment building its area too, for a non-residential one the energy performance certificate.',
  },
  readyApplication: {
    pl: 'Do wniosku, później: PESEL (firma lub wspólnota: NIP, REGON i KRS), numer działki, numer księgi wieczystej i numer rachunku bankowego.',
    en: 'For the application, later: PESEL (a company or community: NIP, REGON and KRS), the plot number, the land and mortgage register number and the bank account number.',
  },
  exampleTitle: { pl: 'Na przykład', en: 'For example' },
  example: {
    pl: 'Dom sprzed 1971 r., pompa powietrzna zamiast węgla: {amount}.',
    en: 'A house built before 1971, an air source heat pump in place of coal: {amount}.',
  },
  untilTitle: { pl: 'Do kiedy', en: 'Until when' },
  until: {
    pl: 'Wniosek: najpóźniej {send}, nowe źródło ciepła: {lastDay}. Program skończy się wcześniej, gdy skończą się pieniądze.',
    en: 'The application by {send}, the new heat source by {lastDay}. The programme ends earlier when the money runs out.',
  },
} as const satisfies Messages;
