import { afterAll, expect, it } from 'vitest';
import { openFakeSmsapi, smsapiAccount } from '../../testing/outbox/fake-smsapi.ts';
import { MailDelayed, MailRefused } from '../mail/port.ts';
import { NumberRefused } from './port.ts';
import { smsapi } from './smsapi.ts';

const service = await openFakeSmsapi();
afterAll(() => service.close());

const sms = { id: 'a', phone: '+48600700800', text: 'NDP-2026-7KQ4: masz cos do zrobienia' };
const send = (change: object = {}, account: object = {}) =>
  smsapi({ url: service.url, ...smsapiAccount, ...account }).send({ ...sms, ...change });
const failure = (attempt: Promise<void>) =>
  attempt.then(
    () => undefined,
    (error: Error) => error,
  );

it('hands a text message over once, however often the answer is lost', async () => {
  await send();
  await send();
  expect([...service.taken.values()]).toEqual([
    expect.objectContaining({ to: '48600700800', from: 'NDP', message: sms.text, idx: 'a' }),
  ]);
});

it('gives a number up that takes nothing, and a message that does not fit', async () => {
  expect(await failure(send({ id: 'b', phone: '+48221234567' }))).toBeInstanceOf(NumberRefused);
  for (const text of ['', 'x'.repeat(161), 'ą'.repeat(71)]) {
    const refused = await failure(send({ id: 'c', text }));
    expect(refused).toBeInstanceOf(MailRefused);
    expect(refused).not.toBeInstanceOf(NumberRefused);
  }
});

it('tries again while the account is at fault or the service away, and says which without a number', async () => {
  const said: string[] = [];
  const delayed = async (account: object = {}) => {
    const error = await failure(send({ id: 'd' }, account));
    expect(error).toBeInstanceOf(MailDelayed);
    said.push(error?.message ?? '');
  };
  await delayed({ token: 'wrong' });
  await delayed({ sender: 'Other' });
  service.credit = 0;
  await delayed();
  service.isBroken = true;
  await delayed();
  await delayed({ url: 'http://127.0.0.1:9' });
  service.isSilent = true;
  await delayed({ timeoutMs: 20 });
  expect(said.map((each) => /\d+|did not answer/.exec(each)?.[0])).toEqual([
    '101',
    '14',
    '103',
    '502',
    'did not answer',
    'did not answer',
  ]);
  expect(said.join()).not.toContain('600700800');
});
