interface TrustedTypes {
  readonly defaultPolicy: unknown;
  createPolicy(name: 'default', rules: { createHTML: (html: string) => string | null }): unknown;
}

const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };

// react-aria empties what it has announced by writing an empty text as HTML; nothing else may be written so.
if (trustedTypes && !trustedTypes.defaultPolicy)
  trustedTypes.createPolicy('default', { createHTML: (html) => (html === '' ? html : null) });
