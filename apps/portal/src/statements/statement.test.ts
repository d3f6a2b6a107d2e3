import type { Ask } from '@ndp/contract/ask.ts';
import { programs } from '@ndp/domain/programs/all.ts';
import { mpec } from '@ndp/domain/programs/mpec.ts';
import { portalProgram } from '@ndp/domain/programs/program.ts';
import { bindWords } from '@ndp/flows/typography.ts';
import { describe, expect, it } from 'vitest';
import { loadStatement, readStatement } from './statement.ts';

const contact = { email: 'kontakt@example.pl', phone: '+48 22 100 00 00' };

describe('the documents of a programme', () => {
  it.each(
    programs.flatMap((program) =>
      [
        'program-regulations',
        'gdpr-clause',
        'regulations-obliged-entity',
        'privacy-policy',
        'platform-regulations',
        'accessibility',
      ].map((name) => [program.id, name, program] as const),
    ),
  )('%s has its %s in both languages, titled, with the contact filled in', async (_id, name, program) => {
    const statement = await loadStatement(name, program, contact);
    for (const { title, text, version } of [statement.pl, statement.en]) {
      expect(title).not.toBe('');
      expect(version).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(text).not.toMatch(/[{}]/);
      expect(text.length).toBeGreaterThan(1000);
    }
    expect(statement.pl.title).not.toBe(statement.en.title);
  });

  it('the accessibility statement says whom to write to and call, who decides next, and by when one is answered', async () => {
    for (const program of programs) {
      const { pl, en } = await loadStatement('accessibility', program, contact);
      for (const { text } of [pl, en]) {
        for (const way of [contact.email, contact.phone, `${program.terms.days.complaint}\u00a0d`])
          expect(text).toContain(bindWords(way));
      }
      expect(pl.text).toContain('Państwowego Funduszu Rehabilitacji');
      expect(en.text).toContain('PFRON');
    }
  });

  it('names the programme’s own organiser in its regulations', async () => {
    for (const program of programs) {
      const { pl } = await loadStatement('program-regulations', program, contact);
      expect(pl.text).toContain(bindWords(program.organiser.name));
    }
  });

  it('keeps the policy of one programme out of the others', async () => {
    await expect(loadStatement('stx-privacy-policy', mpec, contact)).rejects.toBeDefined();
    await expect(loadStatement('no-such-document', mpec, contact)).rejects.toBeDefined();
  });

  it('stay at an address of their version, also when there is a newer one', async () => {
    const file = (version: string) => async () => `---\ntitle: T\nversion: ${version}\n---\ntreść ${version}`;
    const path = (name: string, language: string) => `../../content/mpec/${name}.${language}.md`;
    const kept = {
      [path('gdpr-clause', 'pl')]: file('2027-02-01'),
      [path('gdpr-clause', 'en')]: file('2027-02-01'),
      [path('gdpr-clause@2026-11-01', 'pl')]: file('2026-11-01'),
      [path('gdpr-clause@2026-11-01', 'en')]: file('2026-11-01'),
    };
    const load = async (name: string) => (await loadStatement(name, mpec, contact, { kept })).pl.text;
    expect(await load('gdpr-clause')).toBe('treść 2027-02-01');
    expect(await load('gdpr-clause@2027-02-01')).toBe('treść 2027-02-01');
    expect(await load('gdpr-clause@2026-11-01')).toBe('treść 2026-11-01');
    await expect(load('gdpr-clause@2025-01-01')).rejects.toBeDefined();
    const shipped = await loadStatement('gdpr-clause@2026-11-24', mpec, contact);
    expect(shipped).toEqual(await loadStatement('gdpr-clause', mpec, contact));
    const before = await loadStatement('gdpr-clause@2026-11-01', mpec, contact);
    expect(before.pl.text).not.toBe(shipped.pl.text);
  });

  it('stay as they were for a programme begun before they were worded anew', async () => {
    const before = { ...mpec, regulationsVersion: '2026-11-22' };
    const { pl } = await loadStatement('program-regulations', before, contact);
    expect(pl).toEqual((await loadStatement('program-regulations@2026-11-22', mpec, contact)).pl);
    expect(pl.text).not.toBe((await loadStatement('program-regulations', mpec, contact)).pl.text);
  });

  it('fills in the contact wherever a document names it', () => {
    const { text } = readStatement(
      '---\ntitle: T\nversion: 2026-01-01\n---\n{email}, {phone}, {email}',
      contact,
    );
    expect(text).toBe('kontakt@example.pl, +48\u00a022\u00a0100\u00a000\u00a000, kontakt@example.pl');
  });
});

it('a document in the words of a version is fetched by that version, unless its page was written with it', async () => {
  const words = (text: string) =>
    `---\ntitle: A\nversion: {informationClauseVersion}\n---\n${text} {complaintDays}`;
  const clause = { pl: words('W dniach'), en: words('In days') };
  const own = { ...mpec, statements: { 'gdpr-clause': clause } };
  const asked: unknown[] = [];
  const ask = (async (_call: unknown, { query }: { query: unknown }) => {
    asked.push(query);
    return clause;
  }) as unknown as Ask;
  const fetched = await loadStatement('gdpr-clause', portalProgram(own), contact, { ask });
  expect(fetched.en).toMatchObject({ text: 'In days 14', version: mpec.informationClauseVersion });
  expect(asked).toEqual([{ program: mpec.id, version: '1', name: 'gdpr-clause' }]);
  expect(await loadStatement('gdpr-clause', portalProgram(own, 'gdpr-clause'), contact)).toEqual(fetched);
  const kept = await loadStatement('gdpr-clause@2026-11-01', own, contact);
  expect(kept).toEqual(await loadStatement('gdpr-clause@2026-11-01', mpec, contact));
});
