import { fileType } from '@ndp/contract/call.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Busy } from '../limits/refusals.ts';
import { BodyTooSlow } from './refusals.ts';
import { visitorOf } from './visitor.ts';

/** Most requests answered at once by one process. */
export const mostRequests = 500;

/** How many bodies of one visitor may be on their way at once, and how long one may take, ms. */
export interface BodyRule {
  readonly mostOfOne: number;
  readonly deadlineMs: number;
}

/** An office behind one address sends a dozen at once; 64 kB take two seconds on the slowest line that carries a page. */
export const bodyRule: BodyRule = { mostOfOne: 100, deadlineMs: 10_000 };

/**
 * Bounds how many requests a site answers at once; what comes on top is refused. A request is counted once its body has
 * been read, so that a body that never comes takes nobody's place. Whether the process lives is answered all the same.
 */
export function boundRequests(site: FastifyInstance, most: number): void {
  let underWay = 0;
  const leave = () => {
    underWay -= 1;
  };
  site.addHook('preValidation', (request, reply, done) => {
    if (underWay >= most && request.url !== '/health/live') return done(new Busy());
    underWay += 1;
    reply.raw.once('close', leave);
    done();
  });
}

/** Bounds the bodies on their way, each by a deadline and those of one visitor by a number; files have bounds of their own. */
export function boundBodies(site: FastifyInstance, { mostOfOne, deadlineMs }: BodyRule): void {
  const onTheirWay = new Map<string, number>();
  const change = (visitor: string, by: number) => {
    const count = (onTheirWay.get(visitor) ?? 0) + by;
    if (count > 0) onTheirWay.set(visitor, count);
    else onTheirWay.delete(visitor);
  };
  site.addHook('preParsing', (request, reply, payload, done) => {
    if (!hasBody(request)) return done(null, payload);
    const visitor = visitorOf(request.ip);
    if ((onTheirWay.get(visitor) ?? 0) >= mostOfOne) {
      // What is still to come would be the next request on this connection.
      reply.header('connection', 'close');
      return done(new Busy());
    }
    change(visitor, 1);
    const deadline = setTimeout(() => {
      // To destroy it would take the connection away before the answer.
      if (payload.listenerCount('error') > 0) payload.emit('error', new BodyTooSlow());
    }, deadlineMs);
    let isOver = false;
    const leave = () => {
      if (isOver) return;
      isOver = true;
      clearTimeout(deadline);
      change(visitor, -1);
    };
    payload.once('end', leave);
    reply.raw.once('close', leave);
    done(null, payload);
  });
}

function hasBody({ headers }: FastifyRequest): boolean {
  if (headers['content-type']?.startsWith(fileType)) return false;
  return headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';
}
