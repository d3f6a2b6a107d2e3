import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Trx } from './database.ts';

/** Tables whose changes are no acts on an application, and why. Every other one that names one is watched. */
export const unwatchedTables: Readonly<Record<string, string>> = {
  audit_entry: 'the audit itself',
  audit_packed: 'the audit itself',
  audit_anchored: 'the audit itself',
  signing_event: 'noted by a trigger of its own, with its hash',
  signature_step: 'the timeline of a request: its rows follow the state, which is noted',
  signature_hint: 'that a provider called, so that a repetition changes nothing',
  operator_action: 'what operators did, also where nothing changed',
  outbox: 'promises of mails; what they speak of is noted',
  section_draft: 'what is typed and not given yet: kept many times a minute, and no act until it is saved',
  bulk_case: 'that a job over many goes through the case; what it does there is noted',
  desk_notice: 'that somebody at the desk is told; what it speaks of is noted',
  reminder: 'that a reminder went out, so that it does so once',
  budget_movement: 'the ledger: its row follows the share of the case, which is noted',
  case_trait: 'hashes of what sections say, whose changes are noted',
  evidence_hash: 'hashes of a serial number and of photographs, whose changes are noted',
  search_token: 'hashes of what facts, sections and co-owners say, whose changes are noted',
  application_key: 'comes and goes with its application, and is sealed anew with the key ring',
};

/** A change of nothing but these is no act. */
const housekeepingColumns: Readonly<Record<string, readonly string[]>> = {
  application: ['changed_at', 'revision', 'status_at', 'due_at', 'search_form', 'officer_id', 'was_sent'],
  case_duty: ['planned_at', 'ask_on'],
  secret_link: ['expires_at'],
  signing_signer: ['code_hash', 'code_expires_at', 'code_tries'],
  signature_request: [
    'attempts',
    'changed_at',
    'due_at',
    'failing_since',
    'is_hinted',
    'last_error',
    'lease',
    'leased_until',
    'looks',
    'remind_at',
  ],
};

/** The column that tells one row of an application from another; `fields` of `nameFields` are found by it. */
const namingColumns: Readonly<Record<string, string>> = {
  application_event: 'n',
  application_section: 'section',
  case_duty: 'kind',
  case_running: 'year',
  case_step: 'person_id',
  consent_record: 'consent_id',
  settlement_document: 'id',
  message_file: 'id',
  signature_request: 'paper',
  co_owner: 'id',
  co_owner_answer: 'co_owner_id',
};

/** SignatureRecord, and its columns left out of the hash the audit holds; `evidence_rows` of the database says the same. */
const boundTables: Readonly<Record<string, readonly string[]>> = {
  consent_record: [],
  co_owner_answer: ['details'],
};

/** Puts triggers on every table that names an application, also on new ones, so that no change of it is forgotten. */
export async function watchTables(trx: Trx): Promise<void> {
  const { rows } = await sql<{ name: string; columns: string[]; triggers: string[] }>`
    select relname as name,
      array(select attname::text from pg_attribute
        where attrelid = class.oid and attnum > 0 and not attisdropped order by attname) as columns,
      array(select tgname::text from pg_trigger
        where tgrelid = class.oid and starts_with(tgname::text, 'note_')) as triggers
    from pg_class class
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and not relispartition
    order by relname`.execute(trx);
  const watched = rows.filter(({ name, columns }) => !(name in unwatchedTables) && ownerOf(name, columns));
  for (const { name, columns, triggers } of watched) {
    const wanted = triggersOf(name, columns);
    if (Object.keys(wanted).sort().join() === triggers.sort().join()) continue;
    for (const old of triggers) await sql`drop trigger ${sql.id(old)} on ${sql.table(name)}`.execute(trx);
    for (const statement of Object.values(wanted)) await sql.raw(statement).execute(trx);
  }
  const events = rows.filter(({ name }) => name === 'signing_event');
  if (events.length > 0) await sql.raw(currentRows([...watched, ...events])).execute(trx);
}

/** The column by which a table's rows belong to an application, or to a document of one. */
function ownerOf(table: string, columns: readonly string[]): string | undefined {
  if (table === 'application') return 'id';
  return ['application_id', 'request_id', 'envelope_id'].find((column) => columns.includes(column));
}

/** How the rows of an application are found by that column. */
const ofApplication: Readonly<Record<string, string>> = {
  id: 'standing.id = of_application',
  application_id: 'standing.application_id = of_application',
  request_id:
    'standing.request_id in (select id from signature_request where partner_id = of_partner and application_id = of_application)',
  envelope_id:
    'standing.envelope_id in (select id from signing_envelope where partner_id = of_partner and application_id = of_application)',
};

/** The function that tells of every row of an application how it stands, by the hash its last entry must hold. */
function currentRows(
  tables: readonly { readonly name: string; readonly columns: readonly string[] }[],
): string {
  const parts = tables.map(({ name, columns }) => {
    const passed = (housekeepingColumns[name] ?? []).join(',');
    return `select '${name}', hash_of_row(to_jsonb(standing) - '{${passed}}'::text[]) from "${name}" as standing
      where standing.partner_id = of_partner and ${ofApplication[ownerOf(name, columns) ?? '']}`;
  });
  return `create or replace function standing_rows(of_partner text, of_application uuid)
    returns table (name text, state text) language sql stable set timezone to 'UTC' set bytea_output to 'hex'
    as $$ ${parts.join(' union all ')} $$`;
}

/** Under names that change with what they say. */
function triggersOf(table: string, columns: readonly string[]): Readonly<Record<string, string>> {
  const passed = housekeepingColumns[table] ?? [];
  const audited = columns.filter((column) => !passed.includes(column));
  const rowOf = (which: string) => `(${audited.map((column) => `${which}."${column}"`).join(', ')})`;
  const how = `deferrable initially deferred for each row`;
  const bound = boundTables[table];
  const hashed = bound ? `, '{${bound.join(',')}}'` : '';
  const run = `execute function note_change('{${passed.join(',')}}', '${namingColumns[table] ?? ''}'${hashed})`;
  const bodies = [
    `after insert or delete on "${table}" ${how} ${run}`,
    `after update on "${table}" ${how} when (${rowOf('old')} is distinct from ${rowOf('new')}) ${run}`,
  ];
  return Object.fromEntries(
    bodies.map((body) => {
      const name = `note_${createHash('sha256').update(body).digest('hex').slice(0, 12)}`;
      return [name, `create constraint trigger ${name} ${body}`];
    }),
  );
}
