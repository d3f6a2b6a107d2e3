import http from 'node:http';
import { expect } from '@playwright/test';
import { port } from './portal.ts';
import type { SearchedText } from './ways.ts';

/** A mail as the mailbox lists it. */
export interface Mail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Asks the server under one of its host names; Node itself does not resolve `*.localhost`. */
export function request(
  host: string,
  path: string,
  init: { method?: string; headers?: Record<string, string>; body?: string | Buffer; at?: number } = {},
): Promise<{ status: number; headers: http.IncomingHttpHeaders; body: string }> {
  const { method = 'GET', headers, body: sent, at = port } = init;
  const place = { host: '127.0.0.1', port: at, path, method, headers: { host: `${host}:${at}`, ...headers } };
  return new Promise((resolve, reject) => {
    // A connection of its own: one kept open may be closed by the server in the moment it is used again.
    const outgoing = http.request({ ...place, agent: false }, (answer) => {
      let body = '';
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => {
        body += part;
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }));
    });
    outgoing.on('error', reject);
    outgoing.end(sent);
  });
}

/** How often the mailbox is looked into while a mail is waited for, ms. */
const intervals = [50, 100];

/** Every mail an address got, newest first; a server too busy to say so (503) is asked again. */
export async function mailsTo(address: string, at?: number): Promise<readonly Mail[]> {
  const path = `/messages?to=${encodeURIComponent(address)}`;
  let body = '[]';
  const asking = async () => {
    const answer = await request('mail.ndp.localhost', path, { at: at ?? port });
    body = answer.body;
    return answer.status;
  };
  await expect.poll(asking, { timeout: 60_000, intervals, message: 'the mailbox answers' }).toBe(200);
  return JSON.parse(body) as Mail[];
}

/** Which mail is waited for: by its subject, the how manieth such one, and on which port's server. */
interface Awaited {
  readonly subject: SearchedText;
  readonly count?: number;
  readonly at?: number;
}

/** Waits until an address has got so many mails of a subject, and tells the newest of them. */
export async function mailAbout(address: string, { subject, count = 1, at }: Awaited): Promise<Mail> {
  let found: readonly Mail[] = [];
  const counting = async () => {
    found = (await mailsTo(address, at)).filter((mail) =>
      typeof subject === 'string' ? mail.subject.includes(subject) : subject.test(mail.subject),
    );
    return found.length;
  };
  await expect
    .poll(counting, { timeout: 60_000, intervals, message: `mails about ${subject}` })
    .toBeGreaterThanOrEqual(count);
  const [newest] = found;
  if (!newest) throw new Error('no mail');
  return newest;
}

/** Waits until an address has got so many mails, and tells the newest. */
export async function newestMail(address: string, count = 1, at?: number): Promise<Mail> {
  await expect
    .poll(async () => (await mailsTo(address, at)).length, { timeout: 60_000, intervals })
    .toBe(count);
  const [newest] = await mailsTo(address, at);
  if (!newest) throw new Error('no mail');
  return newest;
}

/** The one link of a mail, besides that of “this was not me”. */
export function linkIn(mail: Mail): string {
  const links = mail.text.match(/https?:\/\/\S+/g) ?? [];
  const [link, ...others] = links.filter((each) => !each.includes('/grant/not-me/'));
  if (!link || others.length > 0)
    throw new Error(`one link was expected, not ${others.length + (link ? 1 : 0)}`);
  return link;
}

let addresses = 0;

/** An address no other test has used. */
export function freshAddress(): string {
  addresses += 1;
  return `jan.${process.pid}.${Date.now().toString(36)}.${addresses}@example.pl`;
}
