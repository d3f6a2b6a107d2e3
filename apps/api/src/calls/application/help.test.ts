// @database both, the embedded one in the long form

import { linkDays } from '@ndp/domain/periods.ts';
import { describe, expect, it } from 'vitest';
import { sweep } from '../../app/housekeeping.ts';
import { keyOf } from '../../cases/keys/case-key.ts';
import { readPrepared } from '../../cases/store/sections.ts';
import { dayMs } from '../../platform/clock.ts';
import { account, fillIn, homeSections, type Link, owner, put } from '../../testing/applications.ts';
import { help, invite, prepare, reply } from '../../testing/helping/invitations.ts';
import { openTestApi } from '../../testing/open-test-api.ts';
import { findStored } from '../../testing/stored.ts';
import { call, dump, getByLink, homeApplication, post } from '../../testing/submissions.ts';

const api = await openTestApi();

const piotr = { name: 'Piotr z Instal-Ciepła', email: 'piotr@instal.example.pl' };
const { street, city } = homeSections.building_address;

const opened = async (link: Link) => (await getByLink(api, link)).json();
const tokenIn = async () => (await api.takeMails()).find(({ kind }) => kind === 'helper-invitation')?.payload;

/** An application filled in up to a section, and the token of the helper invited to it. */
async function invited(until?: 'building_address' | 'consent') {
  const link = await fillIn(api, { until: until ?? 'building_address' });
  await api.takeMails();
  const answer = await invite(api, link, piotr);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return { link, token: (await tokenIn())?.token ?? '' };
}

const act = (link: Link, what: string) =>
  post(api, `/applications/${link.token}/${link.id}/helper/${what}`, undefined);

describe('what a helper is shown', () => {
  it('holds neither PESEL nor account, neither statements nor anybody’s e-mail, typed or saved', async () => {
    const { link, token } = await invited('consent');
    const typed = { iban_number: account, bank_account_holder_name: 'Zosia Samosia' };
    const draft = { typed, version: 0, revision: 99 };
    await call(api, `PUT /applications/${link.token}/${link.id}/drafts/settlement`, draft);
    const answer = await help(api, token);
    expect(answer.statusCode).toBe(200);
    for (const hidden of [
      owner.pesel,
      account,
      account.slice(-4),
      homeApplication.email,
      piotr.email,
      'consent',
    ])
      expect(answer.body).not.toContain(hidden);
    expect(answer.json()).toMatchObject({
      applicant: 'Łucja Żółć-Kowalska',
      sections: { client_info: { last_name: owner.last_name }, building_address: { street, city } },
      drafts: { settlement: { typed: { bank_account_holder_name: 'Zosia Samosia' }, version: 1 } },
      saved: ['client_info', 'building_address', 'building_info', 'settlement'],
    });
  });

  it('looking changes nothing', async () => {
    const { token } = await invited();
    const before = await dump(api);
    await help(api, token);
    expect(await dump(api)).toBe(before);
  });
});

describe('what a helper prepares', () => {
  it('stands in the applicant’s draft, told as prepared, and counts for nothing until the applicant saves', async () => {
    const { link, token } = await invited();
    const before = await opened(link);
    expect((await prepare(api, token, 'building_address', homeSections.building_address)).json()).toEqual({
      version: 1,
    });
    const { drafts, ...rest } = await opened(link);
    expect(drafts.building_address).toMatchObject({ typed: { street, city }, version: 1, is_prepared: true });
    expect(rest).toEqual({ ...before, drafts: undefined });
    expect((await put(api, link, 'building_info')).statusCode).toBe(409);
    await put(api, link, 'building_address');
    expect((await opened(link)).drafts).toEqual({});
    expect((await help(api, token)).json().saved).toContain('building_address');
  });

  it('leaves what the applicant has typed of PESEL and account as it was', async () => {
    const { link, token } = await invited();
    const typed = { pesel: owner.pesel, first_name: 'Anna' };
    await call(api, `PUT /applications/${link.token}/${link.id}/drafts/client_info`, {
      typed,
      version: 0,
      revision: 99,
    });
    await prepare(api, token, 'client_info', { first_name: 'Ewa' }, { version: 1 });
    expect((await opened(link)).drafts.client_info.typed).toEqual({ pesel: owner.pesel, first_name: 'Ewa' });
  });

  it.each([
    ['client_info', { pesel: '44051401359' }],
    ['client_info', { contact_email: 'piotr@instal.example.pl' }],
    ['client_info', { first_name: 'Ewa', iban_number: account }],
    ['settlement', { iban_number: account }],
    ['building_info', { pesel: '44051401359' }],
    ['consent', { consent_regulations: 'true' }],
    ['consent', {}],
  ])('is never %s with %o', async (section, typed) => {
    const { link, token } = await invited();
    const before = (await opened(link)).drafts;
    const refused = await prepare(api, token, section, typed);
    expect([404, 422]).toContain(refused.statusCode);
    expect(refused.body).not.toContain(account);
    expect((await opened(link)).drafts).toEqual(before);
  });

  it('never replaces what was typed or saved elsewhere meanwhile, and is shown that without what is not the helper’s', async () => {
    const { link, token } = await invited();
    const { revision } = (await help(api, token)).json();
    await put(api, link, 'client_info', { ...owner, first_name: 'Ewa' });
    const late = await prepare(api, token, 'client_info', { first_name: 'Anna' }, { revision });
    expect([late.statusCode, late.json().current]).toMatchObject([
      412,
      { typed: { first_name: 'Ewa' }, version: 0 },
    ]);
    expect(late.body).not.toContain(owner.pesel);
    await prepare(api, token, 'building_info', { land_registry_number: '1/2' });
    const other = await prepare(api, token, 'building_info', { land_registry_number: '3' });
    expect(other.json().current).toEqual({ typed: { land_registry_number: '1/2' }, version: 1 });
  });

  it('is noted as the helper’s act, with the names of the fields and nothing that stands in them', async () => {
    const { link, token } = await invited();
    await prepare(api, token, 'building_address', { street: 'Kanarkowa' });
    await act(link, 'dismissal');
    const rows = await api.owner
      .selectFrom('audit_entry')
      .select('entry')
      .where('application_id', '=', link.id)
      .orderBy('n')
      .execute();
    const entries = rows.map(({ entry }) => JSON.parse(entry));
    const prepared = entries.filter(({ who }) => who === 'helper');
    expect(prepared).toMatchObject([
      {
        what: 'PUT /pl/ndp/helping/:token/drafts/:section',
        change: 'prepare',
        row: 'building_address',
        fields: ['street'],
        application: link.id,
      },
    ]);
    const byApplicant = entries.filter(({ table, who }) => table === 'helper' && who === 'applicant');
    expect(byApplicant.map(({ change }) => change)).toEqual(['insert', 'delete']);
    for (const hidden of ['Kanarkowa', piotr.email, piotr.name, token])
      expect(JSON.stringify(rows)).not.toContain(hidden);
  });
});

describe('the end of an invitation', () => {
  it('comes with the sending: the link dies, name and address are forgotten, and it stays known which parts were prepared', async () => {
    const { link, token } = await invited('consent');
    await prepare(api, token, 'settlement', { bank_account_holder_name: 'Zosia Samosia' });
    const given = { ...homeSections.settlement, bank_account_holder_name: 'Zosia Samosia' };
    expect((await put(api, link, 'settlement', given)).statusCode).toBe(200);
    const { quote } = await opened(link);
    const terms = { terms_amount: `${quote}`, not_sold: true, kept_years: true, own_account: true };
    await post(api, `/applications/${link.token}/${link.id}/terms`, terms);
    expect((await put(api, link, 'consent')).statusCode).toBe(200);
    expect(await readPrepared(api.context.db, keyOf(await findStored(api, link)))).toEqual(['settlement']);
    expect((await help(api, token)).statusCode).toBe(404);
    expect((await prepare(api, token, 'settlement', {})).statusCode).toBe(404);
    expect((await opened(link)).helper).toBeNull();
    expect(await api.context.db.selectFrom('helper').selectAll().execute()).toEqual([]);
    expect((await invite(api, link, piotr)).statusCode).toBe(409);
  });

  it('comes at once when the applicant takes it back; what was prepared stays, told as prepared', async () => {
    const { link, token } = await invited();
    await prepare(api, token, 'building_address', { street: 'Polna' });
    expect((await act(link, 'dismissal')).statusCode).toBe(200);
    expect((await act(link, 'dismissal')).json().helper).toBeNull();
    expect((await help(api, token)).statusCode).toBe(404);
    expect((await opened(link)).drafts.building_address).toMatchObject({
      typed: { street: 'Polna' },
      is_prepared: true,
    });
    expect((await act(link, 'link')).statusCode).toBe(409);
  });

  it('comes after its days', async () => {
    const { token } = await invited();
    api.pass(linkDays.helper * dayMs + 1);
    expect((await help(api, token)).statusCode).toBe(404);
  });

  it('comes with the withdrawal of the application, and housekeeping forgets who was asked', async () => {
    const { link, token } = await invited();
    await post(api, `/applications/${link.token}/${link.id}/withdrawal`, undefined);
    expect((await help(api, token)).statusCode).toBe(404);
    await sweep(api.running.db, api.context.clock());
    expect(await api.context.db.selectFrom('helper').selectAll().execute()).toEqual([]);
  });

  it('comes when the helper declines: the applicant is told, and this address is not asked again', async () => {
    const { link, token } = await invited();
    expect((await reply(api, token, 'declined')).json().state).toBe('declined');
    expect((await help(api, token)).statusCode).toBe(404);
    expect(await api.takeMails()).toMatchObject([
      {
        kind: 'helper-answer',
        payload: { email: homeApplication.email, helper: piotr.name, answer: 'declined' },
      },
    ]);
    expect((await act(link, 'dismissal')).json().helper.state).toBe('declined');
    for (const again of [await invite(api, link, { ...piotr, name: 'Ktoś' }), await act(link, 'link')])
      expect([again.statusCode, again.json().detail]).toEqual([
        409,
        expect.stringContaining('nie chce pomagać'),
      ]);
    expect(await api.takeMails()).toEqual([]);
    const other = await invite(api, link, { name: 'Ewa', email: 'ewa@example.pl' });
    expect(other.json().helper).toMatchObject({ name: 'Ewa', state: 'invited' });
  });
});

describe('inviting', () => {
  it('mails the helper a link of its own, and of the applicant no more than the name', async () => {
    const link = await fillIn(api, { until: 'building_address' });
    await api.takeMails();
    await invite(api, link, piotr);
    expect(await api.takeMails()).toMatchObject([
      {
        kind: 'helper-invitation',
        payload: {
          email: piotr.email,
          language: 'pl',
          token: expect.any(String),
          applicant: 'Łucja Żółć-Kowalska',
        },
      },
    ]);
    expect((await opened(link)).helper).toMatchObject({
      ...piotr,
      state: 'invited',
      invited_at: expect.any(String),
    });
    await invite(api, link, piotr);
    expect(await api.takeMails()).toEqual([]);
  });

  it('a new link ends the one before, and somebody else’s invitation ends the first', async () => {
    const { link, token } = await invited();
    expect((await act(link, 'link')).statusCode).toBe(200);
    const again = (await tokenIn())?.token ?? '';
    expect([(await help(api, token)).statusCode, (await help(api, again)).statusCode]).toEqual([404, 200]);
    await invite(api, link, { name: 'Ewa', email: 'ewa@example.pl' });
    const others = (await tokenIn())?.token ?? '';
    expect([(await help(api, again)).statusCode, (await help(api, others)).statusCode]).toEqual([404, 200]);
  });

  it('refuses the applicant’s own address in a sentence at its field', async () => {
    const link = await fillIn(api, { until: 'building_address' });
    const refused = await invite(api, link, { name: 'Ja', email: homeApplication.email.toUpperCase() });
    expect([refused.statusCode, refused.json().detail[0].loc]).toEqual([422, ['body', 'email']]);
  });

  it('mails no address more often than its share', async () => {
    const { link } = await invited();
    const answers = [];
    for (let n = 0; n < 4; n += 1) answers.push((await act(link, 'link')).statusCode);
    expect(answers.at(-1)).toBe(429);
  });

  it('keeps name and address sealed, gives them out in the file of everything that is kept, and erases them', async () => {
    const { link } = await invited();
    const stored = await dump(api);
    for (const hidden of [piotr.name, piotr.email]) expect(stored).not.toContain(hidden);
    const file = await call(api, `GET /applications/${link.token}/${link.id}/personal_data/file`);
    expect(file.json().application.helper).toMatchObject(piotr);
    await post(api, `/applications/${link.token}/${link.id}/erasure`, undefined);
    expect(await api.context.db.selectFrom('helper').selectAll().execute()).toEqual([]);
  });
});

it('handing over tells the applicant once, until something else is prepared', async () => {
  const { token } = await invited();
  await prepare(api, token, 'building_address', { street: 'Polna' });
  for (const _ of [1, 2]) {
    expect((await reply(api, token, 'handed_over')).json().state).toBe('handed_over');
  }
  expect((await api.takeMails()).map(({ kind }) => kind)).toEqual(['helper-answer']);
  await prepare(api, token, 'building_address', { street: 'Leśna' }, { version: 1 });
  expect((await help(api, token)).json().state).toBe('invited');
  await reply(api, token, 'handed_over');
  expect((await api.takeMails()).map(({ kind }) => kind)).toEqual(['helper-answer']);
});
