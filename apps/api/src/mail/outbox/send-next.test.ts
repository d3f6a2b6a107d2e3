import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { revokeLinks } from '../../cases/links/links.ts';
import type { MailPort, OutgoingMail } from '../../platform/mail/port.ts';
import { smtpMail } from '../../platform/mail/smtp.ts';
import { seededPartners } from '../../platform/partners/partners.seed.ts';
import { openSmtpSink } from '../../testing/mail/smtp-sink.ts';
import { withoutSecrets } from '../../testing/mail/without-secrets.ts';
import { openTestOffice } from '../../testing/outbox/test-mailer.ts';
import { statementsOf } from '../../testing/store/statements.ts';
import { workIn } from '../../testing/work-in.ts';
import { awayRestMs } from './retry.ts';
import { leaseMs, sendNext, sendSome } from './send-next.ts';

const mailer = await openTestOffice();
beforeEach(() => mailer.clear());
afterAll(() => mailer.close());

const mailbox = () => mailer.owner.selectFrom('mailbox_message').selectAll().execute();
const outbox = () => mailer.owner.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();

describe('a promised mail', () => {
  it('is taken on with others: they, their keys and the refused addresses are one statement each', async () => {
    for (const email of ['ala@example.pl', 'ola@example.pl', 'ela@example.pl', 'iza@example.pl'])
      await mailer.receive({ email });
    const statements = await statementsOf(async () =>
      expect(await sendSome(mailer, 4)).toEqual(Array.from({ length: 4 }, () => 'sent')),
    );
    const asked = (of: RegExp) => statements.filter((text) => of.test(text)).length;
    expect([
      asked(/for update skip locked/),
      asked(/from "application_key"/),
      asked(/from "suppressed_address"/),
    ]).toEqual([1, 1, 1]);
    expect((await mailbox()).length).toBe(4);
  });

  it('goes to the visitor, from the partner, with the secret link of the application', async () => {
    const { id, token, reference } = await mailer.receive({ partnerId: 'duon', email: 'ola@example.pl' });
    expect(await sendNext(mailer)).toBe('sent');
    const [mail] = await mailbox();
    expect(mail).toMatchObject({
      to_address: 'ola@example.pl',
      from_address: '"DUON" <no-reply@ndp.localhost>',
      subject: `Sprawa ${reference}: potwierdź adres e-mail`,
    });
    expect(mail?.text).toContain(`http://duon.ndp.localhost:3000/grant/application/${id}/${token}\n`);
    expect(await sendNext(mailer)).toBe('idle');
  });

  it('is answered to its partner, not to the address nobody reads', async () => {
    await mailer.receive({ partnerId: 'duon' });
    const sent: OutgoingMail[] = [];
    const smtp: MailPort = { send: async (mail) => void sent.push(mail), close: async () => {} };
    expect(await sendNext(mailer.with(smtp))).toBe('sent');
    const duon = seededPartners.find(({ id }) => id === 'duon');
    expect(sent[0]?.replyTo).toBe(duon?.contact_email);
  });

  it('speaks the language of the visitor', async () => {
    await mailer.receive({ language: 'en', kind: 'callback' });
    await sendNext(mailer);
    expect((await mailbox())[0]?.subject).toMatch(/^Request to be called back NDP-2026-/);
  });

  it('is erased from the outbox once it has gone: the secret stands in no table but the mailbox', async () => {
    const { token } = await mailer.receive();
    await sendNext(mailer);
    expect((await outbox()).payload).toBeNull();
    expect(await tablesWith(token)).toEqual(['mailbox_message']);
  });

  it('is not readable in the outbox while it waits', async () => {
    const { token } = await mailer.receive({ email: 'tajny@example.pl' });
    expect(await tablesWith(token)).toEqual([]);
    expect(await tablesWith('tajny@example.pl')).toEqual([]);
  });

  it('is not sent any more when its link has died meanwhile', async () => {
    const { id } = await mailer.receive();
    const key = { partnerId: 'mpec', applicationId: id };
    await workIn(mailer.owner, mailer.clock(), (unit) => revokeLinks(unit, key));
    expect(await sendNext(mailer)).toBe('dropped');
    expect(await mailbox()).toEqual([]);
    expect(await outbox()).toMatchObject({ payload: null, failed_at: null, dropped_at: mailer.clock() });
    expect(await sendNext(mailer)).toBe('idle');
  });

  it('of a worker that died is sent by another when the lease has ended, and not before', async () => {
    await mailer.receive();
    const dying = { send: () => new Promise<never>(() => {}), close: async () => {} };
    void sendNext(mailer.with(dying));
    await expect.poll(async () => (await outbox()).leased_until, { timeout: 20_000 }).not.toBeNull();
    mailer.pass(leaseMs - 1);
    expect(await sendNext(mailer)).toBe('idle');
    mailer.pass(1);
    expect(await sendNext(mailer)).toBe('sent');
  });
});

describe('what the visitor wrote', () => {
  const bait = fc.constantFrom(
    'https://zlo.example/',
    '<img src=x>',
    '\r\nBcc: x@y.pl\r\n',
    'www.zlo.example',
    '">',
  );
  const freeText = fc
    .tuple(fc.string({ minLength: 4, unit: 'grapheme' }), bait, fc.string({ minLength: 4 }))
    .map((context) => `Ω${context.join('')}Ω`.replaceAll('\0', ''));

  it('never stands in a mail, whatever it is', async () => {
    const fields = fc.tuple(freeText, freeText, freeText, fc.constantFrom('estimate', 'callback'));
    await fc.assert(
      fc.asyncProperty(fields, async ([first_name, building_name, note, kind]) => {
        await mailer.clear();
        const client = { first_name, last_name: first_name, building_name, phone_number: note };
        const project = { note, heater_model_name: note, heater_custom_installer: building_name };
        await mailer.receive({ client, project, kind });
        await sendNext(mailer);
        const whole = withoutSecrets(JSON.stringify(await mailbox()));
        expect(whole).toContain('NDP-2026-');
        expect(whole).not.toContain('Ω');
        expect(whole).not.toMatch(/zlo\.example|<img|Bcc/);
      }),
      { numRuns: 60 },
    );
  });
});

describe('a mail server', () => {
  it('that is down and comes back gets the mail once, under the Message-ID it was promised with', async () => {
    const { token } = await mailer.receive();
    const promised = (await outbox()).message_id;
    const down = await openSmtpSink();
    await down.close();
    const smtp = smtpMail(down.url);
    const sending = mailer.with(smtp);

    expect(await sendNext(sending)).toBe('server-away');
    mailer.pass(1_000);
    expect(await sendNext(sending)).toBe('server-away');

    const back = await openSmtpSink(down.port);
    mailer.pass(2_000);
    expect(await sendNext(sending)).toBe('sent');
    mailer.pass(3_600_000);
    expect(await sendNext(sending)).toBe('idle');
    expect(back.mails.map(({ messageId }) => messageId)).toEqual([promised]);
    expect(back.mails[0]?.text).toContain(token);
    await smtp.close();
    await back.close();
  });

  it('that answers 4xx is asked again, one that answers 5xx is not', async () => {
    const sink = await openSmtpSink();
    const smtp = smtpMail(sink.url);
    await mailer.receive();
    sink.answerWith(451);
    expect(await sendNext(mailer.with(smtp))).toBe('postponed');
    expect(await outbox()).toMatchObject({ attempts: 1, last_error: 'the mail server answered 451' });

    mailer.pass(1_000);
    sink.answerWith(550);
    expect(await sendNext(mailer.with(smtp))).toBe('given-up');
    expect(await outbox()).toMatchObject({ attempts: 2, payload: null, failed_at: mailer.clock() });
    mailer.pass(3_600_000);
    expect(await sendNext(mailer.with(smtp))).toBe('idle');
    expect(sink.envelopes()).toBe(2);
    await smtp.close();
    await sink.close();
  });

  it('that is away for half an hour gets every mail within two minutes of its return, in order', async () => {
    const gone = await openSmtpSink();
    await gone.close();
    const smtp = smtpMail(gone.url);
    const addresses = Array.from({ length: 12 }, (_, n) => `nr${n}@example.pl`);
    for (const email of addresses) {
      await mailer.receive({ email });
      mailer.pass(1);
    }
    const endsAt = mailer.clock().getTime() + 30 * 60_000;
    let failures = 0;
    while (mailer.clock().getTime() < endsAt) {
      expect(await sendNext(mailer.with(smtp))).toBe('server-away');
      failures += 1;
      mailer.pass(awayRestMs(failures, 0.999));
    }
    const back = await openSmtpSink(gone.port);
    for (const _ of addresses) expect(await sendNext(mailer.with(smtp))).toBe('sent');
    expect(mailer.clock().getTime() - endsAt).toBeLessThanOrEqual(120_000);
    expect(back.mails.map(({ to }) => to?.[0]?.address)).toEqual(addresses);
    await smtp.close();
    await back.close();
  });

  it('that stays away is given up after 48 hours, and the log names neither address nor secret', async () => {
    const { token } = await mailer.receive({ email: 'ola@example.pl' });
    const gone = await openSmtpSink();
    await gone.close();
    const smtp = smtpMail(gone.url);
    expect(await sendNext(mailer.with(smtp))).toBe('server-away');
    mailer.pass(48 * 3_600_000);
    expect(await sendNext(mailer.with(smtp))).toBe('given-up');
    expect((await outbox()).payload).toBeNull();
    const log = mailer.logged.join('\n');
    expect(log).toContain('mail given up');
    expect(log).not.toContain('ola@example.pl');
    expect(log).not.toContain(token);
    await smtp.close();
  });
});

/** Names of the tables in which a text stands anywhere, as it is or in a bytea. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' order by 1`.execute(
    mailer.owner,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const held = await sql<{
      row: string;
    }>`select ${sql.table(name)}::text as row from ${sql.table(name)}`.execute(mailer.owner);
    const hex = Buffer.from(text).toString('hex');
    if (held.rows.some(({ row }) => row.includes(text) || row.includes(hex))) found.push(name);
  }
  return found;
}
