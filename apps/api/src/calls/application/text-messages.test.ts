import { afterAll, describe, expect, it } from 'vitest';
import { moveApplication } from '../../features/casework/move-application.ts';
import { sendNext } from '../../mail/outbox/send-next.ts';
import { asUnit } from '../../platform/unit.ts';
import { fillIn, homeSections } from '../../testing/applications.ts';
import { deskOf } from '../../testing/desk/bare-desk.ts';
import { openHarness } from '../../testing/operator/operator-harness.ts';
import { openFakeSmsapi, smsapiAccount } from '../../testing/outbox/fake-smsapi.ts';
import { mailerOf } from '../../testing/outbox/mailer-of.ts';
import { call, getByLink, homeApplication } from '../../testing/submissions.ts';
import { startTestApi } from '../../testing/test-api.ts';

const service = await openFakeSmsapi();
const settings = { SMSAPI_TOKEN: smsapiAccount.token, SMSAPI_SENDER: 'NDP', SMSAPI_URL: service.url };
const api = await startTestApi({ settings });
const harness = openHarness(api);
const phone_number = '+48600700800';
const sections = { ...homeSections, client_info: { ...homeSections.client_info, phone_number } };
const link = await fillIn(api, { sections });
const application = await harness.stored(link);
await sendAll();
afterAll(async () => {
  await api.close();
  await service.close();
});

const choose = (wanted: boolean, of = link, at = api) =>
  call(at, `PUT /applications/${of.token}/${of.id}/text_messages`, { wanted });
const hour = 3_600_000;
const texts = () => [...service.taken.values()].map(({ message }) => message);
const ofSms = () =>
  api.owner
    .selectFrom('outbox')
    .select(['payload', 'due_at', 'last_error', 'failed_at'])
    .where('kind', '=', 'case-sms')
    .orderBy('due_at', 'desc')
    .execute();
const shown = async () => (await getByLink(api, link)).json().text_messages;

/** Sends whatever is due, and says how each ended that did not go out. */
async function sendAll(mailer = mailerOf(api.context)): Promise<readonly string[]> {
  const outcomes = [];
  for (let one = await sendNext(mailer); one !== 'idle'; one = await sendNext(mailer)) outcomes.push(one);
  return outcomes.filter((outcome) => outcome !== 'sent');
}

async function askToCorrect() {
  await harness.put(application, 'under_review');
  const cause = { name: 'Anna', reason: 'Brak numeru.' };
  const reviewed = await harness.stored(application);
  await asUnit(api.context, (unit) => moveApplication(unit, reviewed, 'correction_requested', cause));
}

describe('text messages', () => {
  it('go to nobody who did not ask, and to nobody who took it back', async () => {
    expect(await shown()).toBeNull();
    await askToCorrect();
    await choose(true);
    await choose(false);
    await askToCorrect();
    await sendAll();
    expect([texts(), await ofSms()]).toEqual([[], []]);
  });

  it('tell who asked that there is something to do, and nothing of any person; the choice is audited', async () => {
    expect((await choose(true)).json().text_messages).toBe('wanted');
    const audited = api.owner.selectFrom('audit_entry').select('entry').orderBy('at', 'desc');
    expect((await audited.where('application_id', '=', application.id).execute())[0]?.entry).toMatch(
      /"fields": ?\["sms"\]/,
    );
    await askToCorrect();
    expect(await sendAll()).toEqual([]);
    const [text = ''] = texts();
    expect(text).toMatch(new RegExp(`^${application.reference}: masz cos do zrobienia.* MPEC`));
    const { first_name, last_name, pesel } = homeSections.client_info;
    for (const secret of [first_name, last_name, pesel, 'http']) expect(text).not.toContain(secret);
    expect((await ofSms())[0]?.payload).toBeNull();
  });

  it('wait for the morning, and for no longer than there is something to do', async () => {
    api.pass(9.5 * hour);
    await askToCorrect();
    expect(await sendAll()).toEqual(['postponed']);
    expect((await ofSms())[0]?.due_at.toISOString()).toBe('2026-11-22T07:00:00.000Z');
    await harness.put(application, 'completed');
    api.pass(12 * hour);
    expect(await sendAll()).toEqual(['dropped']);
    expect(texts()).toHaveLength(1);
  });

  it('are one for all that waits, and three a week at most', async () => {
    for (let n = 0; n < 3; n += 1) {
      await askToCorrect();
      await askToCorrect();
      await sendAll();
    }
    expect(texts()).toHaveLength(3);
    api.pass(7 * 24 * hour + 1);
    await askToCorrect();
    await sendAll();
    expect(texts()).toHaveLength(4);
  });

  it('are tried again while the account has no credit, and hold up no mail', async () => {
    service.credit = 0;
    await askToCorrect();
    expect(await sendAll()).toEqual(['postponed']);
    expect((await ofSms())[0]?.last_error).toBe('SMSAPI did not take the message (103)');
    service.credit = 10;
    api.pass(hour);
    expect(await sendAll()).toEqual([]);
    expect(texts()).toHaveLength(5);
  });

  it('end where the number takes none: applicant and desk are told, and it can be asked for anew', async () => {
    service.unreachable.add('48600700800');
    await askToCorrect();
    expect(await sendAll()).toEqual(['given-up']);
    expect(await shown()).toBe('refused');
    const { cases } = await (await deskOf(api.running, 'mpec')).ask('/cases');
    expect(cases).toMatchObject([{ flags: ['wiadomość niedostarczona'] }]);
    const before = (await ofSms()).length;
    await askToCorrect();
    await sendAll();
    expect(await ofSms()).toHaveLength(before);
    expect((await choose(true)).json().text_messages).toBe('wanted');
  });

  it('are given to Polish mobile numbers only', async () => {
    const client_info = { ...homeSections.client_info, phone_number: '+48221234567' };
    const other = await fillIn(api, {
      until: 'building_address',
      sections: { ...homeSections, client_info },
      estimate: { ...homeApplication, email: 'stacjonarny@example.pl' },
    });
    const refused = await choose(true, other);
    expect([refused.statusCode, refused.json().detail]).toEqual([409, expect.stringContaining('komórkowe')]);
  });
});

it('without a service for them nobody is offered any, and what was asked for before is dropped', async () => {
  api.pass(7 * 24 * hour + 1);
  await askToCorrect();
  expect((await ofSms())[0]).toMatchObject({ failed_at: null });
  const without = await startTestApi({ over: api, environment: 'staging' });
  const config = await call(without, 'GET /partners/portal_config');
  expect(config.json().offers_sms).toBe(false);
  expect((await choose(true, link, without)).statusCode).toBe(409);
  expect(await sendAll({ ...mailerOf({ ...api.context, config: without.config }) })).toEqual(['dropped']);
  expect((await choose(false, link, without)).json().text_messages).toBeNull();
  await without.close();
});
