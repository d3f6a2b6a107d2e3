import type { Clock } from '../clock.ts';
import type { Database, Trx } from '../database/database.ts';
import type { Partner } from '../database/schema/tables.ts';
import { type PartnerFault, sortPartners } from './check-partners.ts';

/** How long the list of partners is used before the database is asked again, ms. */
const freshMs = 60_000;

/** Adds the partners that are not there yet. */
export async function seedPartners(db: Database, partners: readonly Partner[]): Promise<void> {
  if (partners.length === 0) return;
  await db
    .insertInto('partner')
    .values([...partners])
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

type Found = Partner | undefined;

/** The partners by every label that leads to them. */
export interface PartnerDirectory {
  /** The partner whose subdomain or alias this is, at once unless the list is read anew; undefined for any other label. */
  find(label: string): Found | Promise<Found>;
  all(): Promise<readonly Partner[]>;
  /** Whether a partner is known by this label whose row cannot be served: its portal is closed, and no other. */
  isClosed(label: string): boolean;
  /** What keeps rows from being served, as they were last read. */
  faults(): Promise<readonly PartnerFault[]>;
}

/**
 * A directory over the partner table, read at most once a minute. An unreachable database leaves the old list. A row
 * that cannot be served leaves what it was before, or closes its partner's portal where this process never read it
 * otherwise; all others go on.
 */
export async function openDirectory(db: Database, clock: Clock): Promise<PartnerDirectory> {
  let list = sortRows(await read(db), []);
  let readAt = clock().getTime();

  async function readAnew(): Promise<void> {
    readAt = clock().getTime();
    const rows = await read(db).catch(() => undefined);
    if (rows) list = sortRows(rows, list.partners);
  }

  const isFresh = () => clock().getTime() - readAt < freshMs;
  const fresh = async () => {
    if (!isFresh()) await readAnew();
    return list;
  };
  return {
    all: async () => (await fresh()).partners,
    faults: async () => (await fresh()).faults,
    isClosed: (label) => list.closed.has(label),
    find: (label) => (isFresh() ? list.byLabel.get(label) : readAnew().then(() => list.byLabel.get(label))),
  };
}

interface PartnerList {
  readonly partners: readonly Partner[];
  readonly byLabel: ReadonlyMap<string, Partner>;
  readonly closed: ReadonlySet<string>;
  readonly faults: readonly PartnerFault[];
}

/** @param before  the rows that were served until now */
function sortRows(rows: readonly Partner[], before: readonly Partner[]): PartnerList {
  const { fit, faults } = sortPartners(rows);
  const fitIds = new Set(fit.map(({ id }) => id));
  const unfit = rows.filter(({ id }) => !fitIds.has(id));
  const kept = unfit.flatMap(({ id }) => before.filter((known) => known.id === id));
  const partners = [...fit, ...kept].sort((one, other) => (one.id < other.id ? -1 : 1));
  const byLabel = indexed(partners);
  const labels = unfit.flatMap(({ id, aliases }) => [id, ...aliases]);
  return { partners, byLabel, closed: new Set(labels.filter((label) => !byLabel.has(label))), faults };
}

/** A directory read through a transaction, whose connection may be the only one there is. */
export function directoryIn(trx: Trx): PartnerDirectory {
  const all = () => read(trx);
  return {
    all,
    find: async (label) => indexed(await all()).get(label),
    isClosed: () => false,
    faults: async () => sortPartners(await all()).faults,
  };
}

/** An id leads to its partner, whatever alias another one has. */
function indexed(partners: readonly Partner[]): ReadonlyMap<string, Partner> {
  const aliased = partners.flatMap((partner) => partner.aliases.map((alias) => [alias, partner] as const));
  return new Map([...aliased.reverse(), ...partners.map((partner) => [partner.id, partner] as const)]);
}

function read(db: Database): Promise<Partner[]> {
  return db.selectFrom('partner').selectAll().orderBy('id').execute();
}
