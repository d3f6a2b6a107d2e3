import { createHash, timingSafeEqual } from 'node:crypto';
import type { Hint } from '../port/port.ts';
import { callAnswer } from './answers.ts';

const maxCallBytes = 1024 * 1024;

/**
 * Reads a call from the platform. It bears our secret to the letter, not a signature, so it is a hint and no more.
 * There is no id of the event, and its time differs between attempts: what it says of the recipients tells a
 * repetition.
 */
export function readCallback(
  secret: string,
  headers: Readonly<Record<string, string | undefined>>,
  raw: Uint8Array,
): Hint | 'invalid' {
  if (!isSameSecret(secret, headers['x-documenso-secret'] ?? '') || raw.length > maxCallBytes)
    return 'invalid';
  const call = callAnswer.safeParse(parse(raw));
  if (!call.success) return 'invalid';
  const { event, payload } = call.data;
  const recipients = payload.recipients
    .map(({ id, signingStatus, signedAt }) => [id, signingStatus ?? null, signedAt ?? null])
    .sort(([one], [other]) => Number(one) - Number(other));
  const facts = JSON.stringify([event, payload.envelopeId, recipients]);
  return { providerId: payload.envelopeId, dedupeKey: createHash('sha256').update(facts).digest('hex') };
}

function parse(raw: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(raw).toString('utf8'));
  } catch {
    return undefined;
  }
}

function isSameSecret(secret: string, given: string): boolean {
  const [one, other] = [secret, given].map((text) => createHash('sha256').update(text).digest());
  return secret !== '' && one !== undefined && other !== undefined && timingSafeEqual(one, other);
}
