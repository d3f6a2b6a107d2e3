import type { Message, Messages } from '@ndp/flows/message.ts';
import type { DocumentData, ReferenceSetName } from '../document-data.ts';

/**
 * The regulation a reference set is printed in, in the genitive: “according to …”.
 *
 * @source Dz.U. 2021 item 2172; Dz.U. 2025 item 1884 (consolidated)
 */
export const referenceRegulations: Readonly<Record<ReferenceSetName, Message>> = {
  RV2021: {
    pl: 'rozporządzenia w sprawie wartości referencyjnych oszczędności energii finalnej (Dz.U. z 2021 r. poz. 2172)',
    en: 'the regulation on reference values of final-energy savings (Journal of Laws 2021, item 2172)',
  },
  RV2025: {
    pl: 'rozporządzenia w sprawie wartości referencyjnych oszczędności energii finalnej (Dz.U. z 2025 r. poz. 1884)',
    en: 'the regulation on reference values of final-energy savings (Journal of Laws 2025, item 1884)',
  },
};

/** Which case of the regulation gives the saving. */
export const calculationCases: Readonly<Record<DocumentData['project']['variant'], Message>> = {
  home: {
    pl: 'budynek jednorodzinny: wartość z tabeli, załącznik nr 1',
    en: 'single-family building: value of the table, annex 1',
  },
  apartment: {
    pl: 'budynek wielorodzinny: powierzchnia × współczynnik, załącznik nr 2 § 1 pkt 1',
    en: 'multi-family building: area × coefficient, annex 2 § 1.1',
  },
  non_residential: {
    pl: 'budynek niemieszkalny: wzór, załącznik nr 2 § 1 pkt 2',
    en: 'non-residential building: formula, annex 2 § 1.2',
  },
};

export const calculationMessages = {
  name: { pl: 'Arkusz obliczenia dofinansowania', en: 'Calculation sheet of the funding' },
  number: { pl: 'Lp.', en: 'No.' },
  item: { pl: 'Pozycja', en: 'Item' },
  value: { pl: 'Wartość', en: 'Value' },
  lead: {
    pl: 'Kwotę obliczono według {referenceRegulation}, zestaw {referenceSet}. Przypadek: {calculationCase}.',
    en: 'The amount was calculated under {referenceRegulation}, reference set {referenceSet}. Case: {calculationCase}.',
  },
  toe: {
    pl: 'Wartość referencyjna oszczędności energii finalnej',
    en: 'Reference value of final-energy savings',
  },
  toe_value: { pl: '{toe} toe/rok', en: '{toe} toe/year' },
  kwh: { pl: 'Ta sama oszczędność (1 toe = 11 630 kWh)', en: 'The same saving (1 toe = 11,630 kWh)' },
  kwh_value: { pl: '{kwh} kWh/rok', en: '{kwh} kWh/year' },
  fee: { pl: 'Jednostkowa opłata zastępcza w roku {year}', en: 'Unit substitute fee in {year}' },
  fee_value: { pl: '{unitFee}/toe', en: '{unitFee}/toe' },
  ceiling: {
    pl: 'Ustawowy pułap: poz. {first} × poz. {second}',
    en: 'Statutory ceiling: item {first} × item {second}',
  },
  share: { pl: 'Udział wypłaty', en: 'Payout share' },
  amount: {
    pl: 'Kwota dofinansowania: poz. {first} × poz. {second}, w dół do pełnych złotych',
    en: 'Funding: item {first} × item {second}, rounded down to whole złoty',
  },
  floor_note: {
    pl: 'Do wzoru przyjmuje się sprawność przed przedsięwzięciem nie niższą, niż dopuszcza rozporządzenie, oraz współczynnik korekcyjny strefy klimatycznej.',
    en: 'The formula takes an efficiency before the project not lower than the regulation allows, and the correction coefficient of the climate zone.',
  },
  engine: {
    pl: 'Obliczenie zapisano z wnioskiem. Wersja programu obliczającego: {engineVersion}. Działania prowadzi się na dokładnych ułamkach, a wynik zaokrągla raz, na końcu.',
    en: 'The calculation was stored with the application. Version of the calculating program: {engineVersion}. It works with exact fractions and rounds the result once, at the end.',
  },
} as const satisfies Messages;
