import type { Message, Messages } from '../../message.ts';
import type { QuoteAnswer } from '../quote-answer.ts';

export const quoteMessages = {
  title: { pl: 'Kwota dofinansowania', en: 'Amount of funding' },
  next: { pl: 'Złóż wniosek o tę kwotę', en: 'Apply for this amount' },
  non_repayable: {
    pl: 'bezzwrotnego dofinansowania na wymianę źródła ciepła',
    en: 'of non-repayable funding to replace the heat source',
  },
  made_of: { pl: 'Skąd ta kwota', en: 'What the amount is made of' },
  energy_before: { pl: 'Zużycie energii teraz', en: 'Energy used now' },
  energy_after: { pl: 'Zużycie energii po wymianie', en: 'Energy used afterwards' },
  kwh_about: { pl: 'około {kwh} kWh rocznie', en: 'about {kwh} kWh a year' },
  saved: { pl: 'Oszczędność energii', en: 'Energy saved' },
  saved_value: { pl: '{kwh} kWh rocznie', en: '{kwh} kWh a year' },
  saved_percent: { pl: 'o {percent}% mniej energii', en: '{percent}% less energy' },
  co2: { pl: 'Mniej dwutlenku węgla (CO₂)', en: 'Carbon dioxide (CO₂) avoided' },
  co2_value: { pl: '{kg} kg rocznie', en: '{kg} kg a year' },
  fee: { pl: 'Wartość jednej toe w {year} r.', en: 'Value of one toe in {year}' },
  fee_help: {
    pl: 'Jednostkowa opłata zastępcza z ustawy o efektywności energetycznej.',
    en: 'The unit substitute fee of the Energy Efficiency Act.',
  },
  ceiling: { pl: 'Najwyższa kwota według ustawy', en: 'Highest amount under the Act' },
  ceiling_help: { pl: 'Oszczędność × wartość jednej toe.', en: 'Saving × value of one toe.' },
  share: { pl: 'Część wypłacana w programie', en: 'Part paid out by the programme' },
  share_value: { pl: '{percent}%, czyli {amount}', en: '{percent}%, which is {amount}' },
  share_help: { pl: 'W zaokrągleniu w dół do pełnych złotych.', en: 'Rounded down to whole złoty.' },
  reference: {
    pl: 'Wartość referencyjna oszczędności: {toe} toe rocznie (1 toe, tona oleju ekwiwalentnego, to 11 630 kWh). Tabela z rozporządzenia: {set, select, RV2021 {wydanie 2021} RV2025 {wydanie 2025} other {{set}}}.',
    en: 'Reference value of the saving: {toe} toe a year (1 toe, tonne of oil equivalent, is 11,630 kWh). Table of the regulation: {set, select, RV2021 {edition of 2021} RV2025 {edition of 2025} other {{set}}}.',
  },
  efficiency_before_floored: {
    pl: 'Do obliczeń przyjęto sprawność przed zmianą równą {floor}, bo przepisy nie pozwalają na mniejszą.',
    en: 'The calculation takes {floor} as the efficiency before the change, because the law allows no lower one.',
  },
  bio_fuel_declaration_required: {
    pl: 'Ten kocioł może być zasilany tylko biometanem, biogazem lub biopaliwem ciekłym. Przy rozliczeniu potrzebne będzie oświadczenie o paliwie.',
    en: 'This boiler may run only on biomethane, biogas or liquid biofuel. A declaration of the fuel will be needed at settlement.',
  },
  alternatives: { pl: 'Ile dałyby inne źródła ciepła', en: 'What other heat sources would give' },
  alternatives_lead: {
    pl: 'Dla tego samego budynku, przy najkorzystniejszym rodzaju każdego źródła.',
    en: 'For the same building, with the best-paid type of each source.',
  },
  source: { pl: 'Źródło ciepła', en: 'Heat source' },
  amount: { pl: 'Kwota', en: 'Amount' },
  chosen: { pl: 'wybrane', en: 'chosen' },
  change_source: { pl: 'Zmień źródło ciepła', en: 'Change the heat source' },
  what_next: { pl: 'Co dalej', en: 'What comes next' },
  next_plan: {
    pl: 'Kilka pytań o plan wymiany i adres do kontaktu.',
    en: 'A few questions about the planned replacement, and a contact address.',
  },
  next_link: {
    pl: 'Link do wniosku w wiadomości e-mail. Tam uzupełnia się dane wnioskodawcy i budynku.',
    en: 'A link to the application by email. The applicant’s and the building’s details are filled in there.',
  },
  next_contract: {
    pl: 'Podpis umowy przez internet, zanim ruszą prace.',
    en: 'The contract is signed online, before any work begins.',
  },
  next_paid: {
    pl: 'Wymiana, dokumenty i wypłata na konto w ciągu najwyżej {paymentWeeks} tygodni.',
    en: 'The replacement, the documents, and the funding in the account within at most {paymentWeeks} weeks.',
  },
  disclaimer: {
    pl: 'To szacunek oparty na średnich wartościach z przepisów, a nie na rachunkach za ten budynek. Wiążąca jest kwota wpisana do umowy o dofinansowanie.',
    en: 'This is an estimate based on the statutory averages, not on the bills of this building. The amount stated in the co-financing agreement is binding.',
  },
  print: { pl: 'Drukuj', en: 'Print' },
} as const satisfies Messages;

type Reason = NonNullable<QuoteAnswer['explanation']['reason']>;

/** Why there is no amount, in the visitor's words. */
export const zeroReasonMessages: Readonly<Record<Reason, Message>> = {
  no_saving: {
    pl: 'Z podanych odpowiedzi wynika, że wymiana nie zmniejszy zużycia energii na tyle, aby można było przyznać dofinansowanie.',
    en: 'According to the answers given, the replacement would not save enough energy for funding to be granted.',
  },
  not_in_reference_set: {
    pl: 'Przepisy, według których działa ten program, nie obejmują wybranego źródła ciepła.',
    en: 'The rules this programme follows do not cover the heat source chosen.',
  },
  programme_closed: {
    pl: 'Ten program nie przyjmuje już nowych wniosków: jego pula została rozdzielona albo minął jego termin. Żadna z odpowiedzi tego nie zmieni. O kolejny program można zapytać pod adresem podanym na dole strony.',
    en: 'This programme no longer takes new applications: its funds have been allocated or its time is over. No answer can change that. The contact at the foot of the page can tell about the next programme.',
  },
};

export const zeroMessages = {
  title: { pl: 'Dla tych odpowiedzi kwota wynosi {amount}', en: 'For these answers the amount is {amount}' },
  change: { pl: 'Co można zmienić', en: 'What could be changed' },
} as const;
