import type { FastifyRequest } from 'fastify';
import type { KeyRing } from '../crypto/secrets.ts';
import type { Act, Actor } from '../database/actor.ts';
import { routeOf } from '../log.ts';
import { networkOf } from './network.ts';

/** Whose secret a route takes, by the part after the base path; anybody else is a visitor. */
const actors: readonly (readonly [RegExp, Actor])[] = [
  [/\/applications\/:token\//, 'applicant'],
  [/\/papers\/:token\//, 'papers-reader'],
  [/\/signing\/:token/, 'signer'],
  [/\/co_owner_requests\/:token/, 'co-owner'],
];

/** What is kept of a call: route template, number, network, and a hash that tells one browser from another. */
export function actOfRequest(request: FastifyRequest, keys: KeyRing): Act {
  const route = routeOf(request);
  const says = request.headers['user-agent'];
  return {
    who: actors.find(([pattern]) => pattern.test(route))?.[1] ?? 'visitor',
    what: `${request.method} ${route}`,
    request: request.id,
    network: networkOf(request.ip),
    ...(says === undefined
      ? {}
      : { browser: `${keys.hashKeyId}:${keys.hash('browser', says).toString('hex').slice(0, 32)}` }),
  };
}
