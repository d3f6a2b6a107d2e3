// @database both, the embedded one in the long form

import type { CaseCorrections } from '@ndp/contract/desk/corrections.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { fillIn, homeSections, type Link, put } from '../../testing/applications.ts';
import { dueOn, name, openCorrections, registry } from '../../testing/desk/corrections-desk.ts';
import { seat } from '../../testing/desk/desk-people.ts';
import { openTestDesk } from '../../testing/desk/test-desk.ts';
import { call, dump } from '../../testing/submissions.ts';

const tested = await openTestDesk();
const { api } = tested;
const open = (link: Link) => openCorrections(tested, link);
beforeEach(() => api.clear());

const { client_info: owner } = homeSections;

describe('a value that the office proposes', () => {
  const lastName = { ...name, proposed: { field: 'last_name', value: ' Poprawna ' } };
  const accept = { place: name.place, round: 1 };

  it('is seen once it is sent, accepted by one act, sent with the application and told as accepted', async () => {
    const link = await fillIn(api);
    const { ask, act, read } = await open(link);
    const prepared = await ask('/draft', { items: [lastName], due_on: dueOn });
    expect(prepared.rounds[0]?.items[0]?.proposed).toMatchObject({ field: 'last_name', value: 'Poprawna' });
    await ask('', { items: [lastName], due_on: dueOn });
    expect(JSON.stringify(await api.takeMails())).not.toContain('Poprawna');
    expect(await dump(api)).not.toContain('Poprawna');
    const [shown] = (await read()).corrections[0]?.items ?? [];
    expect(shown?.proposal).toMatchObject({
      now: { value: `${owner.first_name} ${owner.last_name}` },
      ...{ proposed: { value: `${owner.first_name} Poprawna` }, is_accepted: false },
    });

    const accepted = await act('correction_acceptance', accept);
    expect([
      accepted.status,
      accepted.consent,
      accepted.client.last_name,
      accepted.client.first_name,
    ]).toEqual([...['in_completion', null, 'Poprawna'], owner.first_name]);
    expect(accepted.corrections[0]?.items[0]).toMatchObject({
      ...{ is_changed: true, proposal: { is_accepted: true } },
    });
    // A repetition finds it saved.
    expect((await act('correction_acceptance', accept)).revision).toBe(accepted.revision);
    expect((await put(api, link, 'consent')).json().status).toBe('under_review');
    const [item] = (await ask()).rounds[0]?.items ?? [];
    expect([item?.before, item?.after]).toEqual([
      `${owner.first_name} ${owner.last_name}`,
      `${owner.first_name} Poprawna`,
    ]);
    expect(item?.proposed).toEqual({
      ...{ field: 'last_name', value: null, line: `${owner.first_name} Poprawna`, is_accepted: true },
    });
    const again = await ask('/1/verdict', { place: name.place, verdict: 'again' });
    expect(again.rounds[1]?.items[0]?.proposed).toMatchObject({ field: 'last_name', value: 'Poprawna' });
  });

  it('is not told as accepted where the applicant types something else, or says why nothing changes', async () => {
    const link = await fillIn(api);
    const { ask, act } = await open(link);
    await ask('', { items: [lastName], due_on: dueOn });
    await act('corrections', { section: 'client_info' });
    await put(api, link, 'client_info', { ...owner, last_name: 'Własna' });
    await put(api, link, 'consent');
    const [item] = (await ask()).rounds[0]?.items ?? [];
    expect([item?.after?.includes('Własna'), item?.proposed?.is_accepted]).toEqual([true, false]);
  });

  it('leaves what else is typed and not saved where it is', async () => {
    const link = await fillIn(api);
    const { ask, act, read } = await open(link);
    await ask('', { items: [lastName], due_on: dueOn });
    await act('corrections', { section: 'client_info' });
    const { revision } = await read();
    const typed = { last_name: 'Pół', phone_number: '60' };
    const path = `/applications/${link.token}/${link.id}/drafts/client_info`;
    await call(api, `PUT ${path}`, { typed, version: 0, revision });
    const { client, drafts } = await act('correction_acceptance', accept);
    expect([client.last_name, drafts.client_info?.typed]).toEqual(['Poprawna', { phone_number: '60' }]);
  });

  it('is accepted only as long as it is proposed', async () => {
    const { ask, act } = await open(await fillIn(api));
    expect((await act('correction_acceptance', accept)).detail).toContain('nikt tu nie czeka');
    await ask('', { items: [lastName, registry], due_on: dueOn });
    const gone = 'nie jest już aktualna';
    expect((await act('correction_acceptance', { ...accept, round: 2 })).detail).toContain(gone);
    expect((await act('correction_acceptance', { place: registry.place, round: 1 })).detail).toContain(gone);
    await ask('/1/verdict', { place: name.place, verdict: 'cancelled' });
    expect((await act('correction_acceptance', accept)).detail).toContain(gone);
  });

  it('waits as it was typed, and is not sent where its field does not take it', async () => {
    const { ask } = await open(await fillIn(api));
    const pesel = { place: 'client_info.pesel', sentence: 'mistyped', words: '' };
    const items = [{ ...pesel, proposed: { field: 'pesel', value: '123' } }];
    const prepared = await ask('/draft', { items, due_on: dueOn });
    expect(prepared.rounds[0]?.items[0]?.proposed?.value).toBe('123');
    const refused = await ask('', { items, due_on: dueOn });
    expect([refused.status, refused.detail]).toEqual([409, expect.stringContaining('PESEL')]);
    expect((await ask()).rounds.map(({ state }) => state)).toEqual(['draft']);
    for (const [place, field] of [
      ['client_info.first_name', 'pesel'],
      ['client_info.client_type', 'client_type'],
      ['settlement.*', 'iban_number'],
    ]) {
      const other = [{ ...pesel, place, proposed: { field, value: 'co_owner' } }];
      expect((await ask('', { items: other, due_on: dueOn })).status).toBe(409);
    }
  });

  it('stays covered where it is a number that is covered, and is read as typed only by who may send it', async () => {
    const { ask, askAs } = await open(await fillIn(api));
    const [number, account] = ['02070803628', '27114020040000300201355387'];
    const items = [
      {
        place: 'client_info.pesel',
        sentence: 'mistyped',
        words: '',
        proposed: { field: 'pesel', value: number },
      },
      {
        ...{ place: 'settlement.iban_number', sentence: 'mistyped', words: '' },
        proposed: { field: 'iban_number', value: account },
      },
    ];
    await ask('/draft', { items, due_on: dueOn });
    const auditor = await seat(api, 'auditor', 'mpec', ['auditor']);
    const said = (list: CaseCorrections) => JSON.stringify(list).replaceAll(/\s|\u00a0/g, '');
    expect(said(await ask())).toContain(number);
    expect(said(await askAs(auditor))).not.toContain(number);
    const sent = await ask('', { items, due_on: dueOn });
    expect([said(sent).includes(number), said(sent).includes(account)]).toEqual([false, false]);
    expect(sent.rounds[0]?.items.every(({ proposed }) => proposed?.line)).toBe(true);
  });
});
