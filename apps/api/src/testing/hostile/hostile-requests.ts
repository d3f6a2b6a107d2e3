import fc from 'fast-check';
import { hostileFiles, pdfOf } from '../settlement/sample-files.ts';
import type { Ask } from './asks.ts';
import type { OpenApiCall } from './described-calls.ts';
import { brokenJson, hostileKey, hostileValue, stumblingTexts } from './hostile-values.ts';
import { oddHeaders, oddMethods, oddParts, oddQueries, oddTypes } from './odd-parts.ts';

/** A request that means harm; `attack` says how, for whoever reads a failure. */
export interface HostileRequest {
  readonly attack: string;
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: string | Buffer;
}

const files = [
  ...Object.values(hostileFiles).filter(({ length }) => length < 200_000),
  Buffer.alloc(100_000, 0xff),
];

/**
 * A hostile way to make a call. It begins with an honest ask and spoils one or two things of it, so that it gets as
 * far as an honest one would.
 */
export function hostileAsk(call: OpenApiCall, ask: Ask, origin: string): fc.Arbitrary<HostileRequest> {
  const honest = honestRequest(call, ask, origin);
  const spoilers = [
    { weight: 2, arbitrary: spoilHeader },
    { weight: 1, arbitrary: fc.constantFrom(...oddMethods).map(spoil('method', (method) => ({ method }))) },
    {
      weight: 2,
      arbitrary: fc
        .constantFrom(...oddQueries)
        .map(spoil('query', (query, { url }) => ({ url: url.split('?')[0] + query }))),
    },
    ...(ask.params ? [{ weight: 2, arbitrary: spoilPath(call.path, ask) }] : []),
    ...(call.takes === 'json'
      ? [
          { weight: 10, arbitrary: spoilBody(ask.body) },
          { weight: 2, arbitrary: brokenJson.map(spoil('json', (payload) => ({ payload }))) },
        ]
      : []),
    ...(call.takes === 'file'
      ? [{ weight: 8, arbitrary: fc.constantFrom(...files).map(spoil('file', (payload) => ({ payload }))) }]
      : []),
    ...(call.takes === 'nothing' ? [{ weight: 2, arbitrary: spoilNothing }] : []),
  ];
  return fc
    .array(fc.oneof(...spoilers), { minLength: 1, maxLength: 2 })
    .map((changes) => changes.reduce((request, change) => change(request), honest));
}

/** Every text of an honest ask, in body, query and path, replaced by every text that a database or a page stumbles over. */
export function everyTextSpoilt(call: OpenApiCall, ask: Ask, origin: string): readonly HostileRequest[] {
  const honest = honestRequest(call, ask, origin);
  const text = JSON.stringify(ask.body);
  const bodies = call.takes === 'json' ? placesOf(ask.body).filter((place) => place.length > 0) : [];
  return stumblingTexts.flatMap((stumbling) => [
    ...bodies.map((place) => ({
      ...honest,
      attack: `text at ${place.join('.')}`,
      payload: spoilAt(text, place, 'set', stumbling, ''),
    })),
    ...Object.keys(ask.query ?? {}).map((name) => ({
      ...honest,
      attack: `text in ?${name}`,
      url: urlOf(call.path, { ...ask, query: { ...ask.query, [name]: stumbling } }),
    })),
    ...Object.keys(ask.params ?? {}).map((name) => ({
      ...honest,
      attack: `text in {${name}}`,
      url: urlOf(call.path, {
        ...ask,
        params: { ...ask.params, [name]: stumbling.replace(/\p{Cs}/gu, '\ufffd') },
      }),
    })),
  ]);
}

/** A call as an honest visitor makes it. */
export function honestRequest(call: OpenApiCall, ask: Ask, origin: string): HostileRequest {
  const type = { nothing: undefined, json: 'application/json', file: 'application/octet-stream' }[call.takes];
  return {
    attack: '',
    method: call.method,
    url: urlOf(call.path, ask),
    headers: { origin, ...(type && { 'content-type': type }) },
    ...(call.takes === 'json' ? { payload: JSON.stringify(ask.body) } : {}),
    ...(call.takes === 'file' ? { payload: pdfOf() } : {}),
  };
}

type Change = (request: HostileRequest) => HostileRequest;

function spoil<Value>(
  what: string,
  make: (value: Value, request: HostileRequest) => Partial<HostileRequest>,
) {
  return (value: Value): Change =>
    (request) => ({ ...request, ...make(value, request), attack: `${request.attack} ${what}`.trim() });
}

const spoilHeader = fc
  .oneof(
    { weight: 1, arbitrary: fc.constantFrom(...oddTypes).map((type) => ['content-type', type] as const) },
    {
      weight: 3,
      arbitrary: fc.constantFrom(
        ...Object.entries(oddHeaders).flatMap(([name, values]) =>
          values.map((value) => [name, value] as const),
        ),
      ),
    },
  )
  .map(spoil('header', ([name, value], { headers }) => ({ headers: { ...headers, [name]: value } })));

/** A body where none is asked for. */
const spoilNothing = brokenJson.map(
  spoil('body', (payload, { headers }) => ({
    payload,
    headers: { ...headers, 'content-type': 'application/json' },
  })),
);

function spoilPath(path: string, { params = {}, query }: Ask): fc.Arbitrary<Change> {
  const raw = urlOf(path, { params, ...(query && { query }) });
  return fc
    .tuple(fc.constantFrom(...Object.values(params).filter(Boolean), 'nothing'), fc.constantFrom(...oddParts))
    .map(spoil('path', ([given, odd]) => ({ url: raw.replace(encodeURIComponent(given), odd) })));
}

/** A body with one to three of its values or keys spoilt. */
function spoilBody(body: unknown): fc.Arbitrary<Change> {
  const places = placesOf(body);
  const change = fc.tuple(
    fc.constantFrom(...places),
    fc.constantFrom('set', 'set', 'set', 'drop', 'add', 'wrap'),
    hostileValue,
    hostileKey,
  );
  return fc.array(change, { minLength: 1, maxLength: 3 }).map(
    spoil('value', (changes) => ({
      payload: changes.reduce(
        (text, [place, how, value, key]) => spoilAt(text, place, how, value, key),
        JSON.stringify(body),
      ),
    })),
  );
}

type FieldPath = readonly (string | number)[];

function placesOf(value: unknown, place: FieldPath = []): FieldPath[] {
  if (typeof value !== 'object' || value === null) return [place];
  return [place, ...Object.entries(value).flatMap(([key, inner]) => placesOf(inner, [...place, key]))];
}

/** The JSON text with one place spoilt; text, because an object would swallow `__proto__`. */
function spoilAt(text: string, place: FieldPath, how: string, value: unknown, key: string): string {
  const root: Record<string, unknown> = { at: JSON.parse(text) };
  let parent: Record<string, unknown> = root;
  let last = 'at';
  for (const step of place) {
    const next = parent[last];
    if (typeof next !== 'object' || next === null) return text;
    parent = next as Record<string, unknown>;
    last = String(step);
  }
  if (how === 'drop' && parent !== root) delete parent[last];
  else if (how === 'wrap') parent[last] = [parent[last]];
  else if (
    how === 'add' &&
    typeof parent[last] === 'object' &&
    parent[last] !== null &&
    !Array.isArray(parent[last])
  ) {
    Object.defineProperty(parent[last], key, { value, enumerable: true, configurable: true, writable: true });
  } else parent[last] = value;
  return JSON.stringify(root.at) ?? 'null';
}

function urlOf(path: string, { params = {}, query }: Ask): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] || 'nothing'),
  );
  const text = new URLSearchParams(query).toString();
  return text ? `${filled}?${text}` : filled;
}
