// @database both, the embedded one in the long form

import { afterAll, describe, expect, it } from 'vitest';
import { buildApi } from '../../app/api-site.ts';
import { readAnswer } from '../../calls/application/application-answer.ts';
import { keyOf } from '../../cases/keys/case-key.ts';
import { findByLink } from '../../cases/links/links.ts';
import { updateApplication } from '../../cases/status/move-status.ts';
import { lockApplication } from '../../cases/store/applications.ts';
import { addEvents } from '../../cases/store/events.ts';
import { writeSection } from '../../cases/store/sections.ts';
import { changeCoOwner } from '../../features/co-owners/store.ts';
import { homeSections } from '../../testing/applications.ts';
import { sendWith, takeRequests } from '../../testing/co-owners/co-owners.ts';
import { interrupt } from '../../testing/store/interrupted.ts';
import { plainPartner } from '../../testing/submissions.ts';
import { startTestApi } from '../../testing/test-api.ts';
import type { Database } from './database.ts';
import { inOneView } from './one-view.ts';

/** How many readings are measured; none without it. */
const readings = Number(process.env.ASSURANCE_READINGS ?? 0);

const api = await startTestApi();
const link = await sendWith(api);
const [coOwner = ''] = Object.values(await takeRequests(api));
const interrupted = interrupt(api.running.db, changeAll);
const reader = await buildApi({ ...api.running, db: interrupted.db }, { logTo: false });
afterAll(async () => {
  await reader.close();
  await api.close();
});

/** Changes in one transaction everything that is read of an application: its row, a section, timeline, co-owner. */
function changeAll(): Promise<void> {
  return api.context.db.transaction().execute(async (trx) => {
    const store = { db: trx, keys: api.context.keys };
    const held = await lockApplication(store, plainPartner, link.id);
    if (!held) throw new Error('there is an application');
    const key = keyOf(held);
    const revision = held.revision + 1;
    const [status, state] =
      revision % 2 ? ['withdrawn', 'objected' as const] : ['completed', 'agreed' as const];
    const now = api.context.clock();
    await updateApplication({ db: trx, now }, held, { revision, status, changed_at: now });
    await addEvents({ db: trx, now }, key, [status], { actor: 'system' });
    const data = { ...homeSections.client_info, first_name: `Łucja${'a'.repeat(revision % 20)}` };
    await writeSection(store, key, 'client_info', { data, revision, savedAt: now });
    const { id } = await trx.selectFrom('co_owner').select('id').executeTakeFirstOrThrow();
    await changeCoOwner(trx, key, id, { state });
  });
}

async function read(path: string) {
  const headers = { origin: api.originOf(plainPartner) };
  const answer = await reader.inject({ url: `/pl/ndp${path}`, headers });
  expect(answer.statusCode).toBe(200);
  return { etag: answer.headers.etag, said: answer.json() };
}

/** Reads once for each of the reader's statements, with a writer after it; tells how many there were. */
async function readInterrupted(path: string): Promise<number> {
  let before = await read(path);
  for (let at = 1; ; at += 1) {
    const { seen, wasInterrupted } = await interrupted.during(at, () => read(path));
    if (!wasInterrupted) return at - 1;
    const after = await read(path);
    expect(after).not.toEqual(before);
    expect([before, after], `a writer after statement ${at}`).toContainEqual(seen);
    before = after;
  }
}

/** Milliseconds in the middle of many. */
const middle = (times: number[]) => times.sort((one, other) => one - other)[times.length >> 1] ?? 0;

describe('what is read of an application', () => {
  it.each([
    ['its link', () => `/applications/${link.token}/${link.id}`],
    ['what is kept of the applicant', () => `/applications/${link.token}/${link.id}/personal_data`],
    ['the file of it', () => `/applications/${link.token}/${link.id}/personal_data/file`],
    ['a co-owner’s link', () => `/co_owner_requests/${coOwner}`],
  ])('is one state, with its ETag, whenever somebody writes meanwhile: %s', async (_name, path) => {
    expect(await readInterrupted(path())).toBeGreaterThan(0);
  });

  it('cannot be written in the view it is read in', async () => {
    const writing = inOneView(api.context.db, (view) =>
      view.updateTable('application').set({ revision: 0 }).where('id', '=', link.id).execute(),
    );
    await expect(writing).rejects.toMatchObject({ code: '25006' });
  });

  it.skipIf(readings === 0)(
    'takes little longer in one view than without (only in the long form)',
    async () => {
      const { db, keys, clock, partners } = api.context;
      const partner = await partners.find(plainPartner);
      if (!partner) throw new Error('there is a partner');
      const answerIn = async (view: Database) => {
        const store = { db: view, keys };
        const found = await findByLink(store, { ...link, partnerId: partner.id }, clock());
        if (found) await readAnswer(store, { application: found.application, partner }, clock());
      };
      const ways = { without: () => answerIn(db), within: () => inOneView(db, answerIn) };
      const times = { without: [] as number[], within: [] as number[] };
      for (let i = 0; i < readings; i += 1) {
        for (const way of ['without', 'within'] as const) {
          const began = performance.now();
          await ways[way]();
          times[way].push(performance.now() - began);
        }
      }
      const [without, within] = [middle(times.without), middle(times.within)];
      process.stdout.write(
        `${readings} readings: ${without.toFixed(2)} ms, in one view ${within.toFixed(2)} ms\n`,
      );
      expect(within).toBeLessThan(2 * without);
    },
  );
});
