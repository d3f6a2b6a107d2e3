import type { Described } from './described-calls.ts';

/** Every kind of secret somebody may hold. */
export const secretKinds = ['application', 'papers', 'signing', 'co-owner', 'submission', 'not-me'] as const;
export type SecretKind = (typeof secretKinds)[number];

/** The one kind of secret a call is opened by; undefined for a call that takes none. */
export function kindOf({ name, path }: Pick<Described, 'name' | 'path'>): SecretKind | undefined {
  if (name === 'correctEmail') return 'submission';
  if (!path.includes('{token}')) return undefined;
  if (path.includes('/not_me/{token}')) return 'not-me';
  if (path.includes('/papers/{token}')) return 'papers';
  if (path.includes('/signing/{token}')) return 'signing';
  if (path.includes('/co_owner_requests/{token}')) return 'co-owner';
  return 'application';
}
