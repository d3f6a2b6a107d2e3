import type { ActionKind } from '@ndp/contract/desk/audit.ts';
import { permissions } from '@ndp/contract/permissions.ts';
import { type RawBuilder, sql } from 'kysely';

/** Commands on the server that only read. */
const readCommands = ['show', 'documents', 'consents', 'verify-audit'];
const readActions = [
  ...Object.keys(permissions)
    .filter((name) => /^(read|list|preview)-/.test(name))
    .map((name) => `desk ${name}`),
  ...readCommands,
];
const exports = [
  'desk export-cases',
  'desk export-case',
  'desk draw-sample',
  'desk export-audit',
  'desk download-regulator-report',
  'pay-file',
];

/** The reads that opening a case is made of; it is called by the first. */
export const caseReads = ['desk read-case', 'desk read-payments'] as const;

/** The kind of an action, of a row of `operator_action` that the query calls `name`. A file handed out leaves its hash. */
export function kindOf(name: string): RawBuilder<ActionKind> {
  const of = (column: string) => sql.ref(`${name}.${column}`);
  return sql`case
    when ${of('outcome')} = 'refused' then 'refused'
    when ${of('action')} = 'desk uncover' then 'uncover'
    when ${of('details')} ? 'sha256' or ${of('action')} = any(${exports}::text[])
      or ${of('action')} = 'desk read-payments' and ${of('details')} ? 'year' then 'export'
    when ${of('action')} = any(${readActions}::text[]) then 'look'
    else 'change' end`;
}

/** What a read was of: whoever opens a case reads it several times, and its payment. */
export function objectOf(name: string): RawBuilder<string> {
  const of = (column: string) => sql.ref(`${name}.${column}`);
  return sql`case when ${of('reference')} is not null and ${of('action')} = any(${caseReads}::text[])
    then ${caseReads[0]} else ${of('action')} || ' ' || coalesce(${of('details')} ->> 'file', '') end`;
}
