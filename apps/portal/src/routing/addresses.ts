/** Every address of the portal. `$name` stands for one part; where two fit, the one named first is meant. */
export const addresses = [
  '/',
  '/application',
  '/application/welcome-page',
  '/application/pending-confirm',
  '/application/with-answers',
  '/application/estimate-sheet',
  '/application/stx-privacy-policy',
  '/application/$step',
  '/statements/$statement',
  '/grant/application/$id/$token',
  '/grant/papers/$id/$token',
  '/grant/not-me/$id/$token',
  '/grant/signing/$token',
  '/grant/co-owner/$token',
  '/grant/notices/$token',
  '/grant/opening/$token',
  '/grant/agreement/$token',
  '/grant/duties/$token',
  '/grant/help/$token',
  '/grant/help/$token/$step',
  '/additional-data/check/$id/$token',
  '/additional-data/overview/$id/$token',
  '/additional-data/call-back/$id/$token',
  '/additional-data/planning/$id/$token',
  '/additional-data/paper/$id/$token',
  '/additional-data/payment/$id/$token',
  '/additional-data/your-data/$id/$token',
  '/additional-data/helper/$id/$token',
  '/additional-data/consent-gdpr-oe/$id/$token',
  '/additional-data/consent-regulations-oe/$id/$token',
  '/additional-data/project/$step/$id/$token',
  '/additional-data/$step/$id/$token',
  '/numbers',
  '/translations',
  '/finished',
  '/locked',
  '/error',
] as const;
export type Address = (typeof addresses)[number];

type Names<A extends string> = A extends `${string}$${infer Name}/${infer More}`
  ? Name | Names<More>
  : A extends `${string}$${infer Name}`
    ? Name
    : never;

/** The parts that differ from page to page of one address, by name. */
export type Params<A extends string> = { readonly [name in Names<A>]: string };

/** A page to go to. */
export type Target = {
  readonly [A in Address]: { readonly to: A } & ([Names<A>] extends [never]
    ? { readonly params?: undefined }
    : { readonly params: Params<A> });
}[Address] & {
  readonly search?: Readonly<Record<string, string | true | undefined>>;
  /** It takes the place of the page that is left, so that Back leads past that one. */
  readonly replace?: boolean;
};

/** Where a path leads: its address and the parts of it. Pure. */
export interface MatchedPath {
  readonly address: Address;
  readonly params: Readonly<Record<string, string>>;
}

/** @returns undefined when nothing stands at the path */
export function placeAt(pathname: string): MatchedPath | undefined {
  const parts = pathname
    .replace(/(.)\/$/, '$1')
    .split('/')
    .map(decoded);
  for (const address of addresses) {
    const params = readParams(address.split('/'), parts);
    if (params) return { address, params };
  }
  return undefined;
}

function readParams(names: readonly string[], parts: readonly (string | undefined)[]) {
  if (names.length !== parts.length) return undefined;
  const params: Record<string, string> = {};
  for (const [i, name] of names.entries()) {
    const part = parts[i];
    if (name.startsWith('$') && part) params[name.slice(1)] = part;
    else if (name !== part) return undefined;
  }
  return params;
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

/** The path and search part of a page, as a link holds it. Pure. */
export function hrefOf({ to, params, search = {} }: Target): string {
  const values: Readonly<Record<string, string>> = params ?? {};
  const path = to.replace(/\$(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
  const said = Object.entries(search).flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
  const query = new URLSearchParams(said).toString();
  return query ? `${path}?${query}` : path;
}
