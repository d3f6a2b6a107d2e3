import type { ApplicationAnswer } from '@ndp/contract/calls/application.ts';
import { beforeEach, expect, it } from 'vitest';
import { fillIn, type Link } from '../../testing/applications.ts';
import { seat } from '../../testing/desk/desk-people.ts';
import { openTestDesk } from '../../testing/desk/test-desk.ts';
import { moveAlong } from '../../testing/settlement/settlements.ts';
import { findStored } from '../../testing/stored.ts';
import { getByLink, post } from '../../testing/submissions.ts';

const { api, desk } = await openTestDesk();
beforeEach(() => api.clear());

const offer = { offer_device: 'Halny 11', offer_price: '3 000,50', nothing_ordered: true };
const askAbout = (link: Link, change = {}) =>
  post(api, `/applications/${link.token}/${link.id}/offers`, { ...offer, ...change });
const messagesOf = async (link: Link) => ((await getByLink(api, link)).json() as ApplicationAnswer).messages;

async function begin() {
  const link = await fillIn(api);
  const { reference } = await findStored(api, link);
  const officer = await seat(api, 'ola', 'mpec', ['officer']);
  const at = `/api/partners/mpec/cases/${reference}`;
  const flags = async () => {
    const { json } = await officer.ask(desk, 'GET', `/api/partners/mpec/cases?flag=offer_waits`);
    return (json.cases as readonly { flags: readonly string[] }[]).flatMap((each) => each.flags);
  };
  const answer = (body: object) => officer.ask(desk, 'POST', `${at}/messages`, body);
  return { link, flags, answer };
}

it('an offer is answered by a day of the programme, waits as its own remark, and its answer reaches the applicant', async () => {
  const { link, flags, answer } = await begin();
  await api.takeMails();
  expect((await askAbout(link)).statusCode).toBe(200);
  const [asked] = await messagesOf(link);
  expect(asked).toMatchObject({ topic: 'offer', answer_by: '2026-11-28', is_mine: true });
  expect(asked?.text.replace(/\s/g, ' ')).toMatch(/Halny 11.*We wniosku jest .*3 000,50 zł.*mniej niż kwota/);
  expect(await flags()).toEqual(
    expect.arrayContaining([expect.stringMatching(/^oferta do sprawdzenia do 28/)]),
  );
  expect((await askAbout(link)).statusCode).toBe(409);
  expect((await answer({ text: 'Inny model niż we wniosku.', offer: 'differs' })).status).toBe(200);
  expect((await messagesOf(link)).at(-1)).toMatchObject({ topic: 'offer_differs', is_mine: false });
  expect(await flags()).toEqual([]);
  expect((await api.takeMails()).length).toBeGreaterThan(0);
  expect((await answer({ text: 'Jeszcze raz.', offer: 'fits' })).status).toBe(409);
});

it('is not taken without its fields, nor once the agreement is signed', async () => {
  const { link } = await begin();
  for (const change of [{ nothing_ordered: false }, { offer_price: 'tanio' }, { offer_device: ' ' }]) {
    expect((await askAbout(link, change)).statusCode).toBe(422);
  }
  await moveAlong(api, link, [
    ['contract_sent', 'system'],
    ['contract_signed', 'system'],
  ]);
  expect((await askAbout(link)).statusCode).toBe(409);
});
