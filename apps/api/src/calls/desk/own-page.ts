import type { FastifyRequest } from 'fastify';
import { OtherOrigin } from '../../features/desk/refusals.ts';
import type { Config } from '../../platform/config/config.ts';
import { publicOrigin } from '../../platform/config/hosts.ts';

/**
 * Lets through what a page of the desk sent, as the browser itself says, and what somebody typed into its address
 * line. A change needs one of the two headers: without either nobody knows where it comes from.
 *
 * @throws {OtherOrigin}
 */
export function requireOwnPage({ method, headers }: FastifyRequest, config: Config): void {
  const { origin, 'sec-fetch-site': site } = headers;
  const isRead = method === 'GET' || method === 'HEAD';
  const isForeign = origin !== undefined && origin !== publicOrigin('desk', config);
  const isElsewhere = site !== undefined && site !== 'same-origin' && !(isRead && site === 'none');
  const isUnknown = !isRead && origin === undefined && site === undefined;
  if (isForeign || isElsewhere || isUnknown) throw new OtherOrigin();
}
