import http from 'node:http';
import { expect } from '@playwright/test';
import { port } from './portal.ts';

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
  init: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const outgoing = http.request(
      {
        host: '127.0.0.1',
        port,
        path,
        method: init.method ?? 'GET',
        headers: { host: `${host}:${port}`, ...init.headers },
      },
      (answer) => {
        let body = '';
        answer.setEncoding('utf8');
        answer.on('data', (part: string) => {
          body += part;
        });
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body }));
      },
    );
    outgoing.on('error', reject);
    outgoing.end(init.body);
  });
}

/** Every mail an address got, newest first. */
export async function mailsTo(address: string): Promise<readonly Mail[]> {
  const { body } = await request('mail.ndp.localhost', `/messages?to=${encodeURIComponent(address)}`);
  return JSON.parse(body) as Mail[];
}

/** Waits until an address has got so many mails, and tells the newest. */
export async function newestMail(address: string, count = 1): Promise<Mail> {
  await expect.poll(async () => (await mailsTo(address)).length, { timeout: 15_000 }).toBe(count);
  const [newest] = await mailsTo(address);
  if (!newest) throw new Error('no mail');
  return newest;
}

/** The one link of a mail. */
export function linkIn(mail: Mail): string {
  const [link, ...others] = mail.text.match(/https?:\/\/\S+/g) ?? [];
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
