import type { JWTPayload, JWTVerifyGetKey } from 'jose';
import type { IssuerSession } from '../../features/desk/sessions.ts';

/** What a logout token tells. */
export interface LogoutClaims extends IssuerSession {
  /** No second token has it. */
  readonly id: string;
}

/** Whom a token has to come from and go to, and what it is signed with. */
export interface TokenIssuer {
  readonly issuer: string;
  readonly audience: string;
  readonly keys: JWTVerifyGetKey;
}

/** As old as a token may be, and how far two clocks may be apart. */
const age = { maxTokenAge: '2 minutes', clockTolerance: 30 };
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];
const event = 'http://schemas.openid.net/event/backchannel-logout';

/**
 * Checks a logout token as OpenID Connect Back-Channel Logout 1.0, section 2.6, asks; whether it was used before, its
 * reader finds out.
 *
 * @throws {Error} something does not fit
 */
export async function readLogoutToken(token: string, from: TokenIssuer): Promise<LogoutClaims> {
  const { jwtVerify } = await import('jose');
  const { issuer, audience, keys } = from;
  const { payload, protectedHeader } = await jwtVerify(token, keys, { issuer, audience, algorithms, ...age });
  const { typ = 'JWT' } = protectedHeader;
  need(['jwt', 'logout+jwt'].includes(typ.toLowerCase()), 'another type');
  need(isLogout(payload), 'no log-out');
  need(!('nonce' in payload), 'a nonce');
  const { sub: subject, sid, jti: id } = payload;
  if (typeof id !== 'string' || id === '') throw new Error('logout token: no jti');
  need(sid === undefined || (typeof sid === 'string' && sid !== ''), 'an odd sid');
  need(subject !== undefined || sid !== undefined, 'neither sub nor sid');
  return { issuer, id, subject, session: typeof sid === 'string' ? sid : undefined };
}

function isLogout({ events }: JWTPayload): boolean {
  const claims = typeof events === 'object' && events !== null && Object.entries(events);
  return (
    claims !== false &&
    claims.some(([name, what]) => name === event && typeof what === 'object' && what !== null)
  );
}

function need(isFit: boolean, what: string): asserts isFit {
  if (!isFit) throw new Error(`logout token: ${what}`);
}
