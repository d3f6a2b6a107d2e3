import { overviewOf } from '@ndp/personas/overview-of.ts';
import { homeOwner, personas } from '@ndp/personas/personas.ts';
import { describe, expect, it, test } from 'vitest';
import { changedRows, checkParts } from './check-rows.ts';

const home = overviewOf(homeOwner);
const rowsOf = (application: typeof home) => checkParts(application, 'pl').flatMap(({ rows }) => rows);

describe('the page that shows everything before it is sent', () => {
  test.each(Object.entries(personas))(
    'offers a change at every answer of the %s but the kind of building and the confirmed address',
    (_, persona) => {
      const fixed = rowsOf(overviewOf(persona) as typeof home).filter(({ change }) => change === undefined);
      expect(fixed.map(({ field }) => field)).toEqual(['project_variant', 'email']);
    },
  );

  test.each(['pl', 'en'] as const)('calls no two answers of a part by one name (%s)', (language) => {
    for (const { rows } of checkParts(home, language)) {
      const names = rows.map(({ label }) => label[language]);
      expect(new Set(names).size, names.join(', ')).toBe(names.length);
    }
  });

  it('has the new heat source among the three answers of the project that are not folded away', () => {
    const [project] = checkParts(home, 'pl');
    expect(project?.rows.slice(0, 3).map(({ field }) => field)).toContain('heat_source');
  });

  it('covers PESEL and account number, and has both to be shown', () => {
    const covered = rowsOf(home).filter(({ full }) => full !== undefined);
    expect(covered.map(({ value, full }) => [value, full])).toEqual([
      ['•••••••1359', '44051401359'],
      [expect.stringMatching(/^[•\s]+2874$/), 'PL61 1090 1014 0000 0712 1981 2874'],
    ]);
  });

  it('leads from an answer to the page that asks it', () => {
    const changeOf = (field: string) => rowsOf(home).find((row) => row.field === field)?.change;
    expect(changeOf('heater_model_name')).toEqual({
      of: 'project',
      step: 'planning',
      field: 'heater_model_name',
    });
    expect(changeOf('pesel')).toEqual({ of: 'section', step: 'applicant', field: 'pesel' });
  });
});

describe('what another window changed', () => {
  const changed = (change: object) =>
    changedRows(checkParts(home, 'pl'), checkParts({ ...home, ...change }, 'pl'));

  it('is told with what it was', () => {
    expect(changed({ building_info: { ...home.building_info, land_registry_number: '9/9' } })).toEqual([
      { label: expect.anything(), was: '123/4', becomes: '9/9' },
    ]);
    expect(changed({})).toEqual([]);
  });

  it('is told of a number too whose last digits are the same', () => {
    const project = { ...home.project, pesel: '55051401359' };
    expect(changed({ project, client: { ...home.client, pesel: '55051401359' } })).toHaveLength(1);
  });
});
