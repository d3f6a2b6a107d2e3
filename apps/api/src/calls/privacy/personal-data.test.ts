import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { account, fillIn, type Link, owner } from '../../testing/applications.ts';
import { fillInAndSign } from '../../testing/settlement/settlements.ts';
import { bothDeclared } from '../../testing/signing/embedded-bench.ts';
import { actOnSigning, codeSent, openPapers, readSigning } from '../../testing/signing-visit.ts';
import {
  call,
  dump,
  getByLink,
  homeApplication,
  post,
  submitAndOpenMail,
} from '../../testing/submissions.ts';
import { startTestApi } from '../../testing/test-api.ts';
import { openPipeline } from '../../testing/workflow/workflow-harness.ts';

const api = await startTestApi();
const harness = await openPipeline(api);
beforeEach(() => api.clear());
afterAll(async () => {
  harness.close();
  await api.close();
});

const read = (link: Link, what = 'personal_data') =>
  call(api, `GET /applications/${link.token}/${link.id}/${what}`);
const details = async (link: Link) => (await read(link)).json();
const erase = (link: Link) => post(api, `/applications/${link.token}/${link.id}/erasure`, undefined);
const withdraw = (link: Link) => post(api, `/applications/${link.token}/${link.id}/withdrawal`, undefined);

describe('what is kept of an applicant', () => {
  it('is told with its class and its last day, at every stage', async () => {
    const estimate = await submitAndOpenMail(api, { ...homeApplication, note: 'nowa' });
    expect(await details(estimate)).toEqual({
      reference: estimate.answer.reference,
      kind: 'estimate',
      language: 'pl',
      retention: 'unconfirmed',
      kept_until: '2026-12-21',
      can_be_erased: true,
    });
    const draft = await fillIn(api, { until: 'consent' });
    expect(await details(draft)).toMatchObject({ retention: 'draft', kept_until: '2027-03-21' });
    const sent = await fillIn(api, { estimate: { ...homeApplication, email: 'inna@example.pl' } });
    expect(await details(sent)).toMatchObject({
      retention: 'running',
      kept_until: null,
      can_be_erased: true,
    });
    await withdraw(sent);
    expect(await details(sent)).toMatchObject({ retention: 'closed', kept_until: '2027-11-21' });
    const signed = await fillInAndSign(api, { estimate: { ...homeApplication, email: 'druga@example.pl' } });
    expect(await details(signed)).toMatchObject({
      retention: 'agreement',
      kept_until: '2034-06-30',
      can_be_erased: false,
    });
  });

  it('comes as a file with everything the link shows, the consents with their sentences, and nothing it hides', async () => {
    const link = await fillIn(api);
    const answer = await read(link, 'personal_data/file');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename\*=UTF-8''NDP-2026-\w+\.json$/,
    );
    expect(answer.headers['content-type']).toMatch(/^application\/json/);
    const file = answer.json();
    expect(file.application).toMatchObject({ client: { last_name: owner.last_name } });
    expect(file.application.settlement.bank_account_holder_name).toBe('Łucja Żółć-Kowalska');
    expect(file.estimate).toMatchObject({ heater_model_name: homeApplication.heater_model_name });
    expect(file.timeline.map(({ status }: { status: string }) => status)).toContain('completed');
    expect(file.consents.evidence).toHaveLength(5);
    for (const { text, text_sha256, text_version } of file.consents.evidence) {
      expect(text.length).toBeGreaterThan(20);
      expect([text_sha256.length, text_version.length]).toEqual([64, 10]);
    }
    expect(answer.body).not.toContain(owner.pesel);
    expect(answer.body).not.toContain(account);
    expect(answer.body).not.toContain(link.token);
  });

  it('is read without changing anything', async () => {
    const link = await fillIn(api);
    await api.takeMails();
    const before = await dump(api);
    await read(link);
    await read(link, 'personal_data/file');
    expect(await dump(api)).toBe(before);
  });
});

describe('erasing from the link', () => {
  it.each([
    ['a draft', () => fillIn(api, { until: 'settlement' })],
    ['a sent application', () => fillIn(api)],
    [
      'a withdrawn application',
      async () => {
        const link = await fillIn(api);
        await withdraw(link);
        return link;
      },
    ],
  ])('takes %s at once, and a last mail says so', async (_what, make) => {
    const link = await make();
    await api.takeMails();
    const { reference } = (await getByLink(api, link)).json();
    expect((await erase(link)).json()).toEqual({ status: 'erased' });
    const mails = await api.takeMails();
    expect(mails.map(({ kind, payload }) => [kind, payload])).toEqual([
      [
        'data-erased',
        { token: '', email: homeApplication.email, language: 'pl', reference, about: 'estimate' },
      ],
    ]);
    await api.context.db.deleteFrom('outbox').execute();
    expect(await dump(api)).not.toContain(link.id);
    for (const gone of [await getByLink(api, link), await read(link), await erase(link)]) {
      expect(gone.statusCode).toBe(404);
    }
  });

  it('ends what waits for a signature', async () => {
    const link = await fillIn(api);
    await api.takeMails();
    await harness.work();
    const signing = (await api.takeMails()).find(({ kind }) => kind === 'sign-link')?.payload.token ?? '';
    expect((await readSigning(api, signing)).statusCode).toBe(200);
    expect((await erase(link)).statusCode).toBe(200);
    expect((await readSigning(api, signing)).statusCode).toBe(404);
    await harness.work();
    expect(harness.reported).toEqual([]);
  });

  it('is refused once somebody has signed, even before the seal, with the reason and the day', async () => {
    const link = await fillIn(api);
    await api.takeMails();
    await harness.work();
    const signing = (await api.takeMails()).find(({ kind }) => kind === 'sign-link')?.payload.token ?? '';
    await openPapers(api, signing);
    await actOnSigning(api, signing, 'code');
    const page = (await readSigning(api, signing)).json();
    const papers = page.papers.map(({ paper, document_hash }: Record<string, string>) => ({
      paper,
      document_hash,
    }));
    const said = {
      ...{ typed_name: page.signer_name, statement: page.statement.version, papers },
      declarations: bothDeclared,
    };
    const signed = await actOnSigning(api, signing, 'signature', { ...said, code: codeSent(api) });
    expect(signed.statusCode, signed.body).toBe(200);
    const refused = await erase(link);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().detail).toContain('co najmniej do 30\u00a0czerwca 2034');
    expect((await details(link)).can_be_erased).toBe(false);
    await harness.work();
    expect((await erase(link)).statusCode).toBe(409);
    expect((await getByLink(api, link)).statusCode).toBe(200);
  });
});
