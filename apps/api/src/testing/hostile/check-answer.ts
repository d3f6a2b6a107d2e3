import type { LightMyRequestResponse } from 'fastify';
import * as z from 'zod';
import type { describeCalls } from '../../platform/http/openapi.ts';
import { describedCalls, type OpenApiCall } from './described-calls.ts';
import type { HostileRequest } from './hostile-requests.ts';
import { mark } from './hostile-values.ts';

type Judge = (
  call: OpenApiCall,
  request: HostileRequest,
  answer: LightMyRequestResponse,
) => readonly string[];

/** What must stand on every answer of the API, whatever was asked. */
const guardHeaders: Readonly<Record<string, RegExp>> = {
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^no-referrer$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'permissions-policy': /camera=\(\)/,
  'content-security-policy': /^(?!.*unsafe).*default-src 'none'/,
};

/** Signs of what goes on inside: a stack, a statement, a path, the name of a part. */
const internals =
  /\bat \S+ \(|node_modules|\/apps\/|\/packages\/|\.ts:\d|\b(select|insert into|update|delete from) "?\w+"? |pglite|kysely|fastify|FST_ERR|violates|invalid input syntax|syntax error|zod|ECONN|TypeError|RangeError|undefined is not/i;

/**
 * A judge of answers by the description of the calls; it names every rule an answer breaks.
 *
 * @param description  `/openapi.json`
 */
export function checkBy(description: ReturnType<typeof describeCalls>): Judge {
  const { schemas } = description.components;
  const known = new Map<object, z.ZodType>();
  const schemaOf = (described: object): z.ZodType => {
    const made = known.get(described) ?? z.fromJSONSchema(resolve(described, schemas) as never);
    known.set(described, made);
    return made;
  };
  const calls = describedCalls(description);
  return ({ path }, request, answer) => [
    ...(answer.statusCode >= 500 ? [`status ${answer.statusCode}`] : []),
    ...checkHeaders(answer),
    // Another method of the same path may be another call.
    ...checkBody(
      calls.find((call) => call.path === path && call.method === request.method),
      request,
      answer,
      schemaOf,
    ),
    ...(answer.statusCode >= 400 ? checkWords(answer) : []),
  ];
}

/** Where no call stands, any of the two forms of a refusal. */
const elsewhere: OpenApiCall['responses'][string] = {
  content: {
    'application/json': {
      schema: {
        anyOf: ['PlainFailure', 'FieldFailures'].map((name) => ({ $ref: `#/components/schemas/${name}` })),
      },
    },
  },
};

function checkHeaders({ headers, statusCode }: LightMyRequestResponse): string[] {
  const missing = Object.entries(guardHeaders).filter(([name, rule]) => !rule.test(String(headers[name])));
  const telling = ['server', 'x-powered-by', 'via'].filter((name) => name in headers);
  const isCached = statusCode >= 400 && headers['cache-control'] !== 'no-store';
  return [
    ...missing.map(([name]) => `header ${name}: ${headers[name]}`),
    ...telling.map((name) => `tells ${name}`),
    ...(isCached ? [`cache-control ${headers['cache-control']}`] : []),
  ];
}

function checkBody(
  documented: OpenApiCall | undefined,
  request: HostileRequest,
  answer: LightMyRequestResponse,
  schemaOf: (described: object) => z.ZodType,
): string[] {
  const { statusCode, headers, body } = answer;
  if (request.method === 'HEAD' || statusCode === 204)
    return body === '' ? [] : ['a body where none belongs'];
  const type = String(headers['content-type']);
  // What a browser asks of itself: its answer is its headers, and nobody reads a body of it.
  if (request.method === 'OPTIONS') return [];
  const described = documented
    ? (documented.responses[statusCode] ?? documented.responses.default)
    : elsewhere;
  const media = type.split(';')[0] ?? '';
  const schema = described?.content[media]?.schema;
  if (!schema) return [`${statusCode} is not described as ${type}`];
  if (media !== 'application/json') return [];
  if (type !== 'application/json; charset=utf-8') return [`content-type ${type}`];
  try {
    const { error } = schemaOf(schema).safeParse(JSON.parse(body));
    return error ? [`${statusCode} is not of its described form: ${z.prettifyError(error)}`] : [];
  } catch {
    return [`${statusCode} is no JSON`];
  }
}

function checkWords({ statusCode, body }: LightMyRequestResponse): string[] {
  // A section changed elsewhere is answered with what is saved: what others sent, and nothing that was refused.
  const said = statusCode === 412 ? body.replace(/"current":.*$/s, '') : body;
  return [
    ...(said.includes(mark) ? ['repeats the refused value'] : []),
    ...(internals.test(body) ? ['tells of its inside'] : []),
    ...(body.length > 64 * 1024 ? [`a refusal of ${body.length} bytes`] : []),
  ];
}

/** The schema with every reference to a component replaced by it. */
function resolve(described: unknown, schemas: Readonly<Record<string, unknown>>): unknown {
  if (Array.isArray(described)) return described.map((each) => resolve(each, schemas));
  if (typeof described !== 'object' || described === null) return described;
  const { $ref } = described as { $ref?: string };
  if ($ref) return resolve(schemas[$ref.split('/').at(-1) ?? ''], schemas);
  // A pattern of JSON Schema is Unicode, but Zod reads it as one that is not.
  const readable = Object.entries(described).filter(
    ([key, value]) => key !== 'pattern' || !String(value).includes('\\p{'),
  );
  return Object.fromEntries(readable.map(([key, value]) => [key, resolve(value, schemas)]));
}
