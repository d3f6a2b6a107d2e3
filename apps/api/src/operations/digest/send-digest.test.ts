import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Application } from '../../platform/database/schema/tables.ts';
import { smtpMail } from '../../platform/mail/smtp.ts';
import { openSmtpSink } from '../../testing/mail/smtp-sink.ts';
import { openHarness } from '../../testing/operator/operator-harness.ts';
import { startTestApi } from '../../testing/test-api.ts';
import { sendDigest } from './send-digest.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const api = await startTestApi();
const harness = openHarness(api);
const sink = await openSmtpSink();
const mail = smtpMail(sink.url);
const { db, clock, config } = api.running;
const log = { error: () => {} };
const context = { config: { ...config, operatorEmail: 'operator@example.org' }, db, clock, mail, log };
beforeEach(async () => {
  await api.clear();
  await api.context.db.deleteFrom('digest').execute();
  sink.mails.length = 0;
});
afterAll(async () => {
  await mail.close();
  await sink.close();
  await api.close();
});

const nbsp = (text = '') => text.replaceAll('\u00a0', ' ');
const setTo = (application: Application, values: object) =>
  api.context.db.updateTable('application').set(values).where('id', '=', application.id).execute();

describe('the daily digest', () => {
  it('goes out once a day from seven in the morning in Poland, whatever number of processes there is', async () => {
    api.pass(18 * hourMs - 1);
    expect(await sendDigest(context)).toBe(false);
    api.pass(hourMs + 1);
    const sent = await Promise.all([sendDigest(context), sendDigest(context), sendDigest(context)]);
    expect(sent.filter(Boolean)).toHaveLength(1);
    api.pass(12 * hourMs);
    expect(await sendDigest(context)).toBe(false);
    api.pass(12 * hourMs);
    expect(await sendDigest(context)).toBe(true);
    expect(sink.mails.map(({ subject }) => nbsp(subject))).toEqual([
      'NDP 2026-11-22: nic nie czeka',
      'NDP 2026-11-23: nic nie czeka',
    ]);
    expect(sink.mails[0]?.to?.[0]?.address).toBe('operator@example.org');
    expect(nbsp(sink.mails[0]?.text)).toContain('gdy go zabraknie, trzeba sprawdzić serwer');
  });

  it('is tried again under the same Message-ID when the mail server is away', async () => {
    sink.answerWith(451);
    await expect(sendDigest(context)).rejects.toThrow();
    expect(await sendDigest(context)).toBe(false);
    sink.answerWith(250);
    const before = await api.context.db.selectFrom('digest').selectAll().executeTakeFirstOrThrow();
    api.pass(11 * 60_000);
    expect(await sendDigest(context)).toBe(true);
    expect(sink.mails.map(({ messageId }) => messageId)).toEqual([before.message_id]);
  });

  it('goes nowhere without an address', async () => {
    expect(await sendDigest({ ...context, config: api.context.config })).toBe(false);
  });

  it('names by reference what needs a person, and nobody by name', async () => {
    const { db } = api.context;
    const review = await harness.put(await harness.send(), 'under_review');
    const signed = await harness.put(await harness.send(), 'contract_signed');
    const late = await harness.settle(signed, '2026-11-20');
    await setTo(late, { status: 'payment_requested' });
    await db
      .updateTable('application_section')
      .set({ saved_at: new Date(api.context.clock().getTime() + 1000) })
      .where('application_id', '=', late.id)
      .execute();
    const lost = await harness.put(await harness.send(), 'in_realisation');
    await db
      .insertInto('outbox')
      .values({
        partner_id: lost.partner_id,
        application_id: lost.id,
        id: crypto.randomUUID(),
        kind: 'new-link',
        payload: null,
        message_id: '<x@y>',
        due_at: api.context.clock(),
        failed_at: api.context.clock(),
        created_at: api.context.clock(),
      })
      .execute();
    const stuck = await harness.send();
    const calm = await harness.put(await harness.send(), 'in_realisation');
    api.pass(57 * dayMs);
    const end = new Date(api.context.clock().getTime() + 10 * dayMs);
    const sealEndOf = async (id: string) => (id === review.partner_id ? end : undefined);
    await sendDigest({ ...context, signing: { sealEndOf } });
    const text = nbsp(sink.mails[0]?.text);
    expect(nbsp(sink.mails[0]?.subject)).toMatch(/: 6 spraw czeka$/);
    expect(text).toContain(`mpec – do rozpatrzenia (1): ${review.reference}`);
    expect(text).toContain(`mpec – termin wypłaty minął (1): ${late.reference} (1 dzień po terminie)`);
    expect(text).toContain(
      `mpec – rachunek zmieniony albo przelew wrócił, do sprawdzenia (1): ${late.reference}`,
    );
    expect(text).toContain(`mpec – wiadomość niedostarczona (1): ${lost.reference}`);
    expect(text).toContain(`mpec – dokumenty nie powstały mimo kompletnego wniosku (1): ${stuck.reference}`);
    expect(text).toMatch(/mpec – certyfikat pieczęci traci ważność 2027-\d\d-\d\d \(10 dni\)/);
    expect(text).not.toContain(calm.reference);
    const whole = `${sink.mails[0]?.html}${text}${sink.mails[0]?.subject}`;
    for (const personal of ['Kowalska', 'lucja.zolc', '44051401359', review.id])
      expect(whole).not.toContain(personal);
  });

  it('tells of a partner’s row that is not taken, by its field and without what stands there', async () => {
    const row = api.owner.updateTable('partner').where('id', '=', 'mpec');
    await row.set({ title: '<b>MPEC</b>' }).execute();
    const details = await harness.type('digest', '--lang', 'pl');
    await row.set({ title: 'MPEC' }).execute();
    expect(details.data).toMatchObject({ count: 1, refusedRows: [{ partner: 'mpec', field: 'title' }] });
    expect(nbsp(details.text)).toContain('mpec – pole „title” w tabeli partner ma niedozwoloną wartość');
    expect(details.text).not.toContain('<b>');
  });

  it('can be read by the operator at any time', async () => {
    const review = await harness.put(await harness.send(), 'under_review');
    const details = await harness.type('digest', '--lang', 'en');
    expect(details.text).toContain(`mpec – under review (1): ${review.reference}`);
    expect((await harness.type('digest')).data).toMatchObject({ count: 1, day: '2026-11-21' });
    await sql`insert into application select copy.* from application as own, generate_series(1, 33) as n,
      jsonb_populate_record(own, jsonb_build_object('id', gen_random_uuid(), 'reference', 'NDP-' || n)) as copy
      where own.id = ${review.id}`.execute(api.owner);
    const many = await harness.type('digest', '--lang', 'en');
    expect(many.data).toMatchObject({ count: 34, partners: [{ matters: [{ count: 34 }] }] });
    expect(many.text).toMatch(/under review \(34\): NDP-1,.* and 4 more/);
  });
});
