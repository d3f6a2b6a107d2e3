import { createHash } from 'node:crypto';
import type { ApplicationKey } from '../../cases/case-key.ts';

type Row = Readonly<Record<string, unknown>>;

/** Tables of which the audit notes every new row, and the column that names one. */
const noted = [
  ['application', undefined],
  ['secret_link', undefined],
  ['application_section', 'section'],
] as const;

/** The chain of entries that the triggers write when these rows are inserted by their applicant. */
export function auditOf(
  { partnerId, applicationId }: ApplicationKey,
  rows: Readonly<Record<string, readonly Row[]>>,
  at: Date,
): readonly Row[] {
  let last = '0'.repeat(64);
  const changes = noted.flatMap(([table, name]) =>
    (rows[table] ?? []).map((row) => ({ table, named: name && row[name], fields: fieldsOf(row) })),
  );
  return changes.map(({ table, named, fields }, i) => {
    const entry = asJsonb({
      who: 'applicant',
      what: 'generated',
      table,
      change: 'insert',
      ...(named === undefined ? {} : { row: named }),
      fields,
      partner: partnerId,
      application: applicationId,
      n: i + 1,
      at: at.toISOString(),
    });
    last = createHash('sha256').update(`${last}\n${entry}`).digest('hex');
    return { partner_id: partnerId, application_id: applicationId, n: i + 1, at, entry, hash: last };
  });
}

function fieldsOf(row: Row): string[] {
  const isOwn = (name: string) =>
    !['partner_id', 'application_id', 'changed_at', 'revision', 'expires_at'].includes(name);
  return Object.keys(row)
    .filter((name) => isOwn(name) && row[name] !== null)
    .sort();
}

/** A flat object as PostgreSQL prints a `jsonb`: shorter names first. */
function asJsonb(value: Row): string {
  const names = Object.keys(value).sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
  const print = (each: unknown) =>
    Array.isArray(each) ? `[${each.map((item) => JSON.stringify(item)).join(', ')}]` : JSON.stringify(each);
  return `{${names.map((name) => `"${name}": ${print(value[name])}`).join(', ')}}`;
}
