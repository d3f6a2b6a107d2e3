import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { takeMailMoment } from '../../platform/limits/attempts.ts';
import { smtpMail } from '../../platform/mail/smtp.ts';
import { liftSuppression, readSuppressed, suppressedMs } from '../../platform/mail/suppressions.ts';
import { openSmtpSink } from '../../testing/mail/smtp-sink.ts';
import { openTestOffice } from '../../testing/outbox/test-mailer.ts';
import { workIn } from '../../testing/work-in.ts';
import { newLink } from '../emails/new-link.ts';
import { promiseLink } from './promise.ts';
import { sendNext } from './send-next.ts';

const mailer = await openTestOffice();
const sink = await openSmtpSink();
beforeEach(async () => {
  await mailer.clear();
  sink.answerWith(250);
  sink.mails.length = 0;
});
afterAll(async () => {
  await sink.close();
  await mailer.close();
});

const takeFirstMails = async (count: number) => {
  for (let n = 0; n < count; n += 1) {
    await takeMailMoment({ ...mailer, now: mailer.clock() }, { firstMails: 'all' });
  }
};

describe('first mails over all partners', () => {
  it('leave up to so many a minute; the next waits for the next minute, and the log says so', async () => {
    const [{ max } = { max: 0 }] = mailer.limits.firstMails;
    await takeFirstMails(max - 1);
    await mailer.receive({ email: 'a@example.pl' });
    await mailer.receive({ email: 'b@example.pl', partnerId: 'duon' });
    expect([await sendNext(mailer), await sendNext(mailer), await sendNext(mailer)]).toEqual([
      'sent',
      'postponed',
      'idle',
    ]);
    expect(mailer.logged.join()).toContain('too many first mails a minute');
    mailer.pass(60_000);
    expect(await sendNext(mailer)).toBe('sent');
  });

  it('that wait cost nothing: once the minute is full none of them is taken on', async () => {
    const [{ max } = { max: 0 }] = mailer.limits.firstMails;
    await takeFirstMails(max);
    for (let n = 0; n < 3; n += 1) await mailer.receive({ email: `${n}@example.pl` });
    expect([await sendNext(mailer), await sendNext(mailer)]).toEqual(['postponed', 'idle']);
    const attempts = await mailer.owner.selectFrom('outbox').select('attempts').orderBy('attempts').execute();
    expect(attempts.map((row) => row.attempts)).toEqual([0, 0, 1]);
  });

  it('keep no code and no link somebody asked for waiting, however many there are', async () => {
    for (let n = 0; n < 5; n += 1) await mailer.receive({ email: `${n}@example.pl` });
    const { id } = await mailer.receive({ email: 'jan@example.pl' });
    const key = { partnerId: 'mpec', applicationId: id };
    const to = { email: 'jan@example.pl', language: 'pl' } as const;
    mailer.pass(1_000);
    await workIn(mailer.owner, mailer.clock(), (unit) =>
      promiseLink(unit, { ...key, mail: newLink, payload: to }),
    );
    await sendNext(mailer);
    const left = await mailer.owner.selectFrom('mailbox_message').select('subject').execute();
    expect(left).toHaveLength(1);
    expect(left[0]?.subject).toMatch(/^Nowy link/);
  });
});

describe('an address whose mail server refused it', () => {
  it('gets no further first mail for a day, without the mail server being asked', async () => {
    const mail = smtpMail(sink.url);
    const sending = mailer.with(mail);
    sink.answerWith(550);
    await mailer.receive({ email: 'Nikt@example.pl' });
    expect(await sendNext(sending)).toBe('given-up');
    const asked = sink.envelopes();
    await mailer.receive({ email: 'nikt@example.pl', partnerId: 'duon' });
    await mailer.receive({ email: 'ktos@example.pl' });
    sink.answerWith(250);
    expect([await sendNext(sending), await sendNext(sending)]).toEqual(['given-up', 'sent']);
    expect(sink.envelopes() - asked).toBe(1);
    mailer.pass(suppressedMs);
    await mailer.receive({ email: 'nikt@example.pl' });
    expect(await sendNext(sending)).toBe('sent');
    await mail.close();
  });

  it('gets the mails of its case once the day is over', async () => {
    const mail = smtpMail(sink.url);
    const sending = mailer.with(mail);
    sink.answerWith(550);
    const { id } = await mailer.receive({ email: 'nikt@example.pl' });
    await sendNext(sending);
    sink.answerWith(250);
    const to = { email: 'nikt@example.pl', language: 'pl' } as const;
    const key = { partnerId: 'mpec', applicationId: id };
    await workIn(mailer.owner, mailer.clock(), (unit) =>
      promiseLink(unit, { ...key, mail: newLink, payload: to }),
    );
    expect([await sendNext(sending), sink.mails.length]).toEqual(['postponed', 0]);
    mailer.pass(suppressedMs);
    expect([await sendNext(sending), sink.mails.length]).toEqual(['sent', 1]);
    await mail.close();
  });

  it('is known by its keyed hash, and let go again when an officer mails a new link', async () => {
    const mail = smtpMail(sink.url);
    sink.answerWith(550);
    await mailer.receive({ email: 'nikt@example.pl' });
    await sendNext(mailer.with(mail));
    await mail.close();
    const rows = JSON.stringify(await mailer.db.selectFrom('suppressed_address').selectAll().execute());
    expect(rows).not.toContain('nikt');
    const now = mailer.clock();
    expect(await readSuppressed(mailer, now)).toMatchObject([{ address: 'nikt@example.pl' }]);
    expect(await liftSuppression(mailer, 'NIKT@example.pl')).toBe(true);
    expect(await readSuppressed(mailer, now)).toEqual([]);
  });

  it('is not held back for a refusal that is not about it', async () => {
    const mail = smtpMail(sink.url);
    sink.answerWith(450);
    await mailer.receive({ email: 'nikt@example.pl' });
    expect(await sendNext(mailer.with(mail))).toBe('postponed');
    await mail.close();
    expect(await readSuppressed(mailer, mailer.clock())).toEqual([]);
  });
});
