import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach } from 'vitest';
import { type BulkContext, takeTurn } from '../../calls/desk/bulk/work-off.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import { openHarness } from '../operator/operator-harness.ts';
import { seat } from './desk-people.ts';
import { openTestDesk } from './test-desk.ts';

/** A desk with officers who do something with many cases, and the nodes that work it off; empty before each test. */
export async function openBulkOffice() {
  const { api, desk } = await openTestDesk();
  const office = openHarness(api);
  const faults: string[] = [];
  const log: BulkContext['log'] = { error: (_: object, text: string) => void faults.push(text) };
  beforeEach(async () => {
    await api.clear();
    faults.length = 0;
    for (const table of ['bulk_job', 'desk_notice'])
      await sql`delete from ${sql.table(table)}`.execute(api.context.db);
  });

  /** One of the nodes that work off the jobs. */
  const node = (change: Partial<BulkContext> = {}): BulkContext => ({ ...api.running, log, ...change });
  return {
    ...{ api, desk, office, faults, node },
    workOff: async (context = node()) => {
      while (await takeTurn(context));
    },
    /** A node to which something happens before its nth case, as the partner is looked up for each. */
    beforeCase(nth: number, happens: () => Promise<unknown>): BulkContext {
      const { partners } = api.running;
      let cases = 0;
      const find: typeof partners.find = async (id) => {
        cases += 1;
        if (cases === nth) await happens();
        return partners.find(id);
      };
      return node({ partners: Object.assign(Object.create(partners), { find }) });
    },
    /** Somebody at the desk of a partner, and what they ask of it about many cases. */
    async sit(name: string, partner = 'mpec') {
      const seated = await seat(api, name, partner, ['officer']);
      const ask = async (method: 'GET' | 'POST', path: string, body?: object) =>
        seated.ask(desk, method, `/api/partners/${partner}${path}`, body);
      const begin = async (action: string, cases: readonly Application[], more: object = {}) => {
        const id = randomUUID();
        const references = cases.map(({ reference }) => reference);
        const { status, json } = await ask('POST', '/bulk-jobs', { id, action, references, ...more });
        return { id, status, json };
      };
      const read = async (id: string) => (await ask('GET', `/bulk-jobs/${id}`)).json;
      return { ...seated, ask, begin, read };
    },
    async openCases(count: number, status = 'under_review'): Promise<Application[]> {
      const cases: Application[] = [];
      for (let n = 0; n < count; n += 1) cases.push(await office.put(await office.send(), status));
      return cases;
    },
    officerOf: async ({ id }: Application) => (await office.stored({ id })).officer_id,
    /** The acts of jobs in the audit trail, of one kind, the newest first. */
    actions: (action: string, outcome: 'done' | 'refused' = 'done') =>
      api.context.db
        .selectFrom('operator_action')
        .select(['reference', 'operator', 'details', 'person_id'])
        .where('action', '=', action)
        .where('outcome', '=', outcome)
        .where(sql<boolean>`details ? 'bulk'`)
        .orderBy('n', 'desc')
        .execute(),
  };
}
