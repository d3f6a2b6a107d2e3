import type { Messages } from '@ndp/flows/message.ts';

export const goodToKnowMessages = {
  stepsTitle: { pl: 'Sześć kroków do dofinansowania', en: 'Six steps to the funding' },
  step1: { pl: 'Wycena', en: 'Get an estimate' },
  step1Help: {
    pl: 'Kilka pytań o budynek i źródło ciepła, a potem kwota z wyjaśnieniem.',
    en: 'A few questions about the building and the heat source, then the amount with its explanation.',
  },
  step2: { pl: 'Uzupełnienie wniosku', en: 'Complete the application' },
  step2Help: {
    pl: 'Link z wiadomości e-mail otwiera wniosek. Na jego stronie potwierdzisz adres.',
    en: 'The link in the email opens the application. You confirm the address on its page.',
  },
  step3: { pl: 'Podpisanie umowy o dofinansowanie', en: 'Sign the funding contract' },
  step3Help: {
    pl: 'Umowę podpiszesz przez internet, linkiem z wiadomości e-mail.',
    en: 'You sign the agreement online, with a link from an email.',
  },
  step4: { pl: 'Wymiana starego źródła ciepła', en: 'Replace the old heat source' },
  step4Help: {
    pl: 'Prace zaczynają się dopiero po podpisaniu umowy.',
    en: 'The works begin only after the agreement has been signed.',
  },
  step5: { pl: 'Potwierdzenie wymiany', en: 'Confirm the instalment' },
  step5Help: {
    pl: 'Potrzebne są dokumenty oraz wniosek o wypłatę dofinansowania.',
    en: 'With documents and a payment application.',
  },
  step6: { pl: 'Wypłata dofinansowania', en: 'Receive the funding' },
  step6Help: {
    pl: 'Pieniądze trafiają na rachunek bankowy w ciągu najwyżej {paymentWeeks, plural, one {# tygodnia} other {# tygodni}}.',
    en: 'The money reaches the bank account within at most {paymentWeeks, plural, one {# week} other {# weeks}}.',
  },
  whoTitle: { pl: 'Kto może złożyć wniosek', en: 'Who can apply' },
  who: {
    pl: 'Właściciel lub współwłaściciel budynku, który jest odbiorcą końcowym energii lub paliwa: zwykle jest to osoba wskazana na fakturze za prąd, gaz lub ciepło. Także wspólnota, spółdzielnia albo firma.',
    en: 'The owner or a co-owner of the building who is the final recipient of energy or fuel: usually the person named on the electricity, gas or heat invoice. A housing community, a cooperative or a company as well.',
  },
  notTitle: { pl: 'Kiedy dofinansowania nie będzie', en: 'When there is no funding' },
  notOwner: {
    pl: 'Wynajmujesz budynek i nie jesteś jego współwłaścicielem.',
    en: 'You rent the building and do not own a share of it.',
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
    pl: 'Dom zbudowany przed 1971 rokiem, węgiel zastąpiony pompą ciepła powietrze/woda: {amount}.',
    en: 'A house built before 1971, coal replaced by an air-to-water heat pump: {amount}.',
  },
  untilTitle: { pl: 'Do kiedy', en: 'Until when' },
  until: {
    pl: 'Wniosek wyślij najpóźniej {send}, a nowe źródło ciepła musi działać najpóźniej {lastDay}. Program może skończyć się wcześniej, gdy umowy wyczerpią jego pulę.',
    en: 'Send the application by {send}; the new heat source has to be running by {lastDay} at the latest. The programme may end earlier, once its funds are used up by agreements.',
  },
} as const satisfies Messages;
