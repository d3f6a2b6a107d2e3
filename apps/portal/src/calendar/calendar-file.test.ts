import { expect, it } from 'vitest';
import { writeCalendar } from './calendar-file.ts';

const now = new Date('2026-11-22T11:05:06.789Z');
const day = {
  uid: 'NDP-2026-7KQ4-signing@ndp',
  day: '2026-12-31',
  title: 'Zażółć; gęślą, jaźń \\ NDP-2026-7KQ4',
  text: `Pierwszy wiersz\nDrugi wiersz. ${'Źdźbło, '.repeat(20)}`,
  remindDays: 2,
};

it('is a file as calendars read it: whole day, reminder, lines that end with CRLF', () => {
  const text = writeCalendar([day], now);
  expect(text.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')).toBe(true);
  expect(text.endsWith('END:VEVENT\r\nEND:VCALENDAR\r\n')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of [
    'DTSTAMP:20261122T110506Z',
    'DTSTART;VALUE=DATE:20261231',
    'DTEND;VALUE=DATE:20270101',
  ]) {
    expect(text.split('\r\n')).toContain(line);
  }
  expect(text).toContain('TRIGGER:-P2D\r\n');
});

it('holds no line of more than 75 octets, breaks no letter, and says the whole text once unfolded', () => {
  const text = writeCalendar([day], now);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const unfolded = text.replaceAll('\r\n ', '');
  expect(unfolded).toContain('SUMMARY:Zażółć\\; gęślą\\, jaźń \\\\ NDP-2026-7KQ4\r\n');
  expect(unfolded).toContain(`DESCRIPTION:Pierwszy wiersz\\nDrugi wiersz. ${'Źdźbło\\, '.repeat(20)}\r\n`);
});

it('holds several days at once, each an event of its own', () => {
  const text = writeCalendar([day, { ...day, uid: 'other', day: '2028-02-29' }], now);
  expect(text.match(/BEGIN:VEVENT\r\n/g)).toHaveLength(2);
  expect(text.match(/END:VCALENDAR\r\n/g)).toHaveLength(1);
  expect(text).toContain('DTSTART;VALUE=DATE:20280229\r\nDTEND;VALUE=DATE:20280301\r\n');
});
