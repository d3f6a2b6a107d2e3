import { describe, expect, it } from 'vitest';
import { sendNext } from '../../mail/outbox/send-next.ts';
import { dayMs } from '../../platform/clock.ts';
import { suppressAddress } from '../../platform/mail/suppressions.ts';
import { fillIn } from '../../testing/applications.ts';
import { askForCall, takeToken } from '../../testing/callbacks.ts';
import { deskOf } from '../../testing/desk/bare-desk.ts';
import { openTestApi } from '../../testing/open-test-api.ts';
import { openHarness } from '../../testing/operator/operator-harness.ts';
import { mailerOf } from '../../testing/outbox/mailer-of.ts';
import { getByLink, plainPartner } from '../../testing/submissions.ts';

const api = await openTestApi();
const harness = openHarness(api);

const requests = () =>
  api.context.db.selectFrom('signature_request').select(['id', 'paper', 'state']).execute();

describe('sending documents for signature', () => {
  it.each(['completed', 'under_review'])('asks for both papers once at %s', async (status) => {
    const application = await harness.put(await harness.send(), status);
    expect((await harness.act(application, 'signing')).status).toBe(200);
    const input = await requests();
    expect(input.map(({ paper, state }) => [paper, state]).sort()).toEqual([
      ['agreement', 'queued'],
      ['application', 'queued'],
    ]);
    await harness.act(application, 'signing');
    expect(await requests()).toEqual(input);
  });

  it.each(['in_completion', 'contract_signed', 'rejected'])('is refused at %s', async (status) => {
    const application = await harness.put(await harness.send(), status);
    expect((await harness.act(application, 'signing')).status).toBe(409);
    expect(await requests()).toEqual([]);
  });

  it('is refused while a value is missing', async () => {
    const application = await harness.send();
    await api.context.db
      .deleteFrom('application_section')
      .where('application_id', '=', application.id)
      .where('section', '=', 'settlement')
      .execute();
    const { status, json } = await harness.act(application, 'signing');
    expect([status, json.detail]).toEqual([409, expect.stringContaining('brakuje w')]);
    expect(await requests()).toEqual([]);
  });
});

describe('starting a failed signing again', () => {
  it('queues what failed and nothing else', async () => {
    const application = await harness.send();
    await harness.act(application, 'signing');
    const { db } = api.context;
    const set = (paper: 'application' | 'agreement', state: 'completed' | 'failed') =>
      db.updateTable('signature_request').set({ state }).where('paper', '=', paper).execute();
    const shown = async () =>
      (await (await deskOf(api.running, plainPartner)).ask(`/cases/${application.reference}`))
        .can_restart_signing;
    await set('application', 'completed');
    expect(await shown()).toBe(false);
    const refused = await harness.act(application, 'signing-restart');
    expect([refused.status, refused.json.detail]).toEqual([409, expect.stringContaining('nie ma czego')]);
    await set('agreement', 'failed');
    expect(await shown()).toBe(true);
    expect((await harness.act(application, 'signing-restart')).status).toBe(200);
    expect((await harness.lastAction()).details).toMatchObject({ papers: 1 });
    expect((await requests()).map(({ paper, state }) => [paper, state]).sort()).toEqual([
      ['agreement', 'queued'],
      ['application', 'completed'],
    ]);
  });
});

describe('a link an officer mails again', () => {
  it('opens the application; earlier ones end after a day', async () => {
    const link = await fillIn(api);
    await api.takeMails();
    expect((await harness.act(await harness.stored(link), 'link')).status).toBe(200);
    const [mail] = await api.takeMails();
    expect(mail).toMatchObject({ kind: 'new-link', applicationId: link.id });
    const token = mail && 'token' in mail.payload ? mail.payload.token : '';
    api.pass(dayMs);
    expect((await getByLink(api, { id: link.id, token })).statusCode).toBe(200);
    expect((await getByLink(api, link)).statusCode).toBe(404);
  });

  it('is sent however many mails the address has had, and although its server refused one just now', async () => {
    const application = await harness.send();
    for (let n = 0; n < 12; n++) expect((await harness.act(application, 'link')).status).toBe(200);
    expect(await api.takeMails()).toHaveLength(12);
    await suppressAddress(api.context, application.email, '550', api.context.clock());
    await harness.act(application, 'link');
    expect(await sendNext(mailerOf(api.context))).toBe('sent');
  });

  it('never tells the address or the link', async () => {
    const { json } = await harness.act(await harness.send(), 'link');
    expect(JSON.stringify(json)).not.toMatch(/@|http/);
  });

  it('opens the page of a request to be called back, too', async () => {
    const input = await askForCall(api);
    expect((await harness.act(await harness.stored(input), 'link')).status).toBe(200);
    const token = await takeToken(api);
    expect((await getByLink(api, { id: input.id, token })).json().kind).toBe('callback');
  });
});
