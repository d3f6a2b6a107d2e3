import { afterAll, afterEach, beforeAll } from 'vitest';
import type { RequestKey } from '../../features/signing/requests.ts';
import type { News } from './bench.ts';
import { type DocumensoBench, openDocumensoBench } from './documenso-bench.ts';
import { openHarness, type SigningHarness } from './signing-harness.ts';

/** A harness over a fake Documenso for the tests of one file, which leave nothing of theirs behind. */
export function visitDocumenso() {
  const opened: { harness?: SigningHarness; bench?: DocumensoBench } = {};
  beforeAll(async () => {
    opened.harness = await openHarness(async (context) => {
      opened.bench = await openDocumensoBench(context);
      return opened.bench;
    });
  });
  afterEach(async () => {
    await visit.harness.clear();
    const { fake } = visit.bench;
    fake.isSealing = true;
    for (const list of [fake.folders, fake.defaultRecipients, fake.asked]) list.length = 0;
  });
  afterAll(() => visit.harness.close());
  const visit = {
    get harness() {
      if (!opened.harness) throw new Error('not opened yet');
      return opened.harness;
    },
    get bench() {
      if (!opened.bench) throw new Error('not opened yet');
      return opened.bench;
    },
    /** Promises a paper of a new application and lets its signers be invited. */
    async invite(): Promise<{ key: RequestKey; id: string }> {
      const key = await visit.harness.promise();
      await visit.harness.work();
      return { key, id: await visit.harness.providerIdOf(key) };
    },
    signBoth(id: string): void {
      visit.bench.fake.sign(id, '1');
      visit.bench.fake.sign(id, '2');
    },
    envelopeOf(id: string) {
      const found = visit.bench.fake.envelopes.find((each) => each.id === id);
      if (!found) throw new Error('no envelope');
      return found;
    },
    bodyOf: (news: News | undefined) =>
      JSON.parse(Buffer.from(news && 'raw' in news ? news.raw : []).toString()),
    /** Lets time go by at once, then works. */
    later(ms: number): Promise<void> {
      visit.harness.pass(ms);
      return visit.harness.work();
    },
    stateOf: async (key: RequestKey) => (await visit.harness.find(key)).state,
  };
  return visit;
}
