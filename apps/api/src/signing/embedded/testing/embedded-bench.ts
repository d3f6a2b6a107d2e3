import type { Bench, BenchParts, Weather } from '../../testing/bench.ts';
import { sealPaper } from '../../testing/sealed-paper.ts';
import { askForCode, declinePaper, noteOpened, signPaper } from '../ceremony.ts';
import { embeddedPort } from '../embedded-port.ts';
import { readLinks, readProviderId } from '../envelopes.ts';
import type { Evidence } from '../evidence.ts';
import type { Addressee, EmbeddedParts } from '../parts.ts';
import { currentStatement } from '../statement.ts';
import type { EmbeddedTables } from '../tables.ts';

export const trace = { ip: '203.0.113.7', userAgent: 'Przeglądarka/1.0' };

export interface SentMail extends Addressee {
  readonly token?: string;
  readonly code?: string;
}

export interface EmbeddedBench extends Bench {
  readonly parts: EmbeddedParts;
  readonly mails: readonly SentMail[];
  readonly evidence: readonly Evidence[];
  /** The secret of the link mailed last for a paper. */
  linkOf(providerId: string): { partnerId: string; token: string };
  codeOf(providerId: string): string;
  hashOf(providerId: string): Promise<string>;
}

/** The portal's own signing, with people who read their mail, and a seal that may break. */
export async function openEmbeddedBench({ db, keys, clock }: BenchParts): Promise<EmbeddedBench> {
  const embedded = db.withTables<Pick<EmbeddedTables, keyof EmbeddedTables>>();
  const mails: SentMail[] = [];
  const evidence: Evidence[] = [];
  const state: { weather: Weather } = { weather: 'fair' };
  const parts: EmbeddedParts = {
    db: embedded,
    keys,
    clock,
    post: {
      invite: async (_trx, to, { token }) => void mails.push({ ...to, token }),
      sendCode: async (_trx, to, { code }) => void mails.push({ ...to, code }),
    },
    drawEvidence: async (shown) => {
      evidence.push(shown);
      return new Uint8Array(Buffer.from(JSON.stringify(shown)));
    },
    async seal({ document, appendix }) {
      if (state.weather !== 'fair') throw new Error('no seal today');
      return sealPaper(new Uint8Array(Buffer.concat([document, appendix])));
    },
  };
  const requestOf = (providerId: string) =>
    embedded
      .selectFrom('signing_envelope')
      .select(['request_id', 'document_hash'])
      .where('id', '=', readProviderId(providerId).envelopeId)
      .executeTakeFirstOrThrow();
  const requests = new Map<string, string>();
  const remember = async (providerId: string) => {
    requests.set(providerId, (await requestOf(providerId)).request_id);
  };
  const lastMail = (providerId: string, has: 'token' | 'code') =>
    mails.findLast((mail) => mail.requestId === requests.get(providerId) && mail[has] !== undefined);
  const linkOf = (providerId: string) => {
    const { partnerId = '', token = '' } = lastMail(providerId, 'token') ?? {};
    return { partnerId, token };
  };
  const codeOf = (providerId: string) => lastMail(providerId, 'code')?.code ?? '';
  const hashOf = async (providerId: string) => (await requestOf(providerId)).document_hash;
  return {
    parts,
    mails,
    evidence,
    linkOf,
    codeOf,
    hashOf,
    port: embeddedPort(parts),
    another: () => embeddedPort(parts),
    async live(requestId) {
      const found = await embedded
        .selectFrom('signing_envelope')
        .select('id')
        .where('request_id', '=', requestId)
        .where('state', '!=', 'cancelled')
        .execute();
      return found.length;
    },
    async view(providerId) {
      await remember(providerId);
      await noteOpened(parts, linkOf(providerId), trace);
    },
    async sign(providerId) {
      await remember(providerId);
      await askForCode(parts, linkOf(providerId), trace);
      const signing = {
        code: codeOf(providerId),
        typedName: 'Łucja Żółć',
        documentHash: await hashOf(providerId),
        statement: currentStatement,
      };
      const outcome = await signPaper(parts, linkOf(providerId), signing, trace);
      if (outcome.kind !== 'signed') throw new Error(outcome.kind);
    },
    async decline(providerId, _ref, reason) {
      await remember(providerId);
      await declinePaper(parts, linkOf(providerId), reason, trace);
    },
    async news(providerId) {
      const links = await readLinks(embedded, readProviderId(providerId));
      return links.map(({ n }) => ({ hint: { providerId, dedupeKey: `entry ${n}` } }));
    },
    weathers: ['down'],
    turn: (weather) => {
      state.weather = weather;
    },
    close: async () => {},
  };
}
