import type { ApplicationKey } from '../../cases/keys/case-key.ts';

/** The last mail of an application outlives its key, and some are about none: the ring seals them. */
const sealedByRing: readonly string[] = [
  'data-erased',
  'opening-request',
  'program-opened',
  'desk-notice',
  'desk-invitation',
  'desk-role',
];

/** Whether the payload of such a mail is sealed by the ring instead of the key of its application. */
export function isSealedByRing({ kind }: { readonly kind: string }): boolean {
  return sealedByRing.includes(kind);
}

/** Binds a payload to its row: moved to another, it does not open. */
export function payloadContext(
  id: string,
  { partnerId, applicationId, kind }: ApplicationKey & { readonly kind: string },
): string {
  return ['outbox', id, partnerId, applicationId, kind].join('\n');
}
