import { describe, expect, it } from 'vitest';
import { sendSigningCode } from '../../features/signing/embedded/ceremony.ts';
import { readLinks } from '../../features/signing/embedded/record.ts';
import { openSigning } from '../../features/signing/process/open-signing.ts';
import { findSignedDocument } from '../../features/signing/requests/artefacts.ts';
import { findRequest } from '../../features/signing/requests/requests.ts';
import { findSeals } from '../../features/signing/seal/seal-check.ts';
import { openTestApi } from '../../testing/open-test-api.ts';
import { bothDeclared } from '../../testing/signing/embedded-bench.ts';
import {
  actOnSigning,
  codeSent,
  inviteToSign,
  readSigning,
  signatureFor,
  unopenedSignature,
} from '../../testing/signing-visit.ts';
import { call, plainPartner } from '../../testing/submissions.ts';

const api = await openTestApi();

const minuteMs = 60_000;
const browser = 'Mozilla/5.0 (X11)';
const invite = () => inviteToSign(api);
const get = (path: string) => readSigning(api, path);
const act = (token: string, what: Parameters<typeof actOnSigning>[2], body?: unknown) =>
  actOnSigning(api, token, what, body);
const countSignatures = async () => {
  const entries = await readRecords();
  return entries.filter(({ body }) => JSON.parse(body).kind === 'signed').length;
};
const readRecords = async () => {
  const envelopes = await api.context.db.selectFrom('signing_envelope').select('id').execute();
  const read = envelopes.map(({ id }) => readLinks(api.context, { partnerId: plainPartner, envelopeId: id }));
  return (await Promise.all(read)).flat();
};
const otherThan = (code: string) => (code === '000000' ? '111111' : '000000');

describe('signing', () => {
  it('ends for good after thirty wrong codes, whatever new codes were asked for, until an operator sends it anew', async () => {
    const { token } = await invite();
    const signature = await signatureFor(api, token);
    for (let round = 0; round < 6; round += 1) {
      api.pass(61 * minuteMs);
      await act(token, 'code');
      const code = otherThan(codeSent(api));
      for (let i = 0; i < 5; i += 1) {
        const wrong = await act(token, 'signature', { ...signature, code });
        expect([409, 410]).toContain(wrong.statusCode);
      }
    }
    api.pass(61 * minuteMs);
    const input = await act(token, 'code');
    expect([input.statusCode, input.json().detail]).toEqual([
      410,
      expect.stringContaining('błędnie 30 razy'),
    ]);
    const right = await act(token, 'signature', { ...signature, code: codeSent(api) });
    expect([right.statusCode, right.json().detail]).toEqual([
      410,
      expect.stringContaining('organizatora programu'),
    ]);
    expect(await countSignatures()).toBe(0);
  });

  it('is closed, with a sentence, while the organiser’s seal cannot be used, and goes on by the same link', async () => {
    const { token } = await invite();
    const { embedded } = api.context.signing;
    if (!embedded) throw new Error('documents are signed here');
    const close = (reason?: string) => Object.assign(embedded, { faultOf: async () => reason });
    await act(token, 'code');
    const signature = await signatureFor(api, token);
    close('The certificate in mpec.p12 ended on 21 Nov.');
    for (const [what, body] of [
      ['code', undefined],
      ['signature', signature],
    ] as const) {
      const answer = await act(token, what, body);
      expect([answer.statusCode, answer.json().detail]).toEqual([
        503,
        expect.stringContaining('Podpisywanie jest chwilowo zamknięte'),
      ]);
      expect(answer.body).not.toContain('p12');
    }
    expect(await countSignatures()).toBe(0);
    close();
    expect((await act(token, 'signature', signature)).statusCode).toBe(200);
  });

  it('gives a code long after anybody came, where the database has one connection', async () => {
    const { token } = await invite();
    const { embedded } = await openSigning(api.context);
    if (!embedded) throw new Error('documents are signed here');
    api.pass(5 * minuteMs);
    const link = { partnerId: plainPartner, token };
    expect(await sendSigningCode(embedded, link, { ip: '192.0.2.7', userAgent: browser })).toBe('sent');
  });

  it('with the code from the mail signs both documents; they are sealed at the next look', async () => {
    const { token, requests } = await invite();
    const sent = await act(token, 'code');
    expect([sent.statusCode, sent.json()]).toEqual([200, { status: 'accepted', minutes: 10 }]);
    expect(api.signing.mails.filter((mail) => mail.code)).toHaveLength(1);
    const before = api.signing.wakes();
    const answer = await act(token, 'signature', await signatureFor(api, token));
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'signed' }]);
    expect(api.signing.wakes()).toBe(before + 1);
    await api.signing.work();
    const { db, keys } = api.context;
    for (const key of requests) {
      expect((await findRequest(db, key))?.state).toBe('completed');
      const paper = await findSignedDocument({ db, keys }, key);
      const seals = findSeals(paper?.signedDocument ?? new Uint8Array());
      expect(seals.map(({ coversWholeFile }) => coversWholeFile)).toEqual([true]);
    }
    expect((await get(token)).statusCode).toBe(404);
  });

  it('keeps in the record from where and with which browser it was done', async () => {
    const { token } = await invite();
    await act(token, 'code');
    await call(api, `POST /signing/${token}/signature`, await signatureFor(api, token), {
      headers: { 'user-agent': browser },
      ip: '203.0.113.8',
    });
    const signed = (await readRecords())
      .map(({ body }) => JSON.parse(body))
      .filter(({ kind }) => kind === 'signed');
    expect(signed.map(({ ip, userAgent, typedName }) => [ip, userAgent, typedName])).toEqual([
      ['203.0.113.8', browser, 'Łucja Żółć'],
      ['203.0.113.8', browser, 'Łucja Żółć'],
    ]);
  });

  it('with a wrong code says how many attempts are left, and after five asks for a new code', async () => {
    const { token } = await invite();
    await act(token, 'code');
    const wrong = await signatureFor(api, token, { code: otherThan(codeSent(api)) });
    const details: string[] = [];
    for (let i = 0; i < 5; i += 1) details.push((await act(token, 'signature', wrong)).json().detail);
    expect(details.map((each) => /Pozosta\S+ \d \S+/.exec(each)?.[0])).toEqual([
      'Pozostały 4 próby.',
      'Pozostały 3 próby.',
      'Pozostały 2 próby.',
      'Pozostała 1 próba.',
      undefined,
    ]);
    expect(details[4]).toMatch(/ostatnia próba: .* już nie działa\. Poproś o\snowy kod\.$/);
    const late = await act(token, 'signature', await signatureFor(api, token));
    expect([late.statusCode, late.json().detail]).toEqual([
      410,
      expect.stringContaining('Ten kod już nie działa'),
    ]);
    await act(token, 'code');
    expect((await act(token, 'signature', await signatureFor(api, token))).statusCode).toBe(200);
  });

  it.each([
    ['after ten minutes', {}, 410, 'Ten kod już nie działa', 10 * minuteMs],
    ['of documents that were not shown', { papers: [] }, 412, 'Dokumenty zmieniły się', 0],
    ['under another sentence', { statement: '99' }, 412, 'Treść oświadczenia zmieniła się', 0],
  ])('%s is refused with what to do', async (_what, change, status, sentence, passed) => {
    const { token } = await invite();
    await act(token, 'code');
    const body = await signatureFor(api, token, change);
    api.pass(passed);
    const answer = await act(token, 'signature', body);
    expect([answer.statusCode, answer.json().detail]).toEqual([status, expect.stringContaining(sentence)]);
  });

  it('of documents of which one was not opened is refused, and the sentence names it', async () => {
    const { token } = await invite();
    await act(token, 'code');
    const opening = { paper: 'application', form: 'pdf', language: 'pl' };
    await get(`${token}/papers/application`);
    await act(token, 'opening', opening);
    expect((await get(token)).json().papers.map((each: { is_opened: boolean }) => each.is_opened)).toEqual([
      true,
      false,
    ]);
    const answer = await act(token, 'signature', await unopenedSignature(api, token));
    expect([answer.statusCode, answer.json().detail]).toEqual([
      412,
      expect.stringContaining('nie otwarto jeszcze: umowy'),
    ]);
    await get(`${token}/papers/agreement`);
    await act(token, 'opening', { ...opening, paper: 'agreement', form: 'page' });
    expect((await act(token, 'signature', await unopenedSignature(api, token))).statusCode).toBe(200);
    const opened = (await readRecords())
      .map(({ body }) => JSON.parse(body))
      .filter(({ kind }) => kind === 'opened');
    expect(opened.map(({ form, language }) => `${form} ${language}`).sort()).toEqual(['page pl', 'pdf pl']);
  });

  it('under a name that is not the signer’s is refused at the field, and costs no attempt', async () => {
    const { token } = await invite();
    await act(token, 'code');
    const answer = await act(
      token,
      'signature',
      await signatureFor(api, token, { typed_name: 'Pan Tadeusz' }),
    );
    expect(answer.statusCode).toBe(422);
    expect(answer.json().detail).toMatchObject([{ loc: ['body', 'typed_name'], type: 'other_name' }]);
    const own = await signatureFor(api, token, { typed_name: 'zolc lucja' });
    expect((await act(token, 'signature', own)).json()).toEqual({ status: 'signed' });
  });

  it.each(['content_known', 'my_signature'])(
    'without declaring %s is refused at the box, and costs no attempt',
    async (name) => {
      const { token } = await invite();
      await act(token, 'code');
      const own = await signatureFor(api, token);
      const answer = await act(token, 'signature', {
        ...own,
        declarations: { ...bothDeclared, [name]: false },
      });
      expect(answer.statusCode).toBe(422);
      expect(answer.json().detail).toMatchObject([{ loc: ['body', 'declarations', name], type: 'declare' }]);
      expect(await countSignatures()).toBe(0);
      expect((await act(token, 'signature', own)).statusCode).toBe(200);
    },
  );

  it('without a name is refused at the field, and costs no attempt', async () => {
    const { token } = await invite();
    await act(token, 'code');
    const answer = await act(token, 'signature', await signatureFor(api, token, { typed_name: '  ' }));
    expect(answer.statusCode).toBe(422);
    expect(answer.json().detail).toMatchObject([{ loc: ['body', 'typed_name'], type: 'required' }]);
    expect((await act(token, 'signature', await signatureFor(api, token))).statusCode).toBe(200);
  });

  it('of one application may be tried thirty times in an hour', async () => {
    const { token } = await invite();
    const answers: number[] = [];
    for (let i = 0; i < 31; i += 1) answers.push((await act(token, 'signature', {})).statusCode);
    expect([answers[29], answers[30]]).toEqual([422, 429]);
  });

  it('twenty times at once is one signature', async () => {
    const { token } = await invite();
    await act(token, 'code');
    const body = await signatureFor(api, token);
    const answers = await Promise.all(Array.from({ length: 20 }, () => act(token, 'signature', body)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
    expect(await countSignatures()).toBe(2);
  });

  it('says once more that the papers are signed when the first answer was lost', async () => {
    const { token } = await invite();
    await act(token, 'code');
    const body = await signatureFor(api, token);
    await act(token, 'signature', body);
    await api.signing.work();
    const again = await act(token, 'signature', body);
    expect([again.statusCode, again.json()]).toEqual([200, { status: 'signed' }]);
    expect(await countSignatures()).toBe(2);
  });

  it('tells nothing of a past signature to somebody who has not seen the papers, or elsewhere', async () => {
    const { token } = await invite();
    await act(token, 'code');
    const body = await signatureFor(api, token);
    await act(token, 'signature', body);
    const [first, second] = body.papers;
    for (const papers of [[], [first], [first, { ...second, document_hash: 'a'.repeat(64) }]]) {
      expect((await act(token, 'signature', { ...body, papers })).statusCode).toBe(404);
    }
    expect((await act(token, 'signature', {})).statusCode).toBe(404);
    expect((await act(`${token}x`, 'signature', body)).statusCode).toBe(404);
    for (const what of ['code', 'opening', 'refusal'] as const) {
      expect((await act(token, what, { reason: '' })).statusCode).toBe(404);
    }
  });
});
