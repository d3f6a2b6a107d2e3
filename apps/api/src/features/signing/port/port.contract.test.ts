import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openCipher } from '../../../cases/keys/application-keys.ts';
import { askToCancel } from '../../../testing/signing/ask-to-cancel.ts';
import type { Bench, BenchParts, News } from '../../../testing/signing/bench.ts';
import { openDocumensoBench } from '../../../testing/signing/documenso-bench.ts';
import { openEmbeddedBench } from '../../../testing/signing/embedded-bench.ts';
import { openMemoryBench } from '../../../testing/signing/memory-bench.ts';
import {
  dayMs,
  minuteMs,
  openHarness,
  type SigningHarness,
} from '../../../testing/signing/signing-harness.ts';
import { workNext } from '../reconcile/work-next.ts';
import { findSignedDocument } from '../requests/artefacts.ts';
import { applicationOf, hashDocument, openOrder, type RequestKey } from '../requests/requests.ts';
import { openReason } from '../requests/signer-states.ts';
import { findSeals } from '../seal/seal-check.ts';
import { NotReady } from './port.ts';
import { transitions } from './states.ts';

const benches: Readonly<Record<string, (context: BenchParts) => Promise<Bench>>> = {
  memory: openMemoryBench,
  embedded: openEmbeddedBench,
  documenso: openDocumensoBench,
};

describe.each(Object.entries(benches))('signing through %s', (_name, openBench) => {
  let harness: SigningHarness;
  beforeAll(async () => {
    harness = await openHarness(openBench);
  });
  afterEach(() => harness.clear());
  afterAll(() => harness.close());

  async function invite(): Promise<{ key: RequestKey; providerId: string }> {
    const key = await harness.promise();
    await harness.work();
    return { key, providerId: await harness.providerIdOf(key) };
  }

  async function signBoth(providerId: string): Promise<void> {
    await harness.bench.view(providerId, '1');
    await harness.bench.sign(providerId, '1');
    await harness.bench.sign(providerId, '2');
  }

  it('makes one paper out of twenty creations at the same moment, by two processes', async () => {
    const key = await harness.promise();
    const order = await openOrder(harness.context, await harness.find(key));
    const ports = [harness.bench.port, harness.bench.another()];
    const made = await Promise.all(Array.from({ length: 20 }, (_, i) => ports[i % 2]?.create(order)));
    expect(await harness.bench.live(key.requestId)).toBe(1);
    const again = await harness.bench.another().create(order);
    expect(new Set(made.map((each) => each?.providerId))).toEqual(new Set([again.providerId]));
    await harness.bench.port.send(again.providerId);
    expect((await harness.bench.port.status(again.providerId)).state).toBe('sent');
  });

  it('makes one paper when twenty workers look for work at the same moment', async () => {
    const key = await harness.promise();
    await Promise.all(Array.from({ length: 20 }, () => workNext(harness.running)));
    await harness.work();
    expect(await harness.bench.live(key.requestId)).toBe(1);
    expect(await harness.steps(key)).toEqual(['queued', 'creating', 'created', 'sent']);
  });

  it('finds the paper again when the process died after creating it', async () => {
    const key = await harness.promise();
    const { providerId } = await harness.bench.port.create(
      await openOrder(harness.context, await harness.find(key)),
    );
    await harness.work();
    expect(await harness.providerIdOf(key)).toBe(providerId);
    expect(await harness.bench.live(key.requestId)).toBe(1);
  });

  it('stores the sealed paper once both have signed, within one look, though every call was lost', async () => {
    const { key, providerId } = await invite();
    await signBoth(providerId);
    await harness.workFor(70 * minuteMs);
    const { state, document_hash, signer_states } = await harness.find(key);
    expect(state).toBe('completed');
    expect(signer_states.map((signer) => [signer.ref, signer.state])).toEqual([
      ['1', 'signed'],
      ['2', 'signed'],
    ]);
    const paper = await findSignedDocument(harness.context, key);
    expect(paper?.hash).not.toBe(document_hash);
    expect(hashDocument(paper?.signedDocument ?? new Uint8Array())).toBe(paper?.hash);
    const seals = findSeals(paper?.signedDocument ?? new Uint8Array());
    expect(seals.map((seal) => seal.coversWholeFile)).toEqual([true]);
  });

  it('gives no signed paper away before it is completed', async () => {
    const { providerId } = await invite();
    await expect(harness.bench.port.artefacts(providerId)).rejects.toBeInstanceOf(NotReady);
    await harness.bench.sign(providerId, '1');
    await expect(harness.bench.port.artefacts(providerId)).rejects.toBeInstanceOf(NotReady);
  });

  it('changes nothing when the same call comes a hundred times', async () => {
    const { key, providerId } = await invite();
    await signBoth(providerId);
    const last = (await harness.bench.news(providerId)).at(-1);
    const heard: string[] = [];
    for (let i = 0; i < 100; i += 1) {
      if (last) heard.push(await harness.deliver(last));
      await harness.work();
    }
    await harness.workFor(70 * minuteMs);
    expect(heard.filter((each) => each === 'noted')).toHaveLength(1);
    expect((await harness.steps(key)).filter((state) => state === 'completed')).toHaveLength(1);
  });

  it('comes to the same end in every order of five calls', async () => {
    // Every fifth order begins with each of the calls; the long form takes them all.
    const step = process.env.FORM === 'long' ? 1 : 5;
    const orders = permutations([0, 1, 2, 3, 4]).filter((_, i) => i % step === 0);
    for (const order of orders) {
      const { key, providerId } = await invite();
      await signBoth(providerId);
      const news = (await harness.bench.news(providerId)).slice(-5);
      expect(news).toHaveLength(5);
      for (const i of order) {
        await harness.deliver(news[i] as News);
        await harness.work();
      }
      const steps = await harness.steps(key);
      expect(steps.at(-1)).toBe('completed');
      expect(steps.slice(1).every((step, i) => transitions[steps[i] ?? step].includes(step))).toBe(true);
    }
  }, 300_000);

  it('notes that somebody looked, then that one of two has signed', async () => {
    const { key, providerId } = await invite();
    await harness.bench.view(providerId, '1');
    await harness.workFor(10 * minuteMs);
    expect((await harness.find(key)).state).toBe('viewed');
    await harness.bench.sign(providerId, '1');
    await harness.workFor(70 * minuteMs);
    expect((await harness.find(key)).state).toBe('partially_signed');
  });

  it('ends when a signer declines, and keeps the reason', async () => {
    const { key, providerId } = await invite();
    await harness.bench.decline(providerId, '1', 'Błędny adres budynku');
    await harness.workFor(70 * minuteMs);
    const request = await harness.find(key);
    expect(request.state).toBe('declined');
    const cipher = await openCipher(harness.context, applicationOf(request));
    expect(openReason(request, cipher)).toBe('Błędny adres budynku');
  });

  it('ends when nobody signs in time', async () => {
    const { key } = await invite();
    harness.pass(31 * dayMs);
    await harness.work();
    expect((await harness.find(key)).state).toBe('expired');
  });

  it('ends when it is cancelled, and may be cancelled again', async () => {
    const { key, providerId } = await invite();
    await askToCancel(harness.context.db, key, 'Wniosek wycofano', harness.now());
    await harness.work();
    expect((await harness.find(key)).state).toBe('cancelled');
    await harness.bench.port.cancel(providerId, 'Wniosek wycofano');
    expect((await harness.bench.port.status(providerId)).state).toBe('cancelled');
  });

  it('stays completed when it is cancelled too late', async () => {
    const { key, providerId } = await invite();
    await signBoth(providerId);
    await harness.workFor(70 * minuteMs);
    await askToCancel(harness.context.db, key, 'Za późno', harness.now());
    await harness.bench.port.cancel(providerId, 'Za późno');
    await harness.work();
    expect((await harness.find(key)).state).toBe('completed');
  });

  it('reminds without changing anything', async () => {
    const { key, providerId } = await invite();
    await harness.bench.port.remind(providerId, ['1']);
    await harness.workFor(10 * minuteMs);
    expect((await harness.find(key)).state).toBe('sent');
    await signBoth(providerId);
    await harness.workFor(70 * minuteMs);
    expect((await harness.find(key)).state).toBe('completed');
  });

  it('believes no call with a wrong secret, no secret, or no sense', async () => {
    const { key, providerId } = await invite();
    await signBoth(providerId);
    const before = await harness.find(key);
    for (const news of await harness.bench.news(providerId)) {
      if ('hint' in news) continue;
      const [[name, secret] = ['', '']] = Object.entries(news.headers);
      expect(await harness.deliver({ ...news, headers: {} })).toBe('invalid');
      expect(await harness.deliver({ ...news, headers: { [name]: `${secret} ` } })).toBe('invalid');
      expect(await harness.deliver({ ...news, headers: { [name]: 'x'.repeat(secret.length) } })).toBe(
        'invalid',
      );
    }
    expect(harness.bench.port.verifyCallback({}, Buffer.from('{"a":'))).toBe('invalid');
    expect(await harness.find(key)).toEqual(before);
  });

  it('comes to the right end although the platform was away for an hour, or spoke nonsense', async () => {
    for (const weather of harness.bench.weathers) {
      harness.bench.turn(weather);
      const early = await harness.promise();
      await harness.workFor(60 * minuteMs);
      expect(['creating', 'created', 'sent']).toContain((await harness.find(early)).state);
      harness.bench.turn('fair');
      await harness.workFor(30 * minuteMs);
      const providerId = await harness.providerIdOf(early);
      expect(await harness.bench.live(early.requestId)).toBe(1);
      await signBoth(providerId);
      harness.bench.turn(weather);
      await harness.workFor(60 * minuteMs);
      expect((await harness.find(early)).state).not.toBe('completed');
      harness.bench.turn('fair');
      await harness.workFor(90 * minuteMs);
      expect((await harness.find(early)).state).toBe('completed');
    }
  });
});

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, i) =>
    permutations([...items.slice(0, i), ...items.slice(i + 1)]).map((rest) => [item, ...rest]),
  );
}
