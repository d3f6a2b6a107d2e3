import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { noteAction } from '../../features/audit/note-action.ts';
import { systemClock } from '../../platform/clock.ts';
import { acrossPartners } from '../../platform/database/partner-scope.ts';
import { Heartbeat } from '../../platform/jobs/heartbeat.ts';
import { getByLink, homeApplication, submitAndOpenMail } from '../../testing/submissions.ts';
import { startTestApi } from '../../testing/test-api.ts';
import { Measures } from './measures.ts';
import { serveMetrics } from './metrics-listener.ts';

const api = await startTestApi({ onAnswered: (answered) => measures.onAnswered(answered) });
const { db, clock } = api.running;
const measures = new Measures({ db, clock, heartbeat: new Heartbeat(clock) });
afterAll(() => api.close());

const sources = new URL('../../', import.meta.url);

/** What the sources say to the log that is counted: not to that of a request. */
function spokenFaults(): readonly string[] {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' });
  const own = files.filter((file) => file.endsWith('.ts') && !/\.test\.ts$|(^|\/)testing\//.test(file));
  const text = own.map((file) => readFileSync(new URL(file, sources), 'utf8')).join('\n');
  const said = text.matchAll(/(?<!request\.|reply\.)\blog\.error\(\s*\{[^}]*\},\s*(['"])(.*?)\1/g);
  const failed = text.matchAll(/whenFailed: (')(.*?)',/g);
  return [...said, ...failed].map(([, , words = '']) => words);
}

const silent = { warn: () => {}, error: () => {} };

/** One figure, by how its line begins. */
async function figure(series: string, from = measures): Promise<number | undefined> {
  const line = (await from.read()).split('\n').find((text) => text.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.split(' ').at(-1));
}

describe('the figures of a process', () => {
  it('count answers by the template of their route, never by their address', async () => {
    const link = await submitAndOpenMail(api);
    const headers = { origin: api.originOf('mpec') };
    await getByLink(api, link);
    await api.server.inject({ url: `/nothing/${link.token}`, headers });
    const opened = 'method="GET",route="/pl/ndp/applications/:token/:id",status="2xx"';
    expect(await figure(`ndp_http_request_duration_seconds_count{${opened}}`)).toBe(1);
    const unknown = 'method="GET",route="unknown",status="4xx"';
    expect(await figure(`ndp_http_request_duration_seconds_count{${unknown}}`)).toBe(1);
    const text = await measures.read();
    for (const secret of [link.token, link.id, homeApplication.email]) expect(text).not.toContain(secret);
  });

  it('say how many mails and text messages wait, for how long, and how many were sent or given up', async () => {
    await api.clear();
    await submitAndOpenMail(api, { ...homeApplication, email: 'first@example.pl' });
    const { db } = api.context;
    await db.updateTable('outbox').set({ sent_at: null, leased_until: null }).execute();
    api.pass(90_000);
    expect(await figure('ndp_mails_due')).toBe(1);
    expect(await figure('ndp_mail_oldest_due_seconds')).toBe(90);
    await db.updateTable('outbox').set({ dropped_at: api.context.clock() }).execute();
    expect([await figure('ndp_mails_due'), await figure('ndp_mails_failed')]).toEqual([0, 0]);
    await db.updateTable('outbox').set({ dropped_at: null, failed_at: api.context.clock() }).execute();
    expect(await figure('ndp_mails_due')).toBe(0);
    expect(await figure('ndp_mails_failed')).toBe(1);
    await db.updateTable('outbox').set({ kind: 'case-sms' }).execute();
    expect([await figure('ndp_mails_failed'), await figure('ndp_texts_failed')]).toEqual([0, 1]);
    await db.updateTable('outbox').set({ failed_at: null }).execute();
    expect([await figure('ndp_texts_due'), await figure('ndp_text_oldest_due_seconds')]).toEqual([1, 90]);
    expect([await figure('ndp_mails_due'), await figure('ndp_texts_sent')]).toEqual([0, 0]);
    await db.updateTable('outbox').set({ sent_at: api.context.clock() }).execute();
    expect([await figure('ndp_texts_due'), await figure('ndp_texts_sent')]).toEqual([0, 1]);
  });

  it('count applications by partner and status, at most once a minute', async () => {
    await api.clear();
    api.pass(3_600_000);
    await submitAndOpenMail(api, { ...homeApplication, email: 'second@example.pl' });
    const series = 'ndp_applications{partner="mpec",status="submitted"}';
    expect(await figure(series)).toBe(1);
    await submitAndOpenMail(api, { ...homeApplication, email: 'third@example.pl' });
    expect(await figure(series)).toBe(1);
    api.pass(60_000);
    expect(await figure(series)).toBe(2);
  });

  it('know when each loop last did its work, also of one that never did, and every fault by its words', async () => {
    const { db, clock } = api.running;
    const heartbeat = new Heartbeat(clock);
    const own = new Measures({ db, clock, heartbeat });
    for (const loop of ['mails', 'housekeeping'] as const) heartbeat.begin(loop);
    api.pass(3_000);
    heartbeat.beat('mails');
    heartbeat.begin('mails');
    api.pass(7_000);
    expect(await figure('ndp_work_last_success_age_seconds{loop="mails"}', own)).toBe(7);
    expect(await figure('ndp_work_last_success_age_seconds{loop="housekeeping"}', own)).toBe(10);
    own.countFaults(silent).error({ outbox: 'id' }, 'mail given up');
    expect(await figure('ndp_work_faults_total{fault="mail given up"}', own)).toBe(1);
  });

  it('have every fault that the background can speak of at 0 before there is one', async () => {
    const { db, clock } = api.running;
    const own = new Measures({ db, clock, heartbeat: new Heartbeat(clock) });
    const text = await own.read();
    const told = [...text.matchAll(/^ndp_work_faults_total\{fault="(.*)"\} 0$/gm)].map(([, fault]) => fault);
    const unknown = spokenFaults().filter((fault) => !told.includes(fault));
    expect([spokenFaults().length > 11, unknown, told.length - spokenFaults().length]).toEqual([true, [], 1]);
  });

  it('say when a backup was last made whole, and 0 where none ever was', async () => {
    const series = 'ndp_last_backup_timestamp_seconds';
    const look = async (outcome?: 'done' | 'refused') => {
      if (outcome) {
        const act = { operator: 'nightly', action: 'backup', partner_id: null, application_id: null };
        const refusal = outcome === 'refused' ? 'a file is missing' : null;
        const said = { ...act, reference: null, details: {}, at: api.context.clock(), outcome, refusal };
        const { db, keys } = api.context;
        await acrossPartners(() => db.transaction().execute((trx) => noteAction(trx, keys, said)));
      }
      api.pass(60_000);
      return figure(series);
    };
    expect(await look()).toBe(0);
    const first = Math.floor(api.context.clock().getTime() / 1000);
    expect(await look('done')).toBe(first);
    api.pass(86_400_000);
    const second = Math.floor(api.context.clock().getTime() / 1000);
    expect(await look('done')).toBe(second);
    expect(await look('refused'), 'its file broke off').toBe(first);
  });

  it('are named as Prometheus asks for', async () => {
    const text = await measures.read();
    const lint = () => execFileSync('promtool', ['check', 'metrics'], { input: text, stdio: 'pipe' });
    expect(lint().toString()).toBe('');
  });

  it('are there without a database, which is said, and hold the memory and the delay of the process', async () => {
    const { db, clock } = api.running;
    await api.owner.schema.alterTable('outbox').renameTo('away').execute();
    expect(await figure('ndp_database_up')).toBe(0);
    expect(await figure('ndp_mails_due')).toBeUndefined();
    expect(await figure('ndp_last_backup_timestamp_seconds')).toBeUndefined();
    await api.owner.schema.alterTable('away').renameTo('outbox').execute();
    expect(await figure('ndp_database_up')).toBe(1);
    const own = new Measures({ db, clock, heartbeat: new Heartbeat(systemClock) });
    expect(await figure('process_resident_memory_bytes', own)).toBeGreaterThan(1_000_000);
    expect(await figure('nodejs_eventloop_lag_p99_seconds', own)).toBeGreaterThanOrEqual(0);
  });

  it('are served at one address only, as text', async () => {
    const served = await serveMetrics({ host: '127.0.0.1', port: 0 }, () => measures.read(), silent);
    const at = (path: string, init = {}) => fetch(`http://127.0.0.1:${served.port}${path}`, init);
    const answer = await at('/metrics');
    expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4');
    expect(await answer.text()).toContain('ndp_database_up 1');
    expect([(await at('/')).status, (await at('/metrics', { method: 'POST' })).status]).toEqual([404, 404]);
    await served.close();
  });
});
