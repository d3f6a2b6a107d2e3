import type { ProjectVariant } from '@ndp/domain/project.ts';
import type { Message, Messages } from '../../../message.ts';

export const calculationMessages = {
  title: { pl: 'Skąd ta kwota', en: 'What the amount is made of' },
  sentence: {
    pl: 'Ustawa pozwala najwyżej na {ceiling}, program wypłaca {share}: {amount}.',
    en: 'The Act allows {ceiling} at most, the programme pays {share} of it: {amount}.',
  },
  energy: { pl: 'Energia w roku', en: 'Energy a year' },
  now_home: { pl: 'Zużywa przeciętny taki dom', en: 'Used by the average house like it' },
  now: { pl: 'Zużywa taki budynek według przepisów', en: 'Used by such a building, by the law' },
  remaining: { pl: 'Po wymianie', en: 'After the replacement' },
  saved: { pl: 'Oszczędność', en: 'Saved' },
  saved_value: { pl: '{kwh} ({share})', en: '{kwh} ({share})' },
  money: { pl: 'Pieniądze', en: 'Money' },
  ceiling: { pl: 'Najwięcej według ustawy', en: 'The most the Act allows' },
  amount: { pl: 'Twoje dofinansowanie', en: 'Your funding' },
  kwh: { pl: '{kwh} kWh', en: '{kwh} kWh' },
  taken: { pl: 'Do obliczenia wzięto:', en: 'The calculation takes:' },
  after: {
    pl: 'Po wymianie zostaje {after} kWh rocznie: {before} − {saved}.',
    en: 'Afterwards {after} kWh a year remain: {before} − {saved}.',
  },
  co2: {
    pl: 'Do powietrza trafia o {kg} kg dwutlenku węgla (CO₂) mniej rocznie.',
    en: '{kg} kg less carbon dioxide (CO₂) goes into the air each year.',
  },
  toe: {
    pl: 'Ustawa liczy oszczędność w toe. Toe to tona oleju ekwiwalentnego: tyle energii, ile daje spalenie tony ropy, czyli 11 630 kWh. Oszczędność to {toe} toe rocznie, według tabeli z rozporządzenia {set, select, RV2021 {z 2021 r.} RV2025 {z 2025 r.} other {({set})}}.',
    en: 'The Act counts savings in toe. A toe is a tonne of oil equivalent: the energy of burning a tonne of oil, 11,630 kWh. The saving is {toe} toe a year, by the table of the regulation ({set, select, RV2021 {edition of 2021} RV2025 {edition of 2025} other {{set}}}).',
  },
  toe_formula: {
    pl: 'Ustawa liczy oszczędność w toe. Toe to tona oleju ekwiwalentnego: tyle energii, ile daje spalenie tony ropy, czyli 11 630 kWh. Oszczędność to {toe} toe rocznie, według wzoru z rozporządzenia.',
    en: 'The Act counts savings in toe. A toe is a tonne of oil equivalent: the energy of burning a tonne of oil, 11,630 kWh. The saving is {toe} toe a year, by the formula of the regulation.',
  },
  ceiling_sum: {
    pl: '{toe} toe × {fee} za 1 toe = {ceiling}{isExact, select, yes {} other { (po zaokrągleniu)}}.',
    en: '{toe} toe × {fee} per toe = {ceiling}{isExact, select, yes {} other { (rounded)}}.',
  },
  fee: {
    pl: '{fee} to jednostkowa opłata zastępcza na {year} r. Firmy, które sprzedają energię, mają obowiązek co roku zadbać o oszczędność energii u odbiorców. Kto tego nie zrobi, może zapłacić tę opłatę za każdą brakującą toe. Ustawa pozwala wydać na dofinansowanie najwyżej tyle, ile wynosi opłata.',
    en: '{fee} is the unit substitute fee for {year}. Companies that sell energy must see to it every year that energy is saved at their customers’. Those who do not may pay this fee for each missing toe. The Act lets a programme spend no more than the fee on funding.',
  },
  share_why: {
    pl: 'Ustawa wyznacza tylko górną granicę. Jaką jej część dostaje wnioskodawca, ustala w regulaminie organizator programu: {organiser}; w programie na {year} r. jest to {share}, tyle samo dla wszystkich.',
    en: 'The Act only sets the upper limit. Which part of it the applicant receives is laid down in the regulations by the organiser of the programme: {organiser}; in the programme of {year} it is {share}, the same for everybody.',
  },
  share_rest: {
    pl: 'Reszty, czyli {rest} ({share} i grosze z zaokrąglenia), program nie wypłaca: zostaje u organizatora, który prowadzi z niej program. Nic za to nie płacisz.',
    en: 'The rest, {rest} ({share} and the rounding), is not paid out: it stays with the organiser, who runs the programme from it. You pay nothing for that.',
  },
  share_whole: {
    pl: 'Program wypłaca całą kwotę, na którą pozwala ustawa.',
    en: 'The programme pays out the whole amount the Act allows.',
  },
  amount_sum: {
    pl: '{ceiling} × {share}, zaokrąglone w dół do pełnych złotych: {amount}.',
    en: '{ceiling} × {share}, rounded down to whole złoty: {amount}.',
  },
  amount_of_what: {
    pl: 'To dopłata do wymiany, a nie zwrot całego kosztu. Nie zależy od ceny urządzenia, więc porównaj ją z ofertą wykonawcy.',
    en: 'It is a contribution to the replacement, not a refund of its whole cost. It does not depend on the price of the device, so compare it with the installer’s offer.',
  },
  lower: { pl: 'Co może ją później obniżyć:', en: 'What can lower it later:' },
  lower_cost: {
    pl: 'Koszt: wypłata nie przekroczy udokumentowanego kosztu wymiany.',
    en: 'The cost: no more is paid than the documented cost of the replacement.',
  },
  lower_public: {
    pl: 'Inne środki publiczne na ten sam koszt, na przykład z programu „Czyste Powietrze” lub od gminy: odejmuje się je od kosztu.',
    en: 'Other public money for the same cost, for example from the “Czyste Powietrze” programme or the municipality: it is taken off the cost.',
  },
  lower_other: {
    pl: 'Inny stan po wymianie niż w tej wycenie, na przykład inne urządzenie: kwotę liczy się ponownie i wypłaca niższą z dwóch.',
    en: 'Another state after the replacement than in this estimate, for example another device: the amount is calculated again and the lower of the two is paid.',
  },
  holds: {
    pl: 'Wycena jest aktualna do {lastDay}. To ostatni dzień, w którym można wysłać wniosek w programie z opłatą na {year} r. Program może skończyć się wcześniej, gdy skończą się pieniądze. Kwoty wpisanej do podpisanej umowy nie zmienia już późniejsza zmiana przepisów.',
    en: 'The estimate is valid until {lastDay}, the last day to send an application in the programme with the fee of {year}. The programme may end earlier, when the money runs out. Once the amount is in a signed agreement, no later change of the law changes it.',
  },
} as const satisfies Messages;

/** Where the energy used now comes from, by the case of the regulation. */
export const energyNowMessages: Readonly<Record<ProjectVariant, Message>> = {
  home: {
    pl: 'Tyle zużywa w roku przeciętny dom z takiego okresu, przyjęty w rozporządzeniu: {area} m², {demand} kWh ciepła na m² i stare źródło o sprawności {efficiency}. To wartości z przepisów, a nie z Twoich rachunków, dlatego kwota nie zależy od powierzchni domu ani od rodzaju starego źródła.',
    en: 'This is what the average house of that age uses in a year, as the regulation takes it: {area} m², {demand} kWh of heat per m² and an old source with an efficiency of {efficiency}. The values are the law’s, not those of your bills, so neither the area of the house nor the kind of the old source changes the amount.',
  },
  apartment: {
    pl: 'Twój budynek ma {area} m². Rozporządzenie przyjmuje dla jego okresu {demand} kWh ciepła na m² rocznie i stare źródło o sprawności {efficiency}. To wartości z przepisów, a nie z rachunków, dlatego kwota nie zależy od rodzaju starego źródła.',
    en: 'Your building measures {area} m². For its age the regulation takes {demand} kWh of heat per m² a year and an old source with an efficiency of {efficiency}. The values are the law’s, not those of the bills, so the kind of the old source does not change the amount.',
  },
  non_residential: {
    pl: 'Twój budynek: {area} m² × {demand} kWh ciepła na m² rocznie ÷ sprawność {efficiency} × współczynnik strefy klimatycznej {zone}.',
    en: 'Your building: {area} m² × {demand} kWh of heat per m² a year ÷ efficiency {efficiency} × coefficient of the climate zone {zone}.',
  },
};
