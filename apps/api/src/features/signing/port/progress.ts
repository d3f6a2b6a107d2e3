import type { EnvelopeState, SignerState } from './port.ts';

/** How far a document has come whose signers were invited, from what they did; all signed means it is being sealed. */
export function progressOf(signers: readonly SignerState[]): EnvelopeState {
  if (signers.some((signer) => signer.state === 'declined')) return 'declined';
  const signed = signers.filter((signer) => signer.state === 'signed').length;
  if (signers.length > 0 && signed === signers.length) return 'sealing';
  if (signed > 0) return 'partially_signed';
  return signers.some((signer) => signer.state === 'viewed') ? 'viewed' : 'sent';
}
