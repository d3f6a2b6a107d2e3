import {
  declineDocuments,
  noteDelivered,
  noteDocumentOpened,
  sendSigningCode,
  signDocuments,
} from '../../features/signing/embedded/ceremony.ts';
import type { SignatureInput } from '../../features/signing/embedded/ceremony-types.ts';
import type {
  Addressee,
  EmbeddedContext,
  HeldAbout,
  SigningPost,
} from '../../features/signing/embedded/context.ts';
import { embeddedPort } from '../../features/signing/embedded/embedded-port.ts';
import { readProviderId } from '../../features/signing/embedded/envelopes.ts';
import { readLinks } from '../../features/signing/embedded/record.ts';
import type { SignatureRecord } from '../../features/signing/embedded/signature-record.ts';
import { currentStatement } from '../../features/signing/embedded/statement.ts';
import { viewDocuments } from '../../features/signing/embedded/view-documents.ts';
import { limitsOf } from '../../platform/limits/limits.ts';
import type { Bench, BenchParts, Weather } from './bench.ts';
import { sealPaper } from './sealed-document.ts';

/** Declarations of a signer who signs. */
export const bothDeclared = { content_known: true, my_signature: true };

export const trace = { ip: '203.0.113.7', userAgent: 'Przeglądarka/1.0' };

export interface SentMail extends Addressee {
  readonly token?: string;
  readonly code?: string;
  readonly isHeld?: HeldAbout;
}

export interface EmbeddedBench extends Bench {
  readonly context: EmbeddedContext;
  readonly mails: SentMail[];
  readonly evidence: readonly SignatureRecord[];
  /** The link and the code mailed last for the application a paper belongs to. */
  linkOf(providerId: string): Promise<{ partnerId: string; token: string }>;
  codeOf(providerId: string): Promise<string>;
}

/** Notes what would be mailed. */
export function recordPost(mails: SentMail[]): SigningPost {
  return {
    invite: async (_trx, to, { token }) => void mails.push({ ...to, token }),
    sendCode: async (_trx, to, { code }) => void mails.push({ ...to, code }),
    tellHeld: async (_trx, to, isHeld) => void mails.push({ ...to, isHeld }),
  };
}

/** The portal's own signing, with people who read their mail, and a seal that may break. */
export async function openEmbeddedBench({ db, keys, clock }: BenchParts): Promise<EmbeddedBench> {
  const mails: SentMail[] = [];
  const evidence: SignatureRecord[] = [];
  const state: { weather: Weather } = { weather: 'fair' };
  const context: EmbeddedContext = {
    db,
    keys,
    config: { applicationDomain: 'ndp.localhost' },
    clock,
    limits: limitsOf('production'),
    post: recordPost(mails),
    readOwnSignature: async () => ({ fault: 'no_signature' }),
    drawRecord: async (shown) => {
      evidence.push(shown);
      return new Uint8Array(Buffer.from(JSON.stringify(shown)));
    },
    async seal({ document, appendix }) {
      if (state.weather !== 'fair') throw new Error('no seal today');
      return sealPaper(new Uint8Array(Buffer.concat([document, appendix ?? new Uint8Array()])));
    },
  };
  const lastMail = async (providerId: string, has: 'token' | 'code') => {
    const { application_id } = await db
      .selectFrom('signing_envelope')
      .select('application_id')
      .where('id', '=', readProviderId(providerId).envelopeId)
      .executeTakeFirstOrThrow();
    return mails.findLast((mail) => mail.applicationId === application_id && mail[has] !== undefined);
  };
  const linkOf = async (providerId: string) => {
    const { partnerId = '', token = '' } = (await lastMail(providerId, 'token')) ?? {};
    return { partnerId, token };
  };
  const codeOf = async (providerId: string) => (await lastMail(providerId, 'code'))?.code ?? '';
  return {
    context,
    mails,
    evidence,
    linkOf,
    codeOf,
    port: embeddedPort(context),
    another: () => embeddedPort(context),
    async live(requestId) {
      const found = await db
        .selectFrom('signing_envelope')
        .select('id')
        .where('request_id', '=', requestId)
        .where('state', '!=', 'cancelled')
        .execute();
      return found.length;
    },
    async view(providerId) {
      await openAll(context, await linkOf(providerId));
    },
    async sign(providerId) {
      const link = await linkOf(providerId);
      await sendSigningCode(context, link, trace);
      const signing = await signingOf(context, link, await codeOf(providerId));
      const outcome = await signDocuments(context, link, signing, trace);
      if (outcome.kind !== 'signed') throw new Error(outcome.kind);
    },
    async decline(providerId, _ref, reason) {
      await declineDocuments(context, await linkOf(providerId), reason, trace);
    },
    async news(providerId) {
      const links = await readLinks(context, readProviderId(providerId));
      return links.map(({ n }) => ({ hint: { providerId, dedupeKey: `entry ${n}` } }));
    },
    weathers: ['down'],
    turn: (weather) => {
      state.weather = weather;
    },
    close: async () => {},
  };
}

/** Opens every document behind a link. */
export async function openAll(
  context: EmbeddedContext,
  link: { readonly partnerId: string; readonly token: string },
): Promise<void> {
  const view = await viewDocuments(context, link);
  const documents = typeof view === 'string' ? [] : view.documents;
  for (const { paper } of documents) {
    await noteDelivered(context, link, paper);
    await noteDocumentOpened(context, link, { paper, form: 'page', language: 'pl' }, trace);
  }
}

/** What somebody says who has opened whatever a link shows, and signs it. */
export async function signingOf(
  context: EmbeddedContext,
  link: { readonly partnerId: string; readonly token: string },
  code: string,
): Promise<SignatureInput> {
  await openAll(context, link);
  const view = await viewDocuments(context, link);
  const documents = typeof view === 'string' ? [] : view.documents;
  const typedName = typeof view === 'string' ? '' : view.signerName;
  return { code, typedName, documents, statement: currentStatement, declarations: bothDeclared };
}
