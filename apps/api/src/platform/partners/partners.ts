import type { Rewording } from '@ndp/flows/wording.ts';
import type { Clock } from '../clock.ts';
import type { Database, Trx } from '../database/database.ts';
import { acrossPartners } from '../database/partner-scope.ts';
import type { Partner, PartnerRow } from '../database/schema/tables.ts';
import { type PartnerFault, sortPartners } from './check-partners.ts';
import { type ProgramShelf, readShelf } from './program-shelf.ts';
import { readWordings } from './wordings.ts';

/**
 * How long the list of partners is used before the database is asked again, ms. With as long again in a browser's cache
 * every portal follows within a minute.
 */
const freshMs = 30_000;

/** How long partners go on with the versions found for them, ms: finding them for every call costs more than the call. */
const currentMs = 1_000;

/** Adds the partners that are not there yet. */
export async function seedPartners(db: Database, partners: readonly PartnerRow[]): Promise<void> {
  if (partners.length === 0) return;
  await db
    .insertInto('partner')
    .values([...partners])
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

type FoundPartner = Partner | undefined;

/** The partners by every label that leads to them. */
export interface PartnerDirectory {
  /** The partner whose subdomain or alias this is, at once unless the list is read anew; undefined for any other label. */
  find(label: string): FoundPartner | Promise<FoundPartner>;
  all(): Promise<readonly Partner[]>;
  /** The versions of all programmes, read with the partners. */
  programs(): Promise<ProgramShelf>;
  /** The ids of the partners, as they were last read; the same list until then. */
  ids(): readonly string[];
  /** Whether a partner is known by this label whose row cannot be served: its portal is closed, and no other. */
  isClosed(label: string): boolean;
  /** What keeps rows from being served, as they were last read. */
  faults(): Promise<readonly PartnerFault[]>;
}

/**
 * A directory over the partners and the versions of their programmes, read at most twice a minute. An unreachable
 * database leaves the old list. A row that cannot be served leaves what it was before, or closes its partner's portal
 * where this process never read it otherwise; all others go on.
 */
export async function openDirectory(db: Database, clock: Clock): Promise<PartnerDirectory> {
  let list = sortRows(await read(db), []);
  let readAt = clock().getTime();
  let current = currentOf(list, clock());

  async function readAnew(): Promise<void> {
    readAt = clock().getTime();
    const stored = await read(db).catch(() => undefined);
    if (stored) list = sortRows(stored, list.partners);
    current = currentOf(list, clock());
  }

  const isFresh = () => clock().getTime() - readAt < freshMs;
  const fresh = async () => {
    if (!isFresh()) await readAnew();
    return list;
  };
  const served = () => {
    const now = clock();
    if (Math.abs(now.getTime() - current.at) >= currentMs) current = currentOf(list, now);
    return current;
  };
  const found = (label: string) => served().byLabel.get(label);
  return {
    all: () => fresh().then(() => served().partners),
    programs: async () => (await fresh()).programs,
    ids: () => list.ids,
    faults: async () => (await fresh()).faults,
    isClosed: (label) => list.closed.has(label),
    find: (label) => (isFresh() ? found(label) : readAnew().then(() => found(label))),
  };
}

/** A partner with the version of its programme that counts now; undefined where no version has come yet. */
function withProgram(row: PartnerRow, { programs, wordings }: Notices, now: Date): FoundPartner {
  const program = programs.current(row.program_id, now);
  return program && { ...row, program, versionOf: programs.of, wording: wordings.get(row.id) };
}

/** The partners as they are served at one moment. */
function currentOf(list: PartnerList, now: Date) {
  const partners = list.partners.flatMap((row) => withProgram(row, list, now) ?? []);
  return { at: now.getTime(), partners, byLabel: indexed(partners) };
}

/** What is read with the partners, so that none names a programme that was not read. */
interface Notices {
  readonly programs: ProgramShelf;
  readonly wordings: ReadonlyMap<string, readonly Rewording[]>;
}

interface Stored extends Notices {
  readonly rows: readonly PartnerRow[];
}

interface PartnerList extends Notices {
  readonly partners: readonly PartnerRow[];
  readonly ids: readonly string[];
  readonly closed: ReadonlySet<string>;
  readonly faults: readonly PartnerFault[];
}

/** @param before  the rows that were served until now */
function sortRows({ rows, programs, wordings }: Stored, before: readonly PartnerRow[]): PartnerList {
  const { fit, faults } = sortPartners(rows, idsOf(programs));
  const fitIds = new Set(fit.map(({ id }) => id));
  const unfit = rows.filter(({ id }) => !fitIds.has(id));
  const previous = unfit.flatMap(({ id }) => before.filter((known) => known.id === id));
  const partners = [...fit, ...previous].sort((one, other) => (one.id < other.id ? -1 : 1));
  const served = indexed(partners);
  const labels = unfit.flatMap(({ id, aliases }) => [id, ...aliases]);
  const closed = new Set(labels.filter((label) => !served.has(label)));
  return { partners, ids: partners.map(({ id }) => id), programs, wordings, closed, faults };
}

function idsOf(programs: ProgramShelf): readonly string[] {
  return [...new Set(programs.all().map(({ id }) => id))];
}

/** A directory read through a transaction, whose connection may be the only one there is. */
export function directoryIn(trx: Trx, now: Date): PartnerDirectory {
  const stored = () => read(trx);
  const all = async () => {
    const { rows, ...parts } = await stored();
    return rows.flatMap((row) => withProgram(row, parts, now) ?? []);
  };
  return {
    all,
    find: async (label) => indexed(await all()).get(label),
    programs: async () => (await stored()).programs,
    ids: () => [],
    isClosed: () => false,
    async faults() {
      const { rows, programs } = await stored();
      return sortPartners(rows, idsOf(programs)).faults;
    },
  };
}

/** An id leads to its partner, whatever alias another one has. */
function indexed<Row extends PartnerRow>(partners: readonly Row[]): ReadonlyMap<string, Row> {
  const aliased = partners.flatMap((partner) => partner.aliases.map((alias) => [alias, partner] as const));
  return new Map([...aliased.reverse(), ...partners.map((partner) => [partner.id, partner] as const)]);
}

async function read(db: Database): Promise<Stored> {
  const rows = await db.selectFrom('partner').selectAll().orderBy('id').execute();
  const programs = await readShelf(db);
  return { rows, programs, wordings: await acrossPartners(() => readWordings(db)) };
}
