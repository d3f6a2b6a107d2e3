import { typingDistance } from './typing-distance.ts';

/** Mail providers most applicants use; of equally near ones the first is suggested. */
const providers = [
  'gmail.com',
  'wp.pl',
  'o2.pl',
  'onet.pl',
  'interia.pl',
  'gazeta.pl',
  'op.pl',
  'vp.pl',
  'tlen.pl',
  'poczta.onet.pl',
  'outlook.com',
  'hotmail.com',
  'yahoo.com',
  'icloud.com',
  'live.com',
] as const;

/** Real providers that merely resemble one above. */
const lookAlikes: ReadonlySet<string> = new Set([
  'mail.com',
  'ymail.com',
  'interia.eu',
  'interia.com',
  'onet.eu',
  'onet.com.pl',
  'poczta.pl',
  'outlook.de',
  'me.com',
  'gmx.com',
]);

/**
 * The address with its domain corrected, when the domain looks like a slip of the keyboard for a known provider:
 * `jan@gmial.com` → `jan@gmail.com`. Undefined for a known domain and for every other one, a company's own too.
 */
export function suggestEmail(email: string): string | undefined {
  const [person, domain, ...rest] = email.trim().split('@');
  if (!person || !domain || rest.length > 0) return undefined;
  const typed = domain.toLowerCase();
  if (providers.some((provider) => provider === typed) || lookAlikes.has(typed)) return undefined;
  const nearest = providers
    .map((provider) => ({ provider, distance: typingDistance(typed, provider) }))
    .filter(({ provider, distance }) => isSlip(typed, provider, distance))
    .sort((a, b) => a.distance - b.distance)[0];
  return nearest && `${person}@${nearest.provider}`;
}

/**
 * Two slips are forgiven in a long name. In a name of two to four letters one slip makes another company's
 * domain, so there only the ending may be mistyped, by one slip.
 */
function isSlip(typed: string, provider: string, distance: number): boolean {
  const name = provider.slice(0, provider.indexOf('.'));
  if (name.length > 4) return distance <= 2;
  return distance === 1 && typed.startsWith(name);
}
