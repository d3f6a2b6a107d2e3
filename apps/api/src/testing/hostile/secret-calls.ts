import type { Secret } from '@ndp/contract/call.ts';
import { calls } from '../../app/routes.ts';
import type { OpenApiCall } from './described-calls.ts';

/** The one kind of secret a call is opened by; undefined for a call that takes none. */
export function kindOf({ name }: Pick<OpenApiCall, 'name'>): Secret | undefined {
  return calls[name]?.secret;
}
