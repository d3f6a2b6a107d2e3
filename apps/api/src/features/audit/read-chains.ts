import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { ApplicationKey } from '../../cases/keys/case-key.ts';
import type { Database } from '../../platform/database/database.ts';
import type { AuditEntryTable } from '../../platform/database/schema/audit-tables.ts';
import type { AuditEntry, ChainEnd, RowHash } from './audit-chain.ts';

/** Chains that are read at once: a statement for each of them would be most of the work. */
const batch = 200;

export interface KnownChain extends ApplicationKey {
  /** Unless the application was erased. */
  readonly reference: string | null;
}

/** A chain, and what must fit it. */
export interface WholeChain extends KnownChain {
  readonly entries: readonly AuditEntry[];
  /** Each with the number of its anchor. */
  readonly ends: readonly (ChainEnd & { readonly anchor: number })[];
  readonly rows: readonly RowHash[];
  readonly evidence: readonly RowHash[];
}

/** Every application that there is, that was noted or that was anchored, some at a time in their order; or only one. */
export async function* listChains(
  db: Database,
  only?: ApplicationKey,
): AsyncGenerator<readonly KnownChain[]> {
  for (let after: ApplicationKey | undefined; ; ) {
    const { partnerId, applicationId } = only ?? after ?? {};
    const rest = (id: RawBuilder<unknown>) =>
      partnerId === undefined
        ? sql``
        : sql`where (partner_id, ${id}) ${only ? sql`=` : sql`>`} (${partnerId}, ${applicationId}::uuid)`;
    const of = (table: string) => sql`
      (select distinct partner_id, application_id from ${sql.table(table)} ${rest(sql`application_id`)}
        order by partner_id, application_id limit ${batch})`;
    const { rows } = await sql<KnownChain>`
      select known.partner_id as "partnerId", known.application_id as "applicationId", reference from (
        (select partner_id, id as application_id from application ${rest(sql`id`)}
          order by partner_id, id limit ${batch})
        union ${of('audit_entry')} union ${of('audit_packed')} union ${of('audit_anchored')}) as known
      left join application
        on application.partner_id = known.partner_id and application.id = known.application_id
      order by known.partner_id, known.application_id limit ${batch}`.execute(db);
    if (rows.length > 0) yield rows;
    if (rows.length < batch) return;
    after = rows.at(-1);
  }
}

/** The chains of these applications with what must fit them, in their order. */
export async function readChains(db: Database, known: readonly KnownChain[]): Promise<readonly WholeChain[]> {
  const partners = sql`unnest(${known.map(({ partnerId }) => partnerId)}::text[],
    ${known.map(({ applicationId }) => applicationId)}::uuid[]) as asked (partner_id, application_id)`;
  const of = async <Row>(what: RawBuilder<unknown>) => {
    const { rows } = await sql<Row & Owned>`select ${what}`.execute(db);
    const by = new Map<string, Row[]>();
    for (const row of rows) {
      const key = `${row.partner_id} ${row.application_id}`;
      const found = by.get(key) ?? [];
      found.push(row);
      by.set(key, found);
    }
    return by;
  };
  const entries = await of<Selectable<AuditEntryTable>>(
    sql`entry.* from ${partners}, entries_of(asked.partner_id, asked.application_id) as entry order by n`,
  );
  const ends = await of<WholeChain['ends'][number]>(
    sql`ends.* from ${partners} join audit_anchored as ends using (partner_id, application_id) order by n`,
  );
  const hashesBy = (expression: RawBuilder<unknown>) =>
    of<RowHash>(sql`asked.*, told.* from ${partners}, lateral ${expression} as told (name, hash)`);
  const rows = await hashesBy(sql`standing_rows(asked.partner_id, asked.application_id)`);
  const evidence = await hashesBy(sql`evidence_rows(asked.partner_id, asked.application_id)`);
  return known.map((each) => {
    const key = `${each.partnerId} ${each.applicationId}`;
    const found = <Row>(by: Map<string, Row[]>) => by.get(key) ?? [];
    return {
      ...each,
      entries: found(entries),
      ends: found(ends),
      rows: found(rows),
      evidence: found(evidence),
    };
  });
}

interface Owned {
  readonly partner_id: string;
  readonly application_id: string;
}
