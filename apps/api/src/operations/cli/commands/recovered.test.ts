import { type RawBuilder, sql } from 'kysely';
import { expect, it } from 'vitest';
import { keepAnchors } from '../../../features/audit/keep-anchors.ts';
import { openErasureJournal } from '../../../features/retention/erasure-journal.ts';
import { openTestApi } from '../../../testing/open-test-api.ts';
import { openHarness } from '../../../testing/operator/operator-harness.ts';

const api = await openTestApi();
const harness = openHarness(api);
const anchor = () => keepAnchors(api.context, { info: () => {} });

/** As a recovery to a moment leaves it: no trigger sees it. */
async function lose(...losses: readonly RawBuilder<unknown>[]): Promise<void> {
  await api.owner.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    for (const loss of losses) await loss.execute(trx);
  });
}

it('a database that was recovered to a moment is sound again, and erases whoever was erased since', async () => {
  await harness.send();
  await anchor();
  const { partner_id, id } = await harness.send();
  await anchor();
  await lose(
    sql`delete from audit_anchored where anchor = 2`,
    sql`delete from act_anchored where anchor = 2`,
    sql`delete from audit_anchor where n = 2`,
  );
  await harness.send();
  await anchor();
  expect((await harness.type('verify-audit')).text).toContain('kotwica 2 nie jest taka');

  const first = await harness.type('recovered');
  expect(first.text).toContain('Dziennik usunięć');
  expect(first.text).toContain('Ślad audytowy jest nienaruszony');
  await anchor();
  expect((await harness.type('verify-audit')).exitCode).toBe(0);

  const at = api.context.clock().toISOString();
  await openErasureJournal(api.config).append([{ partner_id, application_id: id, at, cause: 'applicant' }]);
  const { text, exitCode } = await harness.type('recovered');
  expect([text.includes('Dziennik usunięć'), exitCode]).toEqual([false, 0]);
  expect(text).toContain('Usunięto ponownie: 1.');
  expect((await harness.lastAction()).details).toEqual({ erased: 1, missing: 0 });
  expect((await harness.type('verify-audit')).exitCode).toBe(0);
});
