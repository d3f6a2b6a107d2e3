import { randomUUID, timingSafeEqual } from 'node:crypto';
import {
  type Hint,
  NotReady,
  type Observation,
  type SignerState,
  SigningDelayed,
  type SigningOrder,
  type SigningPort,
} from '../../features/signing/port/port.ts';
import { progressOf } from '../../features/signing/port/progress.ts';
import type { Bench, BenchParts, News, Weather } from './bench.ts';
import { sealPaper } from './sealed-document.ts';

interface Envelope {
  readonly id: string;
  readonly order: SigningOrder;
  state: 'draft' | 'sent' | 'cancelled';
  signers: SignerState[];
  readonly news: News[];
}

interface Platform {
  readonly envelopes: Map<string, Envelope>;
  weather: Weather;
}

const secret = Buffer.from('a secret of the memory platform');

/** The smallest provider there is: it shows what the port asks for, and that the contract suite can be passed. */
export async function openMemoryBench({ clock }: BenchParts): Promise<Bench> {
  const platform: Platform = { envelopes: new Map(), weather: 'fair' };
  const envelope = (id: string) => {
    const found = platform.envelopes.get(id);
    if (!found) throw new Error(`no envelope ${id}`);
    return found;
  };
  const change = (id: string, ref: string, to: Omit<SignerState, 'ref'>) => {
    const found = envelope(id);
    found.signers = found.signers.map((signer) => (signer.ref === ref ? { ref, ...to } : signer));
    notify(found, `${to.state} ${ref}`);
    const isSealed = found.signers.every((signer) => signer.state === 'signed');
    if (isSealed) notify(found, 'completed');
  };
  return {
    port: newPort(platform, clock),
    another: () => newPort(platform, clock),
    live: async (requestId) =>
      [...platform.envelopes.values()].filter(
        ({ order, state }) => order.requestId === requestId && state !== 'cancelled',
      ).length,
    view: async (id, ref) => change(id, ref, { state: 'viewed' }),
    sign: async (id, ref) => change(id, ref, { state: 'signed', signedAt: clock() }),
    decline: async (id, ref, reason) => change(id, ref, { state: 'declined', declineReason: reason }),
    news: async (id) => envelope(id).news,
    weathers: ['down', 'garbage', 'flood'],
    turn: (weather) => {
      platform.weather = weather;
    },
    close: async () => {},
  };
}

function newPort(platform: Platform, clock: () => Date): SigningPort {
  const find = (id: string) => {
    if (platform.weather !== 'fair') throw new SigningDelayed(`the platform is ${platform.weather}`);
    return platform.envelopes.get(id);
  };
  const observe = (id: string): Observation => {
    const found = find(id);
    if (!found) return { state: 'error', signers: [] };
    const { state, signers, order } = found;
    if (state !== 'sent') return { state, signers };
    const progress = progressOf(signers);
    if (progress === 'sealing') return { state: 'completed', signers };
    const isLate = progress !== 'declined' && clock() >= order.expiresAt;
    return { state: isLate ? 'expired' : progress, signers };
  };
  return {
    name: 'memory',
    capabilities: () => ({
      levels: ['SES'],
      languages: ['pl', 'en'],
      maxSigners: 9,
      maxDocumentBytes: 1e7,
      acceptsSealedDocument: true,
    }),
    async create(order) {
      find('');
      const known = [...platform.envelopes.values()].find((each) => each.order.requestId === order.requestId);
      if (known) return { providerId: known.id };
      const id = randomUUID();
      const signers = order.signers.map(({ ref }) => ({ ref, state: 'waiting' as const }));
      platform.envelopes.set(id, { id, order, state: 'draft', signers, news: [] });
      return { providerId: id };
    },
    async send(id) {
      const found = find(id);
      if (found?.state !== 'draft') return;
      found.state = 'sent';
      notify(found, 'sent');
    },
    async remind(id) {
      find(id);
    },
    async cancel(id) {
      const found = find(id);
      if (found && ['draft', 'sent', 'viewed', 'partially_signed'].includes(observe(id).state)) {
        found.state = 'cancelled';
      }
    },
    status: async (id) => observe(id),
    async artefacts(id) {
      const found = find(id);
      if (!found || observe(id).state !== 'completed') throw new NotReady('not completed');
      return { signedDocument: sealPaper(found.order.document) };
    },
    verifyCallback: (headers, raw) => readCall(headers['x-memory-secret'], raw),
  };
}

function notify({ id, news }: Envelope, event: string): void {
  const raw = new Uint8Array(Buffer.from(JSON.stringify({ providerId: id, dedupeKey: `${id} ${event}` })));
  news.push({ headers: { 'x-memory-secret': secret.toString() }, raw });
}

function readCall(given: string | undefined, raw: Uint8Array): Hint | 'invalid' {
  const bytes = Buffer.from(given ?? '');
  if (bytes.length !== secret.length || !timingSafeEqual(bytes, secret)) return 'invalid';
  return JSON.parse(Buffer.from(raw).toString()) as Hint;
}
