import * as z from 'zod/mini';

/** A field the server refused: where it stands and what is wrong, in the language of the request. */
const fieldFailure = z.object({
  loc: z.array(z.union([z.string(), z.number()])),
  msg: z.string(),
  type: z.string(),
});
export type FieldFailure = z.infer<typeof fieldFailure>;

/** The body of a 422. */
export const fieldFailures = z.object({ detail: z.array(fieldFailure) });

/** The body of every other refusal. */
export const failureBody = z.object({ detail: z.string() });

/** `body, planned_completion_date` → `Planned Completion Date`: the name shown before a server message. */
export function fieldName(loc: readonly (string | number)[]): string {
  const field = loc.filter((part) => part !== 'body').at(-1) ?? '';
  return String(field)
    .split('_')
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

/** A refused submission as lines `Field Name: message`; undefined when the body is not of that form. */
export function failureLines(body: unknown): readonly string[] | undefined {
  const parsed = fieldFailures.safeParse(body);
  if (!parsed.success || parsed.data.detail.length === 0) return undefined;
  return parsed.data.detail.map(({ loc, msg }) => (fieldName(loc) ? `${fieldName(loc)}: ${msg}` : msg));
}
