import { sql } from 'kysely';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { openCipher } from '../../../cases/keys/application-keys.ts';
import { bothDeclared, openAll, openEmbeddedBench, trace } from '../../../testing/signing/embedded-bench.ts';
import { dayMs, minuteMs, openHarness, partnerId } from '../../../testing/signing/signing-harness.ts';
import { applicationOf } from '../requests/requests.ts';
import { declineDocuments, sendSigningCode, signDocuments } from './ceremony.ts';
import type { SignatureInput } from './ceremony-types.ts';
import { chainStart, findBreak } from './chain.ts';
import { readProviderId } from './envelopes.ts';
import { readLinks, sealBody } from './record.ts';
import { findSigner } from './signing-links.ts';
import { currentStatement, hashStatement, statementText } from './statement.ts';
import { viewDocuments } from './view-documents.ts';

const harness = await openHarness(openEmbeddedBench);
const { bench } = harness;
afterEach(() => harness.clear());
afterAll(() => harness.close());

/** A paper whose first signer was invited. */
async function invite() {
  const key = await harness.promise();
  await harness.work();
  const providerId = await harness.providerIdOf(key);
  const documentHash = (await harness.find(key)).document_hash;
  const token = bench.mails.findLast((mail) => mail.requestId === key.requestId)?.token ?? '';
  const link = { partnerId, token };
  await openAll(bench.context, link);
  const signing = (change: Partial<SignatureInput> = {}): SignatureInput => ({
    code: bench.mails.findLast((mail) => mail.requestId === key.requestId && mail.code)?.code ?? '',
    typedName: 'Łucja Żółć',
    documents: [{ paper: 'agreement', documentHash }],
    statement: currentStatement,
    declarations: bothDeclared,
    ...change,
  });
  const events = () => readLinks(bench.context, readProviderId(providerId));
  return { key, providerId, link, signing, events, documentHash };
}

/** Six digits that are not the code. */
function otherThan(code: string): string {
  return code === '000000' ? '111111' : '000000';
}

describe('a signing link', () => {
  it('is mailed to the signer, shows the paper with its hash, and stands in the database as a hash only', async () => {
    const { link, documentHash, key } = await invite();
    expect(link.token).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(bench.mails.findLast((mail) => mail.requestId === key.requestId)?.email).toBe('lucja@example.pl');
    const view = await viewDocuments(bench.context, link);
    expect(view).toMatchObject({ documents: [{ documentHash }], signerName: 'Łucja Żółć', language: 'pl' });
    const rows = await bench.context.db.selectFrom('signing_signer').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(link.token);
  });

  it('signs nothing by being opened, however often', async () => {
    const { link, events } = await invite();
    const before = await events();
    for (let i = 0; i < 20; i += 1) await viewDocuments(bench.context, link);
    expect(await events()).toEqual(before);
  });

  it('opens nothing with another partner, with another secret, after its 30 days, or once it was replaced', async () => {
    const { link, providerId } = await invite();
    expect(await viewDocuments(bench.context, { ...link, partnerId: 'duon' })).toBe('gone');
    expect(await viewDocuments(bench.context, { ...link, token: `${link.token.slice(0, -1)}_` })).toBe(
      'gone',
    );
    await bench.port.remind(providerId, ['2']);
    expect(await viewDocuments(bench.context, link)).toMatchObject({ documents: [{}] });
    await bench.port.remind(providerId, ['1']);
    expect(await viewDocuments(bench.context, link)).toBe('gone');
    const late = await invite();
    harness.pass(30 * dayMs);
    expect(await viewDocuments(bench.context, late.link)).toBe('gone');
    expect(await sendSigningCode(bench.context, late.link, trace)).toBe('gone');
  });

  it('ends at its own time, also while the paper still waits', async () => {
    const { link } = await invite();
    await bench.context.db.updateTable('secret_link').set({ expires_at: harness.now() }).execute();
    expect(await viewDocuments(bench.context, link)).toBe('gone');
  });

  it('finds no signer once it was used, only who used it', async () => {
    const { link, signing } = await invite();
    const { db, keys } = bench.context;
    await sendSigningCode(bench.context, link, trace);
    await signDocuments(bench.context, link, signing(), trace);
    expect(await findSigner({ db, keys }, link, harness.now())).toBeUndefined();
    expect((await findSigner({ db, keys }, link, harness.now(), true))?.state).toBe('signed');
  });

  it('reaches the second signer only when the first has signed', async () => {
    const { key, link, signing } = await invite();
    const invited = () => bench.mails.filter((mail) => mail.requestId === key.requestId && mail.token);
    expect(invited().map((mail) => mail.email)).toEqual(['lucja@example.pl']);
    await sendSigningCode(bench.context, link, trace);
    expect(await signDocuments(bench.context, link, signing(), trace)).toMatchObject({ kind: 'signed' });
    expect(invited().map((mail) => mail.email)).toEqual(['lucja@example.pl', 'jan@example.pl']);
    expect(await viewDocuments(bench.context, link)).toBe('gone');
  });
});

describe('a one-time code', () => {
  it('has six digits, goes to the signer by mail, and signs once', async () => {
    const { link, signing } = await invite();
    expect(await sendSigningCode(bench.context, link, trace)).toBe('sent');
    expect(signing().code).toMatch(/^\d{6}$/);
    const [one, two] = await Promise.all([
      signDocuments(bench.context, link, signing(), trace),
      signDocuments(bench.context, link, signing(), trace),
    ]);
    expect([one.kind, two.kind].sort()).toEqual(['gone', 'signed']);
  });

  it('is needed: without one nothing is signed', async () => {
    const { link, signing } = await invite();
    expect(await signDocuments(bench.context, link, signing({ code: '' }), trace)).toEqual({
      kind: 'code-over',
    });
  });

  it('may be mistyped five times; the right one comes too late after that', async () => {
    const { link, signing } = await invite();
    await sendSigningCode(bench.context, link, trace);
    const left: unknown[] = [];
    for (let i = 0; i < 5; i += 1) {
      const wrong = signing({ code: otherThan(signing().code) });
      left.push(await signDocuments(bench.context, link, wrong, trace));
    }
    expect(left).toEqual([4, 3, 2, 1, 0].map((triesLeft) => ({ kind: 'wrong-code', triesLeft })));
    expect(await signDocuments(bench.context, link, signing(), trace)).toEqual({ kind: 'code-over' });
  });

  it('is good on the fifth try', async () => {
    const { link, signing } = await invite();
    await sendSigningCode(bench.context, link, trace);
    const wrong = signing({ code: otherThan(signing().code) });
    for (let i = 0; i < 4; i += 1) await signDocuments(bench.context, link, wrong, trace);
    expect(await signDocuments(bench.context, link, signing(), trace)).toMatchObject({ kind: 'signed' });
  });

  it('lives ten minutes', async () => {
    const { link, signing } = await invite();
    await sendSigningCode(bench.context, link, trace);
    harness.pass(10 * minuteMs);
    expect(await signDocuments(bench.context, link, signing(), trace)).toEqual({ kind: 'code-over' });
    await sendSigningCode(bench.context, link, trace);
    harness.pass(10 * minuteMs - 1);
    expect(await signDocuments(bench.context, link, signing(), trace)).toMatchObject({ kind: 'signed' });
  });

  it('dies when a newer one is sent, and the newer one has five tries of its own', async () => {
    const { link, signing } = await invite();
    await sendSigningCode(bench.context, link, trace);
    const older = signing();
    await sendSigningCode(bench.context, link, trace);
    const answer = await signDocuments(bench.context, link, older, trace);
    if (older.code !== signing().code) expect(answer).toEqual({ kind: 'wrong-code', triesLeft: 4 });
    expect(await signDocuments(bench.context, link, signing(), trace)).toMatchObject({ kind: 'signed' });
  });

  it('is sent five times an hour at most', async () => {
    const { link } = await invite();
    const answers: string[] = [];
    for (let i = 0; i < 6; i += 1) answers.push(await sendSigningCode(bench.context, link, trace));
    expect(answers).toEqual(['sent', 'sent', 'sent', 'sent', 'sent', 'too-many']);
  });

  it('of one paper signs no other, and stands in the database as a hash only', async () => {
    const [mine, other] = [await invite(), await invite()];
    await sendSigningCode(bench.context, mine.link, trace);
    await sendSigningCode(bench.context, other.link, trace);
    const { code } = mine.signing();
    if (code !== other.signing().code) {
      const answer = await signDocuments(bench.context, other.link, other.signing({ code }), trace);
      expect(answer.kind).toBe('wrong-code');
    }
    const events = await mine.events();
    expect(JSON.stringify(events)).not.toContain(code);
  });
});

describe('a signature', () => {
  it.each([
    [
      'another paper than the one shown',
      { documents: [{ paper: 'agreement', documentHash: 'a'.repeat(64) }] },
      'other-document',
    ],
    ['a sentence that never was', { statement: '99' }, 'other-statement'],
    ['a sentence named like a property', { statement: 'toString' }, 'other-statement'],
    ['no name', { typedName: '  ' }, 'no-name'],
  ] as const)('is refused for %s, and costs no try', async (_what, change, kind) => {
    const { link, signing } = await invite();
    await sendSigningCode(bench.context, link, trace);
    expect(await signDocuments(bench.context, link, signing(change), trace)).toEqual({ kind });
    expect(await signDocuments(bench.context, link, signing(), trace)).toMatchObject({ kind: 'signed' });
  });

  it('leaves a record of who, when, from where, under which sentence and which paper, and the record holds', async () => {
    const { providerId, link, signing, events, documentHash } = await invite();
    await sendSigningCode(bench.context, link, trace);
    await signDocuments(bench.context, link, signing({ code: otherThan(signing().code) }), trace);
    await signDocuments(bench.context, link, signing(), trace);
    const links = await events();
    const bodies = links.map(({ body }) => JSON.parse(body));
    expect(bodies.map(({ kind }) => kind)).toEqual([
      'created',
      'invited',
      'opened',
      'code-sent',
      'code-refused',
      'signed',
      'invited',
    ]);
    expect(bodies[5]).toEqual({
      kind: 'signed',
      at: harness.now().toISOString(),
      ref: '1',
      ...trace,
      typedName: 'Łucja Żółć',
      documentHash,
      statement: {
        version: '2',
        hash: hashStatement('2', 'pl'),
        language: 'pl',
        declarations: ['content_known', 'my_signature'],
      },
    });
    const start = chainStart(partnerId, readProviderId(providerId).envelopeId, documentHash);
    expect(findBreak(start, links)).toBeUndefined();
  });

  it('of everybody brings the evidence page and the seal, and the page names the last entry', async () => {
    const { key, providerId, documentHash } = await invite();
    await bench.sign(providerId, '1');
    await bench.sign(providerId, '2');
    await harness.workFor(70 * minuteMs);
    expect((await harness.find(key)).state).toBe('completed');
    const page = bench.evidence.find(
      (each) => each.documentHash === documentHash && providerId.endsWith(each.envelopeId),
    );
    expect(
      page?.signers.map(({ email, statement, isDeclared, ip }) => [email, statement, isDeclared, ip]),
    ).toEqual([
      ['lucja@example.pl', statementText('2', 'pl'), true, trace.ip],
      ['jan@example.pl', statementText('2', 'pl'), true, trace.ip],
    ]);
    expect(page?.lastHash).toBe(page?.events.at(-1)?.hash);
  });

  it('is not sealed when the record was changed behind the portal: the request fails and an operator is told', async () => {
    const { key, providerId, events } = await invite();
    await bench.sign(providerId, '1');
    await bench.sign(providerId, '2');
    const { envelopeId } = readProviderId(providerId);
    const { db, keys } = bench.context;
    const link = (await events()).find(({ n }) => n === 3);
    const cipher = await openCipher({ db, keys }, applicationOf(await harness.find(key)));
    const body = link?.body.replace('203.0.113.7', '198.51.100.1') ?? '';
    const forge = db
      .updateTable('signing_event')
      .set({ sealed_body: sealBody(cipher, { partnerId, envelopeId }, { n: 3, body }) })
      .where('envelope_id', '=', envelopeId)
      .where('n', '=', 3);
    await expect(forge.execute()).rejects.toThrow('never changed');
    await expect(db.deleteFrom('signing_event').execute()).rejects.toThrow('never changed');
    await bypassTrigger(() => forge.execute());
    await harness.workFor(70 * minuteMs);
    expect((await harness.find(key)).state).toBe('failed');
    expect(harness.alarms.at(-1)).toContain('breaks at entry 3');
  });
});

describe('declining', () => {
  it('ends the signing, kills the link, and keeps the reason within 500 characters', async () => {
    const { link, providerId } = await invite();
    expect(await declineDocuments(bench.context, link, 'x'.repeat(900), trace)).toMatchObject({
      kind: 'declined',
    });
    expect(await viewDocuments(bench.context, link)).toBe('gone');
    const { state, signers } = await bench.port.status(providerId);
    expect([state, signers[0]?.declineReason?.length]).toEqual(['declined', 500]);
  });
});

/** What a superuser could do. */
async function bypassTrigger(act: () => Promise<unknown>): Promise<void> {
  await sql`alter table signing_event disable trigger signing_event_is_kept`.execute(harness.owner);
  await act();
  await sql`alter table signing_event enable trigger signing_event_is_kept`.execute(harness.owner);
}
