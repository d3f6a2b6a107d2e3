import { describe, expect, it } from 'vitest';
import { clientFor, Refused, Unreachable } from './ask.ts';
import { getApplication } from './calls/application.ts';
import { sendNewLink } from './calls/link-care.ts';
import { resendLink } from './calls/pending.ts';
import { quoteSubsidy } from './calls/quote-subsidy.ts';
import { challengeHeader, type Prove, proofHeader } from './proof.ts';

const answering = (status: number, body: unknown, headers: Record<string, string> = {}) => {
  const seen: { url: string; init: RequestInit }[] = [];
  const fetcher = async (url: string, init: RequestInit) => {
    seen.push({ url, init });
    return new Response(JSON.stringify(body), { status, headers });
  };
  return { seen, ...clientFor('http://api.test', () => 'pl', fetcher as typeof fetch) };
};

describe('asking the API', () => {
  it('fills the path, asks in the visitor’s language and sends no cookies', async () => {
    const { ask, seen } = answering(202, { status: 'accepted' });
    await ask(resendLink, { params: { id: 'a/b' } });
    expect(seen[0]?.url).toBe('http://api.test/pl/ndp/applications/a%2Fb/resend');
    expect(seen[0]?.init).toMatchObject({ method: 'POST', credentials: 'omit' });
    expect(seen[0]?.init.headers).toMatchObject({ 'accept-language': 'pl' });
  });

  it('puts the secret before the id, as the interface fixes it', async () => {
    const { ask, seen } = answering(404, { detail: 'no' });
    await expect(ask(getApplication, { params: { token: 't', id: 'i' } })).rejects.toThrow(Refused);
    expect(seen[0]?.url).toBe('http://api.test/pl/ndp/applications/t/i');
  });

  it('hands over what a refusal said and how long to wait', async () => {
    const { ask } = answering(429, { detail: 'later' }, { 'retry-after': '30' });
    await expect(ask(resendLink, { params: { id: 'x' } })).rejects.toMatchObject({
      status: 429,
      body: { detail: 'later' },
      retryAfterSeconds: 30,
    });
  });

  it('tells an unreachable server from a refusal', async () => {
    const { ask } = clientFor(
      'http://api.test',
      () => 'en',
      () => Promise.reject(new TypeError('failed')),
    );
    await expect(ask(resendLink, { params: { id: 'x' } })).rejects.toThrow(Unreachable);
  });

  it('does not trust an answer of another shape', async () => {
    const { ask } = answering(200, { quote: 'a lot' });
    await expect(ask(quoteSubsidy, { body: {} as never })).rejects.toThrow();
  });

  describe('and being demanded a proof of work', () => {
    const demanding = (prove: Prove) => {
      const seen: string[] = [];
      const fetcher = async (_url: string, init: RequestInit) => {
        const proof = new Headers(init.headers).get(proofHeader);
        seen.push(`${proof} ${init.body}`);
        return proof === 'solved'
          ? new Response('{"status":"accepted"}', { status: 202 })
          : new Response('{"detail":"busy"}', { status: 428, headers: { [challengeHeader]: 'riddle' } });
      };
      return { seen, ...clientFor('http://api.test', () => 'pl', fetcher as typeof fetch, prove) };
    };
    const body = { email: 'jan@example.pl' };

    it('makes the call once more with it', async () => {
      const { ask, seen } = demanding((answer, sendWith) =>
        sendWith({ [proofHeader]: answer.headers.get(challengeHeader) === 'riddle' ? 'solved' : 'wrong' }),
      );
      await expect(ask(sendNewLink, { body })).resolves.toEqual({ status: 'accepted' });
      expect(seen).toEqual([`null ${JSON.stringify(body)}`, `solved ${JSON.stringify(body)}`]);
    });

    it('is refused with the sentence when it cannot be given, or is not good enough', async () => {
      const unable = demanding(async (answer) => answer);
      const wrong = demanding((_answer, sendWith) => sendWith({ [proofHeader]: 'wrong' }));
      for (const { ask } of [unable, wrong]) {
        const refused = ask(sendNewLink, { body });
        await expect(refused).rejects.toMatchObject({ status: 428, body: { detail: 'busy' } });
      }
      expect([unable.seen.length, wrong.seen.length]).toEqual([1, 2]);
    });
  });
});
