import type { FastifyInstance } from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { sendNext } from '../../mail/outbox/send-next.ts';
import { readConfig } from '../../platform/config/config.ts';
import { mailboxSms } from '../../platform/sms/mailbox-sms.ts';
import { openTestOffice, type TestMailer } from '../../testing/outbox/test-mailer.ts';
import { buildMailbox, pagePolicy } from './mailbox-site.ts';

const office = await openTestOffice();
const server = openSite({});
await send({ email: 'Ola@Example.pl' });
office.pass(60_000);
await send({ email: 'jan@example.pl', partnerId: 'stx' });
afterAll(async () => {
  await server.close();
  await office.close();
});

async function send(estimate: Parameters<TestMailer['receive']>[0]) {
  await office.receive(estimate);
  await sendNext(office);
}

function openSite(settings: Record<string, string>): FastifyInstance {
  const config = readConfig({ ENVIRONMENT: 'localhost', ...settings });
  return buildMailbox({ config, db: office.db }, { logTo: false });
}

const get = (url: string) => server.inject({ url });

describe('the mailbox of a machine without a mail server', () => {
  it('lists outgoing mail as JSON, newest first', async () => {
    const messages = (await get('/messages')).json();
    expect(messages.map(({ to }: { to: string }) => to)).toEqual(['jan@example.pl', 'Ola@Example.pl']);
    expect(Object.keys(messages[0]).sort()).toEqual([
      'from',
      'html',
      'id',
      'sentAt',
      'subject',
      'text',
      'to',
    ]);
    expect(messages[0].sentAt).toBe('2026-11-21T10:01:00.000Z');
  });

  it('filters by the whole address, in capitals or not', async () => {
    const to = async (address: string) =>
      (await get(`/messages?to=${encodeURIComponent(address)}`)).json().length;
    expect(await to('ola@EXAMPLE.pl')).toBe(1);
    expect(await to('la@example.pl')).toBe(0);
    expect(await to('%')).toBe(0);
    expect(await to('')).toBe(2);
  });

  it('shows the list and every message as a page that runs nothing', async () => {
    const [message] = (await get('/messages')).json();
    for (const url of ['/', `/messages/${message.id}`]) {
      const page = await get(url);
      expect(page.headers['content-security-policy']).toBe(pagePolicy);
      expect(page.body).toContain(message.subject);
      expect(page.body).not.toMatch(/<script|<style| style=| on[a-z]+=/);
    }
  });

  it('makes the link of a message one to click', async () => {
    const [message] = (await get('/messages')).json();
    const link = /https?:\S+/.exec(message.text)?.[0];
    expect((await get(`/messages/${message.id}`)).body).toContain(
      `<a href="${link}" rel="noreferrer">${link}</a>`,
    );
  });

  it('shows a text message, found by its number, without an HTML part', async () => {
    const sms = { id: 'a', phone: '+48600700800', text: 'NDP-2026-7KQ4: masz cos do zrobienia' };
    await mailboxSms(office.db, office.clock).send(sms);
    await mailboxSms(office.db, office.clock).send(sms);
    const found = (await get(`/messages?to=${encodeURIComponent(sms.phone)}`)).json();
    expect(found).toMatchObject([{ subject: 'SMS', text: sms.text }]);
    const page = (await get(`/messages/${found[0].id}`)).body;
    expect([page.includes(sms.text), page.includes('<iframe')]).toEqual([true, false]);
  });

  it('shows the HTML part in a sandbox', async () => {
    const [message] = (await get('/messages?to=jan@example.pl')).json();
    const part = await get(`/messages/${message.id}/html`);
    expect(part.headers['content-security-policy']).toMatch(/default-src 'none'.*; sandbox /);
    expect(part.headers['content-security-policy']).not.toContain('allow-scripts');
    expect(part.body).toContain('<base target="_blank">');
  });

  it('answers a wrong address of a message with a sentence and 404', async () => {
    for (const id of ['1', '0b5e0f3c-1111-4222-8333-944445555666', '%27']) {
      const answer = await get(`/messages/${id}`);
      expect(answer.statusCode).toBe(404);
      expect(answer.body).toContain('Nie ma takiej wiadomości');
    }
  });

  it('is kept by no cache and no search engine', async () => {
    for (const url of ['/', '/messages', '/mailbox.css']) {
      expect((await get(url)).headers).toMatchObject({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex, nofollow',
      });
    }
  });
});

it('shows no mail at all when mail leaves through a server', async () => {
  const site = openSite({ SMTP_URL: 'smtp://127.0.0.1:25' });
  for (const url of ['/', '/messages', '/messages/1/html']) {
    const answer = await site.inject({ url, headers: { 'accept-language': 'en' } });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({
      detail: 'Mail leaves through an SMTP server, so the mailbox is switched off.',
    });
  }
  await site.close();
});
