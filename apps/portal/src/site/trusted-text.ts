/** What browsers that know trusted types are told; TypeScript does not know them. */
interface TrustedTypes {
  createPolicy(name: 'default', rules: { createHTML(text: string): string | null }): unknown;
}

/**
 * Lets libraries write text where markup could stand: to empty a place, or to have an entity read. What could begin an
 * element is refused, whoever writes it.
 */
export function trustTextOnly(): void {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', { createHTML: (text) => (text.includes('<') ? null : text) });
}
