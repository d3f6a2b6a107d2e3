import type { ApplicationAnswer } from '@ndp/contract/calls/application.ts';
import type { ListedCoOwner } from '@ndp/flows/application/co-owners/co-owners-store.tsx';
import { overviewOf } from '@ndp/personas/overview-of.ts';
import { coOwner } from '@ndp/personas/personas.ts';
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

/** A server with one application: it refuses a list made from an older revision, and tells the newer one. */
const server = { revision: 4, people: [] as ListedCoOwner[], calls: [] as string[] };

vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
  const seen = new Headers(init.headers).get('if-match');
  server.calls.push(`${init.method} ${url.replace(/^.*\/secret\/1\//, '')} ${seen}`);
  if (seen !== `"${server.revision}"`) {
    return new Response(JSON.stringify({ detail: 'Zapisano w innym oknie.', current: answered() }), {
      status: 412,
    });
  }
  const { co_owners } = JSON.parse(String(init.body));
  server.revision += 1;
  server.people = co_owners.map((person: { name: string; email: string }) => listed(person.name));
  return new Response(JSON.stringify(answered()));
});

const { keepAnswer, useApplication } = await import('./application-store.ts');
const { useCoOwners } = await import('./use-co-owners.ts');

const listed = (name: string): ListedCoOwner => ({
  id: name,
  name,
  email: `${name.toLowerCase()}@example.pl`,
  state: 'named',
  answered_at: null,
  reason: null,
});

const { history: _, project, client, ...application } = overviewOf(coOwner);

function answered(status = 'in_completion'): ApplicationAnswer {
  return {
    ...application,
    ...{
      id: '1',
      paper: null,
      terms_confirmed_at: null,
      status,
      language: 'pl',
      text_messages: null,
      project: { ...project, obliged_entity: { id: 1 } },
      client,
    },
    ...{
      history: [],
      drafts: {},
      corrections: [],
      messages: [],
      refusal: null,
      deadlines: [],
      actions: [],
      hearing: null,
      agreement_link: null,
      account_proof: null,
      next: null,
      usual_days: null,
      can_be_corrected: false,
      can_correct_project: true,
      can_be_withdrawn: true,
      draft_expires_on: null,
    },
    ...{ signing: null, payment: null, co_owners: server.people, revision: server.revision },
    ...{ can_be_sent: true, last_days: { send: '2026-12-23', sign: '2026-12-24', finish: '2026-12-31' } },
    ...{
      second_address: null,
      helper: null,
      done_duties: [],
      running: [],
      duty_handover: null,
      may_be_under_way: false,
    },
  };
}

const store = () => renderHook(() => useCoOwners({ id: '1', token: 'secret' })).result.current;

beforeEach(() => {
  Object.assign(server, { revision: 4, people: [listed('Ewa')], calls: [] });
  keepAnswer(answered());
});

it('adds a co-owner to the list this tab knows', async () => {
  expect(await store()?.add({ name: 'Adam', email: 'adam@example.pl' })).toBeUndefined();
  expect(server.calls).toEqual(['PUT co_owners "4"']);
  expect(useApplication.getState().application?.co_owners.map(({ name }) => name)).toEqual(['Ewa', 'Adam']);
});

it('adds to the newer list when another window changed it meanwhile, so that nobody disappears', async () => {
  server.revision = 7;
  server.people = [listed('Ewa'), listed('Zofia')];
  expect(await store()?.add({ name: 'Adam', email: 'adam@example.pl' })).toBeUndefined();
  expect(server.calls).toEqual(['PUT co_owners "4"', 'PUT co_owners "7"']);
  expect(server.people.map(({ name }) => name)).toEqual(['Ewa', 'Zofia', 'Adam']);
});

it('takes back one person and leaves the others', async () => {
  server.people = [listed('Ewa'), listed('Zofia')];
  keepAnswer(answered());
  const [ewa] = server.people;
  if (ewa) await store()?.remove(ewa);
  expect(server.people.map(({ name }) => name)).toEqual(['Zofia']);
});

it('knows the applicant’s own addresses, and until when the list may be changed', () => {
  expect(store()?.ownAddresses).toEqual(['jadwiga.wrona@example.com', 'marek.wrona@example.com']);
  expect([store()?.isOpen, store()?.isSent]).toEqual([true, false]);
  keepAnswer(answered('contract_sent'));
  expect([store()?.isOpen, store()?.isSent]).toEqual([true, true]);
  keepAnswer(answered('contract_signed'));
  expect(store()?.isOpen).toBe(false);
});
