import * as z from 'zod/mini';
import { MailDelayed, MailRefused } from '../mail/port.ts';
import { NumberRefused, type SmsPort } from './port.ts';

export interface SmsapiSettings {
  readonly url: string;
  readonly token: string;
  readonly sender: string;
  /** Until an answer must be complete, ms. */
  readonly timeoutMs?: number;
}

/** What is asked is answered with the same body in both cases; a failure comes with 200 as well as with 4xx. */
const answer = z.object({
  error: z.optional(z.nullable(z.int())),
  list: z.optional(z.array(z.object({ error: z.optional(z.nullable(z.union([z.int(), z.string()]))) }))),
});

/** No number that could be reached, among them those on the account's blacklist. */
const unreachable = 13;

/** The same `idx` again: the attempt before was taken over, only its answer was lost. */
const repeated = 53;

/** What is wrong with the message itself: its text, its parts, its parameters, a link in it. */
const unfit = [8, 11, 12, 17, 18, 19, 20, 30, 40, 41, 50, 54, 56, 70, 94];

/**
 * Sends through SMSAPI.pl. Whatever concerns the account – token, credit, sender name, addresses it may be called from,
 * too much at once – is put right by a person and tried again until then.
 *
 * @source https://www.smsapi.pl/docs, “Wysyłanie SMS”, “Kody błędów”
 */
export function smsapi({ url, token, sender, timeoutMs = 20_000 }: SmsapiSettings): SmsPort {
  return {
    async send({ id, phone, text }) {
      const code = await ask(`${url}/sms.do`, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
        headers: { authorization: `Bearer ${token}` },
        body: new URLSearchParams({
          ...{ to: phone.replace('+', ''), from: sender, message: text, format: 'json', encoding: 'utf-8' },
          ...{ max_parts: '1', idx: id, check_idx: '1' },
        }),
      });
      if (code === undefined || code === repeated) return;
      if (code === unreachable) throw new NumberRefused('SMSAPI: the number takes no text messages (13)');
      if (unfit.includes(code)) throw new MailRefused(`SMSAPI refused the message (${code})`);
      throw new MailDelayed(`SMSAPI did not take the message (${code})`);
    },
  };
}

/**
 * @returns the code of the failure; undefined: there was none
 * @throws {MailDelayed} no answer, or none that can be read
 */
async function ask(address: string, init: RequestInit): Promise<number | undefined> {
  let status = 0;
  try {
    const response = await fetch(address, init);
    status = response.status;
    const result = answer.parse(await response.json());
    const code = result.error ?? result.list?.[0]?.error ?? undefined;
    if (code !== undefined) return Number(code);
    if (response.ok && result.list?.length === 1) return undefined;
  } catch {
    // Said below, without what the service or the network wrote.
  }
  throw new MailDelayed(status ? `SMSAPI answered ${status} and nothing else` : 'SMSAPI did not answer');
}
