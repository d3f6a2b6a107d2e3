import type { OwnSignature, OwnSignatureFault } from '@ndp/domain/identifiers/own-signature.ts';

/** The signature of a file that came back, or why it is not taken. */
export type OwnSignatureReading = { readonly found: OwnSignature } | { readonly fault: OwnSignatureFault };
