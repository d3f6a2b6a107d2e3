import { expect, it } from 'vitest';
import { mpec } from './mpec.ts';
import { settlingMs, versionAt } from './versions.ts';

const at = (version: number, fromDay: string, publishedAt: string) => ({
  program: { ...mpec, version },
  fromDay,
  publishedAt: new Date(publishedAt),
});
const first = at(1, '0001-01-01', '1970-01-01T00:00:00Z');
const next = at(2, '2027-01-01', '2026-11-20T10:00:00Z');

it('a programme goes on by its old version until the day of the new one, to the minute', () => {
  const on = (day: string, now: string) =>
    versionAt([first, next], { day, now: new Date(now) })?.program.version;
  expect(on('2026-12-31', '2026-12-31T22:59:59Z')).toBe(1);
  expect(on('2027-01-01', '2026-12-31T23:00:00Z')).toBe(2);
});

it('of two versions for one day the newer counts, and an older one for a later day again after it', () => {
  const mended = at(3, '2027-01-01', '2026-11-21T10:00:00Z');
  const later = at(2, '2027-02-01', '2026-11-20T10:00:00Z');
  const on = (day: string, ...versions: (typeof first)[]) =>
    versionAt([first, ...versions], { day, now: new Date('2028-01-01') })?.program.version;
  expect(on('2027-06-01', next, mended)).toBe(3);
  expect(on('2027-01-31', later, mended)).toBe(3);
  expect(on('2027-06-01', later, mended)).toBe(2);
});

it('what is published for today counts once every node has read it', () => {
  const today = at(2, '2026-11-21', '2026-11-21T11:00:00Z');
  const after = (ms: number) =>
    versionAt([first, today], { day: '2026-11-21', now: new Date(today.publishedAt.getTime() + ms) });
  expect(after(settlingMs - 1)?.program.version).toBe(1);
  expect(after(settlingMs)?.program.version).toBe(2);
});
