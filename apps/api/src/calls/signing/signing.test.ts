import { describe, expect, it } from 'vitest';
import { openCipher } from '../../cases/keys/application-keys.ts';
import { readLinks } from '../../features/signing/embedded/record.ts';
import { cancelRequests } from '../../features/signing/requests/document-requests.ts';
import { applicationOf, findRequest, hashDocument } from '../../features/signing/requests/requests.ts';
import { openReason } from '../../features/signing/requests/signer-states.ts';
import { asUnit } from '../../platform/unit.ts';
import type { Link } from '../../testing/applications.ts';
import { adam, answer, sendWith, takeRequests, zofia } from '../../testing/co-owners/co-owners.ts';
import { openTestApi } from '../../testing/open-test-api.ts';
import {
  actOnSigning,
  codeSent,
  inviteToSign,
  readSigning,
  setStatus,
  signatureFor,
} from '../../testing/signing-visit.ts';
import { otherPartner, plainPartner, post, type SubmissionOptions } from '../../testing/submissions.ts';

const api = await openTestApi();

const invite = () => inviteToSign(api);
const get = (path: string, sending: SubmissionOptions = {}) => readSigning(api, path, sending);
const act = (token: string, what: Parameters<typeof actOnSigning>[2], body?: unknown) =>
  actOnSigning(api, token, what, body);
const remind = (link: Link) =>
  post(api, `/applications/${link.token}/${link.id}/signing_reminder`, undefined);
const records = async () => {
  const envelopes = await api.context.db.selectFrom('signing_envelope').select('id').execute();
  const read = envelopes.map(({ id }) => readLinks(api.context, { partnerId: plainPartner, envelopeId: id }));
  return JSON.stringify((await Promise.all(read)).flat().map(({ body }) => JSON.parse(body)));
};

describe('the page of a signing link', () => {
  it('shows who is to sign what, for whom, until when and under which sentence', async () => {
    const { token } = await invite();
    const answer = await get(token);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      reference: expect.stringMatching(/^NDP-2026-/),
      signer_name: 'Łucja Żółć',
      language: 'pl',
      organiser: expect.stringContaining('MPEC'),
      quote: expect.any(Number),
      deadline: '2026-12-21T11:00:00.000Z',
      statement: {
        version: '2',
        declarations: {
          content_known: expect.stringContaining('każdego z tych dokumentów'),
          my_signature: expect.stringContaining('podpisem elektronicznym'),
        },
      },
      papers: [{ paper: 'application' }, { paper: 'agreement' }],
    });
  });

  it('says how many co-owners have not answered yet, and lets the signer sign all the same', async () => {
    const sent = await sendWith(api, [zofia, adam]);
    const [first = ''] = Object.values(await takeRequests(api));
    expect((await answer(api, first, 'agree')).statusCode).toBe(200);
    const { token } = await inviteToSign(api, sent);
    expect((await get(token)).json().unanswered_co_owners).toBe(1);
    await act(token, 'code');
    expect((await act(token, 'signature', await signatureFor(api, token))).json()).toEqual({
      status: 'signed',
    });
  });

  it('gives each document to the byte, as a file that is never kept', async () => {
    const { token } = await invite();
    for (const { paper, bytes, document_hash } of (await get(token)).json().papers) {
      const answer = await get(`${token}/papers/${paper}`);
      expect(answer.headers).toMatchObject({
        'content-type': 'application/pdf',
        'cache-control': 'no-store',
      });
      expect(answer.headers['content-disposition']).toMatch(/^attachment;/);
      expect([answer.rawPayload.length, hashDocument(answer.rawPayload)]).toEqual([bytes, document_hash]);
    }
  });

  it('gives the English reading copy where there is one, and says so where there is none', async () => {
    const { token } = await invite();
    const without = await get(`${token}/papers/agreement?copy=en`);
    expect([without.statusCode, without.json().detail]).toEqual([
      404,
      expect.stringContaining('na angielski'),
    ]);
    expect((await get(`${token}/papers/agreement?copy=de`)).statusCode).toBe(422);
  });

  it('signs and notes nothing by being read, however often', async () => {
    const { token } = await invite();
    const before = await records();
    for (let i = 0; i < 10; i += 1) {
      await get(token);
      await get(`${token}/papers/application`);
    }
    expect(await records()).toBe(before);
  });

  it('takes no document for opened before it was given whole, nor when only its size was asked for', async () => {
    const { token } = await invite();
    const looked = { paper: 'application', form: 'page', language: 'pl' };
    const server = await api.server.listen({ port: 0, host: '127.0.0.1' });
    const input = await fetch(`${server}/pl/ndp/signing/${token}/papers/application`, {
      method: 'HEAD',
      headers: { origin: api.originOf(plainPartner) },
    });
    expect([input.status, await input.text()]).toEqual([200, '']);
    const early = await act(token, 'opening', looked);
    expect([early.statusCode, early.json().detail]).toEqual([409, expect.stringMatching(/w\scałości/)]);
    expect(await records()).not.toContain('opened');
  });

  it('notes once that a person has opened it, and when it had been given whole', async () => {
    const { token } = await invite();
    await get(`${token}/papers/application`);
    const looked = { paper: 'application', form: 'page', language: 'pl' };
    for (let i = 0; i < 3; i += 1) expect((await act(token, 'opening', looked)).statusCode).toBe(200);
    expect((await records()).split('opened').length - 1).toBe(1);
    expect(await records()).toContain('203.0.113.7');
    expect(await records()).toMatch(/"kind":"opened"[^}]*"delivered":"2026-/);
  });
});

describe('a dead signing link', () => {
  it('is one and the same 404 for every call, whatever the reason', async () => {
    const { token, link, key } = await invite();
    const foreign = await get(token, { from: otherPartner });
    const unknown = await get(`${'x'.repeat(43)}`);
    await remind(link);
    const replaced = await get(token);
    const newest = api.signing.mails.at(-1)?.token ?? '';
    expect((await get(newest)).statusCode).toBe(200);
    await asUnit(api.context, (unit) => cancelRequests(unit, key, 'x'));
    const calledOff = await get(newest);
    const calls = [foreign, unknown, replaced, calledOff];
    for (const what of ['opening', 'code'] as const) calls.push(await act(newest, what));
    for (const what of ['signature', 'refusal'] as const)
      calls.push(await act(newest, what, { nonsense: true }));
    calls.push(await get(`${newest}/papers/agreement`));
    expect(new Set(calls.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(unknown.json().detail).toMatch(/^Ten link do podpisu nie działa/);
    expect((await get(newest, { language: 'en' })).json().detail).toMatch(/^This link to sign does not work/);
  });

  it('is asked for only so often from one address', async () => {
    const answers: number[] = [];
    for (let i = 0; i < 61; i += 1)
      answers.push((await get('x'.repeat(43), { ip: '198.51.100.9' })).statusCode);
    expect([answers[59], answers[60]]).toEqual([404, 429]);
  });

  it('opens nothing where papers are signed elsewhere', async () => {
    const { token } = await invite();
    const { embedded } = api.signing.harness;
    Object.assign(api.context.signing, { embedded: undefined });
    const answer = await get(token);
    Object.assign(api.context.signing, { embedded });
    expect(answer.statusCode).toBe(404);
  });
});

describe('while a document failed and is made anew', () => {
  it('every call asks to come back in a minute', async () => {
    const { token, key } = await invite();
    const { db } = api.context;
    await db
      .updateTable('signature_request')
      .set({ state: 'failed' })
      .where('paper', '=', 'agreement')
      .execute();
    const answers = [await get(token), await get(`${token}/papers/application`)];
    for (const what of ['opening', 'code'] as const) answers.push(await act(token, what));
    for (const what of ['signature', 'refusal'] as const) answers.push(await act(token, what, {}));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([409]));
    expect(answers[0]?.json().detail).toContain('za minutę');
    expect(key.partnerId).toBe(plainPartner);
  });
});

describe('declining', () => {
  it('ends the signing of both documents, with the reason, and kills the link', async () => {
    const { token, requests } = await invite();
    const answer = await act(token, 'refusal', { reason: 'Błędny adres' });
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'declined' }]);
    expect(api.signing.wakes()).toBe(1);
    await api.signing.work();
    for (const key of requests) {
      const request = await findRequest(api.context.db, key);
      const cipher = request && (await openCipher(api.context, applicationOf(request)));
      expect(request?.state).toBe('declined');
      expect(request && cipher && openReason(request, cipher)).toBe('Błędny adres');
    }
    expect((await get(token)).statusCode).toBe(404);
  });
});

describe('a reminder', () => {
  it('mails one new link for both documents, three times in an hour', async () => {
    const { link, token } = await invite();
    const answers: number[] = [];
    for (let i = 0; i < 4; i += 1) answers.push((await remind(link)).statusCode);
    expect(answers).toEqual([202, 202, 202, 429]);
    expect(api.signing.mails.filter((mail) => mail.token)).toHaveLength(4);
    expect((await get(token)).statusCode).toBe(404);
    expect((await get(api.signing.mails.at(-1)?.token ?? '')).json().papers).toHaveLength(2);
  });

  it.each(['completed', 'in_completion', 'contract_signed'])(
    'is refused while the application is %s',
    async (status) => {
      const { link } = await invite();
      await setStatus(api, link, status);
      const answer = await remind(link);
      expect([answer.statusCode, answer.json().detail]).toEqual([
        409,
        expect.stringContaining('nie czeka teraz'),
      ]);
      expect(api.signing.mails.filter((mail) => mail.token)).toHaveLength(1);
    },
  );

  it('needs the link of the application', async () => {
    const { link, token } = await invite();
    expect((await remind({ ...link, token })).statusCode).toBe(404);
  });
});

describe('the log', () => {
  it('holds no secret of a link, no code, no name', async () => {
    const { token } = await invite();
    await act(token, 'code');
    await act(token, 'signature', await signatureFor(api, token));
    for (const secret of [token, codeSent(api), 'Łucja', '203.0.113.7'])
      expect(api.log()).not.toContain(secret);
  });
});

describe('signing and correcting at the same moment', () => {
  it.each([0, 1, 2, 3])('lets only one of them happen (%s)', async (round) => {
    const { token, link } = await invite();
    await act(token, 'code');
    const body = await signatureFor(api, token);
    const correct = () =>
      post(api, `/applications/${link.token}/${link.id}/corrections`, { section: 'settlement' });
    const sign = () => act(token, 'signature', body);
    const acts = round % 2 === 0 ? [sign, correct] : [correct, sign];
    const [answers] = await Promise.all([Promise.all(acts.map((each) => each())), api.signing.work()]);
    const [signed, corrected] = round % 2 === 0 ? answers : answers.toReversed();
    expect([
      [200, 409],
      [404, 200],
    ]).toContainEqual([signed?.statusCode, corrected?.statusCode]);
  });
});

describe('codes', () => {
  it('are mailed five times in an hour; the sixth is refused with a sentence', async () => {
    const { token } = await invite();
    const answers = [];
    for (let i = 0; i < 6; i += 1) answers.push(await act(token, 'code'));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(answers[5]?.json().detail).toContain('pięć kodów');
  });
});
