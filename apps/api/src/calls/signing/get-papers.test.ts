import { mpec } from '@ndp/domain/programs/mpec.ts';
import { describe, expect, it } from 'vitest';
import { hashDocument } from '../../features/signing/requests/requests.ts';
import { dayMs } from '../../platform/clock.ts';
import { newToken } from '../../platform/crypto/secrets.ts';
import { fillIn } from '../../testing/applications.ts';
import { askPapers } from '../../testing/documents/ask-documents.ts';
import { fillInAndSign, sealedBytes } from '../../testing/documents/signed-documents.ts';
import { openTestApi } from '../../testing/open-test-api.ts';
import { dump, getByLink, homeApplication, otherPartner, post } from '../../testing/submissions.ts';

const api = await openTestApi();

const sign = async (estimate = {}) =>
  fillInAndSign(api, await fillIn(api, { estimate: { ...homeApplication, ...estimate } }));

/** Everything stored, signing included. */
async function dumpAll(): Promise<string> {
  const tables = ['signature_request', 'signature_artefact', 'signature_step', 'paper'] as const;
  const texts = [await dump(api)];
  for (const table of tables)
    texts.push(JSON.stringify(await api.context.db.selectFrom(table).selectAll().execute()));
  return texts.join('\n');
}

describe('the link to the signed papers', () => {
  it('lists both with name, length, hash and the time of the signature', async () => {
    const { papers, composed } = await sign();
    const answer = await askPapers(api, papers);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    const { reference } = answer.json();
    expect(answer.json()).toEqual({
      reference: expect.stringMatching(/^NDP-2026-/),
      language: 'pl',
      organiser: mpec.organiser.name,
      papers: composed.map((each) => ({
        paper: each.paper,
        title: each.title.pl,
        file_name: `${reference}-${each.paper === 'agreement' ? 'umowa' : 'wniosek'}.pdf`,
        bytes: sealedBytes(each).length,
        signed_hash: hashDocument(sealedBytes(each)),
        signed_at: '2026-11-21T11:00:00.000Z',
      })),
    });
    expect(answer.body).not.toMatch(/Łucja|Żółć|44051401359|example\.pl/);
    const english = await askPapers(api, papers, '', { language: 'en' });
    expect(english.json().papers.map(({ title }: { title: string }) => title)).toEqual(
      composed.map(({ title }) => title.en),
    );
  });

  it('lists no paper whose signing was called off', async () => {
    const { papers } = await sign();
    await api.context.db.updateTable('signature_request').set({ cancel_reason: 'withdrawn' }).execute();
    expect((await askPapers(api, papers)).json().papers).toEqual([]);
  });

  it('changes nothing, however often a mail scanner opens it', async () => {
    const { papers } = await sign();
    const before = await dumpAll();
    for (let n = 0; n < 5; n++) {
      for (const rest of ['', '/agreement', '/application', '/agreement?copy=en']) {
        expect((await askPapers(api, papers, rest)).statusCode).toBe(200);
        const head = await askPapers(api, papers, rest, { method: 'HEAD' });
        expect([head.statusCode, head.body]).toEqual([200, '']);
      }
    }
    expect(await dumpAll()).toBe(before);
    expect(await api.takeMails()).toEqual([]);
  });

  it('opens no application, and the link of the application opens no papers', async () => {
    const { papers, application } = await sign();
    const opened = {
      'application, by its own link': await getByLink(api, application),
      'papers, by their own link': await askPapers(api, papers),
      'application, by the link to the papers': await getByLink(api, papers),
      'papers, by the link of the application': await askPapers(api, application),
      'a paper, by the link of the application': await askPapers(api, application, '/agreement'),
      'a reading copy, by the link of the application': await askPapers(
        api,
        application,
        '/agreement?copy=en',
      ),
      'a new link to the papers, by the link to the papers': await post(
        api,
        `/applications/${papers.token}/${papers.id}/papers_link`,
        undefined,
      ),
    };
    expect(Object.values(opened).map(({ statusCode }) => statusCode)).toEqual([
      200, 200, 404, 404, 404, 404, 404,
    ]);
    const refused = Object.values(opened).filter(({ statusCode }) => statusCode === 404);
    expect(new Set(refused.map(({ body }) => body)).size).toBe(1);
    expect(await api.takeMails()).toEqual([]);
  });

  it('ends after thirty days', async () => {
    const { papers } = await sign();
    api.pass(30 * dayMs - 1);
    expect((await askPapers(api, papers)).statusCode).toBe(200);
    api.pass(1);
    expect((await askPapers(api, papers)).statusCode).toBe(404);
    expect((await askPapers(api, papers, '/agreement')).statusCode).toBe(404);
  });

  it('answers one and the same 404 whatever is wrong with it', async () => {
    const { papers } = await sign();
    const other = await sign({ note: 'inny' });
    const ask = async (link: { id: string; token: string }, from?: string) => [
      await askPapers(api, link, '', from ? { from } : {}),
      await askPapers(api, link, '/agreement', from ? { from } : {}),
    ];
    const wrong = (
      await Promise.all([
        ask({ ...papers, token: newToken() }),
        ask({ ...papers, token: 'x'.repeat(250) }),
        ask({ ...papers, id: other.papers.id }),
        ask({ ...papers, id: 'not-an-id' }),
        ask(papers, otherPartner),
        ask(papers, 'nobody'),
      ])
    ).flat();
    await api.context.db.updateTable('secret_link').set({ revoked_at: api.context.clock() }).execute();
    wrong.push(...(await ask(papers)), await askPapers(api, papers, '/invoice'));
    expect(new Set(wrong.map(({ statusCode }) => statusCode))).toEqual(new Set([404]));
    expect(new Set(wrong.map(({ body }) => body)).size).toBe(1);
  });

  it('counts wrong guesses together with those of the application', async () => {
    const { papers, application } = await sign();
    const guess = { ...papers, token: newToken() };
    for (let n = 0; n < 30; n++) {
      expect((await askPapers(api, guess)).statusCode).toBe(404);
      expect((await askPapers(api, guess, '/agreement')).statusCode).toBe(404);
    }
    expect((await askPapers(api, guess)).statusCode).toBe(429);
    expect((await getByLink(api, { ...application, token: newToken() })).statusCode).toBe(429);
    expect((await askPapers(api, papers)).statusCode).toBe(200);
  });
});
