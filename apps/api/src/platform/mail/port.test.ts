import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openSmtpSink } from '../../testing/mail/smtp-sink.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { mailboxMail } from './mailbox.ts';
import { MailDelayed, type MailPort, MailRefused, MailServerAway, type OutgoingMail } from './port.ts';
import { smtpMail } from './smtp.ts';

const mail: OutgoingMail = {
  messageId: '<0b5e0f3c-1111-4222-8333-944445555666@ndp.localhost>',
  from: '"Zażółć MPEC" <no-reply@ndp.localhost>',
  to: 'jan.kowalski@example.pl',
  subject: 'Zażółć gęślą jaźń: potwierdź adres e-mail, numer sprawy NDP-2026-ŁĄŚĆ',
  text: 'Pchnąć w tę łódź jeża lub ośm skrzyń fig.\n\nhttp://mpec.ndp.localhost:3000/grant/application/a/b\n.\nkoniec',
  html: '<!doctype html><html lang="pl"><body><p>Pchnąć w tę łódź jeża lub ośm skrzyń fig – 3\u00a0833\u00a0zł.</p></body></html>',
  language: 'pl',
};

interface Received {
  messageId: string;
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}
interface Opened {
  port: MailPort;
  received(): Promise<Received[]>;
  forget(): unknown;
  close(): Promise<void>;
}

const adapters: Record<string, () => Promise<Opened>> = {
  async smtp() {
    const sink = await openSmtpSink();
    const port = smtpMail(sink.url);
    return {
      port,
      received: async () =>
        sink.mails.map((got) => ({
          messageId: got.messageId ?? '',
          from: `"${got.from?.name}" <${got.from?.address}>`,
          to: (got.to ?? []).map(({ address }) => address).join(),
          subject: got.subject ?? '',
          text: trimEnd(got.text),
          html: trimEnd(got.html),
        })),
      forget: () => sink.mails.splice(0),
      async close() {
        await port.close();
        await sink.close();
      },
    };
  },
  async mailbox() {
    const { db, close } = await openTestDatabase();
    return {
      port: mailboxMail(db, () => new Date('2026-11-21T10:00:00Z')),
      received: async () =>
        (await db.selectFrom('mailbox_message').selectAll().execute()).map((row) => ({
          messageId: row.message_id,
          from: row.from_address,
          to: row.to_address,
          subject: row.subject,
          text: row.text,
          html: row.html,
        })),
      forget: () => db.deleteFrom('mailbox_message').execute(),
      close,
    };
  },
};

describe.each(Object.entries(adapters))('mail through %s', (_name, open) => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await open();
  });
  beforeEach(() => opened.forget());
  afterAll(() => opened.close());

  it('arrives with Polish letters intact, both parts, and the Message-ID it was promised under', async () => {
    await opened.port.send(mail);
    const { messageId, from, to, subject, text, html } = mail;
    expect(await opened.received()).toEqual([{ messageId, from, to, subject, text, html }]);
  });

  it.each([
    ['a line break in the subject', { subject: 'Wycena\r\nBcc: inny@example.pl' }],
    ['a line break in the address', { to: 'a@example.pl\nBcc: inny@example.pl' }],
    ['a line break in the address of answers', { replyTo: 'a@example.pl\r\nBcc: y@example.pl' }],
    ['a line break in the sender', { from: 'NDP <a@example.pl>\r\nX: y' }],
    ['a line break in the Message-ID', { messageId: '<a@b>\r\nX: y' }],
    ['two addresses', { to: 'a@example.pl, b@example.pl' }],
    ['an address with a name', { to: 'Jan <a@example.pl>' }],
    ['an address with a comment', { to: 'a@example.pl(b@example.pl)' }],
    ['no address', { to: '' }],
  ])('refuses %s for good', async (_what, bent) => {
    await expect(opened.port.send({ ...mail, ...bent })).rejects.toBeInstanceOf(MailRefused);
    expect(await opened.received()).toEqual([]);
  });
});

describe('a mail server', () => {
  it('that answers 5xx has refused for good, and one that answers 4xx may be asked again', async () => {
    const sink = await openSmtpSink();
    const port = smtpMail(sink.url);
    sink.answerWith(550);
    await expect(port.send(mail)).rejects.toBeInstanceOf(MailRefused);
    sink.answerWith(451);
    await expect(port.send(mail)).rejects.toBeInstanceOf(MailDelayed);
    sink.answerWith(250);
    await port.send(mail);
    expect(sink.mails).toHaveLength(1);
    await port.close();
    await sink.close();
  });

  it('that is not there may be asked again, and the reason given names no address', async () => {
    const sink = await openSmtpSink();
    await sink.close();
    const port = smtpMail(sink.url);
    const failure = await port.send(mail).catch((error: Error) => error);
    expect(failure).toBeInstanceOf(MailServerAway);
    expect((failure as Error).message).not.toContain('@');
    await port.close();
  });

  it('is told that the mail was written by a machine, and in which language', async () => {
    const sink = await openSmtpSink();
    const port = smtpMail(sink.url);
    await port.send(mail);
    const headers = Object.fromEntries((sink.mails[0]?.headers ?? []).map(({ key, value }) => [key, value]));
    expect(headers).toMatchObject({ 'auto-submitted': 'auto-generated', 'content-language': 'pl' });
    await port.close();
    await sink.close();
  });
});

describe('a mail server without TLS that takes passwords', () => {
  it('is given none; it is asked to send back what it cannot deliver without the letter and its link', async () => {
    const passwords: unknown[] = [];
    const returned: unknown[] = [];
    const server = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      authOptional: true,
      hideDSN: false,
      onAuth: ({ password }, _session, done) => done(null, { user: String(passwords.push(password)) }),
      onRcptTo: ({ dsn }, { envelope }, done) => {
        returned.push(envelope.dsn?.ret, dsn?.notify);
        done();
      },
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const place = `127.0.0.1:${(server.server.address() as AddressInfo).port}`;
    const port = smtpMail(`smtp://ndp:${'secret'}@${place}`);
    await expect(port.send(mail)).rejects.toBeInstanceOf(MailServerAway);
    await smtpMail(`smtp://${place}`).send(mail);
    expect([passwords, returned]).toEqual([[], ['HDRS', ['FAILURE']]]);
    await new Promise<void>((resolve) => server.close(() => resolve()));
  });
});

/** SMTP ends every part with a line end of its own. */
function trimEnd(part: string | undefined): string {
  return (part ?? '').replace(/\n$/, '');
}
