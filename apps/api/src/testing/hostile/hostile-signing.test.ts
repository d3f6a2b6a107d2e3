import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fillIn, type Link } from '../applications.ts';
import { openHarness } from '../operator/operator-harness.ts';
import { bothDeclared } from '../signing/embedded-bench.ts';
import { actOnSigning, codeSent, openPapers, readSigning } from '../signing-visit.ts';
import { getByLink } from '../submissions.ts';
import { startTestApi } from '../test-api.ts';
import { openPipeline } from '../workflow/workflow-harness.ts';
import { stumblingTexts } from './hostile-values.ts';

const api = await startTestApi();
const harness = await openPipeline(api);
beforeEach(() => api.clear());
afterEach(() => harness.reported.splice(0));
afterAll(async () => {
  harness.close();
  await api.close();
});

const statusOf = async (link: Link) => (await getByLink(api, link)).json().status;

/** An application whose real papers wait for a signature. */
async function invite() {
  const link = await fillIn(api);
  await api.takeMails();
  await harness.work();
  const mails = await api.takeMails();
  return { link, token: mails.find(({ kind }) => kind === 'sign-link')?.payload.token ?? '' };
}

/** What a signer sends who signs all that is shown. */
async function signatureWith(token: string, typed_name: string) {
  await openPapers(api, token);
  await actOnSigning(api, token, 'code');
  const page = (await readSigning(api, token)).json();
  const papers = page.papers.map(({ paper, document_hash }: Record<string, string>) => ({
    paper,
    document_hash,
  }));
  const said = { typed_name, insists: true, reason: stumbling.slice(0, 300) };
  return {
    ...said,
    code: codeSent(api),
    statement: page.statement.version,
    declarations: bothDeclared,
    papers,
  };
}

const storable = stumblingTexts.filter((text) => !/[\0\p{Cs}]/u.test(text));
const unstorable = stumblingTexts.filter((text) => !storable.includes(text));
const stumbling = storable.join(' ');

describe('whoever signs or declines', () => {
  it('with a text no database can keep is refused with a sentence; then is heard under any other name, which a person judges', async () => {
    const { link, token } = await invite();
    const signature = await signatureWith(token, stumbling);
    expect(unstorable).toHaveLength(2);
    for (const text of unstorable) {
      const signing = await actOnSigning(api, token, 'signature', { ...signature, typed_name: text });
      const declining = await actOnSigning(api, token, 'refusal', { reason: text });
      expect([signing.statusCode, declining.statusCode]).toEqual([422, 422]);
      expect(signing.json().detail[0]).toMatchObject({ loc: ['body', 'typed_name'], type: 'unprintable' });
      expect(declining.json().detail[0]).toMatchObject({ loc: ['body', 'reason'], type: 'unprintable' });
    }
    const heard = await actOnSigning(api, token, 'signature', signature);
    expect(heard.json()).toEqual({ status: 'held' });
    const operator = openHarness(api);
    const reason = stumbling.slice(0, 300);
    const judged = await operator.act(await operator.stored(link), 'name', { outcome: 'accepted', reason });
    expect(judged.status).toBe(200);
    await harness.work();
    expect(harness.reported).toEqual([]);
    expect(await statusOf(link)).toBe('contract_signed');
  });

  it('for a reason that others stumble over has declined for good', async () => {
    const { link, token } = await invite();
    expect((await actOnSigning(api, token, 'refusal', { reason: stumbling })).statusCode).toBe(200);
    await harness.work();
    expect(harness.reported).toEqual([]);
    expect(await statusOf(link)).toBe('withdrawn');
  });
});
