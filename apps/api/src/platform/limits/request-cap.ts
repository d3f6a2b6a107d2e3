import type { FastifyInstance } from 'fastify';
import { Busy } from './refusals.ts';

/** Most requests answered at once by one process. */
export const mostRequests = 500;

/**
 * Bounds how many requests a site answers at once; what comes on top is refused before it is read. Whether the process
 * lives is answered all the same.
 */
export function boundRequests(site: FastifyInstance, most: number): void {
  let underWay = 0;
  const leave = () => {
    underWay -= 1;
  };
  site.addHook('onRequest', (request, reply, done) => {
    if (underWay >= most && request.url !== '/health/live') return done(new Busy());
    underWay += 1;
    reply.raw.once('close', leave);
    done();
  });
}
