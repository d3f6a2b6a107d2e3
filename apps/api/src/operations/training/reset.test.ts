// @database both, the embedded one in the long form

import { afterAll, describe, expect, it } from 'vitest';
import { buildApi } from '../../app/api-site.ts';
import { isWhole, verifyAudit } from '../../features/audit/verify-audit.ts';
import { sendNext } from '../../mail/outbox/send-next.ts';
import { withAuditActor } from '../../platform/database/audit-actor.ts';
import { acrossPartners } from '../../platform/database/partner-scope.ts';
import { buildDesk } from '../../sites/desk/desk-site.ts';
import { buildIssuer } from '../../sites/issuer/issuer-site.ts';
import { seat } from '../../testing/desk/desk-people.ts';
import { openTestDesk } from '../../testing/desk/test-desk.ts';
import { openTrainingPartner, trainingPartner } from '../../testing/desk/training-partner.ts';
import { mailerOf } from '../../testing/outbox/mailer-of.ts';
import { homeApplication, post } from '../../testing/submissions.ts';
import { openPipeline } from '../../testing/workflow/workflow-harness.ts';
import { trainingCases } from './cases.ts';
import { takeReset } from './reset.ts';

const { api, desk } = await openTestDesk();
await openTrainingPartner(api.context);
api.pass(30_000);
const pipeline = await openPipeline(api);
const signing = { ...pipeline.context.signing, wake: () => {} };
const running = { ...api.running, ...pipeline.context, signing };
const issuer = buildIssuer(api.config, { logTo: false });
const sites = {
  api: await buildApi(running, { logTo: false }),
  desk: await buildDesk(running, issuer, { logTo: false }),
};
afterAll(async () => {
  await Promise.all([sites.api.close(), sites.desk.close(), issuer.site.close()]);
  pipeline.close();
});

let working = Promise.resolve();
/** The workers do what is due, one round at a time. */
const rest = () => {
  working = working.then(() => withAuditActor({ who: 'system', what: 'workers' }, () => pipeline.work()));
  return working;
};
const failures: unknown[] = [];
const log = { error: (fields: object) => void failures.push(fields) };
const work = () =>
  withAuditActor({ who: 'system', what: 'training' }, () => takeReset({ ...running, sites, log, rest }));

const admin = await seat(api, 'training-admin', trainingPartner, ['administrator']);
const officer = await seat(api, 'training-officer', trainingPartner, ['officer']);
const at = `/api/partners/${trainingPartner}/training`;
const reset = (who = admin) => who.ask(desk, 'POST', at);
const casesOf = (partner: string) =>
  acrossPartners(() =>
    api.owner
      .selectFrom('application')
      .select(['id', 'status', 'reference'])
      .where('partner_id', '=', partner)
      .execute(),
  );

const statuses = Object.keys(trainingCases)
  .map((end) => statusOf(end))
  .toSorted();
function statusOf(end: string): string {
  if (end === 'callback') return 'submitted';
  return end === 'payment_proposed' || end === 'payment_approved' ? 'settlement_review' : end;
}

describe('the cases of a training partner', () => {
  it('are made in every usual state, listed at the desk, and erased and made anew by a click', async () => {
    await post(api, '/applications', homeApplication, { from: 'mpec' });
    expect((await reset()).json).toMatchObject({ cases: 0, reset: { is_running: true } });
    expect(await work()).toBe(true);
    expect(failures).toEqual([]);
    const first = await casesOf(trainingPartner);
    expect(first.map(({ status }) => status).toSorted()).toEqual(statuses);
    const read = (await admin.ask(desk, 'GET', at)).json;
    expect(read).toMatchObject({
      cases: 16,
      reset: { made: 16, failed: 0, erased: 0, is_running: false, asked_by: 'Osoba training-admin' },
    });
    const listed = await officer.ask(desk, 'GET', `/api/partners/${trainingPartner}/cases`);
    expect((listed.json.cases as unknown[]).length).toBe(16);

    // Two clicks, and two nodes.
    api.pass(10 * 60_000);
    const clicks = await Promise.all([reset(), reset()]);
    expect(clicks.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await Promise.all([work(), work()])).toSorted()).toEqual([false, true]);
    expect(failures).toEqual([]);
    const second = await casesOf(trainingPartner);
    expect(second.map(({ status }) => status).toSorted()).toEqual(statuses);
    const known = new Set(first.map(({ id }) => id));
    expect(second.some(({ id }) => known.has(id))).toBe(false);
    expect((await casesOf('mpec')).length).toBe(1);
    const erased = await acrossPartners(() => api.owner.selectFrom('erasure').selectAll().execute());
    expect(erased.map(({ cause, partner_id }) => `${partner_id} ${cause}`)).toEqual(
      first.map(() => `${trainingPartner} training`),
    );
    const audit = await acrossPartners(() => verifyAudit(api.owner, api.context.keys, []));
    expect([audit.broken, audit.brokenActs, isWhole(audit)]).toEqual([[], [], true]);
    const acts = await api.owner
      .selectFrom('operator_action')
      .select(['details', 'outcome'])
      .where('person_id', '=', admin.person.id)
      .where('action', '=', 'desk edit-partner')
      .orderBy('n')
      .execute();
    expect(acts.map(({ details, outcome }) => `${outcome} ${Object(details).cases}`)).toEqual([
      'done 0',
      ...['done 16', 'refused 16'].toSorted(),
    ]);
  }, 240_000);

  it('send nobody a mail: what the workers find is kept back', async () => {
    const mailer = mailerOf(api.running);
    const ends: string[] = [];
    for (let end = await sendNext(mailer); end !== 'idle'; end = await sendNext(mailer)) ends.push(end);
    // The estimate at the partner of people.
    expect(ends.filter((end) => end !== 'dropped')).toEqual(['sent']);
  });

  it('are never those of a partner with people’s cases, not even at the database', async () => {
    const other = await seat(api, 'mpec-admin', 'mpec', ['administrator']);
    const refused = await other.ask(desk, 'POST', '/api/partners/mpec/training');
    expect([refused.status, refused.json.detail]).toEqual([409, expect.stringContaining('zostają')]);
    const of = { partner_id: 'mpec', id: crypto.randomUUID() };
    const asked = { asked_by: admin.person.id, asked_at: api.context.clock() };
    const wish = api.owner
      .insertInto('training_reset')
      .values({ ...of, ...asked, ended_at: null, leased_until: null });
    await expect(acrossPartners(() => wish.execute())).rejects.toThrow('training_reset');
    const [{ id: application_id = '' } = {}] = await casesOf('mpec');
    const gone = { partner_id: 'mpec', application_id, at: api.context.clock(), cause: 'training' } as const;
    const erasing = api.owner.insertInto('erasure').values(gone);
    await expect(acrossPartners(() => erasing.execute())).rejects.toThrow('not erased for training');
  });
});
