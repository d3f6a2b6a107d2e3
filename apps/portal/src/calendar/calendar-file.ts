import { dayAfter } from '@ndp/domain/day-after.ts';
import { plainDashes } from '@ndp/domain/identifiers/typed-text.ts';

/** A day to be put into a calendar. */
export interface CalendarDay {
  /** The same for the same day of the same case: added again, it replaces what is there. */
  readonly uid: string;
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly title: string;
  readonly text: string;
  /** How many days before it a calendar reminds. */
  readonly remindDays: number;
}

const longestLine = 75;

/**
 * A file for any calendar program: whole days, each with a reminder.
 *
 * @param now  when it is made
 * @source RFC 5545: 3.1 (lines of 75 octets, CRLF), 3.3.11 (escaped text), 3.6.1, 3.6.6
 */
export function writeCalendar(days: readonly CalendarDay[], now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//NDP//Portal//PL',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...days.flatMap((day) => eventOf(day, now)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

function eventOf({ uid, day, title, text, remindDays }: CalendarDay, now: Date): readonly string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d{3}/g, '')}`,
    `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
    `DTEND;VALUE=DATE:${dayAfter(day, 1).replaceAll('-', '')}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(text)}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(title)}`,
    `TRIGGER:-P${remindDays}D`,
    'END:VALARM',
    'END:VEVENT',
  ];
}

/** The hyphens of the keyboard, by which a calendar is searched. */
function escapeText(text: string): string {
  return plainDashes(text)
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n');
}

/** Breaks a line between characters, so that no part has more than 75 octets of UTF-8. */
function foldLine(line: string): string {
  const parts: string[] = [''];
  let octets = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (octets + size > longestLine) {
      parts.push(' ');
      octets = 1;
    }
    parts[parts.length - 1] += character;
    octets += size;
  }
  return parts.join('\r\n');
}
