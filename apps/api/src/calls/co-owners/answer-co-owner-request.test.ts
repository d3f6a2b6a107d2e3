import { concludedStatuses } from '@ndp/domain/workflow/statuses.ts';
import { coOwnerStatement, coOwnerStatementVersion } from '@ndp/flows/application/co-owners/messages.ts';
import { describe, expect, it } from 'vitest';
import { addRequest } from '../../features/signing/requests/requests.ts';
import { sha256 } from '../../platform/statements.ts';
import { asUnit } from '../../platform/unit.ts';
import type { Link } from '../../testing/applications.ts';
import {
  adam,
  answer,
  look,
  sendWith,
  stored,
  takeKind,
  takeRequests,
  zofia,
} from '../../testing/co-owners/co-owners.ts';
import { openTestApi } from '../../testing/open-test-api.ts';
import { call, getByLink, plainPartner } from '../../testing/submissions.ts';

const api = await openTestApi();

const setStatus = (status: string) => api.context.db.updateTable('application').set({ status }).execute();

async function invite() {
  const link = await sendWith(api);
  return { link, token: (await takeRequests(api))[zofia.email] ?? '' };
}

/** The application's agreement waits for its signature. */
async function sendForSignature({ id: applicationId }: Link) {
  const now = api.context.clock();
  await setStatus('contract_sent');
  await asUnit(api.context, (unit) =>
    addRequest(unit, {
      partnerId: plainPartner,
      applicationId,
      paper: 'agreement',
      provider: 'embedded',
      order: {
        document: Buffer.from('%PDF-'),
        title: 'Umowa',
        fileName: 'umowa.pdf',
        language: 'pl',
        signers: [],
        expiresAt: new Date(now.getTime() + 1e9),
        returnUrl: '',
      } as never,
    }),
  );
}
const requests = () =>
  api.context.db.selectFrom('signature_request').select(['state', 'cancel_reason']).execute();

describe('a co-owner’s consent', () => {
  it('is kept with the sentence, its language and its time, and told to the applicant', async () => {
    const { link, token } = await invite();
    api.pass(60_000);
    const given = await answer(api, token, 'agree', {}, { language: 'en' });
    expect(given.statusCode).toBe(200);
    expect(given.json().given).toEqual({ answer: 'agree', answered_at: '2026-11-21T11:01:00.000Z' });
    const { answers } = await stored(api);
    expect(answers).toMatchObject([
      {
        answer: 'agree',
        n: 1,
        statement_version: coOwnerStatementVersion,
        statement_hash: sha256(coOwnerStatement.en),
        language: 'en',
        summary_hash: given.json().summary_hash,
      },
    ]);
    const [mail] = await takeKind(api, 'co-owner-answer');
    expect(mail).toMatchObject({ coOwner: zofia.name, answer: 'agree', effect: 'none' });
    const shown = (await getByLink(api, link)).json();
    expect(shown.status).toBe('completed');
    expect(shown.co_owners).toMatchObject([{ state: 'agreed', answered_at: '2026-11-21T11:01:00.000Z' }]);
  });

  it('given twenty times at once is one answer and one mail', async () => {
    const { token } = await invite();
    const answers = await Promise.all(Array.from({ length: 20 }, () => answer(api, token, 'agree')));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    expect((await stored(api)).answers).toHaveLength(1);
    expect(await takeKind(api, 'co-owner-answer')).toHaveLength(1);
  });

  it('may become an objection and a consent again; each answer stays on record', async () => {
    const { token } = await invite();
    for (const said of ['agree', 'object', 'agree'] as const) await answer(api, token, said);
    const { answers, coOwners } = await stored(api);
    expect(answers.map((each) => each.answer)).toEqual(['agree', 'object', 'agree']);
    expect(coOwners).toMatchObject([{ state: 'agreed' }]);
  });

  it('is never changed nor deleted, but goes with the whole application', async () => {
    const { token } = await invite();
    await answer(api, token, 'agree');
    const { db } = api.context;
    const change = db.updateTable('co_owner_answer').set({ answer: 'object' }).execute();
    await expect(change).rejects.toThrow(/never changed/);
    await expect(db.deleteFrom('co_owner_answer').execute()).rejects.toThrow(/never changed/);
    await expect(db.deleteFrom('co_owner').execute()).rejects.toThrow(/never changed/);
    await db.deleteFrom('application').execute();
    expect((await stored(api)).answers).toEqual([]);
  });
});

describe('an objection', () => {
  it('stops the signing: the application goes to the review and the requests end', async () => {
    const { link, token } = await invite();
    await sendForSignature(link);
    const given = await answer(api, token, 'object', { reason: ' Remont dachu w przyszłym roku ' });
    expect(given.statusCode).toBe(200);
    const shown = (await getByLink(api, link)).json();
    expect(shown.status).toBe('under_review');
    expect(shown.history.at(-1)).toMatchObject({
      actor: 'system',
      reason: expect.stringContaining('Współwłaściciel nie zgadza się'),
    });
    expect(shown.co_owners).toMatchObject([{ state: 'objected', reason: 'Remont dachu w przyszłym roku' }]);
    expect(await requests()).toMatchObject([{ cancel_reason: 'objection' }]);
    const [mail] = await takeKind(api, 'co-owner-answer');
    expect(mail).toMatchObject({ answer: 'object', effect: 'stopped' });
  });

  it('stops an application whose documents are not sent yet', async () => {
    const { link, token } = await invite();
    await answer(api, token, 'object');
    expect((await getByLink(api, link)).json().status).toBe('under_review');
  });

  it('while the application is reviewed is noted, and moves nothing', async () => {
    const { link, token } = await invite();
    await setStatus('under_review');
    const before = (await getByLink(api, link)).json().history;
    await answer(api, token, 'object');
    const shown = (await getByLink(api, link)).json();
    expect([shown.status, shown.history]).toEqual(['under_review', before]);
    expect(await takeKind(api, 'co-owner-answer')).toMatchObject([{ effect: 'none' }]);
  });

  it('seals what was written', async () => {
    const { token } = await invite();
    await answer(api, token, 'object', { reason: 'Remont dachu' });
    const [row] = (await stored(api)).answers;
    expect(Buffer.from(row?.details ?? []).toString('latin1')).not.toMatch(/Remont|Wrona/);
    expect(api.log()).not.toMatch(/Remont|Wrona/);
  });
});

describe('once the agreement is signed', () => {
  it.each(concludedStatuses)('a first answer is still taken and told at %s', async (status) => {
    const { token } = await invite();
    await setStatus(status);
    expect((await look(api, token)).json()).toMatchObject({ closed: null, is_signed: true });
    const given = await answer(api, token, 'agree');
    expect([given.statusCode, given.json().closed]).toEqual([200, 'signed']);
    expect(await takeKind(api, 'co-owner-answer')).toMatchObject([{ answer: 'agree', effect: 'signed' }]);
  });

  it('a first objection is put on record and stops nothing', async () => {
    const { link, token } = await invite();
    await setStatus('in_realisation');
    const before = (await getByLink(api, link)).json().history;
    expect((await answer(api, token, 'object', { reason: 'Remont' })).statusCode).toBe(200);
    const shown = (await getByLink(api, link)).json();
    expect([shown.status, shown.history]).toEqual(['in_realisation', before]);
    expect(shown.co_owners).toMatchObject([{ state: 'objected', reason: 'Remont' }]);
    expect(await takeKind(api, 'co-owner-answer')).toMatchObject([{ answer: 'object', effect: 'signed' }]);
  });

  it.each(['contract_signed', 'payment_requested'])('a given answer stands at %s', async (status) => {
    const { token } = await invite();
    await answer(api, token, 'agree');
    await setStatus(status);
    const refused = await answer(api, token, 'object');
    expect([refused.statusCode, refused.json().detail]).toEqual([409, expect.stringContaining('podpisana')]);
    expect((await stored(api)).answers).toHaveLength(1);
  });
});

describe('an objection taken back', () => {
  it('tells the applicant that the case waits for the organiser', async () => {
    const { link, token } = await invite();
    for (const said of ['object', 'agree'] as const) await answer(api, token, said);
    expect((await getByLink(api, link)).json().status).toBe('under_review');
    const effects = (await takeKind(api, 'co-owner-answer')).map((mail) => 'effect' in mail && mail.effect);
    expect(effects).toEqual(['stopped', 'waits']);
  });

  it('does not wait for the organiser while somebody else objects', async () => {
    await sendWith(api, [zofia, adam]);
    const tokens = await takeRequests(api);
    for (const { email } of [zofia, adam]) await answer(api, tokens[email] ?? '', 'object');
    await takeKind(api, 'co-owner-answer');
    await answer(api, tokens[zofia.email] ?? '', 'agree');
    expect(await takeKind(api, 'co-owner-answer')).toMatchObject([{ effect: 'none' }]);
  });
});

describe('an answer is refused', () => {
  it.each([
    ['withdrawn', 'zakończona'],
    ['rejected', 'zakończona'],
    ['expired', 'zakończona'],
    ['in_completion', 'poprawia wniosek'],
  ])('while the application is %s', async (status, words) => {
    const { token } = await invite();
    await setStatus(status);
    const refused = await answer(api, token, 'agree');
    expect([refused.statusCode, refused.json().detail]).toEqual([409, expect.stringContaining(words)]);
    expect((await look(api, token)).json().closed).not.toBeNull();
    expect((await stored(api)).answers).toEqual([]);
  });

  it.each([
    ['to another sentence', { statement: '2020-01-01' }],
    ['to another summary', { summary_hash: '0'.repeat(64) }],
  ])('%s than stands now', async (_, over) => {
    const { token } = await invite();
    expect((await answer(api, token, 'agree', over)).statusCode).toBe(409);
    expect((await stored(api)).answers).toEqual([]);
  });

  it.each([
    ['without a name', { typed_name: ' ' }, 'required'],
    ['that is neither', { answer: 'perhaps' }, 'choose_answer'],
    ['with a reason too long', { reason: 'a'.repeat(501) }, 'too_long'],
    ['with a field of its own', { state: 'agreed' }, 'unknown_field'],
  ])('%s', async (_, over, type) => {
    const { token } = await invite();
    const refused = await answer(api, token, 'agree', over);
    expect([refused.statusCode, refused.json().detail[0].type]).toEqual([422, type]);
  });

  it('that is a GET', async () => {
    const { token } = await invite();
    expect((await call(api, `GET /co_owner_requests/${token}/answer`)).statusCode).toBe(405);
  });
});
