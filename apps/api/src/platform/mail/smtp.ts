import { createTransport } from 'nodemailer';
import {
  checkHeaders,
  MailDelayed,
  type MailPort,
  MailRefused,
  MailServerAway,
  type OutgoingMail,
  ReaderRefused,
} from './port.ts';

/** Milliseconds a mail server gets to accept a connection, to greet, and to answer a command. */
const timeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
  dnsTimeout: 10_000,
};

/** Kept connections to the mail server; so many mails go at once. */
export const mailConnections = 4;

/**
 * Mail through an SMTP server, over few kept connections.
 *
 * @param url  `smtp://` or `smtps://`, with user and password where the server asks for them; a password never leaves
 *   without TLS
 */
export function smtpMail(url: string): MailPort {
  const requireTLS = new URL(url).password !== '';
  const maxConnections = mailConnections;
  const transport = createTransport({ url, pool: true, maxConnections, requireTLS, ...timeouts });
  return {
    async send(mail) {
      checkHeaders(mail);
      try {
        await transport.sendMail(asSmtp(mail));
      } catch (failure) {
        throw meaningOf(failure);
      }
    },
    async close() {
      transport.close();
    },
  };
}

/** What cannot be delivered comes back as its headers alone: the secret link lies in no second mailbox. */
const reportWithoutLink = { return: 'HDRS', notify: 'FAILURE' } as const;

function asSmtp({ messageId, from, to, subject, text, html, language, replyTo }: OutgoingMail) {
  const headers = {
    'Content-Language': language,
    'Auto-Submitted': 'auto-generated',
    'X-Auto-Response-Suppress': 'All',
  };
  return {
    messageId,
    from,
    to: { name: '', address: to },
    ...(replyTo === undefined ? {} : { replyTo }),
    subject,
    text,
    html,
    headers,
    dsn: reportWithoutLink,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function meaningOf(failure: unknown): Error {
  const reply = replyOf(failure);
  if (isPermanent(failure))
    return isAboutTheReader(failure) ? new ReaderRefused(reply) : new MailRefused(reply);
  return isBeforeTheMail(failure) ? new MailServerAway(reply) : new MailDelayed(reply);
}

function isAboutTheReader(failure: unknown): boolean {
  return commandOf(failure).startsWith('RCPT');
}

/** What fails before a mail is spoken of: the connection, the greeting, the login. */
const beforeTheMail = ['CONN', 'EHLO', 'HELO', 'STARTTLS', 'AUTH'];

function isBeforeTheMail(failure: unknown): boolean {
  return beforeTheMail.some((name) => commandOf(failure).startsWith(name));
}

/** What was said to the mail server when it failed. */
function commandOf(failure: unknown): string {
  return failure instanceof Error && 'command' in failure ? String(failure.command) : '';
}

/** A 5xx about the mail or its reader. A refused login or greeting is about us: it waits for mended settings. */
function isPermanent(failure: unknown): boolean {
  const isAboutTheMail = ['EENVELOPE', 'EMESSAGE'].includes(codeOf(failure));
  return isAboutTheMail && (statusOf(failure) ?? 0) >= 500;
}

function codeOf(failure: unknown): string {
  return failure instanceof Error && 'code' in failure ? String(failure.code) : 'unknown';
}

function statusOf(failure: unknown): number | undefined {
  const status = failure instanceof Error && 'responseCode' in failure ? failure.responseCode : undefined;
  return typeof status === 'number' ? status : undefined;
}

/** What went wrong, without the server's own words: those may repeat the address. */
function replyOf(failure: unknown): string {
  const status = statusOf(failure);
  if (status !== undefined) return `the mail server answered ${status}`;
  return `the mail server was not reached (${codeOf(failure)})`;
}
