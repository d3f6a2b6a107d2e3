import type * as z from 'zod/mini';

type Shape = Readonly<Record<string, z.ZodMiniType>>;

interface Definition {
  readonly shape?: Shape;
  readonly options?: readonly z.ZodMiniType[];
}

/** The fields a schema asks for, those of every alternative among them. */
export function fieldsOf(schema: z.ZodMiniType): Shape {
  const { shape, options = [] } = schema.def as Definition;
  return shape ?? Object.assign({}, ...options.map(fieldsOf));
}

/** Whether a schema is content without an answer. */
export function mayBeEmpty(schema: z.ZodMiniType): boolean {
  return schema.safeParse(undefined).success || schema.safeParse(null).success;
}
