// @vitest-environment node

import type { WrittenPage } from '@ndp/contract/written-page.ts';
import { describe, expect, it } from 'vitest';
import { sameFor, writePage } from './server.tsx';
import { sampleConfig as config } from './testing/sample-config.ts';

const write = async (path: string, language: 'pl' | 'en' = 'pl') =>
  (await writePage(path, config, language)) as WrittenPage;

describe('a page written on the server', () => {
  it.each([
    [
      '/application/welcome-page',
      'Dofinansowanie do wymiany źródła ciepła',
      'href="/application/project-type"',
    ],
    ['/application/project-type', 'W jakim budynku zmieni się ogrzewanie?', 'value="home"'],
    ['/statements/program-regulations', 'Regulamin programu dofinansowań', '§'],
  ])('%s stands whole before any script, under its title', async (path, title, told) => {
    const { html, title: tab, whole, status } = await write(path);
    expect([tab.replace(/\u00a0/g, ' '), whole, status]).toEqual([title, path, 200]);
    expect(html).toContain(told);
  });

  it('tells everybody the numbers of a partner who shows them, small ones not, and the footer leads there', async () => {
    const numbers = {
      ...{
        to: '2026-10-31',
        language: 'pl' as const,
        cases: 25,
        signed: 5,
        paid: null,
        paidPln: null,
        byTown: [],
      },
      bySource: [
        { name: 'Pompa ciepła', cases: 25 },
        { name: 'Biomasa', cases: null },
      ],
    };
    const counted = { ...config, is_counted_openly: true, numbers };
    for (const language of ['pl', 'en'] as const) {
      const page = (await writePage('/numbers', counted, language)) as WrittenPage;
      expect([page.status, page.whole]).toEqual([200, '/numbers']);
      expect(page.html).toContain('&lt; 5');
      expect(page.html).toContain('href="/numbers"');
    }
    expect((await write('/numbers')).status).toBe(404);
    expect((await write('/application/welcome-page')).html).not.toContain('href="/numbers"');
  });

  it('speaks the visitor’s language', async () => {
    const { html, locale } = await write('/application/project-type', 'en');
    expect(locale).toBe('en-GB');
    expect(html).toContain('Which building is getting new heating?');
  });

  it('needs neither script nor style of its own, which the portal’s policy would refuse', async () => {
    for (const path of ['/application/welcome-page', '/application/project-type', '/grant/signing/x']) {
      expect((await write(path)).html).not.toMatch(/<script| style="|<style/);
    }
  });

  it('wears the colours of its partner', async () => {
    expect((await write('/application/welcome-page')).colours).toContain('--primary:#232c40');
  });

  it('behind a secret link is a frame alone, in which the secret never stands', async () => {
    const page = await write('/additional-data/overview/7f0c/S3CRET');
    expect([page.whole, page.title]).toEqual([undefined, '']);
    expect(JSON.stringify(page)).not.toMatch(/S3CRET|7f0c/);
    expect(sameFor('/additional-data/overview/7f0c/S3CRET', config)).toBe(
      '/additional-data/overview/$id/$token',
    );
  });

  it('of a later question is a frame, because only the browser knows the answers before it', async () => {
    expect((await write('/application/quote')).whole).toBeUndefined();
  });

  it('at the bare address leads to the welcome page', async () => {
    expect(await writePage('/', config, 'pl')).toEqual({ location: '/application/welcome-page' });
  });

  it.each([
    '/nowhere',
    '/statements/nothing',
    '/application/nothing/here',
    '/application/nothing',
    '/application/stx-privacy-policy',
    '/additional-data/nothing/7f0c/S3CRET',
    '/additional-data/project/nothing/7f0c/S3CRET',
    '/grant/help/S3CRET/nothing',
  ])('at %s says that nothing stands there', async (path) => {
    const { status, html } = await write(path);
    expect(status).toBe(404);
    // It is written for nobody else either.
    expect([undefined, path]).toContain(sameFor(path, config));
    expect(html).toContain('Nie ma takiej strony');
  });

  it('holds the privacy policy of a programme that has its own where that programme says so', async () => {
    const path = '/application/stx-privacy-policy';
    const own = { ...config, program_content: { ...config.program_content, privacyPolicyPath: path } };
    expect(sameFor(path, own)).toBe(path);
  });
});
