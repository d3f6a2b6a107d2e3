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

/** The partners by every label that leads to them. */
export interface PartnerDirectory {
  /** The partner whose subdomain or alias this is; undefined for any other label. */
  find(label: string): Promise<Partner | undefined>;
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

  async function all(): Promise<readonly Partner[]> {
    if (clock().getTime() - readAt >= freshMs) {
      readAt = clock().getTime();
      partners = await readFit().catch(() => partners);
    }
    return partners;
  }

  return directoryOver(all);
}

/** A directory read through a transaction, whose connection may be the only one there is. */
export function directoryIn(trx: Trx): PartnerDirectory {
  return directoryOver(() => read(trx));
}

function directoryOver(all: PartnerDirectory['all']): PartnerDirectory {
  return {
    all,
    find: async (label) => {
      const known = await all();
      return (
        known.find((partner) => partner.id === label) ?? known.find(({ aliases }) => aliases.includes(label))
      );
    },
  };
}

function read(db: Database): Promise<Partner[]> {
  return db.selectFrom('partner').selectAll().orderBy('id').execute();
}
