import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type AddressLists, AddressListsProvider, type FoundTowns } from '../address-lists.tsx';
import { noLists } from '../testing/draw-screen.tsx';
import { useTownSearch } from './use-town-search.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => vi.useRealTimers());

/** A search that keeps every question open until it is answered here. */
function renderSearch() {
  const asked: string[] = [];
  const open = new Map<string, OpenQuestion>();
  const lists: AddressLists = {
    ...noLists,
    searchTowns(q) {
      asked.push(q);
      return new Promise((found, fail) => open.set(q, { found, fail }));
    },
  };
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <AddressListsProvider value={lists}>{children}</AddressListsProvider>
  );
  const initialProps: { typed: string | undefined } = { typed: '' };
  const { result, rerender } = renderHook(({ typed }) => useTownSearch(typed), { wrapper, initialProps });
  return {
    asked,
    type: (typed: string | undefined) => rerender({ typed }),
    answer: (q: string, codes?: Partial<FoundTowns>) =>
      act(async () => open.get(q)?.found({ items: [{ id: q, name: q, kind: 'wieś' }], ...codes })),
    fail: (q: string) => act(async () => open.get(q)?.fail(new Error('offline'))),
    found: () => [result.current.state, ...result.current.towns.map(({ name }) => name)],
  };
}

interface OpenQuestion {
  readonly found: (towns: FoundTowns) => void;
  readonly fail: (cause: Error) => void;
}

const pauseFor = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('waits for a pause in typing and asks the register once', async () => {
  const search = renderSearch();
  for (const typed of ['ła', 'łaz', 'łazy']) {
    search.type(typed);
    await pauseFor(150);
  }
  expect(search.asked).toEqual([]);
  expect(search.found()).toEqual(['searching']);
  await pauseFor(50);
  expect(search.asked).toEqual(['łazy']);
  await search.answer('łazy');
  expect(search.found()).toEqual(['found', 'łazy']);
});

it('does not ask about a single letter, nor about spaces', async () => {
  const search = renderSearch();
  for (const typed of ['', 'ł', ' ł ', '    ']) {
    search.type(typed);
    await pauseFor(1000);
    expect(search.found()).toEqual(['too_short']);
  }
  expect(search.asked).toEqual([]);
});

it.each([
  ['no_codes', '3', {}],
  ['code_begun', '31-0', { postal_codes: 'Lista' }],
  ['code_unknown', '31023', { postal_codes: 'Lista' }],
])('says %s of the zip code %s, as far as codes were imported', async (state, typed, codes) => {
  const search = renderSearch();
  search.type(typed);
  await pauseFor(200);
  await search.answer(typed, { items: [], ...codes });
  expect(search.found()).toEqual([state]);
});

it('finds the towns of a zip code', async () => {
  const search = renderSearch();
  search.type('32-083');
  await pauseFor(200);
  await search.answer('32-083', { postal_codes: 'Lista' });
  expect(search.found()).toEqual(['found', '32-083']);
});

it('keeps in sight what was found while typing goes on, but not for another name', async () => {
  const search = renderSearch();
  search.type('ła');
  await pauseFor(200);
  await search.answer('ła');
  search.type('łazy');
  expect(search.found()).toEqual(['searching', 'ła']);
  search.type('nowa');
  expect(search.found()).toEqual(['searching']);
});

it('throws away an answer that comes after typing went on', async () => {
  const search = renderSearch();
  search.type('ła');
  await pauseFor(200);
  search.type('łazy');
  await pauseFor(200);
  await search.answer('łazy');
  await search.answer('ła');
  expect(search.found()).toEqual(['found', 'łazy']);
});

it('keeps what was found, and asks nothing, once a town is picked', async () => {
  const search = renderSearch();
  search.type('łazy');
  await pauseFor(200);
  await search.answer('łazy');
  search.type(undefined);
  await pauseFor(1000);
  expect(search.asked).toEqual(['łazy']);
  expect(search.found()).toEqual(['found', 'łazy']);
});

it('tells that the register cannot be reached, and asks again when typing goes on', async () => {
  const search = renderSearch();
  search.type('ła');
  await pauseFor(200);
  await search.fail('ła');
  expect(search.found()).toEqual(['failed']);
  search.type('łazy');
  await pauseFor(200);
  await search.answer('łazy');
  expect(search.found()).toEqual(['found', 'łazy']);
});
