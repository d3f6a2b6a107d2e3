import {
  type AnswerForm,
  type AnyAccess,
  type BodyForm,
  type Call,
  fileType,
  isFile,
  type PortalAccess,
  type Schema,
} from '@ndp/contract/call.ts';
import { failureBody, fieldFailures } from '@ndp/contract/failure.ts';
import { proofDemanded } from '@ndp/contract/proof.ts';
import { waiting } from '@ndp/contract/proof-wait.ts';
import * as z from 'zod/mini';

/** A row of a table of calls, whoever may make it. */
export type CallRow = Call & AnyAccess;

/** A row as its description reads it; only a call of the portal says something of secrets, revisions and proofs. */
type DescribedCall = Call &
  Omit<PortalAccess, 'permission' | 'desk'> &
  Partial<Pick<AnyAccess, 'permission' | 'desk'>>;

/** The head of a description. */
interface Service {
  /** Where the calls stand. */
  readonly origin: string;
  readonly title: string;
  readonly description: string;
  /** Forms the description refers to besides those of every refusal. */
  readonly schemas?: Readonly<Record<string, Schema>>;
}

/** A table of calls as OpenAPI 3.1. */
export function describeCalls(
  calls: Readonly<Record<string, CallRow>>,
  { origin, title, description, schemas = {} }: Service,
) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, row] of Object.entries(calls)) {
    const path = row.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [row.method.toLowerCase()]: describeCall(name, row) };
  }
  const failures = {
    FieldFailures: fieldFailures,
    PlainFailure: failureBody,
    ProofDemanded: z.extend(failureBody, waiting.shape),
  };
  return {
    openapi: '3.1.0',
    info: { title, version: '1', description },
    servers: [{ url: origin }],
    paths,
    components: {
      schemas: Object.fromEntries(
        Object.entries({ ...failures, ...schemas }).map(([name, schema]) => [
          name,
          toJsonSchema(schema, 'output'),
        ]),
      ),
    },
  };
}

function describeCall(name: string, row: DescribedCall) {
  return {
    operationId: name,
    summary: row.summary,
    ...(row.permission ? { description: `Permission: ${row.permission}` } : {}),
    parameters: [...pathParameters(row), ...queryParameters(row), ...headerParameters(row)],
    ...(row.body ? { requestBody: { required: true, content: describeBody(row.body) } } : {}),
    responses: {
      [row.status]: { description: 'Done', content: describeAnswer(row.answer) },
      ...(isFile(row.body) ? fileFailures : {}),
      ...(!isFile(row.body) && (row.query || row.method !== 'GET') ? { 422: fieldsRefused } : {}),
      ...(row.method === 'PUT' ? changeFailures(row) : {}),
      ...(row.mayDemandProof ? { [proofDemanded]: proofFailure } : {}),
      ...(row.desk || row.permission ? deskFailures : portalFailures),
    },
  };
}

function describeBody(body: BodyForm) {
  if (!isFile(body)) return asJson(toJsonSchema(body, 'input'));
  return { [fileType]: { schema: { ...bytes, maxLength: body.maxBytes } } };
}

/** A file is its bytes, in one of the media types it may have. */
function describeAnswer(answer: AnswerForm) {
  if (!isFile(answer)) return asJson(toJsonSchema(answer, 'output'));
  const types = answer.mediaTypes;
  return Object.fromEntries(
    types.map((type) => [type, { schema: type === 'application/json' ? {} : bytes }]),
  );
}

function pathParameters({ params, path }: DescribedCall) {
  const names = [...path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? '');
  const schema = params ? toJsonSchema(params, 'input') : {};
  const properties = (schema.properties ?? {}) as Record<string, unknown>;
  return names.map((name) => ({ name, in: 'path', required: true, schema: properties[name] ?? {} }));
}

function queryParameters({ query }: DescribedCall) {
  const schema = query ? toJsonSchema(query, 'input') : {};
  const required = (schema.required ?? []) as string[];
  return Object.entries(schema.properties ?? {}).map(([name, described]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: described,
  }));
}

function headerParameters({ status, looksAtRevision, mayDemandProof }: DescribedCall) {
  const text = { type: 'string' };
  const key = { ...text, minLength: 1, maxLength: 255 };
  const inHeader = (name: string, schema: object) => ({ name, in: 'header', schema });
  return [
    inHeader('Accept-Language', text),
    ...(looksAtRevision ? [inHeader('If-Match', text)] : []),
    ...(status === 201 ? [inHeader('Idempotency-Key', key)] : []),
    ...(mayDemandProof ? [inHeader('Proof-Of-Work', text), inHeader('Proof-Of-Work-Waited', text)] : []),
  ];
}

const bytes = { type: 'string', format: 'binary' };

const fileFailures = {
  413: failure('The file is too large', 'PlainFailure'),
  422: failure('The file, or a field beside it, was refused', 'PlainFailure', 'FieldFailures'),
};

/** Also of a call without a body: one that is sent all the same must be readable. */
const fieldsRefused = failure('A field was refused', 'FieldFailures');

const portalFailures = {
  404: failure('No such partner or link', 'PlainFailure'),
  429: failure('Too many calls; Retry-After says how long to wait', 'PlainFailure'),
  default: failure('Any other refusal', 'PlainFailure'),
};

const deskFailures = {
  401: failure('Nobody is logged in', 'PlainFailure'),
  403: failure('The role does not allow it, or another site sent it', 'PlainFailure'),
  404: failure('No such case', 'PlainFailure'),
  default: failure('Any other refusal', 'PlainFailure'),
};

const proofFailure = {
  ...failure(
    'To be repeated with a proof of work, or with the ticket once it has been waited',
    'ProofDemanded',
  ),
  headers: {
    'Proof-Of-Work-Challenge': {
      description:
        'A challenge of ALTCHA version 2, JSON in base64; sent back with its solution in Proof-Of-Work',
      schema: { type: 'string' },
    },
  },
};

function changeFailures({ newer, looksAtRevision }: DescribedCall) {
  const newerIsThere = newer && asJson(toJsonSchema(z.extend(failureBody, newer.shape), 'output'));
  return {
    409: failure('The application was sent, or an earlier step is not complete', 'PlainFailure'),
    ...(newerIsThere && {
      412: { description: 'Something newer is kept than the version in the body', content: newerIsThere },
    }),
    ...(looksAtRevision && {
      412: failure('Something was saved since the revision in If-Match', 'SectionChanged'),
    }),
  };
}

function failure(description: string, ...schemas: readonly [string, ...string[]]) {
  const forms = schemas.map((schema) => ({ $ref: `#/components/schemas/${schema}` }));
  return { description, content: asJson(forms.length > 1 ? { anyOf: forms } : forms[0]) };
}

function asJson(schema: unknown) {
  return { 'application/json': { schema } };
}

function toJsonSchema(schema: Schema, io: 'input' | 'output'): Record<string, unknown> {
  const { $schema, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return described;
}
