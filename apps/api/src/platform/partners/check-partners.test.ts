import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import type { PartnerRow } from '../database/schema/tables.ts';
import { describePartnerFault, sortPartners } from './check-partners.ts';
import { seededPartners } from './partners.seed.ts';
import { openDirectory } from './partners.ts';

const [first, second] = seededPartners;
if (!first || !second) throw new Error('there are partners');
const good: PartnerRow = { ...first, id: 'nowy', aliases: ['dawny'], title: 'Ciepło & Spółka „Łąka”' };

/** Why rows are refused. */
const refusalOf = (...rows: readonly PartnerRow[]) =>
  [...new Set(sortPartners(rows).faults.map(describePartnerFault))].join('\n');

describe('a partner’s row', () => {
  it('is taken when it can be served: those of a new database, and one like them', () => {
    expect(sortPartners(seededPartners)).toEqual({ fit: seededPartners, faults: [] });
    expect(refusalOf(...seededPartners, good)).toBe('');
    expect(refusalOf({ ...good, primary_color: null, secondary_color: null, brand_title: '' })).toBe('');
  });

  it.each<readonly [string, keyof PartnerRow, Partial<PartnerRow>]>([
    ['markup in its title', 'title', { title: '<b>Ciepło</b>' }],
    ['a control character in its title', 'title', { title: 'Ciep\u0007ło' }],
    ['a line break in its title', 'title', { title: 'Ciepło\r\nBcc: x@example.pl' }],
    ['a title that turns the line around', 'title', { title: 'Ciepło \u202egpj.exe' }],
    ['letters nobody sees in its title', 'title', { title: 'Ciep\u200bło' }],
    ['no title', 'title', { title: '' }],
    ['a title too long', 'title', { title: 'x'.repeat(61) }],
    ['markup in its brand', 'brand_title', { brand_title: 'NDP<script>' }],
    ['a colour that is a word', 'primary_color', { primary_color: 'red' }],
    ['a colour that is more', 'secondary_color', { secondary_color: '#00ff00;background:url(x)' }],
    ['a programme nobody knows', 'program_id', { program_id: 'konkurs' }],
    ['a logo from elsewhere', 'logo', { logo: 'https://evil.example/logo.svg' }],
    ['a logo outside the folder', 'logo', { logo: '/logos/../index.html' }],
    ['the host of the API', 'id', { id: 'api' }],
    ['a host that is none', 'id', { id: 'Nowy_<x>' }],
    ['the host of the mailbox beside it', 'aliases', { aliases: ['mail'] }],
    ['an alias that is no host', 'aliases', { aliases: ['evil.example'] }],
    ['the host of another partner', 'aliases', { aliases: [first.id] }],
    ['the bare domain, which another partner has', 'aliases', { aliases: ['@'] }],
    ['one alias twice', 'aliases', { aliases: ['raz', 'raz'] }],
    ['an organiser’s number of nothing', 'obliged_entity_id', { obliged_entity_id: 0 }],
    ['no e-mail address', 'contact_email', { contact_email: 'kontakt' }],
    ['words for a telephone', 'contact_phone', { contact_phone: 'dzwonić rano' }],
  ])(
    'with %s is refused in a sentence that names partner and field, and repeats nothing',
    (_name, field, over) => {
      const row = { ...good, ...over };
      const refusal = refusalOf(first, row);
      expect(refusal).toMatch(
        new RegExp(`^The partner "[a-z0-9?-]+" cannot be served: its ${field} must .+\\. Correct its row`),
      );
      expect(refusal.split('\n').every((line) => line.includes(` its ${field} `))).toBe(true);
      const bad = row[field];
      if (typeof bad === 'string' && bad.length > 3 && field !== 'id') expect(refusal).not.toContain(bad);
      for (const line of refusal.split('\n')) expect(line).not.toMatch(/[<>\p{Cc}\p{Cf}]|evil/u);
    },
  );

  it('is not taken for another one’s where an alias is a partner’s name', () => {
    expect(refusalOf(second, { ...good, id: 'a', aliases: [second.id] })).toContain(
      `leads to "${second.id}"`,
    );
  });
});

describe('a server', () => {
  let opened: TestDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase();
  });
  afterAll(() => opened.close());
  const setTitle = (title: string) =>
    opened.owner.updateTable('partner').set({ title }).where('id', '=', first.id).execute();

  it('goes on with the row of before where one cannot be served; a new one closes that portal and no other', async () => {
    let now = new Date('2026-11-21T11:00:00Z');
    const clock = () => now;
    const directory = await openDirectory(opened.db, clock);
    await setTitle('<img src=x>');
    now = new Date(now.getTime() + 61_000);
    expect((await directory.find(first.id))?.title).toBe(first.title);
    expect(directory.isClosed(first.id)).toBe(false);
    const started = await openDirectory(opened.db, clock);
    expect(await started.find(first.id)).toBeUndefined();
    expect(started.isClosed(first.id)).toBe(true);
    expect((await started.faults()).map(describePartnerFault).join()).toMatch(
      /cannot be served: its title must/,
    );
    expect((await started.all()).map(({ id }) => id)).toEqual(
      seededPartners
        .map(({ id }) => id)
        .filter((id) => id !== first.id)
        .sort(),
    );
    await setTitle('Nowy tytuł');
    now = new Date(now.getTime() + 61_000);
    expect((await started.find(first.id))?.title).toBe('Nowy tytuł');
    expect(started.isClosed(first.id)).toBe(false);
  });

  it('leaves a host to the partner whose name it is, whoever else lists it', () => {
    const { fit, faults } = sortPartners([{ ...good, id: 'a', aliases: [second.id] }, second]);
    expect(fit).toEqual([second]);
    expect(faults).toMatchObject([{ partner: 'a', field: 'aliases' }]);
  });
});
