import type { ApplicationKey } from '../../cases/keys/case-key.ts';
import type { EmbeddedContext } from '../../features/signing/embedded/context.ts';
import { embeddedPort } from '../../features/signing/embedded/embedded-port.ts';
import { readOwnSignature } from '../../features/signing/own/read-own-signature.ts';
import type { SigningOrder } from '../../features/signing/port/port.ts';
import { workNext } from '../../features/signing/reconcile/work-next.ts';
import { addRequest, type RequestKey } from '../../features/signing/requests/requests.ts';
import { detachedSeal } from '../../features/signing/seal/detached-seal.ts';
import { padesSeal, signerWith } from '../../features/signing/seal/pades-seal.ts';
import type { SigningService } from '../../features/signing/signing-service.ts';
import type { CoreContext } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import { type PaperName, paperNames } from '../../platform/database/schema/document-names.ts';
import { asUnit } from '../../platform/unit.ts';
import { recordPost, type SentMail } from './embedded-bench.ts';
import { openOwnPki } from './own-pki.ts';
import { pageWith } from './seal-as-documenso.ts';
import { testSealKey } from './sealed-document.ts';
import { orderAt, signers } from './signing-harness.ts';

/** Issuer of the certificates that are trusted here. */
export const ownPki = await openOwnPki();

/** Signing on the portal itself for a test of the API: mails are noted, papers are sealed with a throw-away key. */
export interface TestSigning {
  readonly harness: SigningService;
  /** Invitations and codes, as they would be mailed. */
  readonly mails: SentMail[];
  /** How often the signing worker was told of something. */
  wakes(): number;
  /** Promises to have both papers of an application signed by its applicant. */
  promise(key: ApplicationKey, change?: Partial<SigningOrder>): Promise<RequestKey[]>;
  /** WorkersContext until nothing is due, as the signing worker does. */
  work(): Promise<void>;
  clear(): void;
}

/** `db` for what a test does itself, `running` for what the product does. */
export interface TestSigningParts extends Pick<CoreContext, 'db' | 'keys' | 'clock' | 'limits'> {
  readonly running: Database;
}

/** Sets up the signing of a test API. */
export function openTestSigning({ db, running, keys, clock, limits }: TestSigningParts): TestSigning {
  const mails: SentMail[] = [];
  const state = { wakes: 0 };
  const embedded: EmbeddedContext = {
    db: running,
    keys,
    config: { applicationDomain: 'ndp.localhost' },
    clock,
    limits,
    post: recordPost(mails),
    readOwnSignature: (sent, file) =>
      readOwnSignature({ sent, file, trusted: [ownPki.anchor], now: clock() }),
    drawRecord: ({ lastHash }) => pageWith(lastHash),
    seal: padesSeal({ signerOf: () => signerWith(testSealKey), timestampUrl: undefined }),
  };
  const port = embeddedPort(embedded);
  const context = { db: running, keys, clock, port, random: () => 0.5, log: { error: () => {} } };
  const promiseOne = async (key: ApplicationKey, paper: PaperName, change: Partial<SigningOrder>) => {
    const document = await pageWith(paper);
    const order = { ...orderAt(clock()), signers: signers.slice(0, 1), title: paper, document, ...change };
    const request = { ...key, paper, provider: port.name, order };
    const requestId = await asUnit({ ...embedded, db }, (unit) => addRequest(unit, request));
    return { partnerId: key.partnerId, requestId };
  };
  return {
    harness: {
      port,
      embedded,
      sealBytes: detachedSeal({ signerOf: () => signerWith(testSealKey), timestampUrl: undefined }),
      wake: () => {
        state.wakes += 1;
      },
    },
    mails,
    wakes: () => state.wakes,
    promise: (key, change = {}) => Promise.all(paperNames.map((paper) => promiseOne(key, paper, change))),
    async work() {
      while ((await workNext(context)) !== 'idle') {}
    },
    clear() {
      mails.splice(0);
      state.wakes = 0;
    },
  };
}
