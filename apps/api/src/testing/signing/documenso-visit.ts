import { afterAll, afterEach } from 'vitest';
import type { RequestKey } from '../../features/signing/requests/requests.ts';
import type { News } from './bench.ts';
import { openDocumensoBench } from './documenso-bench.ts';
import { openHarness } from './signing-harness.ts';

/** A harness over a fake Documenso for the tests of one file, which leave nothing of theirs behind. */
export async function visitDocumenso() {
  const harness = await openHarness(openDocumensoBench);
  const { bench } = harness;
  afterEach(async () => {
    await harness.clear();
    bench.fake.isSealing = true;
    for (const list of [bench.fake.folders, bench.fake.defaultRecipients, bench.fake.asked]) list.length = 0;
  });
  afterAll(() => harness.close());
  return {
    harness,
    bench,
    /** Promises a paper of a new application and lets its signers be invited. */
    async invite(): Promise<{ key: RequestKey; id: string }> {
      const key = await harness.promise();
      await harness.work();
      return { key, id: await harness.providerIdOf(key) };
    },
    signBoth(id: string): void {
      bench.fake.sign(id, '1');
      bench.fake.sign(id, '2');
    },
    envelopeOf(id: string) {
      const found = bench.fake.envelopes.find((each) => each.id === id);
      if (!found) throw new Error('no envelope');
      return found;
    },
    bodyOf: (news: News | undefined) =>
      JSON.parse(Buffer.from(news && 'raw' in news ? news.raw : []).toString()),
    /** Lets time go by at once, then works. */
    later(ms: number): Promise<void> {
      harness.pass(ms);
      return harness.work();
    },
    stateOf: async (key: RequestKey) => (await harness.find(key)).state,
  };
}
