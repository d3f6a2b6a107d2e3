import { overviewOf } from '@ndp/personas/overview-of.ts';
import { jointCommunity, personas } from '@ndp/personas/personas.ts';
import { describe, expect, it, test } from 'vitest';
import { type AskedField, askedFields } from '../testing/asked-fields.ts';
import type { OverviewApplication } from './overview-application.ts';
import { overviewParts } from './overview-rows.ts';

const fields = askedFields();
const nameOf = ({ step, field }: AskedField) => `${step}: ${field}`;

describe.each(['shown', 'printed'] as const)('a field that is asked is %s or says why not', (way) => {
  test.each(fields.map((each) => [nameOf(each), each] as const))('%s', (_, { question, questions }) => {
    const telling = question?.[way];
    expect(telling).toBeDefined();
    if (telling?.leftOut !== undefined) expect(telling.leftOut.split(' ').length).toBeGreaterThan(2);
    if (telling?.with === undefined) return;
    const line = questions[telling.with]?.[way];
    expect(line && line.with === undefined && line.leftOut === undefined).toBe(true);
  });
});

/** The application without one answer, wherever it stands. */
function without(field: string, application: OverviewApplication): OverviewApplication {
  const name = field === 'project_variant' ? 'variant' : field;
  const parts = Object.entries(application).map(([part, value]) => {
    const holds = typeof value === 'object' && value !== null && Object.hasOwn(value, name);
    return [part, holds ? { ...value, [name]: null } : value];
  });
  return Object.fromEntries(parts);
}

it('the overview of somebody reads otherwise without the answer to any question that is shown', () => {
  const read = (application: OverviewApplication) => JSON.stringify(overviewParts(application, 'pl'));
  const unread = fields.filter(
    ({ question, field }) =>
      question?.shown.leftOut === undefined &&
      ![...Object.values(personas), jointCommunity]
        .map(overviewOf)
        .some((application) => read(application) !== read(without(field, application))),
  );
  expect(unread.map(nameOf)).toEqual([]);
});
