import { selectFiles } from '../../cases/store/stored-files.ts';
import type { Database } from '../../platform/database/database.ts';
import { acrossPartners } from '../../platform/database/partner-scope.ts';
import type { Storage } from '../../platform/files/port.ts';
import { BackupRefused } from './refused.ts';

/** A file a row names, and where a person finds what it is. */
interface NamedFile {
  readonly key: string;
  readonly reference: string;
  readonly kind: string;
}

const mostNamed = 10;
const batch = 1000;

/** The files the rows name, in the order of their keys; what was taken back has none. */
export async function* namedFiles(db: Database): AsyncGenerator<NamedFile> {
  let after = '';
  for (;;) {
    const files = await acrossPartners(() => readSome(db, after));
    yield* files;
    const last = files.at(-1);
    if (!last || files.length < batch) return;
    after = last.key;
  }
}

function readSome(db: Database, after: string): Promise<NamedFile[]> {
  return selectNamed(db).where('storage_key', '>', after).orderBy('storage_key').limit(batch).execute();
}

function selectNamed(db: Database) {
  return selectFiles(db)
    .innerJoin('application', (join) =>
      join
        .onRef('application.partner_id', '=', 'file.partner_id')
        .onRef('application.id', '=', 'file.application_id'),
    )
    .select(['storage_key as key', 'application.reference', 'file.kind'])
    .where('removed_at', 'is', null);
}

/** Those that are not in the store, although a row still names them. */
export async function findMissing(
  db: Database,
  storage: Pick<Storage, 'has'>,
): Promise<readonly NamedFile[]> {
  const missing: NamedFile[] = [];
  for await (const file of namedFiles(db)) {
    if (!(await storage.has(file.key)) && (await isNamed(db, file.key))) missing.push(file);
  }
  return missing;
}

/** A document may have been taken back since. */
export async function isNamed(db: Database, key: string): Promise<boolean> {
  const row = await acrossPartners(() => selectNamed(db).where('storage_key', '=', key).executeTakeFirst());
  return row !== undefined;
}

/** The refusal that names files, the first of them by case and kind. */
export function refuseMissing(missing: readonly NamedFile[]): BackupRefused {
  return new BackupRefused('file_missing', { count: missing.length, files: listFiles(missing) });
}

export function listFiles(files: readonly NamedFile[]): string {
  const named = files.slice(0, mostNamed).map(({ reference, kind }) => `${reference} (${kind})`);
  return [...named, ...(files.length > mostNamed ? ['…'] : [])].join(', ');
}
