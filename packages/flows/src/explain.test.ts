import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { estimateRequired } from './estimate-problems.ts';
import { estimateExplainer } from './explain.ts';
import { sectionProblems, sectionRequired } from './section-problems.ts';

const inRooms = ['estimate', 'town'].flatMap((room) =>
  readdirSync(join(import.meta.dirname, room), { recursive: true, encoding: 'utf8' }).map((file) =>
    join(room, file),
  ),
);
const sources = [...inRooms, 'fields.ts']
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(import.meta.dirname, file), 'utf8') }));

it('every problem that the estimate names has its sentence on the first page', () => {
  expect(sources.length).toBeGreaterThan(40);
  const strangers = Object.keys(sectionProblems).filter((problem) =>
    sources.some(({ text }) => text.includes(`'${problem}'`)),
  );
  expect(strangers).toEqual([]);
});

it('every field that a step of the estimate requires is asked for in its own words there', () => {
  const steps = sources.filter(({ file }) => file.endsWith('step.ts'));
  expect(steps.length).toBeGreaterThan(9);
  const strangers = Object.keys(sectionRequired).filter(
    (field) =>
      !Object.hasOwn(estimateRequired, field) &&
      steps.some(({ text }) => new RegExp(`\\b${field}: `).test(text)),
  );
  expect(strangers).toEqual([]);
});

it('what only later pages say is a value of the wrong kind to the estimate', () => {
  expect(estimateExplainer.explain({ message: 'pesel_date' }, 'en')).toBe(
    'This answer has the wrong form. Please enter it again.',
  );
});
