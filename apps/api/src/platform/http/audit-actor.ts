import type { Secret } from '@ndp/contract/call.ts';
import type { FastifyRequest } from 'fastify';
import type { KeyRing } from '../crypto/secrets.ts';
import type { Actor, AuditActor } from '../database/audit-actor.ts';
import { routeOf } from '../log.ts';
import { networkOf } from './network.ts';

/** Who acts with a secret. */
const actors: Readonly<Record<Secret, Actor>> = {
  application: 'applicant',
  papers: 'papers-reader',
  signing: 'signer',
  'co-owner': 'co-owner',
  submission: 'visitor',
  'not-me': 'visitor',
  notices: 'second-address',
  opening: 'visitor',
  helper: 'helper',
  agreement: 'agreement-reader',
  duties: 'new-owner',
};

/** What is stored of a call: route template, number, network, and a hash that tells one browser from another. */
export function auditActorOf(request: FastifyRequest, keys: KeyRing, secret: Secret | undefined): AuditActor {
  const says = request.headers['user-agent'];
  return {
    who: secret ? actors[secret] : 'visitor',
    what: `${request.method} ${routeOf(request)}`,
    request: request.id,
    network: networkOf(request.ip),
    ...(says === undefined
      ? {}
      : { browser: `${keys.hashKeyId}:${keys.hash('browser', says).toString('hex').slice(0, 32)}` }),
  };
}
