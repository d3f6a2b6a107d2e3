import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { local, session, useRefusal, writeJson } from '../site/safe-storage.ts';
import { accept, clearEstimate, hasEstimate, reloadEstimate, type, useEstimate } from './estimate-store.ts';
import { finish } from './send-here.ts';
import { acceptStored, type StoredEstimate, storedForMs } from './stored-answers.ts';

const name = 'ndp-estimate';
const runs = Number(process.env.ASSURANCE_BROKEN_STORES ?? 60);
const person = {
  first_name: 'Kanarka',
  last_name: 'Śladowska',
  phone_number: '601702803',
  email: 'k@example.com',
};

afterEach(() => {
  clearEstimate();
  localStorage.clear();
  sessionStorage.clear();
  useRefusal.setState({ isRefused: false });
});

/** What both storages hold after a visit that was broken off in the middle. */
function keptVisit(): readonly [string, string] {
  accept('project-type', { project_variant: 'home' });
  accept('heat-source', { heat_source: 'heat_pump', heat_source_variant: 4 });
  accept('client-details', person);
  type('surface-area', { surface_area: -3.5 });
  type('planning', { note: 'proszę dzwonić', planned_completion_date: '2027', gdpr_consent: false });
  return [localStorage.getItem(name) ?? '', sessionStorage.getItem(name) ?? ''];
}

/** A text with a piece of it replaced by something else: cut, doubled, another type, another depth. */
const breaking = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.nat(40),
  by: fc.oneof(
    fc.constantFrom('', '"', '{', ']', 'null', '[]', '{}', '1e999', '-0', '"__proto__":{"x":1},', '\\u0000'),
    fc.json({ maxDepth: 2 }),
    fc.string(),
  ),
});
type Breaking = { readonly at: number; readonly length: number; readonly by: string };

function broken(text: string, { at, length, by }: Breaking): string {
  const start = Math.floor(at * text.length);
  return text.slice(0, start) + by + text.slice(start + length);
}

/** Names of what no field of a screen could show. */
function unfitIn({ answers, drafts }: StoredEstimate): readonly string[] {
  const known = [answers, ...Object.values(drafts)].flatMap((each) => Object.entries(each));
  return known.filter(([name, value]) => name !== 'quote' && Object(value) === value).map(([name]) => name);
}

const nonsense = [
  { answers: { first_name: 5 } },
  { answers: { last_name: ['Śladowska'] } },
  { drafts: 'text' },
  { drafts: { submit: { email: {} } } },
  { drafts: { planning: { note: 7 } } },
  { drafts: { 'surface-area': { surface_area: '12' } } },
  { sending: { key: 1, body: 'x' } },
  { confirmation: 'secret' },
];

describe('what the browser keeps of an estimate', () => {
  it('is taken back whole, half-typed answers among it', () => {
    keptVisit();
    const before = useEstimate.getState();
    reloadEstimate();
    expect(useEstimate.getState()).toEqual(JSON.parse(JSON.stringify(before)));
  });

  it(`never breaks the portal when it was changed (${runs} ways)`, () => {
    const kept = keptVisit();
    fc.assert(
      fc.property(breaking, breaking, fc.boolean(), (one, other, isBoth) => {
        localStorage.setItem(name, broken(kept[0], one));
        sessionStorage.setItem(name, isBoth ? broken(kept[1], other) : kept[1]);
        reloadEstimate();
        expect(unfitIn(useEstimate.getState())).toEqual([]);
        if (!hasEstimate()) expect(sessionStorage.getItem(name) ?? '').not.toContain('Kanarka');
      }),
      { numRuns: runs },
    );
  });

  it.each(nonsense)('is dropped from the tab when it is not what we write: %j', (kept) => {
    keptVisit();
    sessionStorage.setItem(name, JSON.stringify(kept));
    reloadEstimate();
    const { answers, drafts, sending, confirmation } = useEstimate.getState();
    expect([drafts, sending, confirmation]).toEqual([{}, undefined, undefined]);
    expect(Object.keys(answers)).not.toContain('first_name');
    expect(Object.keys(answers)).not.toContain('last_name');
  });

  it('goes from the tab too once it is too old or carries another stamp', () => {
    for (const change of [{ stamp: '0.0.18' }, { usedAt: Date.now() - storedForMs - 1 }]) {
      const [kept] = keptVisit();
      localStorage.setItem(name, JSON.stringify({ ...JSON.parse(kept), ...change }));
      expect(acceptStored(JSON.parse(localStorage.getItem(name) ?? ''), Date.now())).toBeUndefined();
      reloadEstimate();
      expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toMatch(/Kanarka|home/);
      expect(hasEstimate()).toBe(false);
    }
  });

  it('holds no address once it was sent; this page still shows it', () => {
    keptVisit();
    finish({ id: 'x', reference: 'NDP-2026-7KQ4' }, { email: person.email, secret: 's' });
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toMatch(
      /Kanarka|601702803|example/,
    );
    expect(useEstimate.getState().confirmation?.email).toBe(person.email);
  });

  it('is forgotten here when it was cleared in another tab, and nothing is written back', () => {
    keptVisit();
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(hasEstimate()).toBe(false);
    expect([localStorage.getItem(name), sessionStorage.getItem(name)]).toEqual([null, null]);
  });
});

it('what a full storage refuses leaves nothing older behind, and is said', () => {
  keptVisit();
  const setItem = Storage.prototype.setItem;
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  try {
    for (const storage of [local, session]) writeJson(storage, name, { answers: {} });
  } finally {
    Storage.prototype.setItem = setItem;
  }
  expect([localStorage.getItem(name), sessionStorage.getItem(name)]).toEqual([null, null]);
  expect(useRefusal.getState().isRefused).toBe(true);
});
