import type { ProgramAnswer, VersionAnswer } from '@ndp/contract/desk/programs.ts';
import { programs } from '@ndp/domain/programs/all.ts';
import { contentOf } from '@ndp/domain/programs/program.ts';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { draw, partnerOf, serve } from '../testing/desk-server.tsx';
import { ProgramPage } from './program-page.tsx';

const [release] = programs;
if (!release) throw new Error('there are programmes');
const content = structuredClone(contentOf(release)) as VersionAnswer['content'];
const source = { pl: '', en: '' };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function versionOf(n: number, over: Partial<VersionAnswer> = {}): VersionAnswer {
  return {
    ...{ n, state: 'published', from_day: '0001-01-01', content, made_at: '2026-11-20T10:00:00Z' },
    ...{ made_by: [], is_mine: false, published_by: 'Jan', published_at: '2026-11-20T10:00:00Z', cases: 7 },
    ...over,
  };
}
const draft = versionOf(2, { state: 'draft', from_day: null, made_by: ['Olga'], published_by: null });

function answerOf(versions: VersionAnswer[], over: Partial<ProgramAnswer> = {}): ProgramAnswer {
  return {
    ...{ id: 'mpec', current: 1, is_ours: true, today: '2026-11-24', versions },
    shipped: {
      ...{ 'program-regulations': source, 'gdpr-clause': source, 'regulations-obliged-entity': source },
    },
    ...over,
  };
}

async function open(answer: ProgramAnswer, later = answer, acts?: readonly string[]) {
  const asked = serve({
    'GET /program': answer,
    'POST /program/draft': later,
    'POST /program/draft/end': later,
    'POST /program/publication': later,
  });
  draw(<ProgramPage partner={partnerOf('mpec', acts)} />);
  await screen.findByRole('heading', { name: 'Wersje' });
  return (line: string) => asked.filter((each) => each.line === `POST ${line}`).map(({ body }) => body);
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const changes = () => within(screen.getByRole('region', { name: /^Co się zmienia wobec/ }));

it('the versions say which counts now, since when, by whom, and of how many cases', async () => {
  await open(answerOf([draft, versionOf(1)]));
  const rows = screen.getAllByRole('row').map((row) => row.textContent?.replace(/\s/g, ' '));
  expect(rows.find((row) => row?.startsWith('1opublikowana, obowiązuje'))).toMatch(
    /od początkuz wydaniemJan7/,
  );
  expect(rows.find((row) => row?.startsWith('2projekt'))).toMatch(/–Olga–/);
});

it('a draft begins as the version that counts, says what it changes, and is saved', async () => {
  const sent = await open(answerOf([versionOf(1)]), answerOf([draft, versionOf(1)]));
  press(/^Przygotuj nową wersję/);
  expect(changes().getByText('Na razie nic.')).toBeDefined();
  type('Nazwa programu', 'Ciepło bez węgla');
  expect(changes().getByText(/^Nazwa programu: .* → Ciepło bez.węgla$/)).toBeDefined();
  expect(screen.getByText('Są niezapisane zmiany.')).toBeDefined();
  press('Zapisz projekt');
  expect(await screen.findByText(/^Projekt zapisany/)).toBeDefined();
  expect(sent('/program/draft')).toMatchObject([{ seen: null, content: { title: 'Ciepło bez węgla' } }]);
});

it('the next year moves the days along', async () => {
  await open(answerOf([versionOf(1)]));
  press(new RegExp(`^Przygotuj rok.${content.year + 1}$`));
  expect(screen.getByLabelText<HTMLInputElement>('Rok').value).toBe(String(content.year + 1));
  expect(screen.getByLabelText<HTMLInputElement>('Pierwszy dzień programu').value).toMatch(
    new RegExp(`^${content.year + 1}-`),
  );
});

it('what a draft lacks stands above it and at its field', async () => {
  await open(answerOf([versionOf(1)]));
  press(/^Przygotuj nową wersję/);
  type('Nazwa programu', '');
  expect(screen.getByRole('heading', { name: /^Zanim ktoś opublikuje/ })).toBeDefined();
  expect(screen.getByLabelText('Nazwa programu').getAttribute('aria-invalid')).toBe('true');
});

it('a draft is thrown away over what the page has seen', async () => {
  const sent = await open(answerOf([draft, versionOf(1)]), answerOf([versionOf(1)]));
  press('Usuń projekt');
  expect(await screen.findByRole('button', { name: /^Przygotuj nową wersję/ })).toBeDefined();
  expect(sent('/program/draft/end')).toEqual([{ seen: draft.made_at }]);
});

it('a draft is published from a day by somebody who wrote nothing in it', async () => {
  const sent = await open(answerOf([draft, versionOf(1)]), answerOf([versionOf(2), versionOf(1)]));
  type(/^Obowiązuje od.dnia/, '2027-01-01');
  press('Opublikuj');
  expect(await screen.findByText(/^Wersja 2 jest opublikowana i.będzie obowiązywać od/)).toBeDefined();
  expect(sent('/program/publication')).toEqual([{ seen: draft.made_at, from_day: '2027-01-01' }]);
  cleanup();
  await open(answerOf([{ ...draft, is_mine: true }, versionOf(1)]));
  expect(screen.getByText(/^Opublikuje ją inna osoba/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Opublikuj' })).toBeNull();
});

it('the programme of another partner is looked at and not edited', async () => {
  await open(answerOf([draft, versionOf(1)], { is_ours: false }));
  expect(screen.getByText(/^Ten program prowadzi inny partner/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /projekt$|^Przygotuj/ })).toBeNull();
  expect(screen.getByLabelText('Nazwa programu').closest('fieldset:disabled')).not.toBeNull();
});
