import { type Call, type Download, fileType, type Upload } from '@ndp/contract/call.ts';
import { applicationAnswer } from '@ndp/contract/calls/application.ts';
import { fieldFailures, plainFailure } from '@ndp/contract/failure.ts';
import { proofDemanded } from '@ndp/contract/proof.ts';
import { waiting } from '@ndp/contract/proof-wait.ts';
import * as z from 'zod/mini';
import { calls } from '../routes.ts';

type Schema = z.ZodMiniType;

type Asking = Pick<Call, 'method' | 'path' | 'summary'> & Partial<Call>;

/** The table of calls as OpenAPI 3.1. */
export function describeCalls(apiOrigin: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, row] of Object.entries(calls)) {
    const path = row.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [row.method.toLowerCase()]: describeRow(name, row) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'NDP',
      version: '1',
      description:
        'The partner of a call is the one whose portal stands in `Origin`. Sentences follow `Accept-Language` (pl, en).',
    },
    servers: [{ url: apiOrigin }],
    paths,
    components: {
      schemas: {
        FieldFailures: toJsonSchema(fieldFailures, 'output'),
        PlainFailure: toJsonSchema(plainFailure, 'output'),
        ProofDemanded: toJsonSchema(z.extend(plainFailure, waiting.shape), 'output'),
        SectionChanged: toJsonSchema(z.extend(plainFailure, { current: applicationAnswer }), 'output'),
      },
    },
  };
}

function describeRow(name: string, row: Call | Download | Upload) {
  if ('gives' in row) return describeDownload(name, row);
  return 'maxBytes' in row ? describeUpload(name, row) : describeCall(name, row);
}

function describeCall(name: string, row: Call) {
  return {
    ...describeAsking(name, row),
    ...(row.body
      ? { requestBody: { required: true, content: asJson(toJsonSchema(row.body, 'input')) } }
      : {}),
    responses: {
      [row.status]: { description: 'Done', content: asJson(toJsonSchema(row.answer, 'output')) },
      ...(row.query || row.method !== 'GET' ? { 422: fieldsRefused } : {}),
      ...(row.method === 'PUT' ? changeFailures(row) : {}),
      ...(row.mayDemandProof ? { [proofDemanded]: proofFailure } : {}),
      ...anyFailures,
    },
  };
}

/** A call that answers a file: its bytes, in one of the media types it names. */
function describeDownload(name: string, row: Download) {
  const content = Object.fromEntries(
    row.gives.map((type) => [type, { schema: type === 'application/json' ? {} : bytes }]),
  );
  return {
    ...describeAsking(name, row),
    responses: {
      200: { description: 'The file', content },
      ...(row.query ? { 422: fieldsRefused } : {}),
      ...anyFailures,
    },
  };
}

/** A call that takes a file: its bytes are the whole body. */
function describeUpload(name: string, row: Upload) {
  const schema = { ...bytes, maxLength: row.maxBytes };
  return {
    ...describeAsking(name, row),
    requestBody: { required: true, content: { [fileType]: { schema } } },
    responses: {
      [row.status]: { description: 'Done', content: asJson(toJsonSchema(row.answer, 'output')) },
      413: failure('The file is too large', 'PlainFailure'),
      422: failure('The file, or a field beside it, was refused', 'PlainFailure', 'FieldFailures'),
      ...anyFailures,
    },
  };
}

function describeAsking(name: string, row: Asking) {
  return {
    operationId: name,
    summary: row.summary,
    parameters: [...pathParameters(row), ...queryParameters(row), ...headerParameters(row)],
  };
}

function pathParameters({ params, path }: Asking) {
  const names = [...path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? '');
  const schema = params ? toJsonSchema(params, 'input') : {};
  const properties = (schema.properties ?? {}) as Record<string, unknown>;
  return names.map((name) => ({ name, in: 'path', required: true, schema: properties[name] ?? {} }));
}

function queryParameters({ query }: Asking) {
  const schema = query ? toJsonSchema(query, 'input') : {};
  const required = (schema.required ?? []) as string[];
  return Object.entries(schema.properties ?? {}).map(([name, described]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: described,
  }));
}

function headerParameters({ status, looksAtRevision, mayDemandProof }: Asking) {
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

/** Also of a call without a body: one that is sent all the same must be readable. */
const fieldsRefused = failure('A field was refused', 'FieldFailures');

const anyFailures = {
  404: failure('No such partner or link', 'PlainFailure'),
  429: failure('Too many calls; Retry-After says how long to wait', 'PlainFailure'),
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

function changeFailures({ newer, looksAtRevision }: Call) {
  const newerIsThere = newer && asJson(toJsonSchema(z.extend(plainFailure, newer.shape), 'output'));
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
