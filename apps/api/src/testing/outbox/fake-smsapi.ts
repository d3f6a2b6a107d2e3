import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { plainText } from '@ndp/domain/text-message.ts';

export interface FakeSmsapi {
  readonly url: string;
  /** What was taken over, by `idx`. */
  readonly taken: Map<string, Readonly<Record<string, string>>>;
  /** Messages the account still has. */
  credit: number;
  /** Numbers that take nothing. */
  readonly unreachable: Set<string>;
  /** Answers what is no answer: 502 and a page. */
  isBroken: boolean;
  /** Takes what is sent and never answers. */
  isSilent: boolean;
  close(): Promise<void>;
}

const token = 'good-token';
export const smsapiAccount = { token, sender: 'NDP' };

/**
 * SMSAPI as its documentation says it behaves: one account with one sender name; failures as `error` and `message`, with
 * 401 for a wrong token and 200 otherwise; one message of 160 signs, or 70 where one of them is not of the GSM alphabet.
 */
export async function openFakeSmsapi(): Promise<FakeSmsapi> {
  const fake = {
    taken: new Map(),
    unreachable: new Set<string>(),
    credit: 10,
    isBroken: false,
    isSilent: false,
  };
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    if (fake.isSilent) return undefined;
    if (fake.isBroken) return response.writeHead(502).end('<html>Bad gateway</html>');
    const isOwner = request.headers.authorization === `Bearer ${token}`;
    const sent = Object.fromEntries(new URLSearchParams(body));
    const answer = isOwner && request.url === '/sms.do' ? take(fake, sent) : { error: 101 };
    response.writeHead(isOwner ? 200 : 401, { 'content-type': 'application/json' });
    return response.end(JSON.stringify(answer));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(fake, {
    url,
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((closed) => server.close(() => closed()));
    },
  });
}

function take(
  fake: Pick<FakeSmsapi, 'taken' | 'unreachable' | 'credit'>,
  sent: Record<string, string>,
): object {
  const { to = '', from, message = '', idx = '', check_idx, format, encoding, max_parts } = sent;
  if (format !== 'json' || encoding !== 'utf-8') return { error: 8, message: 'Error in request' };
  if (message === '') return { error: 11, message: 'Message too long or there is no message' };
  const most = message === plainText(message) ? 160 : 70;
  if (max_parts === '1' && message.length > most) return { error: 12, message: 'Too many parts' };
  if (from !== smsapiAccount.sender) return { error: 14, message: 'Invalid from field' };
  if (check_idx === '1' && fake.taken.has(idx)) return { error: 53, message: 'Idx must be unique' };
  if (!/^48[4-8]\d{8}$/.test(to) || fake.unreachable.has(to)) {
    const wrong = { number: to, submitted_number: to, message: 'Invalid phone number' };
    return { error: 13, message: 'No correct phonenumbers', invalid_numbers: [wrong] };
  }
  if (fake.credit === 0) return { error: 103, message: 'Insufficient credits' };
  fake.credit -= 1;
  fake.taken.set(idx, sent);
  const one = { id: `A${fake.taken.size}`, points: 0.16, number: to, submitted_number: to, status: 'QUEUE' };
  return { count: 1, list: [{ ...one, error: null, idx, parts: 1 }] };
}
