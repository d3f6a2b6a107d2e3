import type { Schema } from '@ndp/contract/call.ts';
import type { FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { Refusal } from '../refusals.ts';
import { BodyRefused, FieldsRefused, LinkNotValid, WrongContentType } from './refusals.ts';

/** Fastify refuses a wrong type before any call; this refuses a body that has none. */
export function needContentType({ headers }: FastifyRequest): void {
  if (headers['content-type'] === undefined) throw new WrongContentType();
}

/**
 * The parameters of a path. Those of the portal's calls belong to a link, so a malformed one is a link that opens nothing.
 *
 * @param Refused  thrown for malformed parameters
 */
export function readParams<Params extends Schema>(
  schema: Params | undefined,
  params: unknown,
  Refused: new () => Refusal = LinkNotValid,
): z.output<Params> {
  const parsed = schema?.safeParse(params);
  if (parsed && !parsed.success) throw new Refused();
  return parsed?.data as z.output<Params>;
}

/** @throws {FieldsRefused} {BodyRefused} */
export function readPart<Part extends Schema>(
  part: 'body' | 'query',
  schema: Part | undefined,
  value: unknown,
): z.output<Part> {
  if (isDeeper(value, deepestBody)) throw new FieldsRefused({ loc: [part], problem: 'too_deep' });
  const parsed = schema?.safeParse(value);
  if (parsed && !parsed.success) throw new BodyRefused(parsed.error.issues, part);
  const path = part === 'body' ? findUnstorable(parsed?.data) : undefined;
  if (path) throw new BodyRefused([{ code: 'custom', path: [...path], message: 'unprintable', input: null }]);
  return parsed?.data as z.output<Part>;
}

/** Levels of lists and objects a body may have; the table of calls needs three. */
const deepestBody = 6;

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1));
}

/** Where a body has a text no database can store: with a NUL, or with half a character. */
function findUnstorable(value: unknown, path: readonly string[] = []): readonly string[] | undefined {
  if (typeof value === 'string') return /[\0\p{Cs}]/u.test(value) ? path : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const found = findUnstorable(inner, [...path, key]);
    if (found) return found;
  }
  return undefined;
}
