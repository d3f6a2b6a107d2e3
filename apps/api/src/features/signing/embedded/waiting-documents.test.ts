import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { hasSigned } from '../../../cases/facts/has-signed.ts';
import { asUnit } from '../../../platform/unit.ts';
import { askToCancel } from '../../../testing/signing/ask-to-cancel.ts';
import {
  bothPapers,
  inviteToBoth,
  promiseBothPapers,
  signBoth,
} from '../../../testing/signing/both-papers.ts';
import {
  bothDeclared,
  openEmbeddedBench,
  signingOf,
  trace,
} from '../../../testing/signing/embedded-bench.ts';
import {
  dayMs,
  minuteMs,
  openHarness,
  partnerId,
  signers,
} from '../../../testing/signing/signing-harness.ts';
import { workNext } from '../reconcile/work-next.ts';
import { cancelRequests } from '../requests/document-requests.ts';
import { declineDocuments, noteDocumentOpened, sendSigningCode, signDocuments } from './ceremony.ts';
import type { SignatureInput } from './ceremony-types.ts';
import { chainStart, findBreak, type SigningEvent } from './chain.ts';
import { readEnvelope, readProviderId } from './envelopes.ts';
import { readLinks } from './record.ts';
import { viewDocuments } from './view-documents.ts';

const harness = await openHarness(openEmbeddedBench);
const { bench } = harness;
afterEach(async () => {
  await harness.clear();
  bench.mails.splice(0);
});
afterAll(() => harness.close());

const opening = { paper: 'agreement', form: 'page', language: 'pl' } as const;
const promiseBoth = (applicationId?: string) => promiseBothPapers(harness, applicationId);
const inviteBoth = (applicationId?: string) => inviteToBoth(harness, bench, applicationId);
const sign = (
  invited: Awaited<ReturnType<typeof inviteBoth>>,
  change?: (signing: SignatureInput) => SignatureInput,
) => signBoth(bench, invited, change);

async function entriesOf(providerId: string): Promise<SigningEvent[]> {
  return (await readLinks(bench.context, readProviderId(providerId))).map(({ body }) => JSON.parse(body));
}
const kindsOf = async (providerId: string) => (await entriesOf(providerId)).map(({ kind }) => kind);
const mailsWith = (what: 'token' | 'code') => bench.mails.filter((mail) => mail[what] !== undefined);
const signerStates = async (ids: readonly string[]) =>
  Promise.all(ids.map(async (id) => (await bench.port.status(id)).signers.map(({ state }) => state).join()));
const cancelAll = (applicationId: string) =>
  asUnit(bench.context, (unit) => cancelRequests(unit, { partnerId, applicationId }, 'poprawka'));

describe('one link', () => {
  it('opens both papers of an application, the application first, and one mail brought it', async () => {
    const { link, ids } = await inviteBoth();
    expect(mailsWith('token')).toHaveLength(1);
    const view = await viewDocuments(bench.context, link);
    expect(view).toMatchObject({ documents: [{ paper: 'application' }, { paper: 'agreement' }] });
    for (const id of ids) expect(await kindsOf(id)).toEqual(['created', 'invited']);
  });

  it('opens no paper of another application, and none that waits for somebody else', async () => {
    const applicationId = await harness.apply();
    await harness.promiseFor(applicationId, 'application', { signers: signers.slice(0, 1) });
    await harness.promiseFor(applicationId, 'agreement', { signers: signers.slice(1) });
    const other = await inviteBoth();
    expect(mailsWith('token').map(({ email }) => email)).toHaveLength(3);
    const mine = mailsWith('token').find((mail) => mail.applicationId === applicationId);
    const view = await viewDocuments(bench.context, { partnerId, token: mine?.token ?? '' });
    expect(view).toMatchObject({ applicationId, documents: [expect.anything()] });
    expect(await viewDocuments(bench.context, other.link)).toMatchObject({
      applicationId: other.applicationId,
    });
  });

  it('comes when the last of the papers is out, and opens both from that moment', async () => {
    const { applicationId, keys } = await promiseBoth();
    const states = () => Promise.all(keys.map(async (key) => (await harness.find(key)).state));
    while ((await states()).sort().join() !== 'created,sent') await workNext(harness.running);
    expect(mailsWith('token')).toEqual([]);
    const last = keys[(await states()).indexOf('created')] ?? { partnerId, requestId: '' };
    await bench.port.send(await harness.providerIdOf(last));
    expect(mailsWith('token')).toHaveLength(1);
    const link = { partnerId, token: mailsWith('token')[0]?.token ?? '' };
    expect(await viewDocuments(bench.context, link)).toMatchObject({ applicationId, documents: [{}, {}] });
    await harness.work();
    expect(mailsWith('token')).toHaveLength(1);
  });

  it('says “in a minute” while one of the papers has failed, so that nobody signs half', async () => {
    const { applicationId, link, keys } = await inviteBoth();
    const row = bench.context.db.updateTable('signature_request').where('id', '=', keys[1]?.requestId ?? '');
    await row.set({ state: 'failed' }).execute();
    const shown = [{ paper: 'agreement' as const, documentHash: 'a'.repeat(64) }];
    const signing = {
      code: '000000',
      typedName: 'Łucja Żółć',
      documents: shown,
      statement: '2',
      declarations: bothDeclared,
    };
    expect(await viewDocuments(bench.context, link)).toBe('preparing');
    expect(await noteDocumentOpened(bench.context, link, opening, trace)).toBe('preparing');
    expect(await sendSigningCode(bench.context, link, trace)).toBe('preparing');
    expect(await signDocuments(bench.context, link, signing, trace)).toEqual({ kind: 'preparing' });
    expect(await declineDocuments(bench.context, link, '', trace)).toEqual({ kind: 'preparing' });
    await row.set({ state: 'sent' }).execute();
    expect(await viewDocuments(bench.context, link)).toMatchObject({ applicationId, documents: [{}, {}] });
  });

  it('is replaced by one reminder for both papers, whichever is reminded of first', async () => {
    const { link, ids } = await inviteBoth();
    for (const order of [ids, ids.toReversed(), ids]) {
      const before = mailsWith('token').length;
      for (const id of order) await bench.port.remind(id, ['1']);
      expect(mailsWith('token')).toHaveLength(before + 1);
    }
    expect(await viewDocuments(bench.context, link)).toBe('gone');
    const newest = await bench.linkOf(ids[0] ?? '');
    expect(await viewDocuments(bench.context, newest)).toMatchObject({ documents: [{}, {}] });
    const live = mailsWith('token').map(({ token = '' }) =>
      viewDocuments(bench.context, { partnerId, token }),
    );
    expect((await Promise.all(live)).filter((view) => view !== 'gone')).toHaveLength(1);
    for (const id of ids) expect((await kindsOf(id)).filter((kind) => kind === 'reminded')).toHaveLength(3);
  });

  it('of the next signer comes once both papers are signed by the first', async () => {
    const applicationId = await harness.apply();
    for (const paper of bothPapers) await harness.promiseFor(applicationId, paper);
    await harness.work();
    const token = mailsWith('token')[0]?.token ?? '';
    await sendSigningCode(bench.context, { partnerId, token }, trace);
    const code = mailsWith('code').at(-1)?.code ?? '';
    const signing = await signingOf(bench.context, { partnerId, token }, code);
    expect(await signDocuments(bench.context, { partnerId, token }, signing, trace)).toMatchObject({
      kind: 'signed',
    });
    expect(mailsWith('token').map(({ email }) => email)).toEqual(['lucja@example.pl', 'jan@example.pl']);
    const next = { partnerId, token: mailsWith('token').at(-1)?.token ?? '' };
    expect(await viewDocuments(bench.context, next)).toMatchObject({
      documents: [{}, {}],
      signerName: 'Jan Żółć',
    });
  });
});

describe('one code', () => {
  it('signs both papers, each with a record of its own that holds, and each is sealed', async () => {
    const invited = await inviteBoth();
    const { ids, keys } = invited;
    const outcome = await sign(invited);
    expect(outcome).toMatchObject({ kind: 'signed', hints: [{}, {}] });
    expect(mailsWith('code')).toHaveLength(1);
    for (const id of ids) {
      expect(await kindsOf(id)).toEqual(['created', 'invited', 'code-sent', 'opened', 'signed']);
      const envelope = await readEnvelope(bench.context, readProviderId(id));
      const { document_hash = '', id: envelopeId = '' } = envelope?.row ?? {};
      expect((await entriesOf(id)).at(-1)).toMatchObject({ documentHash: document_hash, ...trace });
      const links = await readLinks(bench.context, readProviderId(id));
      expect(findBreak(chainStart(partnerId, envelopeId, document_hash), links)).toBeUndefined();
    }
    await harness.workFor(70 * minuteMs);
    expect((await Promise.all(keys.map(harness.find))).map(({ state }) => state)).toEqual([
      'completed',
      'completed',
    ]);
  });

  it('may be mistyped five times for both together, and a refusal stands in both records', async () => {
    const { link, ids } = await inviteBoth();
    await sendSigningCode(bench.context, link, trace);
    const code = await bench.codeOf(ids[0] ?? '');
    const right = await signingOf(bench.context, link, code);
    const wrong = { ...right, code: code === '000000' ? '111111' : '000000' };
    const left: unknown[] = [];
    for (let i = 0; i < 5; i += 1) left.push(await signDocuments(bench.context, link, wrong, trace));
    expect(left).toEqual([4, 3, 2, 1, 0].map((triesLeft) => ({ kind: 'wrong-code', triesLeft })));
    expect(await signDocuments(bench.context, link, right, trace)).toEqual({ kind: 'code-over' });
    for (const id of ids) {
      expect((await kindsOf(id)).filter((kind) => kind === 'code-refused')).toHaveLength(5);
    }
  });

  it('signs nothing unless exactly the papers that wait were shown', async () => {
    const invited = await inviteBoth();
    const changes: ((signing: SignatureInput) => SignatureInput)[] = [
      (signing) => ({ ...signing, documents: signing.documents.slice(0, 1) }),
      (signing) => ({ ...signing, documents: [] }),
      (signing) => ({ ...signing, documents: [...signing.documents, ...signing.documents] }),
      (signing) => ({
        ...signing,
        documents: signing.documents.map((each) => ({ ...each, ...signing.documents[0] })),
      }),
    ];
    for (const change of changes) expect(await sign(invited, change)).toEqual({ kind: 'other-document' });
    expect(await signerStates(invited.ids)).toEqual(['viewed', 'viewed']);
    expect(await sign(invited)).toMatchObject({ kind: 'signed' });
  });

  it('does not sign a paper that joined after it was sent', async () => {
    const applicationId = await harness.apply();
    const only = { signers: signers.slice(0, 1) };
    const first = await harness.promiseFor(applicationId, 'application', only);
    await harness.work();
    const link = await bench.linkOf(await harness.providerIdOf(first));
    await sendSigningCode(bench.context, link, trace);
    await harness.promiseFor(applicationId, 'agreement', only);
    await harness.work();
    const signing = await signingOf(bench.context, link, mailsWith('code').at(-1)?.code ?? '');
    expect(signing.documents).toHaveLength(2);
    expect(await signDocuments(bench.context, link, signing, trace)).toEqual({ kind: 'code-over' });
  });
});

it('twenty at once sign, decline, remind and call off the same papers without waiting for each other for ever', async () => {
  const { link, ids, applicationId } = await inviteBoth();
  await sendSigningCode(bench.context, link, trace);
  const signing = await signingOf(bench.context, link, await bench.codeOf(ids[0] ?? ''));
  const acts = Array.from({ length: 20 }, (_, i) => {
    if (i % 4 === 0) return bench.port.remind(ids[i % 8 === 0 ? 0 : 1] ?? '', ['1']);
    if (i % 4 === 1) return signDocuments(bench.context, link, signing, trace);
    if (i % 4 === 2) return declineDocuments(bench.context, link, '', trace);
    return i === 19 ? cancelAll(applicationId) : noteDocumentOpened(bench.context, link, opening, trace);
  });
  await Promise.all(acts);
  const states = await signerStates(ids);
  expect(states[0]).toBe(states[1]);
});

describe('calling off', () => {
  it('kills the link at once, before the worker has told the provider', async () => {
    const { link, applicationId, ids } = await inviteBoth();
    await sendSigningCode(bench.context, link, trace);
    const signing = await signingOf(bench.context, link, await bench.codeOf(ids[0] ?? ''));
    expect(await cancelAll(applicationId)).toBe(2);
    expect(await viewDocuments(bench.context, link)).toBe('gone');
    expect(await sendSigningCode(bench.context, link, trace)).toBe('gone');
    expect(await signDocuments(bench.context, link, signing, trace)).toEqual({ kind: 'gone' });
    const before = bench.mails.length;
    for (const id of ids) await bench.port.remind(id, ['1']);
    expect(bench.mails).toHaveLength(before);
    await harness.work();
    expect((await bench.port.status(ids[0] ?? '')).state).toBe('cancelled');
  });

  it('of one paper leaves the other to be signed through a new link', async () => {
    const { link, keys, ids } = await inviteBoth();
    const holder = mailsWith('token')[0]?.requestId;
    const [called, kept] = keys[0]?.requestId === holder ? [0, 1] : [1, 0];
    const key = keys[called];
    if (key) await askToCancel(bench.context.db, key, 'x', harness.now());
    expect(await viewDocuments(bench.context, link)).toBe('gone');
    await bench.port.remind(ids[kept] ?? '', ['1']);
    const newest = await bench.linkOf(ids[kept] ?? '');
    expect(await viewDocuments(bench.context, newest)).toMatchObject({
      documents: [{ paper: bothPapers[kept] }],
    });
  });

  it('sends no invitation for a paper that was called off while it was being made', async () => {
    const { applicationId, keys } = await promiseBoth();
    await workNext(harness.running);
    await cancelAll(applicationId);
    await harness.workFor(10 * minuteMs);
    expect(mailsWith('token')).toEqual([]);
    expect((await Promise.all(keys.map(harness.find))).map(({ state }) => state)).toEqual([
      'cancelled',
      'cancelled',
    ]);
  });

  it('makes room for new papers of the same application, and only those are signed', async () => {
    const old = await inviteBoth();
    await cancelAll(old.applicationId);
    const fresh = await inviteBoth(old.applicationId);
    expect(fresh.keys).not.toEqual(old.keys);
    expect(await viewDocuments(bench.context, old.link)).toBe('gone');
    expect(await sign(fresh)).toMatchObject({ kind: 'signed' });
    expect(await signerStates(fresh.ids)).toEqual(['signed', 'signed']);
    expect(await signerStates(old.ids)).toEqual(['waiting', 'waiting']);
  });
});

it('whether somebody has signed is known the moment it happens on the portal, and forgotten with papers that were called off', async () => {
  const invited = await inviteBoth();
  const key = { partnerId, applicationId: invited.applicationId };
  expect(await hasSigned(bench.context.db, key)).toBe(false);
  await sign(invited);
  expect(await hasSigned(bench.context.db, key)).toBe(true);
  await cancelAll(invited.applicationId);
  expect(await hasSigned(bench.context.db, key)).toBe(false);
});

it('a link past the last day opens neither paper', async () => {
  const { link } = await inviteBoth();
  harness.pass(30 * dayMs);
  expect(await viewDocuments(bench.context, link)).toBe('gone');
});
