import type { ApplicationAnswer } from '@ndp/contract/calls/application.ts';
import { jointCommunity } from '@ndp/personas/personas.ts';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { lockApplication } from '../../../cases/store/applications.ts';
import { dayMs } from '../../../platform/clock.ts';
import { asUnit } from '../../../platform/unit.ts';
import { apartmentEstimate, fillIn, type Link, put } from '../../../testing/applications.ts';
import { openHarness } from '../../../testing/operator/operator-harness.ts';
import { readSigning } from '../../../testing/signing-visit.ts';
import { getByLink, plainPartner, post } from '../../../testing/submissions.ts';
import { startTestApi } from '../../../testing/test-api.ts';
import { openPipeline } from '../../../testing/workflow/workflow-harness.ts';
import { remindSigners } from './remind-signers.ts';
import { reviewName } from './review-name.ts';

const api = await startTestApi();
const harness = await openPipeline(api);
const office = openHarness(api);
beforeEach(() => api.clear());
afterAll(async () => {
  harness.close();
  await api.close();
});

const { sections, answers } = jointCommunity;
const { second_email: secondEmail, building_name: organisation } = sections.client_info;
const secondName = 'Bożena Dąb-Krótka';
const read = async (link: Link): Promise<ApplicationAnswer> => (await getByLink(api, link)).json();
const told = async () => (await api.takeMails()).map(({ kind, payload }) => [kind, payload.email]);

/** A community for which two sign, with the secret of the first link. */
async function sendContract() {
  const link = await fillIn(api, { estimate: apartmentEstimate, sections });
  await harness.work();
  return { link, token: await linkMailed(answers.email) };
}

/** The secret of the link to sign that an address was mailed last. */
async function linkMailed(email: string | null): Promise<string> {
  const mails = (await api.takeMails()).filter(({ kind }) => kind === 'sign-link');
  expect(mails.map(({ payload }) => payload.email)).toEqual([email]);
  return mails[0]?.payload.token ?? '';
}

/** The same, signed by the first, with the secret of the second link. */
async function signFirst() {
  const { link, token } = await sendContract();
  expect(await harness.sign(token)).toBe('signed');
  await harness.work();
  return { link, token: await linkMailed(secondEmail) };
}

describe('an agreement that two sign for an organisation', () => {
  it('is signed once both have, the second asked only after the first and by a link of their own', async () => {
    const { link, token } = await sendContract();
    expect((await read(link)).signing).toMatchObject({ second_waits: false, can_remind: true });
    expect(await harness.sign(token)).toBe('signed');
    expect((await read(link)).signing).toMatchObject({ second_waits: true, is_being_sealed: false });
    await harness.work();
    const mails = await api.takeMails();
    expect(mails.map(({ kind, payload }) => [kind, payload.email, payload.organisation])).toEqual([
      ['sign-link', secondEmail, organisation],
    ]);
    const { status, signing } = await read(link);
    expect([status, signing?.second_waits]).toEqual(['contract_sent', true]);
    const second = mails[0]?.payload.token ?? '';
    expect(await harness.sign(second, secondName)).toBe('signed');
    expect((await read(link)).signing).toMatchObject({
      ...{ second_waits: false, can_remind: false, is_being_sealed: true },
    });
    await harness.work();
    expect((await read(link)).status).toBe('contract_signed');
    expect(await told()).toEqual([
      ['status-changed', answers.email],
      ['papers-signed', answers.email],
      ['papers-signed', 'kontakt@mpec.ndp.example'],
    ]);
  });

  it('is not signed by the first under the name of the second without a person looking', async () => {
    const { token } = await sendContract();
    expect(await harness.sign(token, secondName)).toBe('held');
  });

  it('tells the applicant of a look at the second signature, and the second only how to sign again', async () => {
    const { link, token } = await signFirst();
    await harness.sign(token, 'Bożena Nowak');
    const [held, ...others] = await api.takeMails();
    expect([held?.kind, held?.payload, others]).toMatchObject([
      'name-checked',
      { email: answers.email, outcome: 'held', about: 'second' },
      [],
    ]);
    await asUnit(api.context, async (unit) => {
      const application = await lockApplication(unit, plainPartner, link.id);
      if (application) await reviewName(unit, application, { outcome: 'refused', reason: 'Inna osoba.' });
    });
    expect((await told()).toSorted()).toEqual([
      ['name-checked', answers.email],
      ['sign-link', secondEmail],
    ]);
  });

  it('is signed anew by both, and by another second, once the office has ended the signing', async () => {
    const { link, token: oldSecond } = await signFirst();
    const act = (what: string, body: object) =>
      post(api, `/applications/${link.token}/${link.id}/${what}`, body);
    expect((await act('corrections', { section: 'client_info' })).statusCode).toBe(409);
    expect((await office.move(link, 'under_review', 'Druga osoba będzie inna.')).status).toBe(200);
    expect(await told()).toEqual([['status-changed', answers.email]]);
    await harness.work();
    expect(await harness.sign(oldSecond, secondName)).toBe('gone');
    const page = await readSigning(api, oldSecond);
    expect([page.statusCode, page.json().detail]).toEqual([
      404,
      expect.stringContaining('wysłano nowszy link'),
    ]);
    const items = [
      { place: 'client_info.second_first_name', sentence: null, words: 'Podaj dane nowej osoby.' },
    ];
    const asked = await office.act(await office.stored(link), 'corrections', {
      items,
      due_on: '2026-12-05',
      seen: null,
    });
    expect([asked.status, asked.json.detail]).toEqual([200, undefined]);
    expect(await told()).toEqual([['correction-asked', answers.email]]);

    await act('corrections', { section: 'client_info' });
    const second = {
      second_first_name: 'Lech',
      second_last_name: 'Żak',
      second_email: 'lech@lakowa.example.pl',
    };
    await put(api, link, 'client_info', { ...sections.client_info, ...second });
    expect((await put(api, link, 'consent')).json().status).toBe('under_review');
    await api.takeMails();
    await office.act(await office.stored(link), 'signing', {});
    await harness.work();
    const first = await linkMailed(answers.email);
    expect((await read(link)).signing).toMatchObject({ second_waits: false });
    expect(await harness.sign(first)).toBe('signed');
    await harness.work();
    expect(await harness.sign(await linkMailed(second.second_email), 'Lech Żak')).toBe('signed');
    await harness.work();
    expect((await read(link)).status).toBe('contract_signed');
  });

  it('ends with the deadline while the second is waited for, and nothing can be signed any more', async () => {
    const { link, token } = await signFirst();
    api.pass(14 * dayMs);
    await harness.work();
    expect((await read(link)).status).toBe('expired');
    expect(await told()).toEqual([['status-changed', answers.email]]);
    expect(await harness.sign(token, secondName)).toBe('gone');
  });

  it('reminds whoever is waited for', async () => {
    await signFirst();
    api.pass(7 * dayMs);
    await remindSigners(harness.context);
    expect(await told()).toEqual([['sign-link', secondEmail]]);
  });

  it('goes back to the office when the second declines, which tells the applicant and can begin anew', async () => {
    const { link, token } = await signFirst();
    expect(await harness.decline(token, 'Zmiana zarządu.')).toBe('declined');
    await harness.work();
    const { status, history, signing } = await read(link);
    expect([status, history.at(-1)?.reason, signing]).toEqual([
      'under_review',
      'Druga osoba odmówiła podpisania dokumentów. Jeśli ma podpisać ktoś inny, napisz do nas na stronie sprawy. Powód: Zmiana zarządu.',
      null,
    ]);
    expect(await told()).toEqual([['status-changed', answers.email]]);
    expect((await office.act(await office.stored(link), 'signing', {})).status).toBe(200);
    await harness.work();
    expect(await harness.sign(await linkMailed(answers.email))).toBe('signed');
  });

  it('is withdrawn when the first declines, before the second hears of it', async () => {
    const { link, token } = await sendContract();
    expect(await harness.decline(token, 'Zmiana planów.')).toBe('declined');
    await harness.work();
    expect((await read(link)).status).toBe('withdrawn');
    expect(await told()).toEqual([['status-changed', answers.email]]);
  });

  it('is not asked for where the second would sign from the address of the application', async () => {
    const link = await fillIn(api, { estimate: apartmentEstimate, sections, until: 'client_info' });
    const body = { ...sections.client_info, second_email: answers.email.toUpperCase() };
    const refused = await put(api, link, 'client_info', body);
    expect([refused.statusCode, refused.json().detail[0]]).toMatchObject([
      422,
      { loc: ['body', 'second_email'], type: 'email_of_second' },
    ]);
  });
});
