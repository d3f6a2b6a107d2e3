import { describe, expect, it } from 'vitest';
import { newToken } from '../../platform/crypto/secrets.ts';
import { fillIn, homeSections, type Link, owner, put, sectionNames } from '../../testing/applications.ts';
import { openTestApi } from '../../testing/open-test-api.ts';
import {
  dump,
  getByLink,
  otherPartner,
  post,
  type SubmissionOptions,
  submitAndOpenMail,
} from '../../testing/submissions.ts';

const api = await openTestApi();

const confirm = (link: Link, sending: SubmissionOptions = {}) =>
  post(api, `/applications/${link.token}/${link.id}/confirmation`, undefined, sending);
const correct = (link: Link, section = 'settlement', sending: SubmissionOptions = {}) =>
  post(api, `/applications/${link.token}/${link.id}/corrections`, { section }, sending);
const setStatus = (status: string) => api.context.db.updateTable('application').set({ status }).execute();

describe('confirming the address', () => {
  it('is done by a person who acts behind the link, once; again it changes nothing', async () => {
    const link = await submitAndOpenMail(api);
    const answer = await confirm(link);
    expect([answer.statusCode, answer.json().status, answer.json().revision]).toEqual([200, 'verified', 1]);
    expect(answer.json().history).toHaveLength(2);
    const before = await dump(api);
    api.pass(1000);
    expect((await confirm(link)).body).toBe(answer.body);
    expect(await dump(api)).toBe(before);
  });

  it('twenty times at once is one event', async () => {
    const link = await submitAndOpenMail(api);
    const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(link)));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers[0]?.json().history).toHaveLength(2);
  });

  it.each(['building_info', undefined] as const)(
    'does no harm to an application filled in up to %s',
    async (until) => {
      const link = await fillIn(api, until ? { until } : {});
      const before = (await getByLink(api, link)).json();
      expect((await confirm(link)).json()).toEqual(before);
    },
  );

  it('makes the address one that can no longer be corrected', async () => {
    const link = await submitAndOpenMail(api, undefined, { key: 'secret' });
    await confirm(link);
    const change = { email: 'nowy@example.pl', submission_secret: 'secret' };
    expect((await post(api, `/applications/${link.id}/email`, change)).statusCode).toBe(409);
  });
});

describe('correcting an application that was sent', () => {
  it('opens it again with every section filled in, and the consents to be given anew', async () => {
    const link = await fillIn(api);
    await api.takeMails();
    const opened = await correct(link);
    expect(opened.statusCode).toBe(200);
    expect(opened.json()).toMatchObject({
      status: 'in_completion',
      can_be_corrected: false,
      consent: null,
      project: { pesel: owner.pesel },
      settlement: homeSections.settlement,
    });
    expect((await put(api, link, 'client_info', { ...owner, first_name: 'Ewa' })).statusCode).toBe(200);
    const settled = await put(api, link, 'settlement', {
      ...homeSections.settlement,
      bank_account_holder_name: 'Ewa',
    });
    expect(settled.json()).toMatchObject({ status: 'in_completion', consent: null });
    expect(await api.takeMails()).toEqual([]);
    api.pass(60_000);
    const sent = (await put(api, link, 'consent')).json();
    expect(sent.history.map(({ status }: { status: string }) => status)).toEqual([
      'submitted',
      'verified',
      'in_completion',
      'completed',
      'in_completion',
      'completed',
    ]);
    expect(await api.takeMails()).toHaveLength(1);
    const records = await api.context.db.selectFrom('consent_record').select('revision').execute();
    expect(new Set(records.map(({ revision }) => revision))).toEqual(new Set([5, sent.revision]));
    expect(records).toHaveLength(10);
  });

  it.each(['under_review', 'contract_signed', 'paid', 'rejected'])('is over at status %s', async (status) => {
    const link = await fillIn(api);
    await setStatus(status);
    const before = await dump(api);
    const answer = await correct(link);
    expect([answer.statusCode, answer.json().detail]).toEqual([
      409,
      expect.stringContaining('już rozpatrywany'),
    ]);
    expect((await getByLink(api, link)).json().can_be_corrected).toBe(false);
    for (const section of sectionNames.slice(0, -1))
      expect((await put(api, link, section)).statusCode).toBe(409);
    expect(await dump(api)).toBe(before);
  });

  it('is not needed before it was sent', async () => {
    const link = await fillIn(api, { until: 'consent' });
    const answer = await correct(link);
    expect([answer.statusCode, answer.json().detail]).toEqual([409, expect.stringContaining('formularzu')]);
  });

  it('names one of the four sections', async () => {
    const link = await fillIn(api);
    for (const section of ['consent', 'status', '', null]) {
      const answer = await correct(link, section as string);
      expect(answer.statusCode).toBe(422);
      expect(answer.json().detail[0].loc).toEqual(['body', 'section']);
    }
  });

  it('twenty times at once opens it once', async () => {
    const link = await fillIn(api);
    const answers = await Promise.all(Array.from({ length: 20 }, () => correct(link)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(19);
  });
});

describe('a link that opens nothing', () => {
  it('neither confirms nor corrects, with the same 404 as for reading', async () => {
    const link = await fillIn(api);
    const before = await dump(api);
    const wrong = [
      await getByLink(api, { ...link, token: newToken() }),
      await confirm({ ...link, token: newToken() }),
      await confirm({ ...link, id: 'x' }),
      await confirm(link, { from: otherPartner }),
      await correct({ ...link, token: newToken() }),
      await correct({ ...link, token: newToken() }, 'no such section'),
      await correct(link, 'settlement', { from: otherPartner }),
    ];
    expect(new Set(wrong.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(wrong[0]?.statusCode).toBe(404);
    expect(await dump(api)).toBe(before);
  });
});
