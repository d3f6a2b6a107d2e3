import {
  type ContentFault,
  findContentFault,
  readProgramContent,
} from '@ndp/contract/desk/program-content.ts';
import { programs } from '@ndp/domain/programs/all.ts';
import { contentOf, type Program } from '@ndp/domain/programs/program.ts';
import { type PublishedVersion, versionAt } from '@ndp/domain/programs/versions.ts';
import { sampleAmount } from '@ndp/domain/subsidy/sample-projects.ts';
import { sql } from 'kysely';
import { polishDay } from '../clock.ts';
import { ConfigError } from '../config/config.ts';
import type { Database } from '../database/database.ts';

/** The published versions of every programme, as they were read last. */
export interface ProgramShelf {
  /** The version that counts at this moment; undefined: there is no such programme. */
  current(id: string, now: Date): Program | undefined;
  /** @throws {RangeError} no such version was read: it was published a moment ago, or never */
  of(id: string, version: number): Program;
  /** Every version of every programme, the oldest first. */
  all(): readonly Program[];
}

/** Adds the first version of the programmes that are not there yet; each is edited at the desk of a partner that runs it. */
export async function seedPrograms(db: Database): Promise<void> {
  for (const program of programs) {
    const { id, version } = program;
    await sql`
      insert into program_version (program_id, n, owner_id, state, from_day, content, made_at, published_at)
      select ${id}, ${version}, (select min(partner.id) from partner where partner.program_id = ${id}), 'published',
        '0001-01-01', ${JSON.stringify(contentOf(program))}::jsonb, '1970-01-01T00:00:00Z', '1970-01-01T00:00:00Z'
      on conflict do nothing`.execute(db);
  }
}

interface ProgramVersionRow {
  readonly id: string;
  readonly n: number;
  readonly from_day: string;
  readonly published_at: Date;
  readonly content: string;
}

/** The shelf as the database holds it now. */
export async function readShelf(db: Database): Promise<ProgramShelf> {
  const { rows } = await sql<ProgramVersionRow>`
    select program_id as id, n, from_day, published_at, content::text as content from program_version
    where state = 'published' order by program_id, n`.execute(db);
  return shelfOf(rows.map(toVersion));
}

/** What was read once is not read again: a published version stays as it is. */
const known = new Map<string, Program>();

function toVersion(row: ProgramVersionRow): PublishedVersion {
  const name = `${row.id} ${row.n} ${row.content}`;
  const program = known.get(name) ?? readVersion(row);
  known.set(name, program);
  return { program, fromDay: row.from_day, publishedAt: row.published_at };
}

/**
 * A version with the defaults of what was added since it was stored.
 *
 * @throws {ConfigError} another release wrote it, and this one cannot read it
 */
export function readVersion({ id, n, content }: Pick<ProgramVersionRow, 'id' | 'n' | 'content'>): Program {
  const stored: unknown = JSON.parse(content);
  const fault = findContentFault(stored);
  if (fault) throw new ConfigError(`Version ${n} of the programme "${id}" ${describeFault(fault)}`);
  return toProgram({ ...readProgramContent(stored), id, version: n });
}

function describeFault({ field, what }: ContentFault): string {
  const unknown = `holds ${field}, which this release does not know. Start the newer release that wrote it.`;
  const back = 'Start the release that ran before; its makers have to give this one a default for it.';
  const sentences = {
    missing: `lacks ${field}. ${back}`,
    unfit: `holds an unfit ${field}. ${back}`,
    unknown,
  };
  return `${sentences[what]} The version was not changed.`;
}

/** A version as it was written, with what follows from the rest. */
export function toProgram(written: Omit<Program, 'homeExample'>): Program {
  const homeExample = sampleAmount('house_coal_to_pump', { ...written, homeExample: 0 }) ?? 0;
  return { ...written, homeExample };
}

function shelfOf(versions: readonly PublishedVersion[]): ProgramShelf {
  const of = (id: string) => versions.filter(({ program }) => program.id === id);
  return {
    current: (id, now) => versionAt(of(id), { now, day: polishDay(now) })?.program,
    of(id, version) {
      const found = of(id).find(({ program }) => program.version === version);
      if (!found) throw new RangeError(`no version ${version} of programme "${id}"`);
      return found.program;
    },
    all: () => versions.map(({ program }) => program),
  };
}
