/** Refusals that end by themselves; their sentence says when. */
const passing: readonly number[] = [428, 429, 503];

/** The sentence of a refusal that ends by itself; undefined for every other one. */
export function waitIn(status: number, body: unknown): string | undefined {
  if (!passing.includes(status) || typeof body !== 'object' || body === null) return undefined;
  const { detail } = body as { readonly detail?: unknown };
  return typeof detail === 'string' ? detail : undefined;
}
