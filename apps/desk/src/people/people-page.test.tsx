import type { DeskInvitation, listPeople, RoleProposal } from '@ndp/contract/desk/people.ts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type * as z from 'zod/mini';
import { draw, partnerOf, serve } from '../testing/desk-server.tsx';
import { PeoplePage } from './people-page.tsx';

type Desk = z.infer<typeof listPeople.answer>;
type Person = Desk['people'][number];

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function personOf(id: string, over: Partial<Person> = {}): Person {
  return {
    ...{
      id,
      name: `Osoba ${id}`,
      email: `${id}@example.pl`,
      roles: [],
      seen_at: null,
      is_me: false,
      leads: 0,
    },
    ...over,
  };
}
function proposalOf(over: Partial<RoleProposal> = {}): RoleProposal {
  return {
    ...{ person: 'a', name: 'Osoba a', role: 'approver', is_taking: false, state: 'waits', given_by: 'Olga' },
    ...{ given_at: '2026-11-20T10:00:00Z', decided_by: null, decided_at: null },
    ...{ is_mine_to_decide: true, has_confirmer: true },
    ...over,
  };
}
function invitationOf(over: Partial<DeskInvitation> = {}): DeskInvitation {
  return {
    ...{ id: 'i1', email: 'nowa@example.pl', roles: ['officer'], state: 'open', invited_by: 'Olga' },
    ...{ ends_at: '2026-11-30T10:00:00Z', person: null },
    ...over,
  };
}

const me = personOf('me', { is_me: true, roles: ['administrator'] });
const officer = personOf('a', { roles: ['officer'], leads: 2 });
const heir = personOf('b', { roles: ['officer'] });

async function open(desk: Partial<Desk> = {}, later: Partial<Desk> = {}, acts?: readonly string[]) {
  const whole = { people: [me, officer, heir], proposals: [], invitations: [], ...desk };
  const changed = { ...whole, ...later };
  const asked = serve({
    'GET /people': whole,
    'GET /absences': { absences: [], officers: [] },
    'POST /people/a/role': changed,
    'POST /people/a/role/decision': changed,
    'POST /invitations': changed,
    'POST /invitations/i1': changed,
  });
  draw(<PeoplePage partner={partnerOf('mpec', acts)} />);
  await screen.findByRole('table', { name: /^Osoby: MPEC/ });
  return (line: string) => asked.filter((each) => each.line === `POST ${line}`).map(({ body }) => body);
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });

describe('the roles of people', () => {
  it('are given by one press, which says that a high one waits for another person', async () => {
    const sent = await open({}, { proposals: [proposalOf()] });
    fireEvent.click(box(/^zatwierdza: Osoba a/i));
    expect(await screen.findByText(/^Rola .*\(Osoba a\) czeka na.potwierdzenie/)).toBeDefined();
    expect(sent('/people/a/role')).toEqual([{ role: 'approver', is_given: true }]);
  });

  it('are not one’s own to change, nor anybody’s without the right to give them', async () => {
    await open();
    expect(box(/^zatwierdza: Osoba me/i).disabled).toBe(true);
    expect(box(/^zatwierdza: Osoba a/i).disabled).toBe(false);
    cleanup();
    await open({}, {}, ['read-people']);
    expect(box(/^zatwierdza: Osoba a/i).disabled).toBe(true);
    expect(screen.queryByRole('button', { name: /^Zaproś/ })).toBeNull();
  });

  it('that lead cases are taken only once somebody else has the cases', async () => {
    const sent = await open();
    fireEvent.click(box(/^prowadzi.*: Osoba a/i));
    expect(document.activeElement?.textContent).toMatch(/^Komu przekazać sprawy/);
    press('Odbierz rolę');
    expect(await screen.findByText('Wybierz, kto przejmie sprawy.')).toBeDefined();
    expect(sent('/people/a/role')).toEqual([]);
    fireEvent.change(screen.getByLabelText('Komu'), { target: { value: 'b' } });
    press('Odbierz rolę');
    expect(await screen.findByText(/Sprawy są przekazane/)).toBeDefined();
    expect(sent('/people/a/role')).toEqual([{ role: 'officer', is_given: false, hand_to: 'b' }]);
  });

  it('stay when the cases are handed to nobody after all', async () => {
    const sent = await open();
    fireEvent.click(box(/^prowadzi.*: Osoba a/i));
    press('Anuluj');
    expect(screen.queryByLabelText('Komu')).toBeNull();
    expect(sent('/people/a/role')).toEqual([]);
  });
});

describe('a role that waits', () => {
  it('is confirmed or declined by whoever may decide it', async () => {
    const sent = await open({ proposals: [proposalOf()] });
    press(/^Potwierdź: /);
    expect(await screen.findByText(/^Potwierdzono rolę .*: Osoba a$/)).toBeDefined();
    press(/^Odrzuć: /);
    await waitFor(() =>
      expect(sent('/people/a/role/decision')).toEqual([
        { role: 'approver', is_confirmed: true },
        { role: 'approver', is_confirmed: false },
      ]),
    );
  });

  it('is taken back by whoever gives roles, and says when nobody could confirm it', async () => {
    const sent = await open({ proposals: [proposalOf({ is_mine_to_decide: false, has_confirmer: false })] });
    expect(screen.getByText(/nikt nie.może jej potwierdzić/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Potwierdź: / })).toBeNull();
    press(/^Cofnij: /);
    await waitFor(() => expect(sent('/people/a/role')).toEqual([{ role: 'approver', is_given: false }]));
  });

  it('that was declined is put away, or proposed again; one that was to be taken is taken again', async () => {
    const declined = { state: 'declined', decided_by: 'Jan', decided_at: '2026-11-21T10:00:00Z' } as const;
    const sent = await open({
      proposals: [proposalOf({ ...declined, is_mine_to_decide: false, is_taking: true })],
    });
    expect(screen.getByText(/^odrzucono .*: Jan/)).toBeDefined();
    press(/^Odbierz ponownie: /);
    expect(await screen.findByText(/^Odebranie roli .*znów czeka$/)).toBeDefined();
    press(/^Usuń z.listy: /);
    await waitFor(() =>
      expect(sent('/people/a/role')).toEqual([
        { role: 'approver', is_given: false },
        { role: 'approver', is_given: true },
      ]),
    );
  });
});

describe('an invitation', () => {
  it('is sent to an address with at least one role', async () => {
    const sent = await open();
    press('Zaproś');
    expect(await screen.findByText(/^Wpisz adres e.mail/)).toBeDefined();
    expect(screen.getByText('Wybierz co najmniej jedną rolę.')).toBeDefined();
    expect(sent('/invitations')).toEqual([]);
    fireEvent.change(screen.getByLabelText(/^E.mail$/), { target: { value: ' nowa@example.pl ' } });
    fireEvent.click(box(/^prowadzi[^:]*$/i));
    press('Zaproś');
    expect(await screen.findByText('Zaproszenie jest w drodze')).toBeDefined();
    expect(sent('/invitations')).toEqual([{ email: 'nowa@example.pl', roles: ['officer'], language: 'pl' }]);
  });

  it('is renewed, withdrawn, or confirmed to be somebody’s, as it stands', async () => {
    const person = { name: 'Anna', email: 'anna@example.pl' };
    const sent = await open({ invitations: [invitationOf({ state: 'held', person })] });
    expect(screen.getByText(/innym adresem: Anna, anna@example.pl/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Wyślij nowy link/ })).toBeNull();
    press(/^To ta.osoba/);
    await waitFor(() => expect(sent('/invitations/i1')).toEqual([{ act: 'confirm' }]));
  });
});
