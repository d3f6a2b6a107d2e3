import type { Secret } from '@ndp/contract/call.ts';
import { calls, downloads, uploads } from '@ndp/contract/calls/all.ts';
import type { Described } from './described-calls.ts';

const rows: Readonly<Record<string, { readonly secret?: Secret }>> = { ...calls, ...downloads, ...uploads };

/** The one kind of secret a call is opened by; undefined for a call that takes none. */
export function kindOf({ name }: Pick<Described, 'name'>): Secret | undefined {
  return rows[name]?.secret;
}
