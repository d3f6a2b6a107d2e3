import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { PageParts } from '@ndp/contract/written-page.ts';
import { browserHours, sittingHours } from '@ndp/domain/periods.ts';
import type { KeyRing } from '../../platform/crypto/secrets.ts';

/** How long a part is stored after it was last used, seconds; what is about a person no longer than one sitting. */
const lives = {
  device: browserHours * 60 * 60,
  sitting: sittingHours * 60 * 60,
  linkPage: sittingHours * 60 * 60,
} as const;
type CookiePart = keyof typeof lives;
const parts = Object.keys(lives) as CookiePart[];

/** Another number, and what was stored by an earlier build is not read any more. */
const format = 1;

/** Longest value of one cookie, in letters; browsers take 4096 with its name and attributes. */
const longest = 3800;
/** A remark as long as it may be, in letters of four bytes, takes two of them. */
const mostPieces = 3;

/** Where cookies are stored, and for whom. */
export interface CookieJar {
  readonly keys: KeyRing;
  readonly partner: string;
  readonly isSecure: boolean;
  readonly now: Date;
}

/** What a visitor's browser keeps for the server; what is foreign, changed or too old counts as not there. */
export function readParts(header: string | undefined, jar: CookieJar): PageParts | undefined {
  const sent = cookiesOf(header);
  if (!parts.some((part) => sent.has(nameOf(part, 0, jar)))) return undefined;
  return Object.fromEntries(parts.map((part) => [part, openPart(part, sent, jar)]));
}

/** The `Set-Cookie` headers that keep these parts; a part that is not there is taken back. `header`: what was sent. */
export function setCookiesOf(saved: PageParts, jar: CookieJar, header: string | undefined): string[] {
  const sent = cookiesOf(header);
  return parts.flatMap((part) => {
    const value = saved[part] === undefined ? '' : sealPart(part, saved[part], jar);
    const pieces = value.match(new RegExp(`.{1,${longest}}`, 'g')) ?? [];
    // Too long for any browser: the rest of the visit does without.
    const fitting = pieces.length > mostPieces ? [] : pieces;
    return Array.from({ length: mostPieces }, (_, n) =>
      fitting[n] !== undefined || sent.has(nameOf(part, n, jar)) ? [cookie(part, n, fitting[n], jar)] : [],
    ).flat();
  });
}

/** The headers that take back whatever is stored. */
export function takeBack(jar: Pick<CookieJar, 'isSecure'>): string[] {
  return parts.flatMap((part) =>
    Array.from({ length: mostPieces }, (_, n) => cookie(part, n, undefined, jar)),
  );
}

function cookie(
  part: CookiePart,
  n: number,
  value: string | undefined,
  jar: Pick<CookieJar, 'isSecure'>,
): string {
  const life = value === undefined ? 'Max-Age=0' : part === 'device' ? `Max-Age=${lives.device}` : '';
  const attributes = ['Path=/', life, 'HttpOnly', 'SameSite=Lax', jar.isSecure ? 'Secure' : ''];
  return [`${nameOf(part, n, jar)}=${value ?? ''}`, ...attributes.filter(Boolean)].join('; ');
}

/** Browsers hold a name with this prefix to one host and to a safe connection, so a machine without one has none. */
function nameOf(part: CookiePart, n: number, { isSecure }: Pick<CookieJar, 'isSecure'>): string {
  return `${isSecure ? '__Host-' : ''}ndp-${part}${n === 0 ? '' : `-${n}`}`;
}

function cookiesOf(header = ''): ReadonlyMap<string, string> {
  return new Map(
    header.split(/; */).map((each) => {
      const at = each.indexOf('=');
      return [each.slice(0, at), each.slice(at + 1)] as const;
    }),
  );
}

const boundTo = (part: CookiePart, { partner }: CookieJar) => `cookie\n${format}\n${part}\n${partner}`;

function sealPart(part: CookiePart, value: unknown, jar: CookieJar): string {
  const until = jar.now.getTime() + lives[part] * 1000;
  const packed = deflateRawSync(JSON.stringify({ until, value }));
  return jar.keys.sealBytes(packed, boundTo(part, jar)).toString('base64url');
}

function openPart(part: CookiePart, sent: ReadonlyMap<string, string>, jar: CookieJar): unknown {
  const pieces = Array.from({ length: mostPieces }, (_, n) => sent.get(nameOf(part, n, jar)) ?? '');
  try {
    const packed = jar.keys.openBytes(Buffer.from(pieces.join(''), 'base64url'), boundTo(part, jar));
    const opened = JSON.parse(inflateRawSync(packed).toString()) as { until: number; value: unknown };
    return opened.until > jar.now.getTime() ? opened.value : undefined;
  } catch {
    return undefined;
  }
}
