import * as z from 'zod/mini';

interface JsonSchema {
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly type?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly minimum?: number;
}

/**
 * What somebody without a wish of their own answers to a schema: a known answer to every field that has one, and to
 * those that must be there the first of the offered values, one, yes or a few words.
 */
export function honestValue(schema: z.ZodMiniType, answers: Readonly<Record<string, unknown>>): unknown {
  const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return answerTo(described as JsonSchema, answers);
}

function answerTo(described: JsonSchema, answers: Readonly<Record<string, unknown>>): unknown {
  const { properties = {}, required = [], items } = described;
  if ('const' in described) return described.const;
  if (described.enum) return described.enum[0];
  if (described.anyOf?.[0]) return answerTo(described.anyOf[0], answers);
  if (described.type === 'array') return items ? [answerTo(items, answers)] : [];
  if (described.type === 'boolean') return true;
  if (described.type !== 'object')
    return described.type === 'string' ? 'Kilka słów' : (described.minimum ?? 1);
  const wanted = Object.entries(properties).filter(([name]) => required.includes(name) || name in answers);
  return Object.fromEntries(wanted.map(([name, field]) => [name, answers[name] ?? answerTo(field, answers)]));
}
