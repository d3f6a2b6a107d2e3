import { mpec } from '@ndp/domain/programs/mpec.ts';
import { caller, homeOwner, housingCommunity, school } from '@ndp/personas/personas.ts';
import { expect, it } from 'vitest';
import type { Language } from '../message.ts';
import type { Answers } from './answers.ts';
import { summaryLines } from './summary.ts';

const { answers: apartmentAnswers } = housingCommunity;
const { answers: callbackAnswers } = caller;
const { answers: homeAnswers } = homeOwner;
const { answers: schoolAnswers } = school;

/** The panel as it is read: `label: value`, with ordinary spaces. */
function read(answers: Answers, language: Language = 'pl'): readonly string[] {
  return summaryLines(answers, mpec).map(({ label, value }) =>
    `${label[language]}: ${value(language)}`.replace(/\s/g, ' '),
  );
}

it('tells the answers of a house one by one, in the order they were asked', () => {
  expect(read(homeAnswers)).toEqual([
    'Rodzaj budynku: Dom jednorodzinny',
    'Nowe źródło ciepła: Pompa powietrzna',
    'Strefa klimatyczna: Strefa III, Kraków',
    'Rok budowy: Przed 1971 rokiem',
    'Stare źródło ciepła: Piec lub kocioł węglowy',
    'Kwota dofinansowania: 3 833 zł',
    'Plan wymiany: zakończenie: 15 grudnia 2026 r.',
    'Potwierdzenie adresu e-mail: lucja.zolc@example.pl',
  ]);
});

it('says that the most common heat pump was assumed, as long as nobody knows better', () => {
  const unsure = { ...homeAnswers, is_sub_type_assumed: true };
  expect(read(unsure)[1]).toBe('Nowe źródło ciepła: Pompa powietrzna (przyjęto najczęstszy rodzaj)');
});

it('follows the language of the page, amounts too', () => {
  expect(read(apartmentAnswers, 'en')).toEqual(
    expect.arrayContaining(['Property type: Apartment building', 'Area: 1,250.5 m²']),
  );
  expect(read(homeAnswers, 'en')).toContain('Amount of funding: PLN 3,833');
});

it('tells the energy data of a school, and that they are not known', () => {
  expect(read(schoolAnswers)).toContain(
    'Efektywność energetyczna: EU 95,5 kWh/(m²·rok), sprawność 0,6 → 0,95',
  );
  expect(read(callbackAnswers)).toEqual([
    'Rodzaj budynku: Budynek niemieszkalny',
    'Powierzchnia: 900 m²',
    'Efektywność energetyczna: dane nieznane, pomoże doradca',
    'Dane kontaktowe: Anna Nowak',
  ]);
});

it('leaves out what is not answered yet and what this visitor is not asked', () => {
  expect(read({})).toEqual([]);
  expect(read({ project_variant: 'home', surface_area: 140, heat_source: 'heat_pump' })).toEqual([
    'Rodzaj budynku: Dom jednorodzinny',
  ]);
});

it('links every line to the address of its step', () => {
  expect(summaryLines(homeAnswers, mpec).map(({ stepId, path }) => [stepId, path])).toContainEqual([
    'built-year',
    'built-year',
  ]);
});
