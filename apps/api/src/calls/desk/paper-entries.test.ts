// @database both, the embedded one in the long form

import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { keyOf } from '../../cases/keys/case-key.ts';
import { readPaperEntry } from '../../cases/store/paper-entries.ts';
import { dayMs } from '../../platform/clock.ts';
import { homeSections, put, sectionNames } from '../../testing/applications.ts';
import { addJudgedDocuments } from '../../testing/desk/accepted-documents.ts';
import { paperForm } from '../../testing/desk/paper-form.ts';
import { openPaymentDesk } from '../../testing/desk/payment-desk.ts';
import { openTestDesk } from '../../testing/desk/test-desk.ts';
import { openHarness } from '../../testing/operator/operator-harness.ts';
import { findStored } from '../../testing/stored.ts';
import { call, getByLink, homeProject } from '../../testing/submissions.ts';

const { api, desk } = await openTestDesk();
const office = openHarness(api);
const work = openPaymentDesk(api, desk);
beforeEach(async () => {
  await api.clear();
  await sql`truncate payment_settings, payment_settings_change`.execute(api.owner);
});

type Team = Awaited<ReturnType<typeof work.team>>;
const enter = ({ fourth }: Team, change: object = {}) =>
  work.post(fourth, '/paper-entries', { ...paperForm, ...change });

/** What the applicant has in hand after the office entered their form. */
async function entered(team: Team, change: object = {}) {
  const { reference } = (await enter(team, change)).json as unknown as { reference: string };
  const mail = (await api.takeMails()).find(({ kind }) => kind === 'paper-entered');
  const { id } = await api.context.db
    .selectFrom('application')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  const link = { id, token: mail?.payload.token ?? '' };
  return { reference, mail, link, stored: () => findStored(api, link) };
}

type Entered = Awaited<ReturnType<typeof entered>>;
const acknowledge = ({ link: { id, token } }: Entered, from?: string) =>
  call(
    api,
    `POST /applications/${token}/${id}/acknowledgement`,
    { gdpr_consent: true },
    from ? { from } : {},
  );

describe('a form on paper', () => {
  it('becomes a case whose link goes to the applicant alone, by a mail that says what happened', async () => {
    const team = await work.team();
    const answer = await enter(team);
    expect([answer.status, Object.keys(answer.json)]).toEqual([200, ['reference']]);
    const mails = await api.takeMails();
    expect(mails.map(({ kind, payload }) => [kind, payload.email])).toEqual([
      ['paper-entered', 'zdzislawa@example.pl'],
    ]);
    expect(JSON.stringify(answer.json)).not.toContain(mails[0]?.payload.token);
    const page = await work.get(team.officer, `/cases/${answer.json.reference}`);
    expect(page).toMatchObject({
      applicant: 'Zdzisława Papierska',
      status: 'submitted',
      amount: 3833,
      paper: { came_on: '2026-11-12', who: 'Osoba fourth', entered_on: '2026-11-21' },
      history: [
        {
          actor: 'operator: Osoba fourth',
          reason: expect.stringMatching(/^Z.formularza na.papierze, który wpłynął 12.listopada 2026.r\.$/),
        },
      ],
    });
  });

  it('stores no consent, and shows as entered from paper in what the applicant takes out', async () => {
    const made = await entered(await work.team());
    const { client, submission_secret_hash } = await made.stored();
    expect(client).toEqual({ first_name: 'Zdzisława', last_name: 'Papierska' });
    expect(submission_secret_hash).toBeNull();
    const { id, token } = made.link;
    const file = await call(api, `GET /applications/${token}/${id}/personal_data/file`);
    expect(file.json().application.paper).toEqual({ came_on: '2026-11-12', is_acknowledged: false });
    expect(file.body).not.toContain('gdpr_consent');
  });

  it('is entered once, however often the button is pressed', async () => {
    const team = await work.team();
    const [first, second] = [await enter(team), await enter(team)];
    expect(second.json).toEqual(first.json);
    expect(await api.takeMails()).toHaveLength(1);
  });

  it('is refused when it came tomorrow, gives no amount, or lacks an answer', async () => {
    const team = await work.team();
    const refused = async (change: object) => {
      const { status, json } = await enter(team, change);
      return [status, JSON.stringify(json)];
    };
    expect(await refused({ came_on: '2026-11-22' })).toEqual([
      409,
      expect.stringContaining('późniejszy niż dzisiaj'),
    ]);
    expect(await refused({ answers: { ...homeProject, existing_heat_source: 'heat_pump' } })).toMatchObject([
      422,
      expect.anything(),
    ]);
    expect((await refused({ answers: { ...homeProject, construction_year: null } }))[0]).toBe(422);
    expect((await refused({ email: 'nie adres' }))[0]).toBe(422);
    expect(await api.takeMails()).toEqual([]);
  });

  it('is refused while the programme takes no new cases', async () => {
    api.pass(400 * dayMs);
    const team = await work.team();
    expect((await work.get(team.fourth, '/paper-entries')).is_open).toBe(false);
    const { status, json } = await enter(team);
    expect([status, json.detail]).toEqual([409, expect.stringContaining('nie przyjmuje teraz nowych')]);
  });

  it('is entered so many times an hour by one officer', async () => {
    const team = await work.team();
    for (let n = 0; n < 30; n += 1) await enter(team, { email: `osoba.${n}@example.pl` });
    expect((await enter(team)).status).toBe(429);
    expect((await work.post(team.officer, '/paper-entries', paperForm)).status).toBe(200);
  });

  it('finds towns for the officer', async () => {
    const { officer } = await work.team();
    const found = await work.get(officer, '/paper-entries/towns?q=Zabierzów');
    const { items } = found as unknown as { items: { name: string; climate_zone: string }[] };
    expect(items.find(({ name }) => name === 'Zabierzów')?.climate_zone).toBe('zone_iii');
  });
});

describe('what only the applicant can tick', () => {
  it('comes before anything else: nothing is saved, and the address is not confirmed by another act', async () => {
    const made = await entered(await work.team());
    const { id, token } = made.link;
    const link = `/applications/${token}/${id}`;
    const acts = [
      put(api, made.link, 'client_info'),
      call(api, `POST ${link}/confirmation`),
      call(api, `PUT ${link}/drafts/client_info`, { typed: { first_name: 'Ewa' }, version: 0, revision: 99 }),
      call(api, `PUT ${link}/helper`, { name: 'Piotr', email: 'piotr@example.pl', signed_as: 'Zofia' }),
    ];
    for (const act of acts) {
      const { statusCode, body } = await act;
      expect([statusCode, body]).toEqual([409, expect.stringMatching(/na.papierze/)]);
    }
    expect((await made.stored()).status).toBe('submitted');
    expect((await getByLink(api, made.link)).json().paper.is_acknowledged).toBe(false);
  });

  it('is stored once they tick it, and opens the sections', async () => {
    const made = await entered(await work.team());
    const { id, token } = made.link;
    const empty = await call(api, `POST /applications/${token}/${id}/acknowledgement`, {
      gdpr_consent: false,
    });
    expect(empty.statusCode).toBe(422);
    expect((await acknowledge(made)).json()).toMatchObject({
      status: 'verified',
      paper: { came_on: '2026-11-12', is_acknowledged: true },
    });
    const stored = await made.stored();
    expect(stored.client.gdpr_consent).toBe(true);
    expect(stored.email_verified_at).not.toBeNull();
    const entry = await readPaperEntry(api.context.db, keyOf(stored));
    expect(entry?.acknowledgedAt).toEqual(api.context.clock());
    expect((await acknowledge(made)).statusCode).toBe(200);
    expect((await put(api, made.link, 'client_info')).statusCode).toBe(200);
  });

  it('may be left: the case is withdrawn, or deleted by who did not send it', async () => {
    const team = await work.team();
    const one = await entered(team);
    const { id, token } = one.link;
    expect((await call(api, `POST /applications/${token}/${id}/withdrawal`)).statusCode).toBe(200);
    const other = await entered(team, { email: 'ktos.inny@example.pl' });
    const notMe = (other.mail?.payload as { notMe?: string } | undefined)?.notMe;
    expect((await call(api, `POST /not_me/${notMe}/${other.link.id}`)).statusCode).toBe(200);
    const left = await api.context.db.selectFrom('paper_entry').select('application_id').execute();
    expect(left).toEqual([{ application_id: one.link.id }]);
  });

  it('is not asked in the portal of another partner', async () => {
    const made = await entered(await work.team());
    expect((await acknowledge(made, 'duon')).statusCode).toBe(404);
    expect((await made.stored()).status).toBe('submitted');
  });
});

describe('four eyes', () => {
  it('keep whoever entered a form from approving its payment', async () => {
    const team = await work.team();
    const { officer, third, fourth, boss } = team;
    await work.setUp({ boss, fourth: third });
    const made = await entered(team);
    await acknowledge(made);
    for (const section of sectionNames) await put(api, made.link, section, homeSections[section]);
    await office.put(await made.stored(), 'contract_signed');
    const settled = await office.put(await made.stored(), 'settlement_review');
    await addJudgedDocuments(api, settled);
    await work.propose(officer, settled);
    const refused = await work.approve(fourth, made.reference);
    expect(refused.status).toBe(409);
    expect((await work.approve(third, made.reference)).json).toEqual({ missing: 0 });
  });

  it('leave a row of the audit that names the case and the day, and no word of the form', async () => {
    const made = await entered(await work.team());
    const row = await office.lastAction();
    expect(row).toMatchObject({
      ...{ action: 'desk enter-paper', outcome: 'done', reference: made.reference },
      details: { came_on: '2026-11-12' },
    });
    expect(JSON.stringify(row)).not.toContain('Papierska');
  });
});
