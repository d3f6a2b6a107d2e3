import type { ApplicationKey } from '../../cases/keys/case-key.ts';
import type { EncryptedStore } from '../../cases/keys/encrypted-store.ts';
import type { KeyRing } from '../../platform/crypto/secrets.ts';
import type { Database } from '../../platform/database/database.ts';
import { findRecordBreak } from '../signing/embedded/record.ts';
import { findActBreaks } from './act-breaks.ts';
import { type AnchorLine, standingAnchors } from './anchor-journal.ts';
import { type ReadAnchors, readAnchors } from './anchors.ts';
import { type ChainBreak, findChainBreak, findUnsigned } from './audit-chain.ts';
import { findEvidenceBreak } from './bound-rows.ts';
import { type KnownChain, listChains, readChains, type WholeChain } from './read-chains.ts';
import { findRowBreak } from './standing-rows.ts';

/** Whether nothing at all was found. */
export function isWhole({ broken, brokenAnchor, brokenActs }: AuditVerification): boolean {
  return broken.length === 0 && brokenActs.length === 0 && brokenAnchor === undefined;
}

/** A chain that does not hold, and where. */
interface BrokenChain extends KnownChain, ChainBreak {}

/** What a look through the audit found. */
export interface AuditVerification {
  readonly chains: number;
  readonly entries: number;
  readonly broken: readonly BrokenChain[];
  /** The number of the first anchor that is not as it was written. */
  readonly brokenAnchor: number | undefined;
  /** The numbers of acts of operators that are not as they were noted, or stand where one is gone. */
  readonly brokenActs: readonly number[];
}

/**
 * Looks through the chain of one application, or of all with the anchors, and through the evidence bound to it.
 *
 * @param journal  the anchors as they stand outside the database
 */
export async function verifyAudit(
  db: Database,
  keys: KeyRing,
  journal: readonly AnchorLine[],
  only?: ApplicationKey,
): Promise<AuditVerification> {
  const broken: BrokenChain[] = [];
  const anchors = await readAnchors(db, keys, only ? [] : standingAnchors(journal));
  let [chains, entries] = [0, 0];
  for await (const some of listChains(db, only)) {
    for (const chain of await readChains(db, some)) {
      const found = (await lookThrough({ db, keys }, chain, anchors)) && (await lookAgain(chain));
      chains += 1;
      entries += chain.entries.length;
      if (found) broken.push(found);
    }
  }
  const brokenActs = only ? [] : await findActBreaks(db, keys, anchors.acts);
  return { chains, entries, broken, brokenAnchor: only ? undefined : anchors.broken, brokenActs };

  /** Somebody may have acted on it between its entries and its rows were read. */
  async function lookAgain({ partnerId, applicationId, reference }: KnownChain) {
    const known = { partnerId, applicationId, reference };
    const [chain] = await readChains(db, [known]);
    const found = chain && (await lookThrough({ db, keys }, chain, anchors));
    return found && { ...known, ...found };
  }
}

async function lookThrough(
  store: EncryptedStore,
  chain: WholeChain,
  { firstKeyed }: ReadAnchors,
): Promise<ChainBreak | undefined> {
  const { entries, ends, rows, evidence, reference } = chain;
  if (entries.length === 0) return begin;
  const ofBefore = ends.filter(({ anchor }) => firstKeyed === undefined || anchor <= firstKeyed);
  const found =
    findChainBreak(entries, ends) ??
    findUnsigned(store.keys, entries, Math.max(0, ...ofBefore.map(({ n }) => n))) ??
    findRowBreak(rows, entries);
  if (found || reference === null) return found;
  return findEvidenceBreak(evidence, entries) ?? (await findSigningBreak(store, chain));
}

async function findSigningBreak(store: EncryptedStore, chain: WholeChain): Promise<ChainBreak | undefined> {
  if (!chain.evidence.some(({ name }) => name === 'signing_event')) return undefined;
  const n = await findRecordBreak(store, chain);
  return n === undefined ? undefined : { n, what: 'record' };
}

/** Every application has at least the entry of its beginning. */
const begin: ChainBreak = { n: 1, what: 'missing' };
