import { documensoPort } from '../../features/signing/documenso/documenso-port.ts';
import type { DocumensoSettings } from '../../features/signing/documenso/http.ts';
import type { Bench, BenchParts } from './bench.ts';
import { type FakeDocumenso, startFakeDocumenso } from './fake-documenso.ts';

export interface DocumensoBench extends Bench {
  readonly fake: FakeDocumenso;
  readonly settings: DocumensoSettings;
}

/** The adapter over a fake platform on a port of its own. */
export async function openDocumensoBench({ clock }: BenchParts): Promise<DocumensoBench> {
  const fake = await startFakeDocumenso(clock);
  const settings = { baseUrl: fake.url, apiToken: fake.apiToken, webhookSecret: fake.secret, clock };
  return {
    fake,
    settings,
    port: documensoPort(settings),
    another: () => documensoPort(settings),
    live: async (requestId) =>
      fake.envelopes.filter((each) => each.externalId === requestId && each.status !== 'CANCELLED').length,
    view: async (id, ref) => fake.view(id, ref),
    sign: async (id, ref) => fake.sign(id, ref),
    decline: async (id, ref, reason) => fake.decline(id, ref, reason),
    news: async (id) => fake.envelopes.find((each) => each.id === id)?.news ?? [],
    weathers: ['down', 'garbage', 'flood'],
    turn: (weather) => {
      fake.weather = weather;
    },
    close: () => fake.close(),
  };
}
