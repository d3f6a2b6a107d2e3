import { describe, expect, it, test } from 'vitest';
import type { DocumentData } from './document-data.ts';
import { MissingValue } from './missing-value.ts';
import { assertComplete, requiredValues } from './required-values.ts';
import { renderAgreement, renderApplication } from './testing/render.ts';
import { apartmentDocument, homeDocument, schoolDocument } from './testing/sample-data.ts';

/** May be null even when another building or applicant has them. */
const mayBeAbsent = [
  ...['address', 'nip', 'krs', 'regon'].flatMap((key) => [`programme.organiser.${key}`, `operator.${key}`]),
  // A programme may ask for none of its own.
  ...[0, 1].map((place) => `programme.own_documents.${place}`),
  'client_info.contact_email',
  'client_info.krs',
  'building_address.apartment_number',
  // The documents say the installer's name, which is told beside the project.
  'project.selected_installer',
  'project.climate_zone',
  // Where the address begins, and what is said only where it is so.
  ...['province', 'county', 'community', 'city'].map((name) => `project.${name}`),
  'project.is_sub_type_assumed',
  'project.note',
];

function setAt(data: DocumentData, path: string, value: unknown): DocumentData {
  const copy = structuredClone(data) as unknown as Record<string, unknown>;
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const parent = keys.reduce((inner, key) => inner[key] as Record<string, unknown>, copy);
  if (value === undefined) delete parent[last];
  else parent[last] = value;
  return copy as unknown as DocumentData;
}

function leavesOf(value: unknown, path = ''): readonly string[] {
  if (value === null) return [];
  if (typeof value !== 'object') return [path];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, path ? `${path}.${key}` : key));
}

const samples = { house: homeDocument, 'housing community': apartmentDocument, school: schoolDocument };

describe.each(Object.entries(samples))('the documents of a %s', (_, data) => {
  test.each(requiredValues(data))('are refused without %s', (path) => {
    for (const value of [undefined, null, '  ']) {
      expect(() => assertComplete(setAt(data, path, value))).toThrow(
        expect.objectContaining({ name: 'MissingValue', field: path }),
      );
    }
  });

  it('need every value they were given, the few that may be absent aside', () => {
    const needed = new Set([...requiredValues(data), ...mayBeAbsent]);
    const unneeded = leavesOf(data).filter((path) => !needed.has(path));
    expect(unneeded).toEqual([]);
  });
});

it('refuses before anything is drawn, naming the field', async () => {
  const blank = setAt(homeDocument, 'settlement.iban_number', '');
  await expect(renderAgreement(blank)).rejects.toBeInstanceOf(MissingValue);
  await expect(renderApplication(blank)).rejects.toThrow('settlement.iban_number');
});

it('refuses an application nobody consented to', () => {
  expect(() => assertComplete({ ...homeDocument, consents: [] })).toThrow(/consents\.0/);
});

test.each([0, -1, 3833.5, 4792, Number.NaN])('does not promise %d PLN', (quote) => {
  const calculation = { ...homeDocument.calculation, quote };
  expect(() => assertComplete({ ...homeDocument, calculation })).toThrow();
});

test.each(['2026-02-30', '21.11.2026', '2026-13-01'])('does not take %s for a date', (date) => {
  expect(() => assertComplete({ ...homeDocument, date })).toThrow(RangeError);
});
