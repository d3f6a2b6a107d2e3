// @database both, the embedded one in the long form

import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { describeApi } from '../../app/documentation.ts';
import { calls } from '../../app/routes.ts';
import { unwatchedTables, watchTables } from '../../platform/database/audited-tables.ts';
import { fillIn, put, sharedSections } from '../../testing/applications.ts';
import { askForCall, enterData, putPlan, takeToken } from '../../testing/callbacks.ts';
import { answer } from '../../testing/co-owners/co-owners.ts';
import { honestAsks } from '../../testing/hostile/asks.ts';
import { describedCalls } from '../../testing/hostile/described-calls.ts';
import { honestRequest } from '../../testing/hostile/hostile-requests.ts';
import { bringToStages, type Secrets, withSecondAddress } from '../../testing/hostile/stages.ts';
import { openHarness } from '../../testing/operator/operator-harness.ts';
import { actOnSigning, setStatus, signatureFor, signByOwnMeans } from '../../testing/signing-visit.ts';
import {
  call,
  homeApplication,
  listPartner,
  plainPartner,
  post,
  stxApplication,
  submitAndOpenMail,
} from '../../testing/submissions.ts';
import { startTestApi } from '../../testing/test-api.ts';
import {
  acceptProposed,
  acknowledgeFromPaper,
  answerByWords,
  appealRefusal,
  explainLess,
  handOverDuties,
  helpWith,
} from '../../testing/told-acts.ts';

/** Calls that change nothing of an application, and why. */
const unnoted: Readonly<Record<string, string>> = {
  quoteSubsidy: 'nothing is stored',
  quoteProject: 'nothing is stored',
  keepDraft: 'what is typed is no act until it is saved',
  keepProjectDraft: 'what is typed is no act until it is accepted',
  askConfirmed: 'it is only read',
  waitForOpening: 'the address belongs to no application',
  answerOpening: 'the address belongs to no application',
  countStep: 'a number goes up, of nobody in particular',
};

interface Noted {
  readonly who: string;
  readonly name?: string;
  readonly what?: string;
  readonly table?: string;
  readonly change: string;
  readonly fields: readonly string[];
  readonly request?: string;
  readonly network?: string;
  readonly browser?: string;
  readonly row?: string;
}

const api = await startTestApi();
const harness = openHarness(api);
const secrets = await bringToStages(api);
afterAll(() => api.close());

const at = (stage: string) => {
  const found = secrets.find((each) => each.stage === stage);
  if (!found) throw new Error(stage);
  return found;
};

async function notedOf(id?: string): Promise<Noted[]> {
  const entries = api.owner.selectFrom('audit_entry').selectAll().orderBy('at').orderBy('n');
  const rows = await (id ? entries.where('application_id', '=', id) : entries).execute();
  return rows.map(({ entry }) => JSON.parse(entry) as Noted);
}

/** Makes calls as an honest visitor of one application does. */
async function askAll(each: Secrets, names: readonly string[]): Promise<void> {
  const asks = honestAsks(each);
  for (const call of describedCalls(describeApi('')).filter(({ name }) => names.includes(name))) {
    const { method, attack, ...asked } = honestRequest(
      call,
      asks[call.name] ?? {},
      api.originOf(plainPartner),
    );
    await api.server.inject({ method: call.method, ...asked });
  }
}

describe('every act on an application is noted', () => {
  it('by whatever call it is done', async () => {
    const byLink = (stage: string, what: string, body?: unknown) => {
      const { link } = at(stage);
      return post(api, `/applications/${link.token}/${link.id}/${what}`, body);
    };
    const pending = at('submitted');
    const email = 'submitted.0@example.pl';
    await api.takeMails();
    const asked = await askForCall(api);
    await enterData(harness, asked);
    await putPlan(api, { id: asked.id, token: await takeToken(api) });
    await post(api, '/applications/stx', stxApplication, { from: listPartner });
    await post(api, `/applications/${pending.link.id}/resend`, {});
    await post(api, '/applications/new_link', { email });
    const secret = { email, submission_secret: pending.submission };
    await post(api, `/applications/${pending.link.id}/email`, secret);
    await post(api, `/applications/${at('in_completion').link.id}/resend`, {});
    await byLink('completed', `co_owners/${at('completed').coOwnerId}/reminder`);
    await helpWith(api, at('in_completion'));
    await api.takeMails();
    const fresh = await submitAndOpenMail(api, { ...homeApplication, email: 'nowa@example.pl' });
    await post(api, `/applications/${fresh.token}/${fresh.id}/confirmation`, undefined);
    const own = { key: 'own browser' };
    const coded = await submitAndOpenMail(api, { ...homeApplication, email: 'kod@example.pl' }, own);
    await post(api, `/applications/${coded.id}/code`, { submission_secret: own.key, code: coded.code });
    await answerByWords(api);
    await acceptProposed(api);
    await acknowledgeFromPaper(api);
    await appealRefusal(api, harness);
    await explainLess(api, harness);
    await handOverDuties(api, at('payment_requested'));
    await byLink('completed', 'offers', {
      offer_device: 'Halny',
      offer_price: '9000',
      nothing_ordered: true,
    });
    await byLink('completed', 'corrections', { section: 'settlement' });
    await byLink('contract_signed', 'papers_link');
    await byLink('completed', 'withdrawal');
    await byLink('in_realisation', `settlement_documents/${at('in_realisation').documentId}/removal`);
    const waiting = at('contract_sent');
    const typed_name = waiting.shown.signerName;
    const signature = await signatureFor(api, waiting.signing, { code: '000000', typed_name });
    await actOnSigning(api, waiting.signing, 'signature', signature);
    await byLink('contract_sent', 'signing_reminder');
    const reminded = api.signing.mails.at(-1)?.token ?? '';
    await actOnSigning(api, reminded, 'refusal', { reason: 'inna kwota' });
    await api.takeMails();
    await signByOwnMeans(api);
    await api.takeMails();
    const paid = await fillIn(api, { estimate: { ...homeApplication, email: 'rok@example.pl' } });
    await setStatus(api, paid, 'paid');
    const asked_at = api.context.clock();
    const question = { partner_id: plainPartner, application_id: paid.id, year: 2026, asked_at };
    await api.owner.insertInto('case_running').values(question).execute();
    await post(api, `/applications/${paid.token}/${paid.id}/running`, { year: 2026, answer: 'yes' });
    await answer(api, waiting.coOwner, 'agree', { typed_name: 'Zofia Wrona' });
    await call(api, `GET /applications/${fresh.token}/${fresh.id}/personal_data/file`);
    const read = (await notedOf(fresh.id)).at(-1);
    expect(read).toMatchObject({ who: 'applicant', change: 'read', what: expect.stringContaining('/file') });
    await post(api, `/applications/${fresh.token}/${fresh.id}/erasure`, undefined);
    await api.takeMails();
    const { id: unwanted } = (
      await post(api, '/applications', { ...homeApplication, email: 'obca@example.pl' })
    ).json();
    const notMe = (await api.takeMails()).flatMap(({ payload }) =>
      'notMe' in payload ? [payload.notMe] : [],
    );
    await post(api, `/not_me/${notMe[0]}/${unwanted}`, undefined);
    const missingOf = async () => {
      const whats = new Set((await notedOf()).map(({ what }) => what));
      return Object.entries(calls).flatMap(([name, { method, path }]) =>
        method === 'GET' || name in unnoted || whats.has(`${method} ${path}`) ? [] : [name],
      );
    };
    for (const each of secrets) await askAll(each, await missingOf());
    expect(await missingOf()).toEqual([]);
  });

  it('with who did it, from where, by which call and request, and the names of the fields, never what they hold', async () => {
    const { link } = at('in_completion');
    const headers = { 'user-agent': 'Szpakofox/1.0', 'accept-language': 'pl' };
    await api.server.inject({
      method: 'PUT',
      url: `/pl/ndp/applications/${link.token}/${link.id}/client_info`,
      headers: { ...headers, origin: api.originOf(plainPartner) },
      remoteAddress: '203.0.113.77',
      payload: { ...withSecondAddress, first_name: 'Kanarka', pesel: '85112012349' },
    });
    const entries = await notedOf(link.id);
    expect(entries.find(({ row, change }) => row === 'client_info' && change === 'update')).toEqual({
      who: 'applicant',
      what: 'PUT /pl/ndp/applications/:token/:id/client_info',
      request: expect.stringMatching(/^\S{6,}$/),
      network: '203.0.113.0/24',
      browser: expect.stringMatching(/^\S+:[0-9a-f]{32}$/),
      table: 'application_section',
      change: 'update',
      row: 'client_info',
      nonce: expect.any(String),
      was: expect.stringMatching(/^[0-9a-f]{64}$/),
      state: expect.stringMatching(/^[0-9a-f]{64}$/),
      fields: ['first_name', 'pesel'],
      partner: plainPartner,
      application: link.id,
      n: expect.any(Number),
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    });
    const text = JSON.stringify(await notedOf());
    for (const value of ['Kanarka', '85112012349', 'Szpakofox', '203.0.113.77', 'example.pl', link.token]) {
      expect(text).not.toContain(value);
    }
  });

  it('with the officer’s name and call, with the job, and also when somebody does it at the database', async () => {
    const { link } = at('payment_requested');
    await harness.move(link, 'settlement_review', 'komplet');
    await api.owner.updateTable('application').set({ status: 'paid' }).where('id', '=', link.id).execute();
    const noted = (await notedOf(link.id)).filter(({ table }) => table === 'application');
    const [moved, edited] = noted.slice(-2);
    expect(moved).toMatchObject({
      ...{ who: 'operator', name: 'anna', fields: ['status'] },
      what: 'POST /api/partners/:partner/cases/:reference/move',
    });
    expect(edited).toMatchObject({ who: 'database', name: expect.any(String), fields: ['status'] });
  });

  it('together with what was done: what fails leaves neither', async () => {
    const { link } = at('submitted');
    const before = (await notedOf(link.id)).length;
    await api.owner
      .transaction()
      .execute(async (trx) => {
        await trx.updateTable('application').set({ status: 'expired' }).where('id', '=', link.id).execute();
        throw new Error('the power went');
      })
      .catch(() => {});
    expect((await notedOf(link.id)).length).toBe(before);
  });

  it('for every table that names an application, unless a reason stands in the list', async () => {
    const { rows } = await sql<{ name: string; triggers: number }>`
      select relname as name, (select count(*)::int from pg_trigger
        where tgrelid = class.oid and starts_with(tgname::text, 'note_')) as triggers
      from pg_class class join pg_attribute on attrelid = class.oid and attname = 'application_id'
      where relnamespace = current_schema()::regnamespace and relkind = 'r'`.execute(api.owner);
    expect(rows.length).toBeGreaterThan(12);
    for (const { name, triggers } of rows) expect(triggers, name).toBe(name in unwatchedTables ? 0 : 2);
  });

  it('for a table that is added or gets another column, without anything being done for it', async () => {
    await sql`create table odd_fact (partner_id text, application_id uuid, n integer)`.execute(api.owner);
    const watch = () => api.owner.transaction().execute(watchTables);
    const triggers = async () =>
      (await sql`select from pg_trigger where tgrelid = 'odd_fact'::regclass`.execute(api.owner)).rows.length;
    await watch();
    expect(await triggers()).toBe(2);
    await sql`alter table odd_fact add column more text`.execute(api.owner);
    await watch();
    const { id } = at('completed').link;
    await sql`insert into odd_fact values (${plainPartner}, ${id}, 1, null)`.execute(api.owner);
    await sql`update odd_fact set more = 'x'`.execute(api.owner);
    expect((await notedOf(id)).slice(-2)).toMatchObject([
      { table: 'odd_fact', change: 'insert', fields: ['n'] },
      { table: 'odd_fact', change: 'update', fields: ['more'] },
    ]);
    await sql`drop table odd_fact`.execute(api.owner);
    await watch();
  });
});

describe('what is noted stays', () => {
  it('nobody changes, removes or adds an entry, not the product and not its owner', async () => {
    const entry = {
      partner_id: plainPartner,
      application_id: at('submitted').link.id,
      n: 99,
      at: new Date(),
      entry: '{}',
      hash: 'a'.repeat(64),
      mac: null,
    };
    for (const its of [api.context.db, api.owner]) {
      const denied = its === api.owner ? 'never changed' : 'permission denied';
      await expect(its.updateTable('audit_entry').set({ entry: '{}' }).execute()).rejects.toThrow(denied);
      await expect(its.deleteFrom('audit_entry').execute()).rejects.toThrow(denied);
    }
    await expect(sql`truncate audit_entry`.execute(api.owner)).rejects.toThrow('never changed');
    await expect(api.context.db.insertInto('audit_entry').values(entry).execute()).rejects.toThrow(
      'permission denied',
    );
  });

  it('eight acts at once make one chain', async () => {
    const { link } = at('in_completion');
    const saved = await Promise.all(
      Array.from({ length: 8 }, (_, i) =>
        put(api, link, 'client_info', { ...sharedSections.client_info, phone_number: `600 700 8${i + 10}` }),
      ),
    );
    expect(saved.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
    const { reference } = await harness.stored(link);
    const { text } = await harness.type('verify-audit', '--reference', reference);
    expect(text).toContain('nienaruszony');
  });
});
