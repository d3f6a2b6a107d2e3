// @database both, the embedded one in the long form

import type { CaseAnswer } from '@ndp/contract/desk/cases.ts';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { giveUpMail } from '../../mail/outbox/leased.ts';
import { polishDay } from '../../platform/clock.ts';
import { fillIn, type Link } from '../../testing/applications.ts';
import { seat } from '../../testing/desk/desk-people.ts';
import { openTestDesk } from '../../testing/desk/test-desk.ts';
import {
  fillInAndSign,
  goodPayment,
  moveAlong,
  sendAllDocuments,
} from '../../testing/settlement/settlements.ts';
import { findStored } from '../../testing/stored.ts';
import { homeApplication, post } from '../../testing/submissions.ts';

const { api, desk } = await openTestDesk();
beforeEach(() => api.clear());

type Looks = CaseAnswer['flag_looks'];

/** A sent application, and an officer at its page. */
async function open(email = homeApplication.email) {
  await api.takeMails();
  return openCase(await fillIn(api, { estimate: { ...homeApplication, email } }));
}

/** An officer at the page of a case. */
async function openCase(link: Link) {
  const { reference } = await findStored(api, link);
  const { ask } = await seat(api, 'ola', 'mpec', ['officer']);
  const cases = '/api/partners/mpec/cases';
  const at = `${cases}/${reference}`;
  const flags = async () => (await ask(desk, 'GET', at)).json.flag_looks as Looks;
  const look = async (seen?: string) => {
    const [flag] = await flags();
    const body = { flag: flag?.kind, seen: seen ?? flag?.facts, reason: 'Sprawdzone przez telefon.' };
    return (await ask(desk, 'POST', `${at}/flags`, body)).status;
  };
  const found = async (query: string) =>
    ((await ask(desk, 'GET', `${cases}?${query}`)).json.cases as { flags: string[] }[]).map(
      (row) => row.flags,
    );
  return { id: link.id, at, ask, flags, look, found };
}

/** A mail about the case that its mailbox does not take. */
async function bounce(id: string): Promise<void> {
  const { context } = api;
  const mails = await api.owner
    .selectFrom('outbox')
    .select('id')
    .where('application_id', '=', id)
    .orderBy('created_at', 'desc')
    .execute();
  await giveUpMail(context.db, mails[0]?.id ?? '', context.clock(), 'refused');
}

it('a mail that bounced is looked at once, leaves the filter, and comes back with the next one', async () => {
  const { id, flags, look, found } = await open();
  await bounce(id);
  const [raised] = await flags();
  expect([raised?.kind, raised?.can_look, raised?.look]).toEqual(['mail_failed', true, null]);
  expect(await found('flag=mail_failed')).toHaveLength(1);
  expect(await look('something else')).toBe(409);
  expect(await look()).toBe(200);
  const [looked] = await flags();
  expect(looked?.look).toMatchObject({ who: 'Osoba ola', reason: 'Sprawdzone przez telefon.' });
  expect(await found('flag=mail_failed')).toEqual([]);
  expect((await found('flag=mail_failed&looked=too'))[0]?.join()).toContain('(sprawdzono)');
  api.pass(1000);
  await bounce(id);
  expect((await flags())[0]?.look).toBeNull();
  expect(await found('flag=mail_failed')).toHaveLength(1);
});

it('a building two applications share is looked at until a third one comes', async () => {
  await open('pierwszy@example.pl');
  const second = await open('drugi@example.pl');
  const [raised] = await second.flags();
  expect(raised?.kind).toBe('under_way');
  expect(await second.look()).toBe(200);
  expect((await second.flags())[0]?.look).not.toBeNull();
  await open('trzeci@example.pl');
  expect((await second.flags())[0]).toMatchObject({ kind: 'under_way', look: null, can_look: true });
});

it('an invoice of before the agreement is told until it is looked at or taken back, and none is accepted undated, nor then without a reason', async () => {
  const link = await fillInAndSign(api);
  await sendAllDocuments(api, link);
  await post(api, `/applications/${link.token}/${link.id}/payment_application`, goodPayment);
  await moveAlong(api, link, [['settlement_review', 'operator']]);
  const { at, ask, flags, look, found } = await openCase(link);
  const files = (await ask(desk, 'GET', at)).json.files as CaseAnswer['files'];
  const invoice = files.find(({ issued_on }) => issued_on !== undefined);
  const judge = async (body: object) =>
    (await ask(desk, 'POST', `${at}/files/${invoice?.id}/verdict`, { verdict: 'accepted', ...body })).status;
  expect([await judge({}), await judge({ issued_on: '2099-01-01' })]).toEqual([409, 409]);
  const agreed = polishDay(api.context.clock());
  expect([await judge({ issued_on: agreed }), await flags()]).toEqual([200, []]);
  expect([await judge({ issued_on: '2026-01-31' }), await flags()]).toEqual([409, []]);
  const reason = 'Zaliczka sprzed umowy, reszta po niej.';
  expect(await judge({ issued_on: '2026-01-31', reason })).toBe(200);
  const { notes } = (await ask(desk, 'GET', `${at}/notes`)).json;
  expect(notes).toMatchObject([{ text: expect.stringContaining(reason) }]);
  expect(await flags()).toMatchObject([{ kind: 'invoice_before', look: null }]);
  expect(await found('flag=invoice_before')).toHaveLength(1);
  expect(await look()).toBe(200);
  expect(await found('flag=invoice_before')).toEqual([]);
  api.pass(1000);
  expect(await judge({ verdict: 'insufficient', issued_on: '2026-01-31' })).toBe(200);
  expect(await flags()).toMatchObject([{ kind: 'invoice_before', look: null }]);
  await sql`update settlement_document set removed_at = now() where id = ${invoice?.id}`.execute(api.owner);
  expect([await flags(), await found('flag=invoice_before')]).toEqual([[], []]);
});
