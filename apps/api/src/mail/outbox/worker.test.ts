import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { MailPort } from '../../platform/mail/port.ts';
import { openTestOffice } from '../../testing/outbox/test-mailer.ts';
import { startWorker } from './worker.ts';

const mailer = await openTestOffice();
beforeEach(() => mailer.clear());
afterAll(() => mailer.close());

const hour = 3_600_000;
/** Far above what a slow machine needs; a test that passes does not wait for it. */
const soon = { timeout: 20_000 };
const waiting = () => mailer.owner.selectFrom('outbox').select('id').where('sent_at', 'is', null).execute();

describe('the worker', () => {
  it('never sends a mail twice, even with two workers', async () => {
    const sent: string[] = [];
    const counting: MailPort = {
      async send(mail) {
        sent.push(mail.messageId);
        await mailer.mail.send(mail);
      },
      close: async () => {},
    };
    for (let n = 0; n < 30; n += 1) await mailer.receive({ email: `nr${n}@example.pl` });
    const workers = [startWorker(mailer.with(counting)), startWorker(mailer.with(counting))];
    await expect.poll(waiting, soon).toEqual([]);
    await Promise.all(workers.map((worker) => worker.stop()));
    expect(sent).toHaveLength(30);
    expect(new Set(sent).size).toBe(30);
  });

  it('sends at once when it is woken', async () => {
    await mailer.receive();
    const worker = startWorker(mailer, hour);
    await expect.poll(waiting, soon).toEqual([]);
    await mailer.receive();
    worker.wake();
    await expect.poll(waiting, soon).toEqual([]);
    await worker.stop();
  });

  it('hands over several at once, so that none waits for a mail server that takes its time', async () => {
    for (let n = 0; n < 4; n += 1) await mailer.receive({ email: `nr${n}@example.pl` });
    const under: (() => void)[] = [];
    let isSlow = false;
    const port: MailPort = {
      send: async () => {
        if (isSlow) await new Promise<void>((resolve) => under.push(resolve));
        isSlow = true;
      },
      close: async () => {},
    };
    const worker = startWorker(mailer.with(port));
    await expect.poll(() => under.length, soon).toBe(2);
    const stopped = worker.stop();
    for (const release of under) release();
    await stopped;
    expect(await waiting()).toHaveLength(1);
  });

  it('stops only when the mail in hand has gone, and takes on no other', async () => {
    await mailer.receive();
    await mailer.receive();
    const { port, begun, release } = openSlowMail();
    const worker = startWorker(mailer.with(port));
    await begun;
    let isStopped = false;
    const stopped = worker.stop().then(() => {
      isStopped = true;
    });
    expect(await waiting()).toHaveLength(2);
    expect(isStopped).toBe(false);
    release();
    await stopped;
    expect(await waiting()).toHaveLength(1);
  });

  it('outlives a database that fails, and goes on when it is back', async () => {
    await mailer.receive();
    await sql`alter table outbox rename to outbox_away`.execute(mailer.owner);
    const worker = startWorker(mailer);
    await expect.poll(() => mailer.logged, soon).toHaveLength(1);
    await sql`alter table outbox_away rename to outbox`.execute(mailer.owner);
    worker.wake();
    await expect.poll(waiting, soon).toEqual([]);
    await worker.stop();
  });
});

/** A way out that takes its time: until it is released. */
function openSlowMail() {
  let release = () => {};
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const port: MailPort = {
    send() {
      begin();
      return new Promise((resolve) => {
        release = resolve;
      });
    },
    close: async () => {},
  };
  return { port, begun, release: () => release() };
}
