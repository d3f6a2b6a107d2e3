import { afterEach, expect, it } from 'vitest';
import { closeApplication, noteKept, takeIn, typeSection, useApplication } from './application-store.ts';

const path = 'applicant';
const typed = () => useApplication.getState().drafts[path];
afterEach(closeApplication);

it('takes in what was kept in the moment the page was left, and leaves what was typed since', () => {
  noteKept(path, { typed: { first_name: 'Łuc' }, version: 1 });
  typeSection(path, { first_name: 'Łuc', last_name: 'Żółć' });
  expect(takeIn(path, { typed: { first_name: 'Łucja', pesel: '4405' }, version: 2 })).toBe(true);
  expect(typed()).toEqual({ first_name: 'Łucja', pesel: '4405', last_name: 'Żółć' });
  expect(useApplication.getState().kept[path]?.version).toBe(2);
});

it('has somebody choose where another window has changed the same field', () => {
  noteKept(path, { typed: { first_name: 'Łuc' }, version: 1 });
  typeSection(path, { first_name: 'Łucyna' });
  expect(takeIn(path, { typed: { first_name: 'Łucja' }, version: 2 })).toBe(false);
  expect(typed()).toEqual({ first_name: 'Łucyna' });
  expect(useApplication.getState().kept[path]?.version).toBe(1);
});
