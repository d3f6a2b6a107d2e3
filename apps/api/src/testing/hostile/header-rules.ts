import type { LightMyRequestResponse } from 'fastify';

/** What a header must look like; null: it must not be there. */
export type HeaderRules = Readonly<Record<string, RegExp | null>>;

/** What holds on every answer of every site. */
export const everywhere: HeaderRules = {
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^no-referrer$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'permissions-policy': /^camera=\(\), geolocation=\(\), microphone=\(\), payment=\(\), usb=\(\)$/,
  'content-security-policy': /^(?!.*unsafe)default-src 'none';.*frame-ancestors 'none'/,
  server: null,
  'x-powered-by': null,
  via: null,
  'set-cookie': null,
  'access-control-allow-credentials': null,
};

/** On the API host nothing may be kept or found by a search engine. */
export const onApi: HeaderRules = {
  ...everywhere,
  'cache-control': /^no-store$/,
  'x-robots-tag': /^noindex, nofollow$/,
  vary: /Origin/,
};

/** Texts name their letters, so that no browser guesses. */
const lettered = /^(text\/|application\/(json|javascript|manifest))/;

/** The rules an answer breaks, as lines to read. */
export function breachesOf(answer: LightMyRequestResponse, rules: HeaderRules): string[] {
  const { headers } = answer;
  const broken = Object.entries(rules).filter(([name, rule]) =>
    rule === null ? name in headers : !rule.test(String(headers[name] ?? '')),
  );
  const type = String(headers['content-type'] ?? '');
  const isGuessed = lettered.test(type) && !/; charset=utf-8$/i.test(type);
  return [
    ...broken.map(([name]) => `${name}: ${headers[name]}`),
    ...(isGuessed ? [`content-type: ${type}`] : []),
    ...(answer.body !== '' && type === '' ? ['a body without content-type'] : []),
  ];
}
