import type { Clock } from '../clock.ts';
import type { Database, Trx } from '../database/database.ts';
import type { Partner } from '../database/schema/tables.ts';
import { checkPartners } from './check-partners.ts';

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
}

/**
 * A directory over the partner table, read at most once a minute. An unreachable database leaves the old list, and so
 * does a row that cannot be served.
 *
 * @throws {ConfigError} a row cannot be served
 */
export async function openDirectory(db: Database, clock: Clock): Promise<PartnerDirectory> {
  const readFit = async () => checkPartners(await read(db));
  let partners = await readFit();
  let readAt = clock().getTime();

  let byLabel = indexed(partners);

  async function readAnew(): Promise<void> {
    readAt = clock().getTime();
    partners = await readFit().catch(() => partners);
    byLabel = indexed(partners);
  }

  const isFresh = () => clock().getTime() - readAt < freshMs;
  return {
    async all() {
      if (!isFresh()) await readAnew();
      return partners;
    },
    find: (label) => (isFresh() ? byLabel.get(label) : readAnew().then(() => byLabel.get(label))),
  };
}

/** A directory read through a transaction, whose connection may be the only one there is. */
export function directoryIn(trx: Trx): PartnerDirectory {
  const all = () => read(trx);
  return { all, find: async (label) => indexed(await all()).get(label) };
}

/** An id leads to its partner, whatever alias another one has. */
function indexed(partners: readonly Partner[]): ReadonlyMap<string, Partner> {
  const aliased = partners.flatMap((partner) => partner.aliases.map((alias) => [alias, partner] as const));
  return new Map([...aliased.reverse(), ...partners.map((partner) => [partner.id, partner] as const)]);
}

function read(db: Database): Promise<Partner[]> {
  return db.selectFrom('partner').selectAll().orderBy('id').execute();
}
