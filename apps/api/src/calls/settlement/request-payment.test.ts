import { paymentStatement } from '@ndp/flows/application/payment/messages.ts';
import { describe, expect, it } from 'vitest';
import { dayMs } from '../../platform/clock.ts';
import { sha256 } from '../../platform/statements.ts';
import { fillIn, type Link } from '../../testing/applications.ts';
import { openTestApi } from '../../testing/open-test-api.ts';
import {
  fillInAndSign,
  goodPayment,
  moveAlong,
  requiredKinds,
  sendAllDocuments,
  sendFile,
} from '../../testing/settlement/settlements.ts';
import { getByLink, post, type SubmissionOptions } from '../../testing/submissions.ts';

const api = await openTestApi();

const apply = (link: Link, body: object = goodPayment, sending: SubmissionOptions = {}) =>
  post(api, `/applications/${link.token}/${link.id}/payment_application`, body, sending);
const payments = () => api.context.db.selectFrom('payment_application').selectAll().execute();

describe('the way to the money', () => {
  it('is not shown before the agreement is signed', async () => {
    const link = await fillIn(api);
    expect((await getByLink(api, link)).json().payment).toBeNull();
    expect((await apply(link)).statusCode).toBe(409);
  });

  it('tells from the signed agreement on which documents are needed, and since when', async () => {
    const { payment } = (await getByLink(api, await fillInAndSign(api))).json();
    expect(payment).toEqual({
      kinds: [
        ...requiredKinds.map((kind) => ({ kind, is_required: true })),
        { kind: 'other', is_required: false },
      ],
      documents: [],
      is_open: true,
      earliest_completion: '2026-11-21',
      latest_completion: '2026-12-31',
      requested: null,
      due_on: null,
      paid: null,
    });
  });
});

describe('a payment application', () => {
  it('closes the settlement, promises the day and a mail, and keeps the evidence', async () => {
    const link = await fillInAndSign(api);
    await sendAllDocuments(api, link);
    const answer = await apply(link, goodPayment, { language: 'en' });
    expect(answer.statusCode).toBe(200);
    const { status, payment, history } = answer.json();
    expect(status).toBe('payment_requested');
    expect(history.at(-1)).toMatchObject({ status: 'payment_requested', actor: 'applicant' });
    expect(payment).toMatchObject({
      is_open: false,
      requested: {
        completion_date: '2026-11-21',
        heater_model_name: 'Vitocal 250',
        requested_at: '2026-11-21T11:00:00.000Z',
      },
      due_on: '2027-01-16',
    });
    const [kept] = await payments();
    expect(kept).toMatchObject({
      n: 1,
      statement_version: goodPayment.statement,
      statement_hash: sha256(paymentStatement.en),
      language: 'en',
      document_ids: payment.documents.map(({ id }: { id: string }) => id),
    });
    expect(Buffer.from(kept?.data ?? []).toString('latin1')).not.toContain('Vitocal');
    expect(await api.takeMails()).toHaveLength(1);
  });

  it('sent five times at once is one, with one mail; sent again later it changes nothing', async () => {
    const link = await fillInAndSign(api);
    await sendAllDocuments(api, link);
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => apply(link)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    expect(await payments()).toHaveLength(1);
    expect(await api.takeMails()).toHaveLength(1);
    await moveAlong(api, link, [['settlement_review', 'operator']]);
    expect((await apply(link)).statusCode).toBe(200);
    const another = await apply(link, { ...goodPayment, heater_model_name: 'Inny' });
    expect([another.statusCode, another.json().detail]).toEqual([409, expect.stringContaining('sprawdzany')]);
  });

  it('names the documents that are missing', async () => {
    const link = await fillInAndSign(api);
    await sendFile(api, link);
    await sendFile(api, link, { kind: 'proof_of_payment' });
    const answer = await apply(link);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().detail).toContain(
      'Brakuje dokumentów: Protokół odbioru, Dowód likwidacji starego źródła ciepła, Etykieta energetyczna.',
    );
    expect(await payments()).toEqual([]);
  });

  it('speaks of a day from that of the agreement to today, in Poland', async () => {
    const link = await fillInAndSign(api);
    await sendAllDocuments(api, link);
    const problemOf = async (completion_date: string) =>
      (await apply(link, { ...goodPayment, completion_date })).json().detail[0].type;
    expect(await problemOf('2026-11-20')).toBe('before_agreement');
    expect(await problemOf('2026-11-22')).toBe('date_future');
    expect(await problemOf('2026-02-30')).toBe('date');
    api.pass(12 * 60 * 60 * 1000 + 30 * 60 * 1000);
    expect((await apply(link, { ...goodPayment, completion_date: '2026-11-22' })).statusCode).toBe(200);
  });

  it('speaks of no day after the last one of the agreement, and says what holds then', async () => {
    const link = await fillInAndSign(api);
    await sendAllDocuments(api, link);
    api.pass(60 * dayMs);
    const late = await apply(link, { ...goodPayment, completion_date: '2027-01-01' });
    const [{ type, msg }] = late.json().detail;
    expect([late.statusCode, type]).toEqual([422, 'after_program']);
    expect(msg).toContain('najpóźniej 31 grudnia 2026');
    expect(msg).toContain('na zasadach programu z\u00a0roku jej zakończenia');
    expect(await payments()).toEqual([]);
    const inTime = await apply(link, { ...goodPayment, completion_date: '2026-12-31' });
    expect(inTime.statusCode).toBe(200);
  });

  it('needs the statement, in the version that counts', async () => {
    const link = await fillInAndSign(api);
    await sendAllDocuments(api, link);
    const unticked = await apply(link, { ...goodPayment, consent_payment: false });
    expect(unticked.json().detail[0].type).toBe('must_tick');
    const old = await apply(link, { ...goodPayment, statement: '2020-01-01' });
    expect([old.statusCode, old.json().detail]).toEqual([409, expect.stringContaining('oświadczenia')]);
    const nameless = await apply(link, { ...goodPayment, heater_model_name: '  ' });
    expect(nameless.json().detail[0].type).toBe('enter_model');
    expect(await payments()).toEqual([]);
  });

  it('that was returned can be sent again, and the newest counts', async () => {
    const link = await fillInAndSign(api);
    await sendAllDocuments(api, link);
    await apply(link);
    await moveAlong(api, link, [['in_realisation', 'operator']]);
    api.pass(3 * dayMs);
    const { payment } = (await getByLink(api, link)).json();
    expect([payment.is_open, payment.due_on, payment.requested.heater_model_name]).toEqual([
      true,
      null,
      'Vitocal 250',
    ]);
    const again = await apply(link, { ...goodPayment, heater_model_name: 'Vitocal 252' });
    expect(again.json().payment).toMatchObject({
      requested: { heater_model_name: 'Vitocal 252' },
      due_on: '2027-01-19',
    });
    expect((await payments()).map(({ n }) => n).sort()).toEqual([1, 2]);
  });
});
